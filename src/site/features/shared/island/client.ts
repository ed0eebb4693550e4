import hydrate from '@astrojs/react/client.js';
import { loadTexts } from '../../../services/texts.ts';

type Hydrate = ReturnType<typeof hydrate>;

/** Hydrates the islands of a page with Astro's own script for React, after the texts of the page's language are loaded. */
// oxlint-disable-next-line no-restricted-exports -- Astro asks for it.
export default (element: HTMLElement): ((...given: Parameters<Hydrate>) => Promise<void>) => {
  const texts = loadTexts();
  // A failure is reported where it is awaited, unless the island's own code fails first.
  texts.catch(() => {});
  return async (...given) => {
    await texts;
    hydrate(element)(...given);
  };
};
