import type { OwnTexts } from '#i18n/catalogue/own-texts.ts';
import type { Texts } from '#i18n/texts.ts';

/** The props of an island, the language of its page where that is not English, and texts of ours in the brand's words. */
export type OfIsland<Props> = Props & { lang?: string | undefined; ownTexts?: OwnTexts | undefined };

/** The props of an island without keys that are undefined, which Astro would write into the page. */
export function islandProps<Props extends object>(props: Props, { tag, own }: Texts): OfIsland<Props> {
  const lang = tag === 'en' ? undefined : tag;
  return JSON.parse(JSON.stringify({ ...props, lang, ownTexts: own })) as OfIsland<Props>;
}

/** The `data-texts` of a part: texts for its script, which is not an island and has no words of its own. */
export const dataTexts = (words: Record<string, string>): string => JSON.stringify(words);
