import { vi } from 'vitest';

/** Gives a test the listeners that a page has on its window, without a `window`, by which libraries recognize a browser. */
export function stubListeners(): EventTarget {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  return page;
}
