/** What the reader of configurations says of a value, in another language than English. Each completes a sentence: « abc » … */
export interface ReaderWords {
  /** By the English words. */
  exact: Readonly<Record<string, string>>;
  /** For words with values in them. */
  patterns: readonly (readonly [pattern: RegExp, words: (...values: string[]) => string])[];
  /** For words that are not here. */
  other: string;
}

/** `saidIn(french, 'is not a price') // "n’est pas un prix"`. Undefined where the catalogue does not have the words. */
export function saidIn({ exact, patterns }: ReaderWords, english: string): string | undefined {
  if (Object.hasOwn(exact, english)) return exact[english];
  for (const [pattern, words] of patterns) {
    const match = pattern.exec(english);
    if (match !== null) return words(...match.slice(1));
  }
  return undefined;
}
