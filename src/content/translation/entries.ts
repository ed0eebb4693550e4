import type { Fields } from '#schema/values/fields.ts';
import { type BrandText, isOptional, keyOf, type Translations } from './translations.ts';

/** A text of a brand as a file of translations has it. A text of several kinds is one entry, unless the file tells them apart. */
export interface TranslationEntry extends BrandText {
  /** As a file has it: `"Sides"`, or `"category|Sides"` where it tells two apart. */
  key: string;
  /** As it is written: "=" where the text stays as it is. Empty: it is missing. */
  translation: string;
  /** Whether the site is whole without it. */
  isOptional: boolean;
}

/** `written`: the translations that there are, and an empty one for each key that waits for its own. */
export function translationEntries(texts: readonly BrandText[], written: Translations): TranslationEntry[] {
  const entries = new Map<string, TranslationEntry>();
  for (const text of texts) {
    const plain = keyOf(text.text);
    const ofKind = keyOf(text.text, text.kind);
    const isApart = has(written, ofKind) || (written.has(ofKind) && !has(written, plain));
    const key = isApart ? ofKind : plain;
    const known = entries.get(key);
    if (known !== undefined) known.isOptional &&= isOptional(text);
    else
      entries.set(key, {
        ...text,
        key: isApart ? kindKeyOf(text) : textKeyOf(text),
        translation: written.get(key) ?? '',
        isOptional: isOptional(text),
      });
  }
  return [...entries.values()];
}

const has = (written: Translations, key: string): boolean => (written.get(key) ?? '') !== '';

/** The line breaks of a text are in its key: they say that the translation may have some, too. */
const textKeyOf = ({ text }: BrandText): string => (text.includes('\n') ? text.trim() : keyOf(text));

/** `"category|Sides"` */
export const kindKeyOf = (text: BrandText): string => `${text.kind}|${textKeyOf(text)}`;

/**
 * What a file of translations has, with an empty translation for each text that has none, in the order of the pages. What no page has any more follows
 * at the end; of that, only what is empty is left out.
 */
export function fillTranslations(
  written: Fields,
  entries: readonly TranslationEntry[],
  gone: ReadonlySet<string>,
): Fields {
  const spelled = Map.groupBy(Object.keys(written), (key) => keyOf(key));
  const inOrder = new Set<string>(Object.hasOwn(written, '$schema') ? ['$schema'] : []);
  for (const { key, translation } of entries) {
    const keys = spelled.get(keyOf(key)) ?? (translation === '' ? [key] : []);
    for (const each of keys) inOrder.add(each);
  }
  const others = Object.keys(written).filter((key) => !inOrder.has(key));
  const isGone = (key: string): boolean => gone.has(keyOf(key));
  for (const key of others) if (!isGone(key)) inOrder.add(key);
  for (const key of others) if (isGone(key) && !isEmpty(written[key])) inOrder.add(key);
  return Object.fromEntries([...inOrder].map((key) => [key, Object.hasOwn(written, key) ? written[key] : '']));
}

const isEmpty = (translation: unknown): boolean => translation === '' || translation === null;

/** What a file of translations has, with a translation put in. */
export function putTranslation(written: Fields, key: string, translation: string): Fields {
  const spelled = Object.keys(written).filter((each) => keyOf(each) === keyOf(key));
  // The last one counts.
  return { ...written, [spelled.at(-1) ?? key]: translation };
}
