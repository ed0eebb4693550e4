import { memoizeByText } from '#core/text/memoize.ts';
import { foldText } from '#core/text/fold.ts';
import { typosBetween } from '#core/text/typos.ts';

/** A word of a question. */
export interface Word {
  /** As it was typed. */
  text: string;
  stem: string;
}

/** A text as words to compare: folded, without punctuation. "What's the Bún Chả?" is `['whats', 'the', 'bun', 'cha']`. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/(\d)[.:](?=\d)/g, '$1:')
    .split(/[^\p{L}\p{N}:$£€¥₹%]+/u)
    .map((word) => word.replace(/^:/, '').replace(/:$/, ''))
    .filter((word) => word !== '');
}

/** The singular of a word; for words that mean the same to a guest, the one that stands for all: "booking" and "reserve" are "reservation". */
export function stemOf(word: string): string {
  const singular = toSingular(word);
  return SAME.get(singular) ?? SAME.get(word) ?? singular;
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss|.{3}o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Each line begins with the word that stands for all of them. */
const SAME_MEANING = `
reservation reserve reserving reserved book booking booked
dairy lactose
parking park parked
dog pet puppy animal
delivery deliver delivering delivered
wheelchair access accessible accessibility disabled stroller pram buggy
child children childrens kid kids kiddo toddler baby highchair
patio terrace terrasse outdoor outside outdoors alfresco
takeout takeaway togo pickup carryout
tip tipping gratuity
vegan plantbased
pizza pizze
panino panini
calzone calzoni
salad insalata insalate
vegetarian veggy veg meatless
gluten-free glutenfree gf coeliac celiac gluten
washroom toilet restroom bathroom loo
wine vino vini
beer birra lager
coffee cafe
dessert dolci dolce sweet
doughnut donut
starter appetizer appetiser antipasti antipasto
drink beverage bibite bibita
shake milkshake
catering cater caterer catered
job career hiring hire vacancy position opening employment apply work
gift voucher giftcard
cheap cheapest affordable
expensive priciest dearest
spicy spiciest hottest fiery
wait waiting queue queueing line lineup
base crust
party birthday celebration
`;

const SAME = new Map(
  SAME_MEANING.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

/** Every word of these lines. */
export const SAME_WORDS: readonly string[] = SAME_MEANING.trim().split(/\s+/);

/** Words that do not tell what a question is about. */
export const FILLER = new Set(
  `a about actually all also am an and any anyone anything are as at back be been being but by can cant could couldnt d did do does doesnt doing dont
  else ever every for from get gets getting give go going gonna good got great had has have having hello help here hey hi hiya how however i id if im in into pm
  is isnt it its ive just kind know let like ll look looking lot lots make many may maybe me might mine more most much must my need no not now of off ok okay on one
  only or other our ours out over own place please pls plz possible pretty put really restaurant right s said say see serve served serving she should show so some somebody someone
  something sort sorry stuff such t take tell than thank thanks that thats the their them then there theres these they thing things think this those to too
  try u under until up ur us use used uses using very via wanna want wants was way we well were what whats when where wheres which while who whos why will with within without
  wont would yeah yes yet you your youre yours guys place places spot folks team store branch called anybody everyone everything nearby near around today tonight lol haha yo hmm um uh btw bro dude omg wow gonna
  wondering wonder allowed allow permitted quick question exactly actual really got actually tho though yep nope dear sir madam`.split(
    /\s+/,
  ),
);

const MIN_TYPO = 4;
/** Anything longer is not a word. */
const MAX_TYPO = 30;
const TWO_TYPOS = 8;

/** The words with typos mended. Of more unknown words than any question has, the rest stay as they are: each is compared with hundreds of words. */
export function correctAll(words: readonly string[], vocabulary: Vocabulary): string[] {
  const unknown = new Set(words.filter((word) => !vocabulary.has(word)));
  const mended = new Set([...unknown].slice(0, MAX_MENDED));
  return words.map((word) => (mended.has(word) ? vocabulary.correct(word) : word));
}

/** A long question in a language that is not read has as many. */
const MAX_MENDED = 60;

function mayBeTypo(word: string): boolean {
  return word.length >= MIN_TYPO && word.length <= MAX_TYPO && !/\d/.test(word);
}

export interface Vocabulary {
  has: (word: string) => boolean;
  /** The word that a typo stands for, if it is clear: "margarita" is "margherita". Else the word as it is. */
  correct: (word: string) => string;
}

/** The most words of which it is remembered what they stand for: the questions of a conversation have mostly the same ones. */
const MAX_REMEMBERED = 2000;

/**
 * Words by their first letters, because a typo rarely changes the first letter and another one: so it is compared with a few words only. Of words that are as
 * near, the one added first is meant. `others` are correct words, too, but no typo is changed into one of them. `typos`: counts them.
 */
export function makeVocabulary(
  words: Iterable<string>,
  others: readonly string[] = [],
  typos: typeof typosBetween = typosBetween,
): Vocabulary {
  const all = new Set([...words].flatMap((word) => [word, toSingular(word)]));
  const right = new Set(others);
  const byStart = new Map<string, { word: string; letters: number }[]>();
  for (const word of all) {
    if (word.length < MIN_TYPO || /\d/.test(word)) continue;
    const start = word.slice(0, 1);
    const entry = { word, letters: lettersOf(word) };
    const known = byStart.get(start);
    if (known) known.push(entry);
    else byStart.set(start, [entry]);
  }
  const has = (word: string) => all.has(word) || right.has(word);
  const correct = (word: string) => {
    const most = word.length >= TWO_TYPOS ? 2 : 1;
    const letters = lettersOf(word);
    let best: { word: string; count: number } | undefined;
    for (const start of [word.slice(0, 1), word.slice(1, 2)])
      for (const known of byStart.get(start) ?? []) {
        // One typo changes at most two letters.
        if (bitsIn(known.letters ^ letters) > 2 * most) continue;
        const count = typos(word, known.word, most);
        if (count <= most && (best === undefined || count < best.count)) best = { word: known.word, count };
      }
    return best?.word ?? word;
  };
  const isRight = (word: string) => !mayBeTypo(word) || has(word) || has(toSingular(word));
  const mend = memoizeByText(correct, MAX_REMEMBERED);
  return { has, correct: (word) => (isRight(word) ? word : mend(word)) };
}

/** Which letters a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
