/**
 * Loads parts of the page's code that are not needed from the start. Where the file of one is gone, the page reloads itself
 * (navigation.client.ts), unless `mayReload` says no in that moment.
 */
export async function loadCode<Parts extends unknown[]>(
  load: () => { [Part in keyof Parts]: Promise<Parts[Part]> },
  mayReload = () => false,
): Promise<Parts> {
  // A browser remembers a failed import for as long as the page is open, so none is tried without a connection.
  if (navigator.onLine === false) throw new Error('There is no connection.');
  const keepPage = (event: Event) => {
    if (!mayReload()) event.stopPropagation();
  };
  document.addEventListener('vite:preloadError', keepPage);
  try {
    const parts = load();
    // Each that fails says so to the page.
    await Promise.allSettled(parts);
    return await Promise.all(parts);
  } finally {
    document.removeEventListener('vite:preloadError', keepPage);
  }
}
