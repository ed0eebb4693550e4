export type WesternEncoding = 'windows-1252' | 'macintosh';

/**
 * Which of the two encodings in which spreadsheets save a table of Western letters: that of Windows, or that of Excel for Mac. In the one that is
 * wrong, letters become signs ("Poulet r™ti") or capitals inside of words ("CŽsar"), so each letter and sign counts for an encoding where it stands
 * as in a text, and against it where it does not. `isSure`: one of them has more for it than against it, and more than the other.
 */
export function chooseEncoding(bytes: Uint8Array): { encoding: WesternEncoding; isSure: boolean } {
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const mac = new TextDecoder('macintosh').decode(bytes);
  let [forWindows, forMac] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    // "£" and "©" are the same in both.
    if ((bytes[at] ?? 0) < 0x80 || windows[at] === mac[at]) continue;
    forWindows += plausibilityAt(windows, at);
    forMac += plausibilityAt(mac, at);
  }
  const [encoding, most, other]: [WesternEncoding, number, number] =
    forMac > forWindows ? ['macintosh', forMac, forWindows] : ['windows-1252', forWindows, forMac];
  return { encoding, isSure: windows === mac || (most > 0 && most > other) };
}

/** Letters of French, Spanish, German, Italian, Portuguese and the Nordic languages. */
const SMALL = /[àâäáãåæçéèêëíìîïñóòôöõøœúùûüýÿßþð]/;
const CAPITAL = /[ÀÂÄÁÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝÞÐŸ]/;
/** Letters that are a word, as in "à la carte". */
const ALONE = /[àèéóåÀÈÉÓÅ]/;
const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
/** "l’été", "jusqu’au", "d’Azur", with a whole word behind it: "día" of a Mac would be "d’a"; and "chef’s", "we’re". */
const ELISION_BEFORE = /(?:^|[^\p{L}])(?:[cdjlmnst]|(?:jus|quel|lors|puis)?qu|aujourd|un|dell|all|nell|sull)$/iu;
const VOWEL_AFTER = /^[aeiouyhàâäéèêëîïôœù]\p{L}/iu;
const ENGLISH_AFTER = /^(?:s|t|d|m|re|ve|ll)(?!\p{L})/iu;

/** 1 or 2: it stands there as in a text. -1: no text has it there. 0: that says nothing. */
function plausibilityAt(text: string, at: number): number {
  const sign = text[at] ?? '';
  const [before = '', after = ''] = [text[at - 1], text[at + 1]];
  const [isBehind, isInFront] = [LETTER.test(before), LETTER.test(after)];
  if (SMALL.test(sign)) {
    if (UPPER.test(before) && UPPER.test(after)) return -1;
    return isBehind || isInFront || ALONE.test(sign) ? 1 : 0;
  }
  if (CAPITAL.test(sign)) {
    if (LOWER.test(before) || (UPPER.test(before) && LOWER.test(after))) return -1;
    return isBehind || isInFront || ALONE.test(sign) ? 1 : 0;
  }
  if (sign === '’' && isBehind && isInFront) {
    const next = text.slice(at + 1, at + 4);
    const isElision =
      ENGLISH_AFTER.test(next) || (ELISION_BEFORE.test(text.slice(Math.max(0, at - 8), at)) && VOWEL_AFTER.test(next));
    return isElision ? 2 : -1;
  }
  if (/[‘’“”«»–—…°½¼¾®™•·¿¡\u00a0€]/.test(sign)) {
    if (isBehind && isInFront) return -1;
    if (/[€°½¼¾\u00a0]/.test(sign)) return isBesideFigure(text, at) ? 1 : 0;
    return /[™®]/.test(sign) ? 0 : 1;
  }
  return -1;
}

const isBesideFigure = (text: string, at: number): boolean =>
  /\d[^\S\n]?$/.test(text.slice(Math.max(0, at - 2), at)) || /^[^\S\n]?\d/.test(text.slice(at + 1, at + 3));
