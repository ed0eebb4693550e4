/** Acts once, when an element comes into sight. Returns a function that stops waiting for it. */
export function whenSeen(element: Element | null, act: () => void): () => void {
  if (!element) return () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
