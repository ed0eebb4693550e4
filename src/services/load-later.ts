import { loadCode } from './load-code.ts';

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
