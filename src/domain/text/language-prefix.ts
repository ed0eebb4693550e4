/**
 * What the paths of each language of a site begin with, by its tag: nothing for the first, which is the site's own, `/fr` for `fr-CA`, `/zh-hant` for
 * `zh-TW`. Of two regions of one language the second has its whole tag: `/fr-fr`.
 */
export function prefixesOf([own = 'en', ...others]: readonly string[]): Map<string, string> {
  const prefixes = new Map([[own, '']]);
  const taken = new Set<string>();
  for (const tag of others) {
    const short = `/${shortTag(tag)}`;
    const prefix = taken.has(short) ? `/${tag.toLowerCase()}` : short;
    taken.add(prefix);
    prefixes.set(tag, prefix);
  }
  return prefixes;
}

/** Chinese is read in two scripts, so its script is part of its name. */
function shortTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  const written = script ?? (language === 'zh' ? new Intl.Locale(tag).maximize().script : undefined);
  return [language, written].filter(Boolean).join('-').toLowerCase();
}
