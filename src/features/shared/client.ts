import hydrate from '@astrojs/react/client.js';
import { loadTexts } from '../../services/texts.ts';

type Hydrate = ReturnType<typeof hydrate>;

/** What hydrates the islands of a page: Astro's own script for React, once the texts of the page's language are there. */
// oxlint-disable-next-line no-restricted-exports -- Astro asks for it.
export default (element: HTMLElement): ((...given: Parameters<Hydrate>) => Promise<void>) => {
  const texts = loadTexts();
  return async (...given) => {
    await texts;
    hydrate(element)(...given);
  };
};
