import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LookName } from '#schema/looks.ts';
import type { BrandReport } from '#schema/warning.ts';
import type { Publisher } from '#publishing/publisher.ts';
import type { PageParts } from '#tool-pages/document.ts';
import type { Editor } from '../file/editor.ts';

/** What each request of the server brings along, beside what Hono reads of it. */
export interface NodeEnv {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
}

/** What the pages of the editor take from the server that they are a part of. */
export interface EditorContext {
  editor: Editor;
  brandsDir: string;
  getState: (slug: string) => EditedState | undefined;
  /** The HTML files of a brand's published site, such as "menu/index.html". */
  pagesOf: (slug: string) => readonly string[];
  /** Builds a brand whose configuration is not in its folder, so that nobody sees that it has changed. */
  rebuild: (slug: string) => void;
  /** Where a brand's site is: "http://nonna-pia.localhost:4173/" */
  siteAddressOf: (slug: string, request: IncomingMessage) => string;
  /** Makes a whole document of a page. It loads Idiomorph. */
  frame: (slug: string, request: IncomingMessage, parts: PageParts) => string;
  /** The home of a brand with this configuration in all looks, as far as it is drawn; what is missing begins to be drawn. Left out: nobody draws. */
  drawLooks?: ((slug: string, configuration: unknown) => DrawnLooks) | undefined;
  /** Publishes what is written, and says what is published. Missing: nothing is published from here. */
  publisher?: Publisher | undefined;
  /** The number of new messages to a brand. Undefined: nobody has counted them. */
  messagesOf?: ((slug: string) => number | undefined) | undefined;
  /** Of each page. */
  headers: { 'Content-Security-Policy': string; [name: string]: string };
}

/** How the last build of a brand went. */
export interface EditedState {
  slug: string;
  status: 'building' | 'built' | 'failed';
  report?: Pick<BrandReport, 'error' | 'warnings' | 'untranslated' | 'look'>;
}

export interface DrawnLooks {
  /** The addresses of pictures: of the first screen, and of the whole page. */
  pictures: Partial<Record<LookName, { first: string; whole: string }>>;
  /** Those of what the brand was before, to be shown until the new ones are there. */
  old?: DrawnLooks['pictures'];
  /** Why no more of them are drawn. */
  problem?: string;
}
