/** Of texts that are all in one language, that language. */
export function langOfAll(texts: readonly string[], langOf: (text: string) => string | undefined): string | undefined {
  const [lang, ...others] = new Set(texts.map(langOf));
  return others.length === 0 ? lang : undefined;
}
