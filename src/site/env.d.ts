import type { PageContent } from '#content/content.ts';
import type { Paths } from '#schema/site.ts';
import type { Texts } from '#i18n/texts.ts';

declare global {
  namespace App {
    interface Locals {
      /** All that the page says. */
      content: PageContent;
      /** What we say ourselves, in the language of the page. */
      texts: Texts;
      /** The fixed paths of the site in the language of the page. */
      paths: Paths;
      /** The language of a text of the brand, for its `lang`, where it is not that of the page. */
      langOf: (text: string | undefined) => string | undefined;
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
