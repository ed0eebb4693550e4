/**
 * Loads code that is not needed from the start. A failure is the caller's to handle. A browser remembers a failed import for as long as the page
 * is open, so none is tried without a connection.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (navigator.onLine === false) throw new Error('There is no connection.');
  return load();
}

/**
 * Loads a module at the first call, and only once: `const load = loadLater(() => import('./open-feedback.ts'))`. After a failure the next call
 * tries again.
 */
export function loadLater<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  const loadOnce = async () => {
    try {
      return await loadCode(load);
    } catch (error) {
      module = undefined;
      throw error;
    }
  };
  return () => (module ??= loadOnce());
}
