import type { Diet } from '#schema/menu/item-keys.ts';
import { memoize, memoizeByText } from '#core/text/memoize.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { type AskedDay, DAY_WORDS, daysIn, timeIn } from '../words/days.ts';
import { DIET_STEMS, dietsIn, isMarked } from '../foods/diets.ts';
import { type FoundItem, findItems } from '../search/find-items.ts';
import { holidaysIn } from '#core/hours/holidays.ts';
import { isIngredient } from '../foods/ingredients.ts';
import type { KnownItem, Knowledge } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import { namedItemsIn } from '../search/named-items.ts';
import { hasChoices, type KnownChoices } from '../knowledge/known-choices.ts';
import { choicesIn } from '../search/named-choices.ts';
import { locationsIn } from '../search/named-locations.ts';
import { languageOfPage, readAs } from '../languages/language.ts';
import { isTimed } from '../knowledge/menu-times.ts';
import { deniedIn, EXCLUDES } from '../foods/negation.ts';
import { type SearchIndex, searchIndexOf, stemsIn, type STRENGTH } from '../search/search-index.ts';
import { isTelling } from '../search/telling-words.ts';
import { ASKING_WORDS } from '../words/plain-words.data.ts';
import { type SmallTalk, smallTalkIn, type Topic, topicsOf } from '../words/topics.ts';
import { correctAll, FILLER, stemOf, type Word, wordsOf } from '../words/words.ts';

/** What is understood of a visitor's question. */
export interface Question {
  /** As it was typed. */
  query: string;
  /** Its words, folded and corrected, between single spaces. */
  text: string;
  /** The stems of those words that say what it is about. */
  stems: string[];
  /** The stems left after the words of topics, days, diets and locations: they may name an item or a feature. */
  wanted: string[];
  /** The same words, as they were typed too. */
  leftOver: Word[];
  talk?: SmallTalk;
  topics: Set<Topic>;
  days: AskedDay[];
  /** Minutes from midnight. */
  time?: number;
  /** The locations it names. */
  locations: KnownLocation[];
  /** How it names them. */
  locationsBy?: keyof typeof STRENGTH;
  diets: Diet[];
  /** Marks that an item must not have: "not spicy". */
  deniedDiets: Diet[];
  /** Stems of foods that are to be left out: "no pork", "egg free". */
  deniedFoods: string[];
  items: FoundItem[];
  /** The items whose whole names it says, in its order. */
  named: KnownItem[];
  /** The items that were shown last, where it asks which of them: all others are none of its answer. */
  among?: KnownItem[];
  /** The menus it names, where a page has several. */
  menus: string[];
  /** Stems of the ingredients and allergens it names. */
  ingredients: string[];
  /** The extras and courses that it names. */
  extras: KnownChoices;
}

/** Longer questions are cut. A message of 500 characters has no more, and its last words may name an allergy. */
const MAX_WORDS = 300;
/** The size of the cache of read questions: more than the messages of one conversation and their parts. */
const MAX_READ = 100;

/** What a question asks. The same text is not read twice: a message is read whole and in parts, and again with each question that follows it. */
export function readQuestion(knowledge: Knowledge, query: string): Question {
  return readerOf(knowledge)(query);
}

const readerOf = memoize((knowledge: Knowledge) => memoizeByText((query) => readText(knowledge, query), MAX_READ));

function readText(knowledge: Knowledge, query: string): Question {
  const index = searchIndexOf(knowledge);
  const typed = wordsOf(query).slice(0, MAX_WORDS);
  const words = correctAll(typed, index.vocabulary);
  const text = words.join(' ');
  const { named: allNamed, masked } = namedItemsIn(index.itemNames, words);
  const named = namedByDiet(knowledge, text, withoutExcluded(text, allNamed));
  const denied = deniedIn(masked, index.isOnMenu);
  const kept = words.filter((_, at) => !denied.indices.has(at)).join(' ');
  const unnamed = masked.filter((_, at) => !denied.indices.has(at)).join(' ');
  const { locations, by, rest } = locationsIn(knowledge, kept);
  const left = new Set(rest.split(' '));
  // "Is the tiramisu not vegetarian?" asks whether it is.
  const [wantedDiets, deniedDiets] =
    named.length > 0 ? [[...denied.wantedDiets, ...denied.diets], []] : [denied.wantedDiets, denied.diets];
  return {
    query,
    text,
    stems: words.filter((word) => !FILLER.has(word)).map(stemOf),
    wanted: wantedIn(rest),
    leftOver: words.flatMap((word, at) =>
      isWanted(word) && left.has(word) ? { text: typed[at] ?? word, stem: stemOf(word) } : [],
    ),
    topics: topicsIn(knowledge, { text, wanted: wantedIn(rest), isItemNamed: named.length > 0 }),
    days: askedDays(knowledge, unnamed),
    locations,
    diets: [...new Set([...dietsIn(unnamed), ...wantedDiets])],
    deniedDiets,
    deniedFoods: denied.foods,
    items: named.every((item) => allNamed.includes(item)) ? itemsIn(index, rest, query) : named.map(foundByName),
    named,
    menus: menusIn(knowledge, rest),
    extras: extrasIn(knowledge, unnamed, named),
    ingredients: [
      ...new Set([
        ...ingredientsIn(unnamed.split(' ')),
        ...denied.foods,
        ...ingredientsAmong(named),
        ...allergiesIn(unnamed).filter(index.isOnMenu),
      ]),
    ],
    ...omitUndefined({ talk: smallTalkIn(text), time: timeIn(unnamed), locationsBy: by }),
  };
}

/** Without the item of "a pizza that is not the marinara". */
function withoutExcluded(text: string, named: KnownItem[]): KnownItem[] {
  const [, rest = ''] = EXCLUDES.exec(text) ?? [];
  return rest === '' ? named : named.filter((item) => !rest.startsWith(wordsOf(item.name).join(' ')));
}

/** "The veggie gyoza" is the vegetable gyoza, where that has the mark and the gyoza has not. */
function namedByDiet({ items }: Knowledge, text: string, named: KnownItem[]): KnownItem[] {
  return named.flatMap((item) => {
    const name = wordsOf(item.name).join(' ');
    const before = text.slice(0, Math.max(0, text.indexOf(name))).trim();
    const diets = dietsIn(
      before
        .split(' ')
        .slice(before.endsWith(' free') ? -2 : -1)
        .join(' '),
    );
    if (diets.length === 0 || diets.every((diet) => isMarked(item, diet))) return [item];
    const meant = items.filter(
      (other) => wordsOf(other.name).join(' ').includes(name) && diets.every((diet) => isMarked(other, diet)),
    );
    return meant.length > 0 ? meant : [item];
  });
}

function menusIn(knowledge: Knowledge, text: string): string[] {
  const words = stemsIn(text);
  return [...menuStemsOf(knowledge)].flatMap(([menu, readings]) =>
    readings.some((stems) => isNamedBy(stems, words)) ? menu : [],
  );
}

/** The names of menus by their telling words, as they are written and in English: of "Lunch menu" only "lunch", and of "Almuerzo" lunch, too. */
const menuStemsOf = memoize(({ menus, languages }: Knowledge): ReadonlyMap<string, string[][]> => {
  const [tag = 'en'] = languages.keys();
  return new Map(
    menus.map(({ name }) => {
      const { english } = readAs(languageOfPage(tag), name, () => false);
      return [name, [name, english].map(namingStems)];
    }),
  );
});

/** The words that a question has to have. Of "Late menu" and "All day" none tells what it is: there the whole name, and only where that says that it is a menu. */
function namingStems(name: string): string[] {
  const all = [...stemsIn(name)];
  const telling = all.filter((stem) => !OF_ANY_MENU.has(stem));
  if (telling.some((stem) => MEALS.has(stem) || isTelling({ text: stem, stem }))) return telling;
  return telling.length < all.length ? all : [];
}

/** A meal names each of its menus: "brunch" the weekend brunch. */
function isNamedBy(stems: readonly string[], words: ReadonlySet<string>): boolean {
  const isWhole = stems.length > 0 && stems.every((stem) => words.has(stem));
  return isWhole || stems.some((stem) => MEALS.has(stem) && words.has(stem));
}

const MEALS = new Set(['breakfast', 'brunch', 'lunch', 'dinner', 'supper']);

const OF_ANY_MENU = new Set(['menu', 'the', 'our', 'card', 'carte']);

/** Of an item that is named only what stands beside its name counts, unless an extra has the same name. */
function extrasIn(knowledge: Knowledge, unnamed: string, named: readonly KnownItem[]): KnownChoices {
  const words = [...unnamed.split(' '), ...named.map(({ name }) => name)].join(' ');
  return choicesIn(knowledge, stemsIn(words), wantedIn(unnamed));
}

/** "Gluten free" names a mark, "gluten" an ingredient. */
function ingredientsIn(words: string[]): string[] {
  const isMark = /\b(?:gluten ?free|gf)\b/.test(words.join(' '));
  const stems = words.map(stemOf).filter((stem) => isIngredient(stem) && !(isMark && stem === GLUTEN));
  return [...new Set(stems)];
}

/** Where the question names several items, those that are also ingredients: "pork in the miso", where the menu has an item "Pork". */
function ingredientsAmong(named: readonly KnownItem[]): string[] {
  const names = new Set(named.map((item) => item.name));
  return names.size < 2
    ? []
    : [...names].map((name) => [...stemsIn(name)]).flatMap((stems) => (stems.every(isIngredient) ? stems : []));
}

const GLUTEN = stemOf('gluten');

/** "Allergic to tomatoes", "a tomato allergy": an allergy may be one to any food. */
function allergiesIn(text: string): string[] {
  const words = text.split(' ');
  return words.flatMap((word, at) => {
    if (word === 'to' && words[at - 1] === 'allergic') return stemOf(words[at + 1] ?? '');
    return /^(?:allerg(?:y|ies)|intoleran)/.test(word) && at > 0 ? stemOf(words[at - 1] ?? '') : [];
  });
}

/** An opening's title asks for the job, "do you need a grill cook?", unless it may mean something else; an offer's asks for the offer. */
function topicsIn(
  knowledge: Knowledge,
  { text, wanted, isItemNamed }: { text: string; wanted: string[]; isItemNamed: boolean },
): Set<Topic> {
  const { openings, offers, catalog, isOnMenu } = searchIndexOf(knowledge);
  const topics = topicsOf(text);
  // Where a site says nothing of them, the words mean something else.
  if (!hasChoices(knowledge)) topics.delete('extras');
  if (!knowledge.menus.some(isTimed) && knowledge.menus.length < 2) topics.delete('served');
  const stems = stemsIn(text);
  // "Is the lunch set available on Saturday?"
  if (catalog.some((title) => title.every((stem) => stems.has(stem)))) topics.add('catering');
  if (offers.some((title) => title.some((stem) => !isOnMenu(stem)) && title.every((stem) => stems.has(stem))))
    topics.add('deals');
  const isNamed = openings.some((title) => {
    const isWhole = title.length > 0 && title.every((stem) => wanted.includes(stem));
    return isWhole && (title.length > 1 || /\b(?:need|needs|looking for|hiring|wanted|as an?|become)\b/.test(text));
  });
  return isNamed && !isItemNamed ? topics.add('jobs') : topics;
}

/** A holiday is read before the words of its name: "Good Friday" does not mean any Friday. */
function askedDays({ locations }: Knowledge, text: string): AskedDay[] {
  const names = holidaysNamed(locations, text);
  if (names.length === 0) return daysIn(text);
  const [, year] = / (20\d\d) /.exec(` ${text} `) ?? [];
  const daysAfter = daysAfterIn(text);
  if (/ last /.test(` ${text} `)) return [{ kind: 'unknown' }];
  return names.map((name) => ({ kind: 'holiday', name, daysAfter, ...(year !== undefined && { year: Number(year) }) }));
}

/** "The day before Christmas": -1. */
function daysAfterIn(text: string): number {
  const [, count = 'a', side] = /\b(?:(\d{1,2}|two|three) )?days? (before|after)\b/.exec(text) ?? [];
  const days = count === 'two' ? 2 : count === 'three' ? 3 : count === 'a' ? 1 : Number(count);
  return side === undefined ? 0 : side === 'before' ? -days : days;
}

/** Locations in several regions may have different calendars, but mostly share one. */
function holidaysNamed(locations: readonly KnownLocation[], text: string): string[] {
  return holidaysIn([...new Set(locations.slice(0, MAX_CALENDARS).map((location) => location.holidays()))], text);
}

/** The most locations whose calendars are searched for the name of a holiday. */
const MAX_CALENDARS = 200;

/** The stems of those words that may name an item or a feature. */
export function wantedIn(text: string): string[] {
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

const foundByName = (item: KnownItem): FoundItem => ({ item, score: 2, isNamed: true, covers: 1 });

/** Finds each item of "gyoza, a shoyu and a beer" by itself. Where a part has the whole name of an item, only that item is meant. */
function itemsIn(index: SearchIndex, text: string, query: string): FoundItem[] {
  const search = (part: string): FoundItem[] => {
    const { named } = namedItemsIn(index.itemNames, part.split(' '));
    if (named.length > 0) return named.map(foundByName);
    return findItems(index, wantedIn(part));
  };
  const kept = new Set(text.split(' '));
  const listed = query.split(',').flatMap((part) => {
    const words = correctAll(wordsOf(part), index.vocabulary);
    return words.filter((word) => kept.has(word)).join(' ') || [];
  });
  const halves = (listed.length > 1 ? listed : [text]).flatMap((part) =>
    part.split(/ (?:and|or|plus|with|an?|two|three) /),
  );
  // "A pizza with mushrooms" is one thing.
  const isOfFood = / with /.test(text) && halves.some((half) => wantedIn(half).every(isIngredient));
  const parts = isOfFood ? [] : halves.map(search);
  const found = parts.filter((part) => part.length > 0);
  const whole = search(text);
  // An item whose own name has "and" or "with" is one item, not two.
  const [best] = whole;
  const name = stemsIn(best?.item.name ?? '');
  const isOne =
    new Set(whole.map(({ item }) => item.name)).size === 1 && wantedIn(text).every((stem) => name.has(stem));
  if (found.length < 2 || isOne) return whole;
  return [
    ...new Map(
      found
        .flatMap((part) => part.filter(({ score }) => score >= (part[0]?.score ?? 0)))
        .map((each) => [each.item, { ...each, isNamed: true }]),
    ).values(),
  ];
}

/** Small talk, which asks for nothing. Filler words alone are taken for a greeting. */
export function talkIn({ talk, topics, days, locations, items, diets, stems, text }: Question): SmallTalk | undefined {
  if (talk === 'identity' && topics.size === 0) return talk;
  if (topics.size + days.length + items.length + diets.length > 0) return undefined;
  if (talk !== undefined) return talk;
  return stems.length === 0 && locations.length === 0 && text.split(' ').length <= 4 ? 'greeting' : undefined;
}

const DAYS = new Set(DAY_WORDS);

const ASKING: ReadonlySet<string> = new Set(ASKING_WORDS);
