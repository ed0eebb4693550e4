import type { Diet } from '#schema/menu/item-keys.ts';
import { DIET_STEMS, dietsIn } from './diets.ts';
import { isIngredient, isSensitive } from './ingredients.ts';
import { stemOf } from '../words/words.ts';

/** The foods and marks that a question leaves out, and the diets that mean the same. */
export interface Denied {
  /** Stems of foods: "no pork", "dairy free". */
  foods: string[];
  /** Marks that an item must not have: "not spicy". */
  diets: Diet[];
  /** "No meat" asks for what is vegetarian, "no gluten" for what is gluten-free. */
  wantedDiets: Diet[];
  /** The indices of the denying words and of the denied ones. */
  indices: ReadonlySet<number>;
}

const DENYING = new RegExp(
  ' (?:' +
    [
      // Longer phrases first: the first that matches is taken.
      '(?:dont|doesnt|do not|does not|wont|never|not) (?:really |like to )?(?:eat|eats|eating|like|likes|want|tolerate|drink|touch)',
      '(?<!you )(?:dont|doesnt|do not|does not) (?:have|contain|include|use|come with)',
      '(?:cant|cannot|can not) (?:really )?(?:eat|have|tolerate|drink|touch|do|stand)',
      'not (?:a (?:big |huge )?fan of|big on|into)',
      'nothing (?:with|that has|containing)',
      'nothing',
      // "Que no tiene", word by word.
      'no (?:do you have|contains?|has|have|includes?)',
      'no more',
      'no',
      'not too',
      'not',
      'non',
      'isnt',
      'arent',
      'aint',
      'without(?: any)?',
      'sans',
      'sin',
      'senza',
      'except(?: for)?',
      'excluding',
      'minus',
      'hold the',
      'skip the',
      'leave (?:out|off)',
      'take (?:out|off)',
      '(?:i|we) skip',
      'free (?:of|from)',
      'stay(?:ing)? away from',
      'avoid(?:ing)?',
      'hate',
      'dislike',
    ].join('|') +
    ') ',
  'g',
);
/** Words that may stand between the denying word and the denied one. */
const LINKS = new Set([
  'at',
  'all',
  'any',
  'the',
  'a',
  'an',
  'some',
  'my',
  'too',
  'very',
  'of',
  'in',
  'it',
  'with',
  'for',
  'so',
  'please',
  'added',
  'anything',
  'food',
  'foods',
  'things',
  'kind',
  'kinds',
  'sort',
  'type',
  'types',
  'that',
  'has',
  'contains',
  'containing',
  'made',
  'from',
  'tree',
  'pine',
  'raw',
  'cooked',
  'cows',
  'either',
]);
/** Join further foods to those that were denied: "no pork or shellfish". */
const JOINTS = new Set(['or', 'nor', 'and', 'any', 'no', 'without', 'other']);
/** Words whose denial means a diet. */
const MEAT = new Set(['meat', 'flesh'].map(stemOf));
const GLUTEN = new Set(['gluten', 'wheat', 'flour'].map(stemOf));
const HOT = new Set(['spicy', 'spice', 'spiciness', 'heat', 'hot', 'spices', 'spiced'].map(stemOf));
const ANIMAL = new Set(['animal', 'animals']);

/** Reads what a question leaves out. `isOnMenu` tells whether an item has a word with that stem. */
export function deniedIn(words: readonly string[], isOnMenu: (stem: string) => boolean): Denied {
  const gone = new Set<number>();
  const found: DeniedWord[] = [];
  const isFood = (word = '') => {
    const stem = stemOf(word);
    return isIngredient(stem) || DIET_STEMS.has(stem) || HOT.has(stem) || ANIMAL.has(word) || isOnMenu(stem);
  };
  const isTreeNut = (at: number) => /^(?:tree|pine)$/.test(words[at] ?? '') && isFood(words[at + 1]);
  for (const { start, end } of denialsIn(words.join(' '))) {
    let at = end;
    while (LINKS.has(words[at] ?? '')) at++;
    const first = at;
    while (at < words.length && isFood(words[at])) {
      found.push({ word: words[at] ?? '', by: words[start] ?? '', next: words[at + 1] ?? '' });
      at++;
      // "Not spicy vegetarian ramen" denies the spice only.
      if (isDietWord(words[at - 1]) || isDietWord(words[at])) break;
      // "No chicken ramen" denies the chicken only.
      if (
        isIngredient(stemOf(words[at - 1] ?? '')) &&
        !isIngredient(stemOf(words[at] ?? '')) &&
        !JOINTS.has(words[at] ?? '')
      )
        break;
      // "no pork or shellfish", "no nuts no dairy", "no peanuts or tree nuts"
      while (
        JOINTS.has(words[at] ?? '') &&
        (isFood(words[at + 1]) || JOINTS.has(words[at + 1] ?? '') || isTreeNut(at + 1)) &&
        !isNewWish(words, at)
      )
        at++;
      if (isTreeNut(at)) at++;
    }
    if (at > first) for (let index = start; index < at; index++) gone.add(index);
  }
  words.forEach((word, index) => {
    // "egg free", but "gluten free" is a mark's own name.
    const [food = ''] = words.slice(index - 1);
    if (word !== 'free' || index === 0 || gone.has(index) || ['of', 'from'].includes(words[index + 1] ?? '')) return;
    if (!isFood(food) || DIET_STEMS.has(stemOf(food)) || food === 'free') return;
    found.push({ word: food, by: 'free', next: '' });
    gone.add(index - 1).add(index);
    // "egg and milk free"; but of "the pasta, is it nut free" the pasta stays.
    for (
      let at = index - 2;
      /^(?:and|or)$/.test(words[at] ?? '') && isSensitive(stemOf(words[at - 1] ?? ''));
      at -= 2
    ) {
      found.push({ word: words[at - 1] ?? '', by: 'free', next: '' });
      gone.add(at).add(at - 1);
    }
  });
  return { ...sort(found), indices: gone };
}

/** "A pizza that is not the marinara" names the one that is not meant. */
export const EXCLUDES = /\b(?:isnt|is not|not|other than|besides|except|apart from) (?:just |only )?the (.+)$/;

function isDietWord(word = ''): boolean {
  return HOT.has(stemOf(word)) || DIET_STEMS.has(stemOf(word));
}

/** "no nuts and vegan" denies nuts only. */
function isNewWish(words: readonly string[], at: number): boolean {
  return words[at] === 'and' && dietsIn(words[at + 1] ?? '').length > 0;
}

/** Where the denying words stand, as indices of words. */
function denialsIn(text: string): { start: number; end: number }[] {
  const padded = ` ${text} `;
  const denials: { start: number; end: number }[] = [];
  DENYING.lastIndex = 0;
  for (let match = DENYING.exec(padded); match; match = DENYING.exec(padded)) {
    // The space at its end may begin the next one.
    DENYING.lastIndex -= 1;
    const start = countWords(padded.slice(0, match.index + 1));
    denials.push({ start, end: start + countWords(match[0]) });
  }
  return denials;
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}

interface DeniedWord {
  word: string;
  /** The word that denies, and the word after the denied one. */
  by: string;
  next: string;
}

function sort(found: DeniedWord[]): Omit<Denied, 'indices'> {
  const foods: string[] = [];
  const diets = new Set<Diet>();
  const wantedDiets = new Set<Diet>();
  for (const { word, by, next } of found) {
    const isWish =
      by === 'no' && /^(?:options?|food|foods|dish|dishes|menu|stuff|choices?|items?|ones?|thing|things)$/.test(next);
    const stem = stemOf(word);
    if (MEAT.has(stem)) wantedDiets.add('vegetarian');
    // "Which are not gluten free?"
    else if (GLUTEN.has(stem)) (next === 'free' && by !== 'no' ? diets : wantedDiets).add('gluten-free');
    else if (ANIMAL.has(word)) wantedDiets.add('vegan');
    else if (HOT.has(stem)) diets.add('spicy');
    // "No vegan options?" asks for some.
    else if (dietsIn(word).length > 0) dietsIn(word).forEach((diet) => (isWish ? wantedDiets : diets).add(diet));
    else if (!DIET_STEMS.has(stem)) foods.push(stem);
  }
  return { foods: [...new Set(foods)], diets: [...diets], wantedDiets: [...wantedDiets] };
}
