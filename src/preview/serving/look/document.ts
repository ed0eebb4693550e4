import { MORPH_PATH, withLiveScript } from './live-script.ts';
import type { Crumb } from '#editor/pages/editor-context.ts';
import { escapeHtml } from './html.ts';
import { FONT_FACE, STYLE } from './style.ts';

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
}

/** A page that stands in for a site: words in the middle of an empty page. */
export function screenDocument(parts: DocumentParts): string {
  return documentOf('screen', `<main>${parts.main}</main>`, parts);
}

/** A page of the preview's own, with the bar on top. `crumbs` say its path below the dashboard, which has no crumbs; the last is the page itself. */
export function pageDocument({ crumbs, ...parts }: DocumentParts & { crumbs: readonly Crumb[] }): string {
  const body =
    `<a class="skip" href="#main">Skip to content</a>` +
    `<header class="top">${markOf(crumbs.length === 0)}${trailOf(crumbs)}</header>` +
    `<main id="main" tabindex="-1">${parts.main}</main>`;
  return documentOf('page', body, parts, `<script src="${MORPH_PATH}"></script>`);
}

function documentOf(
  className: string,
  body: string,
  { title, stamp, refreshSeconds, style = '' }: DocumentParts,
  script = '',
): string {
  const refresh =
    refreshSeconds === undefined ? '' : `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  const isOfPreview = stamp !== undefined;
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}` +
    `<link rel="icon" href="data:,"><style>${isOfPreview ? FONT_FACE : ''}${STYLE}${style}</style>` +
    `${script}</head><body class="${className}">${body}</body></html>`;
  return isOfPreview ? withLiveScript(html, stamp) : html;
}

/** A printer's register mark: two sheets lie where they should when the crosses do. */
const MARK =
  `<svg viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">` +
  `<circle cx="9" cy="9" r="5.25"/><path d="M9 .5v17M.5 9h17"/></svg>`;

function markOf(isFirstPage: boolean): string {
  const current = isFirstPage ? ' aria-current="page"' : '';
  return `<a class="mark" href="/_preview/"${current}>${MARK}Front of House</a>`;
}

function trailOf(crumbs: readonly Crumb[]): string {
  if (crumbs.length === 0) return '';
  const items = crumbs.map(({ name, address }, index) => {
    const current = index === crumbs.length - 1 ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(address)}"${current}>${escapeHtml(name)}</a></li>`;
  });
  return `<nav aria-label="Where you are"><ol>${items.join('')}</ol></nav>`;
}
