import { foldText } from '#core/text/fold.ts';

/** What guests write in a language, and the English words for it. */
export interface Dictionary {
  phrases: ReadonlyMap<string, DictionaryEntry>;
  /** How many words the longest phrase has, in Chinese how many characters. */
  longest: number;
}

export interface DictionaryEntry {
  english: string;
  /** `own`: it never stands in an English question. `shared`: it may. `link`: it joins words, in names as well. */
  kind: 'own' | 'shared' | 'link';
}

/**
 * Each line has English words, a colon, and what is written for them, with commas between. A line that begins with a space goes on with
 * the one above. "-" stands for no word, "=" for the same word. Where two lines have the same phrase, the first counts.
 */
export function makeDictionary(
  texts: Partial<Record<DictionaryEntry['kind'], string>>,
  inCharacters = false,
): Dictionary {
  const phrases = new Map<string, DictionaryEntry>();
  const pairs = (Object.entries(texts) as [DictionaryEntry['kind'], string][]).flatMap(([kind, text]) =>
    pairsIn(text).map(({ english, phrase }) => ({ entry: { english, kind }, phrase: foldText(phrase) })),
  );
  const add = (key: string, entry: DictionaryEntry) => phrases.has(key) || phrases.set(key, entry);
  for (const { phrase, entry } of pairs) add(phrase, entry);
  for (const { phrase, entry } of pairs) add(singularOf(phrase), entry);
  const lengths = pairs.map(({ phrase }) => (inCharacters ? [...phrase] : phrase.split(' ')).length);
  return { phrases, longest: lengths.reduce((longest, length) => Math.max(longest, length), 0) };
}

/** The entry of a folded phrase, else that of the same in the plural or singular: "mai" is May, and "mais" is "but". */
export function entryOf({ phrases }: Dictionary, phrase: string): DictionaryEntry | undefined {
  return phrases.get(phrase) ?? phrases.get(singularOf(phrase));
}

function pairsIn(text: string): { english: string; phrase: string }[] {
  const lines = text.trim().replaceAll('\n ', '').split('\n');
  return lines.flatMap((line) => {
    const [words = '', written = ''] = line.split(': ');
    return written.split(',').map((each) => {
      const phrase = each.trim();
      return { phrase, english: words === '=' ? phrase : words.replace(/^-$/, '') };
    });
  });
}

/** Each word without the sign of a plural: "pommes de terre" as "pomme de terre". */
export function singularOf(phrase: string): string {
  return phrase.replaceAll(/(?<=\p{L}{3})[sx](?!\p{L})/gu, '');
}
