const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** A text in its parts of East Asian characters and of others: `scriptRunsOf('Takoyaki たこ焼き')  // ['Takoyaki ', 'たこ焼き']`. */
export function scriptRunsOf(text: string): string[] {
  return text.match(RUN) ?? [];
}
