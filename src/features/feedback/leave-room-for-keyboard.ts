/** A keyboard on the screen covers what stands at its bottom; `--keyboard` is how much. Returns what ends it. */
export function leaveRoomForKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => {};
  const measure = () => {
    // Zooming in makes the part that is seen smaller, too.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    element.style.setProperty('--keyboard', `${covered}px`);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
