/**
 * Loads code that is not needed from the start, for a visitor who is in the middle of something. A failure is the caller's to handle: where
 * a file is gone, the page does not reload itself (`layouts/navigation.client.ts`). What a page loads by itself when it opens
 * uses `import()` alone: there a reload is right.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  // A browser remembers a failed import for as long as the page is open, so none is tried without a connection.
  if (navigator.onLine === false) throw new Error('There is no connection.');
  const keepPage = (event: Event) => event.preventDefault();
  document.addEventListener('front-of-house:reload', keepPage);
  try {
    return await load();
  } finally {
    document.removeEventListener('front-of-house:reload', keepPage);
  }
}
