/** What the reader of configurations says of a value, in another language than English. Each completes a sentence: « abc » … */
export interface ReaderWords {
  /** By the English words. */
  exact: Readonly<Record<string, string>>;
  /** For words with values in them. */
  patterns: readonly (readonly [pattern: RegExp, words: (...values: string[]) => string])[];
  /** For words that are not here. */
  other: string;
}

/** What was changed, and what could not be saved. */
export const EDITING = {
  tooLong: 'This is too long.',
  empty: (label: string) => `${label} can’t be empty.`,
  /** What was typed can’t be used: `problem` completes the sentence. */
  refused: (typed: string, problem: string, example?: string) =>
    `“${typed}” ${problem}.${example === undefined ? '' : ` Write it like ${example}`}`,
  /** A price that is far from what others cost: about so many times as much, or as little. */
  farPrice: (price: string, times: number, isMore: boolean) =>
    `${price} is about ${isMore ? `${times} times` : `one ${times}th of`} what others cost. Save it all the same?`,
  /** The words of the reader of configurations and of the schemas. Undefined where these, which are English, do as they are. */
  reader: undefined as ReaderWords | undefined,
  /** Of a value that the last build had more to say of than is translated. */
  notUsed: 'The site can’t use this as it is.',
  example: 'Write it like',

  /** A change in words. */
  changes: {
    nothing: 'nothing',
    staysAsItIs: 'stays as it is',
  },

  conflict: {
    changed: 'Somebody else changed this while your page was open.',
    kept: 'Nothing is lost: choose.',
    nothingSaved: 'Nothing was saved.',
    yours: 'Yours',
    theirs: 'What is there now',
    save: 'Save my choice',
    keepTheirs: 'Keep all that is there',
    besides: 'What you changed besides',
    again: 'It was not saved. Look at what is there now, and change it again.',
    see: 'See it as it is now',
  },

  tooLarge: 'That is too large. Nothing was saved.',
  nothingSavedYouWrote: 'Nothing was saved. This is what you wrote:',
  closed: 'This can’t be edited here now.',
  notSavedNow: 'This could not be saved.',
  /** Before a sentence that is in English in each language. */
  forTechnician: 'For whoever looks after the site:',
  quoted: (text: string) => `“${text}”`,
};
