import type { KindStyles } from './astro/styles/style-note.ts';
import type { PageContent } from './domain/pages/content.ts';

declare global {
  namespace App {
    interface Locals {
      /** All that the page says. */
      content: PageContent;
      /** Paths of the stylesheets that the brand's pages link, from the site's root. The dev server has none. */
      styles?: Pick<KindStyles, 'pages' | 'late'>;
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
