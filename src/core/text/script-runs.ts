/** A letter that is not Latin, with its marks. */
const LETTER = String.raw`(?:(?!\p{Script=Latin})\p{L}\p{M}*|ー)`;
const RUN = new RegExp(String.raw`${LETTER}+(?:\s+${LETTER}+)*|(?:(?!${LETTER})[\s\S])+`, 'gu');

/** A text in its parts of Latin letters and of those of other scripts: `scriptRunsOf('Takoyaki たこ焼き')  // ['Takoyaki ', 'たこ焼き']`. */
export function scriptRunsOf(text: string): string[] {
  return text.match(RUN) ?? [];
}
