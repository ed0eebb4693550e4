import { foldText } from '#core/text/fold.ts';
import { type Dictionary, type DictionaryEntry, entryOf, singularOf } from './dictionary.ts';
import { isEnglish } from './english-words.ts';
import { type Knows, noteTyped, type LanguageReading } from './reading.ts';

/** How much a word of each kind counts for its language: English menus have the shared ones, too. */
const TELLS = { own: 1, shared: 0.5, link: 0.25 };

/** Reads a question in a language that puts spaces between its words. */
export function readWords(query: string, dictionary: Dictionary, knows: Knows): LanguageReading {
  const pieces = piecesOf(wordsIn(query), dictionary, knows);
  const matched = pieces.filter((piece) => piece.entry !== undefined);
  const others = pieces.filter((piece) => piece.entry === undefined);
  const evidence = matched.reduce((sum, piece) => sum + evidenceOf(piece), 0);
  const isOwn = matched.some((piece) => piece.entry?.kind === 'own' && evidenceOf(piece) > 0);
  const english = others.filter(({ words: [word] }) => isEnglish(word?.folded ?? '')).length;
  const known = others.filter((piece) => piece.isKnown).length;
  const typed = new Map<string, string>();
  for (const { words, entry } of matched) noteTyped(typed, entry?.english ?? '', textOf(words));
  const count = matched.reduce((sum, { words }) => sum + words.length, 0);
  return {
    evidence,
    // The name of an item does not count as English. A question that is only an item's name does not count as another language either.
    against: isOwn ? english : Math.max(english, known),
    covers: count === 0 ? 0 : count / (count + others.length - known),
    typed,
    english: `${pieces.map(englishOf).join('')}${query.slice(pieces.at(-1)?.words.at(-1)?.end ?? 0)}`,
  };
}

interface Word {
  text: string;
  folded: string;
  /** The characters between it and the word before. */
  gap: string;
  end: number;
}

interface Piece {
  words: Word[];
  entry?: DictionaryEntry;
  isKnown: boolean;
}

function wordsIn(query: string): Word[] {
  let end = 0;
  return [...query.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: text, index }) => {
    const gap = query.slice(end, index);
    end = index + text.length;
    return { text, folded: foldText(text), gap, end };
  });
}

/** The words by the longest phrases of the dictionary. */
function piecesOf(words: Word[], dictionary: Dictionary, knows: Knows): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const piece = pieceAt(words, at, dictionary, knows);
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces.map((piece, at) => (isNamePart(piece, pieces[at - 1], pieces[at + 1]) ? withoutEntry(piece) : piece));
}

function pieceAt(words: Word[], at: number, dictionary: Dictionary, knows: Knows): Piece {
  for (let count = Math.min(dictionary.longest, words.length - at); count > 0; count--) {
    const phrase = words.slice(at, at + count);
    const entry = isJoined(phrase) ? entryOf(dictionary, phrase.map(({ folded }) => folded).join(' ')) : undefined;
    if (entry) return { words: phrase, entry, isKnown: phrase.every(({ folded }) => knows(folded)) };
  }
  const word = words[at] as Word;
  return { words: [word], isKnown: isEnglish(word.folded) || knows(word.folded) || /^\d/.test(word.text) };
}

/** Not across the end of a sentence or a part of it. */
function isJoined([, ...others]: Word[]): boolean {
  return others.every(({ gap }) => /^[\s'’‘`´‐-]+$/u.test(gap));
}

/** The "con" of "arroz con pollo", where the menu has all three words. */
function isNamePart(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  const isName = (side: Piece | undefined) =>
    side?.isKnown === true && side.entry?.kind !== 'own' && side.entry?.kind !== 'link';
  return piece.entry?.kind === 'link' && piece.isKnown && isName(before) && isName(after);
}

function withoutEntry({ words, isKnown }: Piece): Piece {
  return { words, isKnown };
}

function evidenceOf({ words, entry, isKnown }: Piece): number {
  if (entry === undefined) return 0;
  // "téléphone" is French, "telephone" may be English.
  const typed = words.map(({ text }) => text.toLowerCase());
  if (typed.every(isEnglish) || typed.join(' ') === entry.english) return 0;
  return entry.kind !== 'own' && isKnown ? 0 : TELLS[entry.kind] * words.length;
}

/** As it was typed, from the first word to the last. */
function textOf(words: readonly Word[]): string {
  return words.map(({ gap, text }, index) => (index === 0 ? text : gap + text)).join('');
}

function englishOf({ words, entry, isKnown }: Piece): string {
  const typed = textOf(words);
  const gap = words[0]?.gap ?? '';
  if (entry === undefined) return gap + typed;
  // What joins two words in one language, "l’" or "-vous", is a space in the other.
  return ` ${gap.replaceAll(/[¿¡'’‘`´‐-]/gu, ' ')}${withName(entry, typed, isKnown)} `;
}

/** A word that the menu has may be part of a name: "pollo" stays beside "chicken", but not "sin" beside "without". */
function withName({ english, kind }: DictionaryEntry, typed: string, isKnown: boolean): string {
  if (singularOf(english) === singularOf(foldText(typed))) return typed;
  return isKnown && kind === 'shared' && !isEnglish(english) && !isEnglish(foldText(typed))
    ? `${english} ${typed}`
    : english;
}
