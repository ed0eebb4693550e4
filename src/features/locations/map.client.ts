/** Nothing is asked of Google before a visitor comes to see the map. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const frame = target.nextElementSibling;
    if (!isIntersecting || !(frame instanceof HTMLIFrameElement) || frame.src !== '') continue;
    frame.src = frame.dataset['src'] ?? '';
    frame.hidden = false;
    // It has its size from the start, but is there for eyes and keyboard only with a map in it: a page that loads takes the focus away.
    frame.style.visibility = 'hidden';
    frame.addEventListener('load', () => (frame.style.visibility = ''), { once: true });
  }
});

export function start(): void {
  for (const panel of document.querySelectorAll('.map-panel')) seen.observe(panel);
}
