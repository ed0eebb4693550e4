/** Google gets no request until the visitor sees the map. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const template = target.nextElementSibling;
    if (!isIntersecting || !(template instanceof HTMLTemplateElement)) continue;
    const frame = document.importNode(template.content, true).querySelector('iframe');
    if (frame === null) continue;
    // The frame has its size from the start, but is hidden until the map is loaded, because a loading frame can take the focus.
    frame.style.visibility = 'hidden';
    frame.addEventListener('load', () => (frame.style.visibility = ''), { once: true });
    template.replaceWith(frame);
  }
});

export function start(): void {
  for (const panel of document.querySelectorAll('.location-map-panel')) seen.observe(panel);
}
