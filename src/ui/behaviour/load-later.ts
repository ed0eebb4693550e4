/**
 * Loads code when it is first wanted, and only once: `const load = loadLater(() => import('./open-feedback.ts'))`. What can't be
 * loaded may be asked for again.
 */
export function loadLater<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  let isLoading = false;

  async function load(): Promise<Module> {
    isLoading = true;
    try {
      return await fetchModule();
    } catch (error) {
      module = undefined;
      throw error;
    } finally {
      isLoading = false;
    }
  }
  // Whoever asked for it handles a failure. The handler in navigation.client.ts would reload the page, even for a visitor who only passed
  // over what opens it.
  window.addEventListener('vite:preloadError', (event) => isLoading && event.stopImmediatePropagation(), true);

  return () => {
    // A browser remembers a failed import for as long as the page is open, so none is tried without a connection.
    if (!module && !navigator.onLine) return Promise.reject(new Error('There is no connection.'));
    return (module ??= load());
  };
}
