import { fixMojibake } from '#core/text/fix-mojibake.ts';
import { keyOf, saysStays, STAYS, type Translations } from './translations.ts';
import { isFields } from '#schema/values/fields.ts';
import { languageSchema } from '#schema/values/language.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { textSchema } from '#schema/values/text.ts';
import { quoteValue } from '#core/text/quote-value.ts';

/** What was written for the languages of a site, by their tags, and what of it can't be used. */
export interface ReadTranslations {
  byLanguage: ReadonlyMap<string, Translations>;
  /** `language` as it was written; `key` is missing where the problem is the whole of a language. */
  problems: { language: string; key?: string; message: string }[];
}

/**
 * Reads the `translations` of a configuration: `{ "fr-CA": { "Fresh pasta": "Pâtes fraîches", "Margherita": "=" } }`. An empty translation is one that
 * is still missing, and so is one that shows nothing. `own`: the language in which the texts are written.
 */
export function readTranslations(written: unknown, own: string, others: readonly string[]): ReadTranslations {
  const byLanguage = new Map<string, Map<string, string>>();
  const problems: ReadTranslations['problems'] = [];
  if (written !== undefined && !isFields(written)) {
    const message = `${quoteValue(written)} is no object of languages, such as { "fr-CA": { "Fresh pasta": "Pâtes fraîches" } }. It is left out.`;
    return { byLanguage, problems: [{ language: '', message }] };
  }
  // Of "fr" and "fr-CA", which may both be there, the tag as the site has it is read last, and counts.
  const inOrder = Object.entries(written ?? {}).sort(
    ([one], [other]) => Number(others.includes(one)) - Number(others.includes(other)),
  );
  for (const [language, texts] of inOrder) {
    const complain = (message: string, key?: string): void => void problems.push({ language, key, message });
    const tag = findLanguage(language, others);
    if (tag === undefined) complain(`${quoteValue(language)} ${describeLanguage(own, others)} It is not used.`);
    else if (!isFields(texts))
      complain(`${quoteValue(texts)} is no object of texts and their translations. It is left out.`);
    else byLanguage.set(tag, readTexts(texts, complain, byLanguage.get(tag)));
  }
  return { byLanguage, problems };
}

function readTexts(
  texts: Record<string, unknown>,
  complain: (message: string, key: string) => void,
  known = new Map<string, string>(),
): Map<string, string> {
  const misread: { text: string; written: string; mended: string }[] = [];
  for (const [text, translation] of Object.entries(texts)) {
    if (isUnset(translation) || text === '$schema') continue;
    const mended = typeof translation === 'string' ? fixMojibake(translation) : translation;
    const { data } = textSchema.safeParse(mended);
    if (typeof translation !== 'string' || typeof mended !== 'string' || data === undefined) {
      complain(`${quoteValue(translation)} is not a text. The translation is left out.`, text);
      continue;
    }
    // The text of the site was mended, too.
    known.set(keyOf(fixMojibake(text)), saysStays(data) ? STAYS : text.includes('\n') ? data : inOneLine(data));
    if (mended !== translation) misread.push({ text, written: translation, mended });
  }
  const [first, ...others] = misread;
  if (first !== undefined) complain(describeMisread(first, others.length), first.text);
  return known;
}

const describeMisread = ({ written, mended }: { written: string; mended: string }, others: number): string =>
  `${quoteValue(written)} is UTF-8 that was read with another encoding and saved again. It is read as it was before${others === 0 ? '' : `, and ${others} more like it`}. Write it like ${quoteValue(mended)}.`;

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** The language of a site that a tag means: `fr_ca` means "fr-CA", and "fr" the only French one. */
export function findLanguage(written: string, languages: readonly string[]): string | undefined {
  const { data } = languageSchema.safeParse(written);
  if (typeof data !== 'string') return undefined;
  if (languages.includes(data)) return data;
  const akin = languages.filter((tag) => new Intl.Locale(tag).language === data);
  return akin.length === 1 ? akin[0] : undefined;
}

function describeLanguage(own: string, others: readonly string[]): string {
  if (others.length === 0) return 'is no language of the site. Name it in "languages", after the site’s own.';
  return `is none of the languages besides ${JSON.stringify(own)}, which are ${others.map((tag) => JSON.stringify(tag)).join(', ')}.`;
}
