/** Google gets no request before the visitor sees the map. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const frame = target.nextElementSibling;
    if (!isIntersecting || !(frame instanceof HTMLIFrameElement) || frame.src !== '') continue;
    frame.src = frame.dataset['src'] ?? '';
    frame.hidden = false;
    // The frame has its size from the start, but stays hidden until the map is loaded: a frame that loads would take the focus away.
    frame.style.visibility = 'hidden';
    frame.addEventListener('load', () => (frame.style.visibility = ''), { once: true });
  }
});

export function start(): void {
  for (const panel of document.querySelectorAll('.location-map-panel')) seen.observe(panel);
}
