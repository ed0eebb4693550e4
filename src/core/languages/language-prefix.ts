/**
 * What the paths of each language of a site begin with, by its tag: nothing for the first, which is the site's own, `/fr` for `fr-CA`, `/zh-hant` for
 * `zh-TW`. Where several would have the same, each has its whole tag: `/fr-ca`, `/fr-fr`.
 */
export function prefixesOf([own = 'en', ...others]: readonly string[]): Map<string, string> {
  const short = shortTags(others);
  return new Map([[own, ''], ...others.map((tag) => [tag, `/${short.get(tag)?.toLowerCase()}`] as const)]);
}

/** How each language calls itself, by what tells it apart: "Français" for `fr-CA`, or "Français canadien" beside `fr-FR`. */
export function namesOf(tags: readonly string[]): Map<string, string> {
  return new Map(Array.from(shortTags(tags), ([tag, short]) => [tag, nameOf(tag, short)]));
}

function nameOf(tag: string, short: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', style: 'short' });
  const name = names.of(short) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The shortest unique part of each tag: `fr` for `fr-CA`, or the whole tag if several of them are French. */
function shortTags(tags: readonly string[]): Map<string, string> {
  const sameShort = Map.groupBy(tags, shortTag);
  return new Map(
    tags.map((tag) => {
      const short = shortTag(tag);
      return [tag, sameShort.get(short)?.length === 1 ? short : tag];
    }),
  );
}

/** Chinese is read in two scripts, so its script is part of its name. */
function shortTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  const written = script ?? (language === 'zh' ? new Intl.Locale(tag).maximize().script : undefined);
  return [language, written].filter(Boolean).join('-');
}
