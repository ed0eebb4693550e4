import { highest } from './highest.ts';
import type { Diet } from '../../model/menu.ts';
import { type AskedDay, DAY_WORDS, daysIn, timeIn } from './days.ts';
import { type FoundDish, findDishes } from './find-dishes.ts';
import type { Dish, Knowledge, Place } from './knowledge.ts';
import { type SearchIndex, searchIndexOf, STRENGTH } from './search-index.ts';
import { type SmallTalk, smallTalkIn, type Topic, topicsOf } from './topics.ts';
import { correct, FILLER, stemOf, wordsOf } from './words.ts';

/** What a visitor asks, as far as it is understood. */
export interface Question {
  /** Its words, folded and corrected, between single spaces. */
  text: string;
  /** The stems of those words that say what it is about. */
  stems: string[];
  /** Without the words of topics, days, diets and places: what a dish or a feature would be named by. */
  wanted: string[];
  /** The same as they were typed. */
  wantedText: string;
  talk?: SmallTalk;
  topics: Set<Topic>;
  days: AskedDay[];
  /** Minutes from midnight. */
  time?: number;
  /** Of those it names. Empty: it names none. */
  places: Place[];
  /** How it names them. */
  placesBy?: keyof typeof STRENGTH;
  diets: Diet[];
  dishes: FoundDish[];
  /** Something of the menu is to be left out: "no pork", "egg free". What is in a dish the menu does not say in full. */
  isExcluding: boolean;
}

/** How much of a question is read. */
const MOST_WORDS = 80;

export function readQuestion(knowledge: Knowledge, query: string): Question {
  const index = searchIndexOf(knowledge);
  const typed = wordsOf(query).slice(0, MOST_WORDS);
  const words = typed.map((word) => correct(word, index.vocabulary));
  const text = words.join(' ');
  const topics = topicsOf(text);
  const { places, by, rest } = placesIn(knowledge, text);
  const stems = words.filter((word) => !FILLER.has(word)).map(stemOf);
  const wanted = wantedIn(rest);
  const diets = dietsIn(text);
  const time = timeIn(text);
  const talk = smallTalkIn(text);
  return {
    text,
    stems,
    wanted,
    wantedText: typed
      .filter((_, at) => isWanted(words[at] ?? '') && rest.split(' ').includes(words[at] ?? ''))
      .join(' '),
    topics,
    days: daysIn(text),
    places,
    diets,
    isExcluding: excludes(index, text),
    dishes: fitting(dishesIn(index, rest), diets),
    ...(talk !== undefined && { talk }),
    ...(time !== undefined && { time }),
    ...(by !== undefined && { placesBy: by }),
  };
}

function wantedIn(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '' && isWanted(word))
    .map(stemOf);
}

function isWanted(word: string): boolean {
  const stem = stemOf(word);
  const isOther = [FILLER, ASKING, DAYS, DIET_STEMS].some((words) => words.has(word) || words.has(stem));
  return !isOther && !/^[$\d%:.]+$/.test(word);
}

/** Of "gyoza, a shoyu and a beer" each by itself. */
function dishesIn(index: SearchIndex, text: string): FoundDish[] {
  const search = (part: string) => findDishes(index, wantedIn(part));
  const parts = text.split(/ (?:and|or|plus|with|an?|two|three) /).map(search);
  const whole = search(text);
  const found = parts.filter((part) => part.length > 0);
  // A dish whose name has the word between them is one dish.
  if (found.length < 2 || (whole[0]?.covers ?? 0) > 0.99) return whole;
  return [
    ...new Map(
      found
        .flatMap((part) => part.filter(({ score }) => score >= (part[0]?.score ?? 0)))
        .map((each) => [each.dish, each]),
    ).values(),
  ];
}

/** The question as one that follows others: what it leaves out, they have said. */
export function followUp(question: Question, before: Question | undefined): Question {
  if (before === undefined || talkIn(question) !== undefined) return question;
  const { text, topics, days, places, dishes, diets, wanted } = question;
  const isLinked = /^(and|or|also|what about|how about|what of|then|ok and|okay and|but)\b/.test(text);
  const pointsBack =
    /\b(it|its|that|that one|those|these|them|they|there|this|this one|the first|the second|the same|one)\b/.test(text);
  const isShort = text.split(' ').length <= 4;
  const saysNoTopic = topics.size === 0 && dishes.length === 0 && diets.length === 0;
  const goesOn = wanted.length === 0 && (isLinked || pointsBack || isShort);
  const isOfAll = /\b(all|any|other|others|every|each)\b/.test(text);
  const keepsDish = dishes.length === 0 && before.dishes.length > 0 && pointsBack && wanted.length === 0;
  const placesKept = places.length === 0 && !isOfAll ? before.places : places;
  return {
    ...question,
    topics: goesOn && saysNoTopic ? new Set([...before.topics].filter((topic) => topic !== 'nearest')) : topics,
    days: days.length === 0 && ((goesOn && saysNoTopic) || topics.has('hours')) ? before.days : days,
    places: placesKept,
    dishes: keepsDish ? before.dishes : amongThose(dishes, before.dishes, pointsBack),
    ...(placesKept === before.places && before.placesBy !== undefined && { placesBy: before.placesBy }),
  };
}

/** What asks for nothing. Words that say nothing at all are taken for a greeting. */
export function talkIn({ talk, topics, days, places, dishes, diets, stems, text }: Question): SmallTalk | undefined {
  if (talk === 'identity') return talk;
  if (topics.size + days.length + dishes.length + diets.length > 0) return undefined;
  if (talk !== undefined) return talk;
  return stems.length === 0 && places.length === 0 && text.split(' ').length <= 4 ? 'greeting' : undefined;
}

function excludes({ isOnMenu }: SearchIndex, text: string): boolean {
  const [, without = ''] =
    /\b(?:no|without|free of|minus|(?:dont|cant|cannot|not|never|doesnt) eat|avoid|avoiding|except|hate) (?:any |the )?(\w+)/.exec(
      text,
    ) ?? [];
  const [, before = ''] = /\b(\w+) free\b/.exec(text) ?? [];
  return [without, before].some((word) => word !== '' && !DIET_STEMS.has(stemOf(word)) && isOnMenu(stemOf(word)));
}

/** Vegan pizza is, of all pizzas, what is vegan. Of a single dish it is asked whether it is. */
function fitting(found: FoundDish[], diets: Diet[]): FoundDish[] {
  const marked = found.filter(({ dish }) => diets.every((diet) => isMarked(dish.item, diet)));
  return marked.length > 0 ? marked : found;
}

/** Vegan food is vegetarian, whatever is marked. */
export function isMarked({ diets }: Dish['item'], diet: Diet): boolean {
  const marks = diets.map((mark) => mark.diet);
  return marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan'));
}

/** "The tantanmen one" is one of those that were just named. */
function amongThose(dishes: FoundDish[], before: FoundDish[], pointsBack: boolean): FoundDish[] {
  const named = new Set(before.map(({ dish }) => dish));
  const among = dishes.filter(({ dish }) => named.has(dish));
  return pointsBack && among.length > 0 ? among : dishes;
}

/** The places that a text names, by their names if it does, else by where they are; and the text without what names them. */
function placesIn(knowledge: Knowledge, text: string): { places: Place[]; by?: keyof typeof STRENGTH; rest: string } {
  let rest = withoutBrand(knowledge, ` ${text} `);
  const found: { place: Place; is: keyof typeof STRENGTH }[] = [];
  for (const { phrase, place, is } of searchIndexOf(knowledge).placeNames) {
    // A name within a longer one that was found already names nothing else, unless it is the same name of another place.
    const isHere = rest.includes(` ${phrase} `) || rest.includes(` \0${phrase}\0 `);
    if (!isHere) continue;
    found.push({ place, is });
    rest = rest.replaceAll(` ${phrase} `, ` \0${phrase}\0 `);
  }
  rest = rest.replaceAll(/\0[^\0]*\0/g, ' ').trim();
  if (found.length === 0) {
    const nickname = nicknamedIn(knowledge, rest);
    if (nickname) return { places: [nickname.place], by: nickname.is, rest: rest.replace(nickname.word, '') };
  }
  const strongest = highest(found.map(({ is }) => STRENGTH[is]));
  const [best] = found.filter(({ is }) => STRENGTH[is] === strongest);
  const places = new Set(found.filter(({ is }) => STRENGTH[is] === strongest).map(({ place }) => place));
  return { places: [...places], rest, ...(best && { by: best.is }) };
}

const SHORTEST_NICKNAME = 4;

/** "Kits" is Kitsilano, where no other place's name begins so. */
function nicknamedIn(
  knowledge: Knowledge,
  text: string,
): { word: string; place: Place; is: keyof typeof STRENGTH } | undefined {
  const { placeNames, vocabulary } = searchIndexOf(knowledge);
  for (const word of text.split(' ')) {
    if (word.length < SHORTEST_NICKNAME || vocabulary.has(word)) continue;
    const named = placeNames.filter(({ phrase, is }) => (is === 'name' || is === 'area') && phrase.startsWith(word));
    const [first] = named;
    if (first && named.every(({ place }) => place === first.place)) return { word, place: first.place, is: first.is };
  }
  return undefined;
}

/** "Night Owl" is what "Night Owl Burgers" are called, and says nothing of what is wanted. One word alone may be a dish. */
function withoutBrand({ name }: Knowledge, padded: string): string {
  const words = wordsOf(name);
  const calls = words.flatMap((_, index) => (index === 0 ? [] : [words.slice(0, index + 1).join(' ')]));
  return calls.reverse().reduce((text, call) => text.replaceAll(` ${call} `, ' '), padded);
}

const DIETS: [pattern: RegExp, diet: Diet][] = [
  [/\b(vegan|vegans|plant based|plantbased)\b/, 'vegan'],
  [/\b(vegetarian|vegetarians|veggie|veg|meatless|no meat|without meat|meat free)\b/, 'vegetarian'],
  [/\b(gluten|glutenfree|gf|celiac|coeliac|celiacs|coeliacs|wheat)\b/, 'gluten-free'],
  [/\bhalal\b/, 'halal'],
  [/\b(spicy|spiciest|hot (food|dish|dishes|one|ones|stuff)|heat)\b/, 'spicy'],
];

function dietsIn(text: string): Diet[] {
  return DIETS.flatMap(([pattern, diet]) => (pattern.test(text) ? [diet] : []));
}

const DIET_STEMS = new Set([
  'vegan',
  'vegetarian',
  'gluten-free',
  'halal',
  'spicy',
  'free',
  'plant',
  'based',
  'meat',
  'wheat',
]);
const DAYS = new Set(DAY_WORDS);

/** Words that ask, and are not what is asked for. */
const ASKING = new Set(
  `price prices cost costs much menu menus dish dishes item items option options food order eat hours hour open opened opening close closed closing today tonight now time
  address phone telephone number email mail location locations nearest closest near nearby deal deals discount discounts offer offers special specials vegan-friendly
  friendly kind kinds type types sort variety list recommend popular best favorite favourite cheap expensive under dollars dollar bucks available choice choices
  ingredient ingredients contain contains containing inside comes come made safe allergy allergies allergic thing full different currently usually
  selection version day days week weekend tell many call directions direction bill anyway christmas xmas eve boxing new year years holiday holidays halloween valentines canada remembrance actually hungry craving starving lunch dinner brunch supper fancy love bring guys recommendations`.split(
    /\s+/,
  ),
);
