/** The clock comes to pages that have something for it to tell, and by then they can be read. */
document.addEventListener('astro:page-load', () => {
  if (!document.querySelector('[data-times]')) return;
  import('./clock.ts').then(
    ({ tellTime }) => tellTime(),
    () => {}, // The hours are there all the same.
  );
});
