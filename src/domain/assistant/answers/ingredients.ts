import type { ContentPart } from '../answer.ts';
import { isMarked } from '../diets.ts';
import { foldText } from '../../text/fold.ts';
import { ALLERGENS, isIngredient, isSensitive, kindOf, marksWithout, membersOf } from '../ingredients.ts';
import type { Dish } from '../knowledge.ts';
import type { Question } from '../question.ts';
import { namedItemsIn } from '../named-items.ts';
import { contentStems, searchIndexOf, stemsIn, withoutDenied } from '../search-index.ts';
import { stemOf, wordsOf } from '../words.ts';
import { type Answer, askInstead, type Asked, linkCard, say, waysToAsk } from './asked.ts';
import { bestFaqs, faqPart, FAQ_WEAK, type FoundFaq } from './faqs.ts';
import { answerList, cardsOf, isServedAt, isWithinPrice, menuAt, onePerDish, partOf, SHOWN } from './menu.ts';
import { noteText } from './notes.ts';
import { PATHS } from '../../pages/routes.ts';

const ASKS_CONTENT =
  /\b(contains?|containing|ingredients?|allergens?|made (of|with|from)|cooked (in|with)|fried in|whats in|what is in|whats inside|what comes (on|in|with)|whats on|(have|has|got|any|is there|are there) (?!no )\w+( \w+)? in (it|them|that|there)|(anything|something|everything|dishes|items|stuff|what|which) (\w+ ){0,3}(with|has|have|having)(?! no\b))\b/;
const ASKS_WHETHER_IN = /\b(have|has|any|in|inside|with|got|include|includes|is there|are there|use|uses|used|using)\b/;

/** Whether somebody wants to know what is in a dish, and not whether there is such a dish: what harms is never a menu's praise. */
export function asksContent({ topics, text, ingredients, named, dishes, wanted }: Question): boolean {
  if (topics.has('allergy')) return true;
  const isOfDish = named.length > 0 || dishes.some(({ isNamed }) => isNamed);
  const isOfAllergen = ingredients.some((stem) => ALLERGENS.has(kindOf(stem)));
  if (ASKS_CONTENT.test(text))
    return named.length > 0 || isOfAllergen || (isOfDish && !ASKS_DISH.test(text)) || ASKS_IN_IT.test(text);
  if (ingredients.length === 0 || topics.has('price')) return false;
  if (isOfAllergen && ((wanted.every(isIngredient) && !isOfDish) || / in (?:the|your|any|all|it|that)\b/.test(text)))
    return true;
  if (FRYING.test(text)) return true;
  const meant = named.length > 0 ? named : isOfAllergen ? dishes.map(({ dish }) => dish) : [];
  // The ingredients are words apart from the names, so of "egg in the soy egg" the egg is asked about.
  const isAsked = named.length > 0 || ingredients.some((stem) => !namesIt(meant, stem));
  return meant.length > 0 && ASKS_WHETHER_IN.test(text) && isAsked;
}

const ASKS_DISH = /\b(anything|something|everything|dishes|items|stuff|what|which)\b/;
const ASKS_IN_IT = /\bin (it|them|that|there)\b/;
const FRYING =
  /\b(do|does) (you|u|they|yall|the kitchen) (fry|cook|use)\b|\b(used?|handled?) in (your|the) (kitchen|oil|fryer)\b/;

function namesIt(dishes: readonly Dish[], stem: string): boolean {
  return dishes.some(({ item }) => stemsIn(item.name).has(stem));
}

/** What the site itself says of what is in its dishes, in its own words, and whom to ask. */
export function answerContent(asked: Asked): Answer {
  const { question, phrases } = asked;
  const isAllergy = question.topics.has('allergy') || question.ingredients.some((stem) => ALLERGENS.has(kindOf(stem)));
  const dishes = dishesAskedAbout(asked).slice(0, SHOWN);
  const faqs = faqsOn(asked);
  const notes = noteText(asked, dishes);
  const marks = question.diets.includes('gluten-free') ? dishes : [];
  const texts = [
    ...dishes.map(({ item }) => phrases.menuSays(item.name, item.description)),
    ...pricesAsked(asked, dishes),
    ...marks.map(({ item }) =>
      isMarked(item, 'gluten-free')
        ? phrases.areMarked(item.name, phrases.diet['gluten-free'])
        : phrases.isNotMarked(item.name, phrases.diet['gluten-free']),
    ),
    ...(dishes.length > 0 ? [] : mentions(asked)),
    notes,
    ...(isAllergy
      ? [
          phrases.allergyNoPromise,
          ...(notes === undefined && faqs.length === 0 ? [phrases.allergensNotListed] : []),
          askInstead(asked),
          phrases.tellTeam,
        ]
      : [phrases.ingredientsNotStated, askInstead(asked)]),
  ];
  return [
    ...faqs.map(faqPart),
    say(texts.filter(Boolean).join(' ')),
    ...(dishes.length > 0 ? [cardsOf(dishes)] : markedCards(asked)),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}

function pricesAsked({ question, phrases }: Asked, dishes: Dish[]): string[] {
  if (!question.topics.has('price')) return [];
  return dishes.flatMap(({ item }) => (item.price ? [phrases.itemPrice(item.name, item.price.text)] : []));
}

/** The dishes whose names are said, or a word of them: "nuts in the caprese cake". */
function dishesAskedAbout(asked: Asked): Dish[] {
  const { question } = asked;
  if (question.named.length > 0) return onePerDish(question.named.filter(isServedAt(question.places)));
  const words = wordsOfDish(question);
  const found = onePerDish(menuAt(asked)).filter(({ item }) => [...stemsIn(item.name)].some((stem) => words.has(stem)));
  return found.length <= SHOWN ? found : [];
}

/** Of "does the burrata contain sesame" the burrata, of "milk in the focaccia" the focaccia; else what is no ingredient. */
function wordsOfDish({ text, wanted }: Question): Set<string> {
  const [, before] =
    /^(.*?) (?:contain|contains|containing|have|has|got|include|includes|made|cooked)\b/.exec(text) ?? [];
  const [, after] = /\b(?:in|inside|on) (?:the|your|that|this|a|an|my) (.*)$/.exec(text) ?? [];
  const part = after ?? before;
  const stems = part === undefined ? undefined : contentStems(part);
  const words = wanted.filter((stem) => (stems === undefined ? !isIngredient(stem) : stems.has(stem)));
  return new Set(words);
}

/** The items that name one of the ingredients, or a kind of it, with the word that they name it by. */
function mentions({ question, phrases, ...asked }: Asked): string[] {
  const members = new Set(question.ingredients.flatMap((stem) => [...membersOf(stem)]));
  const part = question.wanted.filter((stem) => !isIngredient(stem));
  const menu = partOf(onePerDish(menuAt({ question, phrases, ...asked })), part);
  const having = menu.flatMap(({ item }) => {
    const word = wordOf(item, members);
    return word === undefined ? [] : [`${item.name} (“${word}”)`];
  });
  return having.length === 0 ? [] : [phrases.mentioned(phrases.list(having.slice(0, MAX_MENTIONS)))];
}

const MAX_MENTIONS = 12;

function mentionsAny({ item }: Dish, members: ReadonlySet<string>): boolean {
  return wordOf(item, members) !== undefined;
}

/** The word of an item's name or description that names one of some foods; not one that says that it is without it. */
function wordOf({ name, description = '' }: Dish['item'], members: ReadonlySet<string>): string | undefined {
  const text = `${name} ${withoutDenied(description)}`.replaceAll(PLANT_BASED, ' ');
  return wordsOf(text).find((word) => members.has(stemOf(word)));
}

/** Whether a dish names a food, or another dish that does: of the karaage don, the karaage. */
function leadsTo({ knowledge }: Asked, dish: Dish, members: ReadonlySet<string>): boolean {
  if (mentionsAny(dish, members)) return true;
  const { named } = namedItemsIn(
    searchIndexOf(knowledge).itemNames,
    wordsOf(`${dish.item.name} ${dish.item.description ?? ''}`),
  );
  return named.some((other) => mentionsAny(other, members));
}

/** Vegan cheese is no cheese, and oat milk no milk. */
const PLANT_BASED =
  /\b(?:vegan|plant|plant-based|oat|soy|coconut|rice)[- ](?:milk|cheese|butter|cream|yogurt|mayo|mayonnaise|egg|gelato|ice cream)\b/giu;

/** Of a question about gluten in general, the items with that mark. */
function markedCards(asked: Asked): ContentPart[] {
  const { question } = asked;
  if (!question.diets.includes('gluten-free')) return [];
  const list = answerList({ ...asked, question: { ...question, wanted: [], diets: ['gluten-free'] } });
  return list.filter(({ type }) => type === 'menu_items');
}

/** Configured answers about the diet or the ingredient, the one that is most like the question first. */
export function faqsOn(asked: Asked): FoundFaq[] {
  const { question } = asked;
  const about = new Set([
    ...question.diets.map(stemOf),
    ...question.ingredients.flatMap((stem) => [...membersOf(stem)]),
  ]);
  const [best] = bestFaqs(asked, FAQ_WEAK);
  const naming = bestFaqs(asked, 0.01).filter(({ faq }) =>
    [...contentStems(faq.question)].some((stem) => about.has(stem) || stem === 'allergy' || stem === 'allergen'),
  );
  const found = [...(best && isAboutFood(best, about) ? [best] : []), ...naming];
  return [...new Map(found.map((each) => [each.faq.question, each])).values()].slice(0, MAX_FAQS);
}

const MAX_FAQS = 2;

function isAboutFood({ faq, score }: FoundFaq, about: ReadonlySet<string>): boolean {
  return score > 0.55 || [...contentStems(`${faq.question} ${faq.answer}`)].some((stem) => about.has(stem));
}

/**
 * What there is without a food. Of what may harm, only a mark whose meaning leaves it out says so, or a dish that says it itself; a menu does not
 * list all that is in its dishes.
 */
export function answerWithout(asked: Asked): Answer {
  const { phrases } = asked;
  const dishes = dishesMeant(asked);
  const found = dishes.length > 0 ? NOTHING : foundWithout(asked);
  const quoted = [...dishes, ...found.saying];
  const texts = [
    ...quoted.slice(0, SHOWN).map(({ item }) => phrases.menuSays(item.name, item.description)),
    ...pricesAsked(asked, dishes),
    ...found.texts,
    noteText(asked, [...dishes, ...found.saying]),
    phrases.notListed,
    askInstead(asked),
  ];
  const cards = [...quoted, ...found.others].slice(0, SHOWN);
  return [
    ...faqsOn(asked).map(faqPart),
    say(texts.filter(Boolean).join(' ')),
    ...(cards.length > 0 ? [cardsOf(cards)] : []),
    { type: 'contact_info', data: [...waysToAsk(asked), linkCard(phrases.label.seeMenu, PATHS.menu)] },
  ];
}

/** The dishes whose names are said, or two words of them: "the parmigiana panuozzo". */
function dishesMeant({ question }: Asked): Dish[] {
  const isServed = isServedAt(question.places);
  if (question.named.length > 0) return onePerDish(question.named.filter(isServed));
  const words = new Set(question.wanted);
  const isMeant = (dish: Dish) => [...stemsIn(dish.item.name)].filter((stem) => words.has(stem)).length > 1;
  return onePerDish(question.dishes.map(({ dish }) => dish).filter((dish) => isServed(dish) && isMeant(dish)));
}

interface Found {
  /** Dishes whose own words leave the foods out. */
  saying: Dish[];
  /** Dishes with a mark that leaves them out, or that do not name what is a matter of taste. */
  others: Dish[];
  texts: string[];
}

const NOTHING: Found = { saying: [], others: [], texts: [] };

function foundWithout(asked: Asked): Found {
  const { question, phrases } = asked;
  const { deniedFoods, diets, deniedDiets } = question;
  const menu = onePerDish(menuAt(asked));
  const part = partOf(menu, question.wanted).filter(
    ({ item }) =>
      diets.every((diet) => isMarked(item, diet)) &&
      !deniedDiets.some((diet) => isMarked(item, diet)) &&
      isWithinPrice(item, question.text),
  );
  const sensitive = deniedFoods.filter(isSensitive);
  const tastes = deniedFoods.filter((stem) => !isSensitive(stem));
  const without = part.filter((dish) => tastes.every((stem) => !leadsTo(asked, dish, membersOf(stem))));
  const saying =
    sensitive.length === 0 ? [] : without.filter((dish) => sensitive.every((stem) => deniesIt(dish, stem)));
  const [mark] = marksOf(sensitive);
  const isShort = part.length < menu.length || diets.length > 0;
  const others = without.filter((dish) => {
    if (saying.includes(dish)) return false;
    if (sensitive.length === 0) return isShort;
    const members = new Set(sensitive.flatMap((stem) => [...membersOf(stem)]));
    return mark !== undefined && isMarked(dish.item, mark) && !leadsTo(asked, dish, members);
  });
  const namesOf = (list: Dish[]) => phrases.list(list.slice(0, SHOWN).map(({ item }) => item.name));
  const marked = [...new Set([...diets, ...(mark && !diets.includes('vegan') ? [mark] : [])])];
  const filter = {
    marked: marked.map((diet) => phrases.diet[diet]),
    unmarked: deniedDiets.map((diet) => phrases.diet[diet]),
    isPriced: false,
  };
  const isListed = others.length > 0 && marked.length > 0;
  const unnamed = [...saying, ...others];
  return {
    saying,
    others,
    texts: [
      ...(isListed
        ? [phrases.listed({ ...filter, names: namesOf(others), more: Math.max(0, others.length - SHOWN) })]
        : []),
      ...(tastes.length > 0 && unnamed.length > 0 ? [phrases.notNamed(phrases.list(tastes), namesOf(unnamed))] : []),
    ],
  };
}

/** The weakest mark that leaves all of the foods out. */
function marksOf(foods: string[]): ('vegetarian' | 'vegan')[] {
  const [first = [], ...others] = foods.map(marksWithout);
  return first.filter((mark) => others.every((marks) => marks.includes(mark)));
}

/** Whether a dish or its part of the menu says of itself that a food is not in it: "No pork, no mirin." */
function deniesIt({ item, category }: Dish, stem: string): boolean {
  const text = `${item.description ?? ''} ${category.description ?? ''}`;
  const denied = [...text.matchAll(/\b(?:no|without|free of)\s+(?:a |an |any )?([\p{L}\p{N}]+)/giu)];
  return denied.some(([, word = '']) => stemOf(foldText(word)) === stem);
}
