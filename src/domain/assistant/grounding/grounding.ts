import { EVERYDAY_CHARACTERS, EVERYDAY_WORDS } from './everyday-words.data.ts';

/**
 * Whether a model's text says nothing but what the facts say. Allowed is what is on a list: every word is one of the facts' or an everyday
 * one, every figure, address and phone is one of the facts'. A sentence that denies, counts in words, or speaks of diets, allergens or
 * health has to be a sentence of `draft`, which is the assistant's own answer to the same question.
 */
export function isGrounded(text: string, facts: string, draft = facts): boolean {
  if (TURNING.test(text) || hasOddNumber(text)) return false;
  const written = plain(text);
  const known = plain(unescaped(`${facts}\n${draft}`));
  const characters = new Set(known.replaceAll(MARKUP, ''));
  const words = new Set(wordsIn(known));
  const isWord = (word: string) =>
    EVERYDAY.has(word) || words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, ''));
  return (
    /\p{L}/u.test(written) &&
    Array.from(written).every((character) => ALLOWED.test(character) || characters.has(character)) &&
    wordsIn(written).every(isWord) &&
    [figuresIn, domainsIn, streetsIn].every((claimsIn) => isSubset(claimsIn(written), new Set(claimsIn(known)))) &&
    phonesIn(written).every((phone) => phonesIn(known).some((other) => isSamePhone(phone, other))) &&
    isSubset(
      sentencesIn(written).filter(isDelicate).map(keyOf),
      new Set(sentencesIn(plain(unescaped(draft))).map(keyOf)),
    )
  );
}

/** Controls of direction, which show a figure in another order than it is read in. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** "Ⅷ" becomes letters in plain text; the numerals of other scripts stay what they are, and no fact is written in them. */
const hasOddNumber = (text: string): boolean =>
  Array.from(text).some((character) => /\p{N}/u.test(character) && !/^[\d⁄]+$/.test(character.normalize('NFKC')));

/** Wide, narrow, small and circled characters as those they stand for, in small letters, and nothing that does not show. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐‑]/g, '-')
    .toLowerCase();

/** Facts are JSON, in which a line break is a backslash and a letter. */
const unescaped = (json: string): string => json.replaceAll(/\\[nrt]/g, '\n').replaceAll(/\\(.)/g, '$1');

/** Facts are JSON, and have these in any case. */
const MARKUP = /[[\]{}<>\\`*_#|]/g;
/** Emoji and symbols speak, too: "🥜🚫". */
const ALLOWED = /[\p{L}\p{M}\d\s.,:;!?'"“”«»()\-–—…/&%$€£¥¿¡•·、。「」]/u;

const EVERYDAY = new Set(EVERYDAY_WORDS);

/** Words in small letters; of Chinese each character, since nothing stands between its words. */
function wordsIn(text: string): string[] {
  const words = text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu) ?? [];
  return words.filter((word) => !EVERYDAY_CHARACTERS.includes(word));
}

/** The words with a figure or a sign of an address; "9:30 PM" and "9:30pm", "$18" and "$18.00" are the same. */
function figuresIn(text: string): string[] {
  return text
    .replaceAll(/(\d)\s?([ap])\.?m\b\.?/g, '$1$2m')
    .split(/[\s"'“”«»()[\]{}<>,;!?–—\\、。「」]+/)
    .filter((word) => /\d|@|:\/\/|www\./.test(word))
    .map((word) =>
      word
        .replace(/^[.:*_-]/, '')
        .replace(/[.:*_-]$/, '')
        .replace(/\.00$/, ''),
    );
}

/** "evil.example", whatever its letters, with any of the dots that a browser takes for one. */
function domainsIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}.。-]+/u).filter((word) => !/\p{Script=Han}/u.test(word));
  const labelled = words.map((word) => word.split(/[.。]/).filter(Boolean));
  return labelled.filter((labels) => labels.length > 1 && isTop(labels.at(-1) ?? '')).map((labels) => labels.join('.'));
}

const isTop = (label: string): boolean => label.length > 1 && /^\p{L}/u.test(label);

const STREET =
  /(?<!\d)\d{1,6}[a-z]?,? (?:[\p{L}'.-]+ ){1,3}?(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|square|sq|court|ct|place|pl|crescent|highway|hwy)\b|(?<!\d)\d{1,6}[a-z]?,? (?:rue|avenue|boulevard|chemin|place|calle|avenida|plaza|paseo)(?: [\p{L}'-]+){1,3}/gu;
const streetsIn = (text: string): string[] => text.match(STREET)?.map(keyOf) ?? [];

const MIN_PHONE = 7;
const phonesIn = (text: string): string[] =>
  text
    .split(/[^\d ().-]+/)
    .map((run) => run.replaceAll(/\D/g, ''))
    .filter(({ length }) => length >= MIN_PHONE);
/** With the number of the country or without, and without that of the area. */
const isSamePhone = (one: string, other: string): boolean => other.endsWith(one) || one === `1${other}`;

const sentencesIn = (text: string): string[] => text.split(/[.!?;:](?=[\s"”»)]|$)|["\n。；]/u);
const keyOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** "I do not know" says nothing of the site. */
const NOT_KNOWN =
  /\b(?:do|does|did) ?n[o']t (?:know|say|state|mention|have (?:any |that |this )?information)\b|\bnot (?:sure|known|stated)\b|\bno (?:sé|lo sé)\b|\bne sais pas\b/gu;
/** What a sentence can't say by itself: denials, numbers in words, diets, allergens, health. In English, French, Spanish and Chinese. */
const DELICATE = new RegExp(
  [
    "\\b(?:no|nor|not|none|never|neither|nothing|without|cannot|zero|free|\\w+n't|lacks?|excludes?|avoids?)\\b",
    '\\b(?:safe(?:ly)?|suit\\w*|fit|contain\\w*|includ\\w*|traces?|allerg\\w*|intoleran\\w*|health\\w*|medical\\w*|diet\\w*|pregnan\\w*|diabet\\w*|organic|confirmed)\\b',
    '\\b(?:vegan\\w*|vegetarian\\w*|veg|veggie|plant|halal|kosher|keto|paleo|gluten\\w*|c(?:o)?eliac\\w*|dairy|lactose|milk|eggs?|soya?|sesame|shellfish|\\w*nuts?|wheat|meatless)\\b',
    '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|quarter|twice|double|triple|percent|noon|midnight)\\b',
    '\\b(?:sans|pas|aucune?|jamais|ni|convien\\w*|contien\\w*|adapt\\w*|noix|arachides?|lait|œufs?|soja|bio|santé|régime\\w*|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille|demi\\w*|midi|minuit)\\b',
    '(?<!\\p{L})(?:sin|nunca|ning[uú]n\\w*|apt[oa]s?|libres?|alérg\\w*|végé\\w*|frutos|cacahuetes?|leche|huevos?|salud\\w*|dieta\\w*|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|mil|medi[ao]\\w*)(?!\\p{L})',
    '[不没沒无無非免含素敏麸麩奶蛋坚堅豆孕糖适適健康二两兩三四五六七八九十百千万萬半零]',
  ].join('|'),
  'u',
);
const isDelicate = (sentence: string): boolean => DELICATE.test(sentence.replaceAll(NOT_KNOWN, ''));

const isSubset = (texts: readonly string[], all: ReadonlySet<string>): boolean => texts.every((text) => all.has(text));
