/** The HTML of contents that have been drawn, by content and variant; it goes when the content goes. */
const drawn = new WeakMap<object, Map<string, string>>();

export function renderCacheOf(content: object): Map<string, string> {
  let variants = drawn.get(content);
  if (variants === undefined) {
    variants = new Map();
    drawn.set(content, variants);
  }
  return variants;
}
