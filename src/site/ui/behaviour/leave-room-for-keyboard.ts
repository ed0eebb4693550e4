/**
 * Sets `--keyboard` to the height that an on-screen keyboard covers, and `--seen` to the height that is left. Returns a function that
 * stops it.
 */
export function leaveRoomForKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => {};
  const measure = () => {
    // Zooming in makes the visual viewport smaller, too.
    const isZoomed = seen.scale > 1.01;
    const covered = isZoomed ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    element.style.setProperty('--keyboard', `${covered}px`);
    element.style.setProperty('--seen', isZoomed ? '100dvh' : `${Math.round(seen.height)}px`);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
