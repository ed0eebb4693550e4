import { foldText } from '../../../text/fold.ts';
import { typosBetween } from '../../../text/typos.ts';

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
  else ever every for from get gets getting give go going gonna good got great had has have having hello help here hey hi hiya how however i id if im in into
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

/** The word of the vocabulary that a typo stands for, if it is clear: "margarita" is "margherita". Else the word as it is. */
export function correct(word: string, vocabulary: Vocabulary): string {
  if (word.length < MIN_TYPO || word.length > MAX_TYPO || /\d/.test(word)) return word;
  if (vocabulary.has(word) || vocabulary.has(toSingular(word))) return word;
  const most = word.length >= TWO_TYPOS ? 2 : 1;
  let best: { word: string; typos: number } | undefined;
  for (const known of vocabulary.near(word)) {
    const typos = typosBetween(word, known, most);
    if (typos <= most && (best === undefined || typos < best.typos)) best = { word: known, typos };
  }
  return best?.word ?? word;
}

export interface Vocabulary {
  has: (word: string) => boolean;
  /** Words of about the same length, among them those of which `word` may be a typo. Those added first come first. */
  near: (word: string) => Iterable<string>;
}

/**
 * Words by their first letters, because a typo rarely changes the first letter and another one: so it is compared with a few words only. `others` are
 * correct words, too, but no typo is changed into one of them.
 */
export function makeVocabulary(words: Iterable<string>, others: readonly string[] = []): Vocabulary {
  const all = new Set([...words].flatMap((word) => [word, toSingular(word)]));
  const right = new Set(others);
  const byStart = new Map<string, string[]>();
  for (const word of all) {
    if (word.length < MIN_TYPO || /\d/.test(word)) continue;
    const start = word.slice(0, 1);
    const known = byStart.get(start);
    if (known) known.push(word);
    else byStart.set(start, [word]);
  }
  return {
    has: (word) => all.has(word) || right.has(word),
    near: (word) => {
      const swapped = word.slice(1, 2);
      return [...(byStart.get(word.slice(0, 1)) ?? []), ...(byStart.get(swapped) ?? [])];
    },
  };
}
