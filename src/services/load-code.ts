/**
 * Loads code that is not needed from the start, for a visitor who is in the middle of something. A failure is the caller's to handle: where
 * a file is gone, the page does not reload itself (`layouts/navigation.client.ts`), unless `mayReload` allows it in that moment. What a page
 * loads by itself when it opens (`layouts/lazy.client.ts`) uses `import()` alone: there a reload is right.
 */
export async function loadCode<Parts extends unknown[]>(
  load: () => { [Part in keyof Parts]: Promise<Parts[Part]> },
  mayReload = () => false,
): Promise<Parts> {
  // A browser remembers a failed import for as long as the page is open, so none is tried without a connection.
  if (navigator.onLine === false) throw new Error('There is no connection.');
  const keepPage = (event: Event) => {
    if (!mayReload()) event.preventDefault();
  };
  document.addEventListener('front-of-house:reload', keepPage);
  try {
    const parts = load();
    // The page asks for each part that fails, so all of them are awaited before the listener goes.
    await Promise.allSettled(parts);
    return await Promise.all(parts);
  } finally {
    document.removeEventListener('front-of-house:reload', keepPage);
  }
}
