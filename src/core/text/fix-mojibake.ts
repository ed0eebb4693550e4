/**
 * Repairs texts in UTF-8 that a program read with another encoding and saved again: `fixMojibake('CrÃ¨me brÃ»lÃ©e') // 'Crème brûlée'`, and on a
 * Mac `fixMojibake('Cr√®me') // 'Crème'`. Only characters change that together are the bytes of letters in UTF-8, and that no text has side by
 * side: "SÃO PAULO", "CAFÉ®" and "« voilà »" stay.
 */
export function fixMojibake(text: string): string {
  let mended = text;
  // Some texts went through it twice.
  for (let times = 0; times < 2 && SIGN.test(mended); times++)
    mended = READ_AS.reduce((so, { runs, byteOf, isSure }) => {
      return so.replace(runs, (run: string, at: number, whole: string) => {
        const decoded = decode(Uint8Array.from(run, (char) => byteOf.get(char) ?? 0));
        const around = { before: whole.slice(0, at), after: whole.slice(at + run.length) };
        return decoded !== undefined && isSure(run, decoded, around) ? decoded : run;
      });
    }, mended);
  return mended;
}

interface Around {
  before: string;
  after: string;
}

interface Misreading {
  /** Characters that together have the form of UTF-8. */
  runs: RegExp;
  byteOf: ReadonlyMap<string, number>;
  isSure: (run: string, decoded: string, around: Around) => boolean;
}

/** A character that begins a letter in UTF-8, as one of the two encodings shows it. */
const SIGN = /[Â-ô¬√ƒ≈‚\uf8ff]/;
const READ_AS: readonly Misreading[] = [
  makeMisreading('windows-1252', isSureOfWindows),
  makeMisreading('macintosh', isSureOfMac),
];

function makeMisreading(encoding: string, isSure: Misreading['isSure']): Misreading {
  const shown = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128))];
  const byteOf = new Map(shown.map((char, index) => [char, index + 128]));
  const charsOf = (from: number, through: number) => `[${shown.slice(from - 128, through - 127).join('')}]`;
  const [next, two, three, four] = [charsOf(0x80, 0xbf), charsOf(0xc2, 0xdf), charsOf(0xe0, 0xef), charsOf(0xf0, 0xf4)];
  return { runs: new RegExp(`(?:${two}${next}|${three}${next}{2}|${four}${next}{3})+`, 'gu'), byteOf, isSure };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const ENDS_IN_LETTER = /\p{L}$/u;
const ENDS_IN_CAPITAL = /\p{Lu}$/u;
const BEGINS_WITH_LETTER = /^\p{L}/u;

/** What may stand behind a word in capitals, such as “MAÇÔ. */
const BEHIND_A_WORD = /^[ÃÄÅ][\u00a0”’…–—»›™®·•]$/;

/** One letter alone has to be of a Western language, or a sign: "É®" would be a letter of phonetics, and "…”" behind "é" one of Chinese. */
function isSureOfWindows(run: string, decoded: string, { before, after }: Around): boolean {
  if ([...decoded].length > 1) return true;
  if (!/^(?:[Â-Å]|â|ï[»¿]|ðŸ)/.test(run)) return false;
  // "‚Ä¶" is the "…" of a Mac.
  if (before.endsWith('‚')) return false;
  if (!BEHIND_A_WORD.test(run) || BEGINS_WITH_LETTER.test(after)) return true;
  return ENDS_IN_LETTER.test(before) ? !ENDS_IN_CAPITAL.test(before) : decoded === 'à';
}

/** "√", "≈" and "ƒ" are signs of their own where no letter is beside them. */
function isSureOfMac(run: string, _: string, { before, after }: Around): boolean {
  if (/^(?:¬|‚Ä|‚Ç¨|‚Ñ¢|‚[òú]|\uf8ffü|√†)/.test(run)) return true;
  return /^[√ƒ≈]/.test(run) && (ENDS_IN_LETTER.test(before) || BEGINS_WITH_LETTER.test(after));
}
