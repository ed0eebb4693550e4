/**
 * Whether a brand's own code has words to read. Then it is a landmark, so that a screen reader finds it; a script that only
 * measures or opens a chat is not.
 */
export function hasWords(code: string): boolean {
  const text = code
    .replaceAll(/<!--.*?(?:-->|$)/gs, '')
    .replaceAll(/<(script|style|template|noscript)\b.*?(?:<\/\1>|$)/gis, '')
    .replaceAll(/<[a-z/!?][^>]*(?:>|$)/gi, '');
  return /[\p{L}\p{N}]/u.test(text);
}
