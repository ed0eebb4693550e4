import { fontFaceOf } from './font.ts';
import { escapeHtml } from './html.ts';
import { STYLE } from './style.ts';

/** A page without its frame. */
export interface PageParts {
  title: string;
  /** HTML */
  main: string;
  /** Rules that only this page needs. */
  style: string;
  /** Where the page stands below the first one of its kind; the last is the page itself. */
  below?: readonly Crumb[];
  /** The language of its texts; English without it. */
  language?: string;
}

export interface Crumb {
  name: string;
  address: string;
}

export interface DocumentParts {
  /** `page`, with a bar on top, `screen`, words in the middle of an empty page, or `own`, which has its whole frame and all of its rules itself. */
  className: 'page' | 'screen' | 'own';
  language?: string | undefined;
  /** Text, not HTML. */
  title: string;
  /** HTML */
  body: string;
  /** Rules beside those of all pages. */
  style?: string;
  /** Where the server has the type; without it the page is set in the device's own. */
  fontPath?: string | undefined;
  /** HTML at the end of the head, for scripts. */
  head?: string;
  /** Reloads the page in a browser without JavaScript. */
  refreshSeconds?: number | undefined;
}

/** The HTML of a whole page of one of our tools. */
export function toolDocument({
  className,
  language = 'en',
  title,
  body,
  style = '',
  fontPath,
  head = '',
  refreshSeconds,
}: DocumentParts): string {
  const refresh =
    refreshSeconds === undefined ? '' : `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  const font = fontPath === undefined ? '' : fontFaceOf(fontPath);
  const base = className === 'own' ? '' : STYLE;
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}` +
    `<link rel="icon" href="data:,"><style>${font}${base}${style}</style>` +
    `${head}</head><body class="${className}">${body}</body></html>`
  );
}

/** What the bar on top says, to those who can't see it. */
export interface BarWords {
  skip: string;
  whereYouAre: string;
}

const OURS: BarWords = { skip: 'Skip to content', whereYouAre: 'Where you are' };

/** The body of a `page`: the bar on top and `main`. `crumbs` say its path below the tool's first page, at `home`, which has no crumbs; the last is the page itself. */
export function pageBody(home: string, crumbs: readonly Crumb[], main: string, words: BarWords = OURS): string {
  return (
    `<a class="skip" href="#main">${escapeHtml(words.skip)}</a>` +
    `<header class="top">${markOf(home, crumbs.length === 0)}${trailOf(crumbs, words)}</header>` +
    `<main id="main" tabindex="-1">${main}</main>`
  );
}

/** A printer's register mark: two sheets lie where they should when the crosses do. */
const MARK =
  `<svg viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">` +
  `<circle cx="9" cy="9" r="5.25"/><path d="M9 .5v17M.5 9h17"/></svg>`;

function markOf(home: string, isFirstPage: boolean): string {
  const current = isFirstPage ? ' aria-current="page"' : '';
  return `<a class="mark" href="${escapeHtml(home)}"${current}>${MARK}Front of House</a>`;
}

function trailOf(crumbs: readonly Crumb[], { whereYouAre }: BarWords): string {
  if (crumbs.length === 0) return '';
  const items = crumbs.map(({ name, address }, index) => {
    const current = index === crumbs.length - 1 ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(address)}"${current}>${escapeHtml(name)}</a></li>`;
  });
  return `<nav aria-label="${escapeHtml(whereYouAre)}"><ol>${items.join('')}</ol></nav>`;
}
