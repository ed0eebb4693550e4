import { foldText } from '#core/text/fold.ts';
import { CHINESE_WORDS } from './chinese.data.ts';
import { isEnglish } from './english-words.ts';
import { readChineseFigures } from './figures.ts';
import { type Knows, noteTyped, type LanguageReading } from './reading.ts';

const { phrases, longest } = CHINESE_WORDS;

/** Reads a question in Chinese, which has no spaces: by the longest phrases of the dictionary, and the names that the site has. */
export function readChinese(query: string, knows: Knows): LanguageReading {
  let evidence = 0;
  const typed = new Map<string, string>();
  const english = inEnglishOrder(readChineseFigures(withPlainSigns(query))).replaceAll(HAN, (run) => {
    const pieces = piecesOf(run, knows);
    evidence += pieces.filter(({ isKnown }) => !isKnown).length;
    for (const { text, phrase = '' } of pieces) if (phrase !== '') noteTyped(typed, text, phrase);
    return ` ${pieces.map(({ text }) => text).join(' ')} `;
  });
  const latin = foldText(query).match(/\p{Script=Latin}+/gu) ?? [];
  const hasOther = (foldText(query).match(NOT_CHINESE) ?? []).some((run) => !knows(run));
  return { evidence: hasOther ? 0 : evidence, against: latin.filter(isEnglish).length, covers: 1, english, typed };
}

const HAN = /\p{Script=Han}+/gu;
/** Japanese and Korean are written with Chinese characters, too. */
const NOT_CHINESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Wide letters, digits and punctuation as the keyboard has them. */
function withPlainSigns(query: string): string {
  return query
    .replaceAll(/[，、；？！]/gu, '$& ')
    .replaceAll('、', ',')
    .replaceAll('。', '. ')
    .normalize('NFKC');
}

/** In Chinese the food stands behind the word for "without", and behind the word for "allergic". */
function inEnglishOrder(query: string): string {
  return query.replaceAll(WITHOUT, '$3$1$2').replaceAll(/[对對](\p{Script=Han}{1,20}?)([过過]敏)/gu, '$2$1');
}

/** "没有猪肉的拉面", and not "有没有猪肉的拉面", which asks for pork. */
const WITHOUT =
  /((?<!有)(?:没有|沒有|没|沒|冇)|不(?:要|含有|含|加|放|吃)?|唔[要食]|[无無])(\p{Script=Han}{1,6}?)的(\p{Script=Han}{2,})/gu;

interface Piece {
  text: string;
  /** Whether the text is a name on the site. */
  isKnown: boolean;
  /** What the dictionary has read as that text. */
  phrase?: string;
}

function piecesOf(run: string, knows: Knows): Piece[] {
  const characters = [...run];
  const pieces: Piece[] = [];
  let unread = '';
  const endUnread = () => {
    if (unread !== '') pieces.push({ text: unread, isKnown: false });
    unread = '';
  };
  for (let at = 0; at < characters.length;) {
    const found = pieceAt(characters, at, knows);
    if (found) {
      endUnread();
      pieces.push(found);
    } else unread += characters[at] ?? '';
    at += found?.length ?? 1;
  }
  endUnread();
  return pieces;
}

function pieceAt(characters: string[], at: number, knows: Knows): (Piece & { length: number }) | undefined {
  for (let length = Math.min(longest, characters.length - at); length > 0; length--) {
    const phrase = characters.slice(at, at + length).join('');
    if (length > 1 && knows(phrase)) return { text: phrase, isKnown: true, length };
    const entry = phrases.get(phrase);
    if (entry) return { text: entry.english, isKnown: false, phrase, length };
  }
  return undefined;
}
