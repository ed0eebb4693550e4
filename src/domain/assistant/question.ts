import type { Diet } from '../../model/menu.ts';
import { type AskedDay, DAY_WORDS, daysIn, timeIn } from './days.ts';
import { type FoundDish, findDishes } from './find-dishes.ts';
import type { Knowledge, Place } from './knowledge.ts';
import { searchIndexOf, STRENGTH } from './search-index.ts';
import { type SmallTalk, smallTalkIn, type Topic, topicsOf } from './topics.ts';
import { correct, FILLER, stemOf, wordsOf } from './words.ts';

/** What a visitor asks, as far as it is understood. */
export interface Question {
  /** Its words, folded and corrected, between single spaces. */
  text: string;
  /** The stems of those words that say what it is about. */
  stems: string[];
  /** Without the words of topics, days and places: what a dish or a feature would be named by. */
  wanted: string[];
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
}

/** How much of a question is read. */
const MOST_WORDS = 80;

export function readQuestion(knowledge: Knowledge, query: string): Question {
  const index = searchIndexOf(knowledge);
  const words = wordsOf(query)
    .slice(0, MOST_WORDS)
    .map((word) => correct(word, index.vocabulary));
  const text = words.join(' ');
  const topics = topicsOf(text);
  const { places, by, rest } = placesIn(knowledge, text);
  const stems = words.filter((word) => !FILLER.has(word)).map(stemOf);
  const wanted = rest
    .split(' ')
    .filter((word) => word !== '' && !FILLER.has(word) && !ASKING.has(word) && !DAYS.has(word) && !/^[$\d%:.]+$/.test(word))
    .map(stemOf)
    .filter((stem) => !ASKING.has(stem));
  const diets = dietsIn(text);
  const time = timeIn(text);
  const talk = smallTalkIn(text);
  return {
    text,
    stems,
    wanted,
    topics,
    days: daysIn(text),
    places,
    diets,
    dishes: findDishes(index, wanted.filter((stem) => !DIET_STEMS.has(stem))),
    ...(talk !== undefined && { talk }),
    ...(time !== undefined && { time }),
    ...(by !== undefined && { placesBy: by }),
  };
}

/** The question as one that follows others: what it leaves out, they have said. */
export function followUp(question: Question, before: Question | undefined): Question {
  if (before === undefined || question.talk !== undefined) return question;
  const { text, topics, days, places, dishes, diets, wanted } = question;
  const isLinked = /^(and|or|also|what about|how about|what of|then|ok and|okay and|but)\b/.test(text);
  const pointsBack = /\b(it|its|that|that one|those|these|them|they|there|this|this one|the first|the second|the same|one)\b/.test(text);
  const isShort = text.split(' ').length <= 4;
  const saysNoTopic = topics.size === 0 && dishes.length === 0 && diets.length === 0;
  const goesOn = isLinked || ((pointsBack || isShort) && saysNoTopic);
  const isOfAll = /\b(all|any|other|others|every|each)\b/.test(text);
  const keepsDish = dishes.length === 0 && before.dishes.length > 0 && pointsBack && wanted.length === 0;
  const placesKept = places.length === 0 && !isOfAll ? before.places : places;
  return {
    ...question,
    topics: goesOn && saysNoTopic ? new Set([...before.topics].filter((topic) => topic !== 'nearest')) : topics,
    days: goesOn && saysNoTopic && days.length === 0 ? before.days : days,
    places: placesKept,
    dishes: keepsDish ? before.dishes : dishes,
    ...(placesKept === before.places && before.placesBy !== undefined && { placesBy: before.placesBy }),
  };
}

/** The places that a text names, by their names if it does, else by where they are; and the text without what names them. */
function placesIn(
  knowledge: Knowledge,
  text: string,
): { places: Place[]; by?: keyof typeof STRENGTH; rest: string } {
  let rest = ` ${text} `;
  const found: { place: Place; is: keyof typeof STRENGTH }[] = [];
  for (const { phrase, place, is } of searchIndexOf(knowledge).placeNames) {
    // A name within a longer one that was found already names nothing else, unless it is the same name of another place.
    const isHere = rest.includes(` ${phrase} `) || rest.includes(` \0${phrase}\0 `);
    if (!isHere) continue;
    found.push({ place, is });
    rest = rest.replaceAll(` ${phrase} `, ` \0${phrase}\0 `);
  }
  rest = rest.replaceAll(/\0[^\0]*\0/g, ' ').trim();
  const strongest = Math.max(0, ...found.map(({ is }) => STRENGTH[is]));
  const [best] = found.filter(({ is }) => STRENGTH[is] === strongest);
  const places = new Set(found.filter(({ is }) => STRENGTH[is] === strongest).map(({ place }) => place));
  return { places: [...places], rest, ...(best && { by: best.is }) };
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

const DIET_STEMS = new Set(['vegan', 'vegetarian', 'gluten-free', 'halal', 'spicy', 'free', 'plant', 'based', 'meat', 'wheat']);
const DAYS = new Set(DAY_WORDS);

/** Words that ask, and are not what is asked for. */
const ASKING = new Set(
  `price prices cost costs much menu menus dish dishes item items option options food order eat hours hour open opened opening close closed closing today tonight now time
  address phone telephone number email mail location locations nearest closest near nearby deal deals discount discounts offer offers special specials vegan-friendly
  friendly kind kinds type types sort variety list recommend popular best favorite favourite cheap expensive under dollars dollar bucks available choice choices
  ingredient ingredients contain contains containing inside comes come made safe allergy allergies allergic thing full different currently usually
  selection version day days week weekend tell many call directions direction bill anyway actually hungry craving fancy love bring guys recommendations`.split(
    /\s+/,
  ),
);
