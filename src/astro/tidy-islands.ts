/** Astro puts it where the first island stands; in the body it is no valid HTML. */
const STYLE = /<style>astro-island[^<]*<\/style>/;
/** Nothing reads it, and it differs with the folder in which the pages were compiled. */
const ID = /(?<=<astro-island) uid="[^"]*"/g;

/** The page with the style of its islands in the head, and the same wherever it is built. */
export function tidyIslands(html: string): string {
  const [style] = STYLE.exec(html) ?? [];
  if (style === undefined) return html;
  return html
    .replace(style, '')
    .replace('</head>', () => `${style}</head>`)
    .replace(ID, '');
}
