import { toolLanguageOf, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import { type Crumb, pageBody, toolDocument } from '#tool-pages/document.ts';
import { MORPH_PATH, withLiveScript } from './live-script.ts';

/** Where the type is. It answers on every host, since the waiting screens stand at the addresses of brands. */
export const FONT_PATH = '/_preview/archivo.woff2';

export interface DocumentParts {
  /** Text, not HTML. */
  title: string;
  /** HTML. */
  main: string;
  /** Without one the page does not listen for changes, and takes nothing from the preview: a page of the dev server. */
  stamp?: string | undefined;
  /** Reloads the page in a browser without JavaScript. */
  refreshSeconds?: number | undefined;
  /** Rules that only this page needs. */
  style?: string;
  language?: string | undefined;
}

/** A page that stands in for a site: words in the middle of an empty page. */
export function screenDocument({ main, stamp, ...parts }: DocumentParts): string {
  const fontPath = stamp === undefined ? undefined : FONT_PATH;
  return live(toolDocument({ className: 'screen', body: `<main>${main}</main>`, fontPath, ...parts }), stamp);
}

/** A page of the preview's own, with the bar on top. `crumbs` say its path below the dashboard, which has no crumbs; the last is the page itself. */
export function pageDocument({
  crumbs,
  main,
  stamp,
  ...parts
}: DocumentParts & { stamp: string; crumbs: readonly Crumb[] }): string {
  const words = toolTextsIn(toolLanguageOf([parts.language ?? ''])).inbox;
  const body = pageBody(ADMIN_PATH, crumbs, main, words);
  return live(toolDocument({ className: 'page', body, fontPath: FONT_PATH, head: MORPH, ...parts }), stamp);
}

/** A page that brings its whole frame along. */
export function ownDocument({ main, stamp, ...parts }: DocumentParts & { stamp: string }): string {
  return live(toolDocument({ className: 'own', body: main, fontPath: FONT_PATH, head: MORPH, ...parts }), stamp);
}

const MORPH = `<script src="${MORPH_PATH}"></script>`;

const live = (html: string, stamp: string | undefined): string =>
  stamp === undefined ? html : withLiveScript(html, stamp);
