/** Nothing is asked of Google before a visitor comes to see the map. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const frame = target.nextElementSibling;
    if (!isIntersecting || !(frame instanceof HTMLIFrameElement) || frame.src !== '') continue;
    frame.src = frame.dataset['src'] ?? '';
    frame.hidden = false;
  }
});

document.addEventListener('astro:page-load', () => {
  for (const panel of document.querySelectorAll('.map-panel')) seen.observe(panel);
});
