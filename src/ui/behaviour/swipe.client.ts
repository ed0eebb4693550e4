/** A row to swipe has a stop for the Tab key, so that arrows scroll it. It loses the stop while all of it can be seen. */
const watcher = new ResizeObserver((entries) => {
  for (const { target: row } of entries) {
    if (row.scrollWidth > row.clientWidth) row.setAttribute('tabindex', '0');
    else row.removeAttribute('tabindex');
  }
});

export function start(): void {
  for (const row of document.querySelectorAll('[data-swipe]')) watcher.observe(row);
}
