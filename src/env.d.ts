import type { PageContent } from './domain/pages/content.ts';
import type { Texts } from './domain/texts/texts.ts';

declare global {
  namespace App {
    interface Locals {
      /** All that the page says. */
      content: PageContent;
      /** What we say ourselves, in the language of the page. */
      texts: Texts;
      /** Hears of an exception in a page, and may answer it: Astro itself turns it into a silent status 500. */
      onError?: (error: unknown) => Response | undefined;
    }
  }
}

declare module 'astro/runtime/*.prebuilt.js' {
  const code: string;
  // oxlint-disable-next-line no-restricted-exports -- Astro's files export it so.
  export default code;
}
