/**
 * "Toronto, Vancouver, and Ottawa", or with `' or'` "call, write or come by": what `Intl.ListFormat` makes of them in English. Its first use
 * loads the table of the world's locales, which took an eighth of a small rebuild.
 */
export function listText(words: readonly string[], last: ', and' | ' or'): string {
  const [first = '', second] = words;
  if (words.length < 3) return second === undefined ? first : `${first} ${last.replace(', ', '').trim()} ${second}`;
  return `${words.slice(0, -1).join(', ')}${last} ${words.at(-1)}`;
}
