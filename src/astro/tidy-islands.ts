import { UnsupportedAstroError } from './piece.ts';

/** Astro puts it where the first island stands; in the body it is no valid HTML. */
const STYLE = /<style>astro-island[^<]*<\/style>/;
const STYLE_START = '<style>astro-island';
/** Nothing reads it, and it differs with the folder in which the pages were compiled. */
const ID = /(?<=<astro-island) uid="[^"]*"/g;
const ISLAND_WITH_ID = '<astro-island uid="';

/** The page with the style of its islands in the head, and the same wherever it is built. */
export function tidyIslands(html: string): string {
  const [style] = html.includes(STYLE_START) ? (STYLE.exec(html) ?? []) : [];
  if (style === undefined) {
    if (html.includes(ISLAND_WITH_ID)) throw lost(`a page has an island and no ${STYLE}`);
    return html;
  }
  if (!html.includes(ISLAND_WITH_ID)) throw lost(`a page has the style of islands and no ${ISLAND_WITH_ID}…`);
  return html
    .replace(style, '')
    .replace('</head>', () => `${style}</head>`)
    .replace(ID, '');
}

const lost = (found: string) =>
  new UnsupportedAstroError(
    'tidy-islands.ts',
    found,
    'node_modules/astro/dist/runtime/server/hydration.js and scripts.js',
  );
