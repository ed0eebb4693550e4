import { indexAfter } from './graphemes.ts';

/** At most `limit` characters as a reader counts them, on one line, cut at a word: `shorten('Wood-fired pizza', 12) // "Wood-fired…"` */
export function shorten(text: string, limit: number): string {
  const line = oneLine(text);
  const end = indexAfter(line, limit);
  if (end === line.length) return line;
  const cut = indexAfter(line, limit - 1);
  // A space right behind the cut means that the last word is whole.
  const space = line.lastIndexOf(' ', cut);
  // Text without spaces (Chinese, one endless word) is cut between two characters.
  const kept = line.slice(0, space > cut / 2 ? space : cut);
  return `${kept.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}

/** The first sentence, shortened if it must be, and those of the others that fit whole behind it. */
export function joinSentences(sentences: string[], limit: number): string {
  const [first = '', ...others] = sentences.filter((sentence) => sentence.trim() !== '').map(endSentence);
  return others.reduce(
    (text, sentence) => {
      const longer = `${text}${text.endsWith('。') ? '' : ' '}${sentence}`;
      return indexAfter(longer, limit) === longer.length ? longer : text;
    },
    shorten(first, limit),
  );
}

/** `endSentence('Nonna Pia Inc.') // "Nonna Pia Inc."`: one mark at the end, on one line. */
export function endSentence(text: string): string {
  const line = oneLine(text);
  if (/[.!?…。！？]["'”’)]?$/.test(line)) return line;
  return `${line}${IS_CHINESE.test(line) ? '。' : '.'}`;
}

/** Ends in a character of Chinese, or has a mark that is as wide as one. */
const IS_CHINESE = /\p{Script=Han}$|[：，、]/u;

/** Single spaces. One that does not break stays: French has it before a colon. */
const oneLine = (text: string): string => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();

/** `countOpenings(3) // "3 openings"` */
export function countOpenings(count: number): string {
  return `${count === 0 ? 'No' : count} ${count === 1 ? 'opening' : 'openings'}`;
}

/** `countOf(2208, 'review') === '2,208 reviews'` */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** `capitalize('open until 10:00 PM') // "Open until 10:00 PM"` */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
