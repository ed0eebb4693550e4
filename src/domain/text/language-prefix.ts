/**
 * What the paths of each language of a site begin with, by its tag: nothing for the first, which is the site's own, `/fr` for `fr-CA`, `/zh-hant` for
 * `zh-TW`. Where several would have the same, each has its whole tag: `/fr-ca`, `/fr-fr`.
 */
export function prefixesOf([own = 'en', ...others]: readonly string[]): Map<string, string> {
  const sameShort = Map.groupBy(others, shortTag);
  const prefixOf = (tag: string): string => {
    const short = shortTag(tag);
    return `/${sameShort.get(short)?.length === 1 ? short : tag.toLowerCase()}`;
  };
  return new Map([[own, ''], ...others.map((tag) => [tag, prefixOf(tag)] as const)]);
}

/** Chinese is read in two scripts, so its script is part of its name. */
function shortTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  const written = script ?? (language === 'zh' ? new Intl.Locale(tag).maximize().script : undefined);
  return [language, written].filter(Boolean).join('-').toLowerCase();
}
