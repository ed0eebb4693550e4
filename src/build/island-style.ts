/** Astro puts it where the first island stands; in the body it is no valid HTML. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** The page with the style of its islands in the head. */
export function hoistIslandStyle(html: string): string {
  const [style] = ISLAND_STYLE.exec(html) ?? [];
  return style === undefined ? html : html.replace(style, '').replace('</head>', () => `${style}</head>`);
}
