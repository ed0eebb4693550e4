import type { Diet } from '../../../model/menu.ts';
import { listText } from '../../text/list-text.ts';
import { shorten } from '../../text/sentences.ts';
import { present } from '../../present.ts';
import { PATHS } from '../../pages/routes.ts';
import type { ContentPart, DietCode, MenuItemCard } from '../answer.ts';
import { findNearly, type FoundDish } from '../find-dishes.ts';
import type { Dish, Place } from '../knowledge.ts';
import { isMarked } from '../question.ts';
import { searchIndexOf, stemsIn } from '../search-index.ts';
import { type Answer, askInstead, type Asked, linkCard, placesAsked, say, waysToAsk } from './asked.ts';

/** A visitor reads so many of a list in a chat; the menu has the rest. */
const SHOWN = 6;

const CODES: Record<Diet, DietCode> = { vegetarian: 'v', vegan: 've', 'gluten-free': 'gf', halal: 'halal', spicy: 'spicy' };
const DIET_TEXT: Record<Diet, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  halal: 'halal',
  spicy: 'spicy',
};

/** What it costs, what is in it, whether there is such a thing: about the dishes that the question names. */
export function answerDish(asked: Asked): Answer {
  const { question } = asked;
  const found = servedAt(asked, question.dishes);
  const [first] = found;
  if (!first && question.dishes.length > 0) return answerElsewhere(asked);
  if (!first) return [];
  if (isSorted(question.text) || isPart(asked)) return answerList(asked);
  const named = namedTogether(found);
  if (question.diets.length > 0 && found.length === 1 && named.length === 1) return answerDietOfDish(asked, named[0] ?? first);
  const cards = onePerDish(named).slice(0, SHOWN);
  const wantsPrice = question.topics.has('price');
  if (cards.length === 1) {
    const what = first.isNamed ? 'Yes, it is on our menu: ' : 'This is what our menu has: ';
    return [say(dishText(cards[0] ?? first.dish, wantsPrice ? undefined : what, asked)), cardsOf(cards)];
  }
  const marks = listText(question.diets.map((diet) => DIET_TEXT[diet]), ', and');
  const intro = question.diets.length > 0 ? `Marked ${marks} on our menu:` : 'We have';
  const text = wantsPrice
    ? `${listText(cards.map(({ item }) => `${item.name} ${item.price === undefined ? 'shows no price' : `is ${item.price.text}`}`), ', and')}.`
    : `${intro} ${listText(cards.map(({ item }) => item.name), ', and')}.`;
  return [say(text), cardsOf(cards)];
}

/** Other places have it; of the one that is asked about nothing is known, or it has another menu. */
function answerElsewhere(asked: Asked): Answer {
  const { question } = asked;
  const [place] = question.places;
  const [first] = onePerDish(question.dishes.filter(({ isNamed }) => isNamed));
  if (!place || !first) return [];
  const text = place.hasItems
    ? `${first.item.name} is not on the menu of ${place.name}. Other locations have it.`
    : `The menu of ${place.name} is on a page of its own, which I can’t read. This is what our other locations have.`;
  return [say(text), cardsOf([first]), { type: 'contact_info', data: [linkCard(`Menu of ${place.name}`, place.menuUrl), ...waysToAsk(asked)] }];
}

/** Without an opening it is asked what the dish costs. */
function dishText({ item }: Dish, opening: string | undefined, asked: Asked): string {
  const { name, price, description } = item;
  if (opening === undefined) return price === undefined ? `The menu shows no price of ${name}. ${askInstead(asked)}` : `${name}: ${price.text}.`;
  const what = [price === undefined ? name : `${name}, ${price.text}`, description].filter(Boolean).join('. ');
  return `${opening}${what}${/[.!?…]$/.test(what) ? '' : '.'}`;
}

function answerDietOfDish(asked: Asked, { dish }: FoundDish): Answer {
  const { item } = dish;
  const texts = asked.question.diets.map((diet) =>
    isMarked(item, diet)
      ? `Yes, ${item.name} is marked ${DIET_TEXT[diet]} on our menu.`
      : `${item.name} is not marked ${DIET_TEXT[diet]} on our menu.`,
  );
  const others = texts.some((text) => !text.startsWith('Yes')) ? ` ${askInstead(asked)}` : '';
  return [say(`${texts.join(' ')}${others}`), cardsOf([dish])];
}

/** All that is vegan, spicy, under ten dollars; or all of a part of the menu. */
export function answerList(asked: Asked): Answer {
  const { question, knowledge } = asked;
  const { diets } = question;
  const most = mostIn(question.text);
  const all = onePerDish(servedAt(asked, knowledge.dishes.map((dish) => ({ dish, score: 1, isNamed: true }))));
  const part = partOf(all, question.wanted);
  const fitting = part
    .filter(({ item }) => diets.every((diet) => isMarked(item, diet)))
    .filter(({ item }) => most === undefined || (item.price?.amount !== undefined && Number(item.price.amount) <= most));
  const sorted = sortIn(question.text, fitting);
  const isFiltered = diets.length > 0 || most !== undefined || part.length < all.length || sorted !== fitting;
  if (all.length === 0 || !isFiltered) return [];
  const what = [
    ...(diets.length > 0 ? [`marked ${listText(diets.map((diet) => DIET_TEXT[diet]), ', and')}`] : []),
    ...(most === undefined ? [] : ['within that price']),
  ].join(', ');
  if (sorted.length === 0) return [say(`Nothing on our menu is ${what}. ${askInstead(asked)}`), { type: 'contact_info', data: waysToAsk(asked) }];
  const shown = sorted.slice(0, SHOWN);
  const rest = sorted.length - shown.length;
  const [first] = shown;
  if (sorted !== fitting && first?.item.price) {
    const word = DEAREST.test(question.text) ? 'costs most' : 'costs least';
    return [say(`${first.item.name} ${word}: ${first.item.price.text}.`), cardsOf(shown.slice(0, 3))];
  }
  const names = listText(shown.map(({ item }) => item.name), ', and');
  const intro = what === '' ? 'We have' : `On our menu, ${what}:`;
  const more = rest > 0 ? ` And ${rest} more on the menu.` : '';
  return [
    say(`${intro} ${names}.${more}`),
    cardsOf(shown),
    ...(rest > 0 ? [{ type: 'contact_info' as const, data: [linkCard('See the menu', shown[0]?.url ?? PATHS.menu)] }] : []),
  ];
}

/** What most guests order. */
export function answerPopular({ knowledge }: Asked): Answer {
  const { popular, dishes } = knowledge;
  const praised = dishes.filter(({ item }) => item.tag !== undefined);
  const items = popular.length > 0 ? popular : onePerDish(praised.map((dish) => ({ dish, score: 1, isNamed: true }))).map(({ item }) => item);
  const shown = items.slice(0, SHOWN);
  if (shown.length === 0) return [];
  const byName = new Map(dishes.map((dish) => [dish.item.name, dish]));
  return [
    say(`Our guests like ${listText(shown.slice(0, 3).map(({ name }) => name), ', and')}.`),
    { type: 'menu_items', data: shown.map((item) => cardOf(byName.get(item.name) ?? { item, url: PATHS.menu })) },
  ];
}

export function answerMenu(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const [place] = question.places;
  const only = place ?? (knowledge.places.length === 1 ? knowledge.places[0] : undefined);
  const categories = [...new Set(servedAt(asked, knowledge.dishes.map((dish) => ({ dish, score: 1, isNamed: true }))).map(({ dish }) => dish.category.name))].filter(Boolean);
  const what = categories.length > 0 ? ` It has ${listText(categories.slice(0, 8), ', and')}.` : '';
  const link = only && only.menuUrl !== PATHS.menu && question.places.length > 0 ? linkCard(`Menu of ${only.name}`, only.menuUrl) : linkCard('See the menu', PATHS.menu);
  return [say(`Here is our menu.${what}`), { type: 'contact_info', data: [link] }];
}

/** From what to what the menu's prices go: nobody has to guess whether a place is dear. */
export function answerPriceRange(asked: Asked): Answer {
  const amounts = asked.knowledge.dishes.flatMap(({ item }) => (item.price?.amount === undefined ? [] : [{ item, amount: Number(item.price.amount) }]));
  const [first, ...others] = amounts;
  if (!first) return [];
  const least = others.reduce((best, each) => (each.amount < best.amount ? each : best), first);
  const most = others.reduce((best, each) => (each.amount > best.amount ? each : best), first);
  const text = `On our menu prices go from ${least.item.price?.text ?? ''} (${least.item.name}) to ${most.item.price?.text ?? ''} (${most.item.name}).`;
  return [say(text), { type: 'contact_info', data: [linkCard('See the menu', PATHS.menu)] }];
}

/** That something is not on the menu can be said only by who has read all of it. */
export function answerNoDish(asked: Asked): Answer {
  const nearly = findNearly(searchIndexOf(asked.knowledge), asked.question.wanted);
  if (nearly.length > 0) return answerNearly(asked, onePerDish(nearly.map((dish) => ({ dish, score: 0, isNamed: false }))));
  const places = placesAsked(asked);
  const elsewhere = places.find(({ hasItems }) => !hasItems);
  const words = shorten(asked.question.wantedText, 60);
  const also = elsewhere && places.length === 1 ? ` The menu of ${elsewhere.name} is on a page of its own.` : '';
  const link = elsewhere && places.length === 1 ? [linkCard(`Menu of ${elsewhere.name}`, elsewhere.menuUrl)] : [linkCard('See the menu', PATHS.menu)];
  return [
    say(`I couldn’t find “${words}” on our website.${also} ${askInstead(asked)}`),
    { type: 'contact_info', data: [...waysToAsk(asked), ...link] },
  ];
}

/** Not by that name; something that shares a rare word with it. */
function answerNearly(asked: Asked, dishes: Dish[]): Answer {
  const names = dishes.map(({ item }) => [item.name, item.description].filter(Boolean).join(': '));
  return [
    say(`I couldn’t find that by its name on our menu. This comes close: ${names.join(' ')}`),
    cardsOf(dishes),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}

/** What a dish leaves out nobody can read in a menu that names what is in it. */
export function answerExcluding(asked: Asked): Answer {
  const text = `Our menu doesn’t list every ingredient, so I can’t promise what is not in a dish. ${askInstead(asked)}`;
  return [say(text), { type: 'contact_info', data: [...waysToAsk(asked), linkCard('See the menu', PATHS.menu)] }];
}

/** Allergens are a matter of life: nothing is said of them but what the site says itself, and whom to ask. */
export function answerAllergy(asked: Asked, said: ContentPart[]): Answer {
  const { question } = asked;
  const marked = question.diets.includes('gluten-free') ? answerList({ ...asked, question: { ...question, wanted: [], diets: ['gluten-free'] } }) : [];
  const [first] = onePerDish(question.dishes.filter(({ isNamed }) => isNamed));
  const dish: ContentPart[] = first === undefined ? [] : [say(`Our menu says of ${first.item.name}: ${first.item.description ?? 'nothing but its name'}`), cardsOf([first])];
  const note = `About allergies I can’t promise anything: our website doesn’t list allergens. ${askInstead(asked)} Please tell the team before you order.`;
  return [...said, ...dish, ...marked.filter(({ type }) => type === 'menu_items'), say(note), { type: 'contact_info', data: waysToAsk(asked) }];
}

export function cardsOf(dishes: Dish[]): ContentPart {
  return { type: 'menu_items', data: dishes.map(cardOf) };
}

function cardOf({ item, url }: Pick<Dish, 'item' | 'url'>): MenuItemCard {
  const { name, description, price, diets, tag } = item;
  return present({ name, description, price: price?.text, dietary: diets.map(({ diet }) => CODES[diet]), tag, url });
}

/** Those on the menus of the places that are asked about. */
function servedAt({ question }: Asked, found: FoundDish[]): FoundDish[] {
  if (question.places.length === 0) return found;
  const asked = new Set<Place>(question.places);
  const there = found.filter(({ dish }) => dish.places.some((place) => asked.has(place)));
  return there;
}

/** Two menus may have the same dish. */
function onePerDish(found: FoundDish[]): Dish[] {
  const byName = new Map<string, Dish>();
  for (const { dish } of found) {
    const key = `${dish.item.name}\n${dish.item.price?.text ?? ''}`;
    if (!byName.has(key)) byName.set(key, dish);
  }
  return [...byName.values()];
}

/** The one that is named exactly, without those that only share a word with it. */
function namedTogether(found: FoundDish[]): FoundDish[] {
  const named = found.filter(({ isNamed }) => isNamed);
  return named.length > 0 ? named : found;
}

/** The items of those parts of the menu that the words name; all where they name none. */
function partOf(dishes: Dish[], wanted: string[]): Dish[] {
  if (wanted.length === 0) return dishes;
  const inPart = dishes.filter(({ category }) => isNamedBy(category.name, wanted));
  return inPart.length > 0 ? inPart : dishes;
}

/** Whether a part of the menu is meant, and no dish: "pizzas", "desserts". */
function isPart({ knowledge, question }: Asked): boolean {
  const { wanted } = question;
  return wanted.length > 0 && knowledge.dishes.some(({ category }) => isNamedBy(category.name, wanted));
}

function isNamedBy(name: string, wanted: string[]): boolean {
  const stems = stemsIn(name);
  return wanted.every((stem) => stems.has(stem));
}

function isSorted(text: string): boolean {
  return CHEAPEST.test(text) || DEAREST.test(text) || mostIn(text) !== undefined;
}

const CHEAPEST = /\b(cheapest|cheap|least expensive|lowest price)\b/;
const DEAREST = /\b(most expensive|priciest|dearest|highest price)\b/;

/** "under $10", "less than 15 dollars" */
function mostIn(text: string): number | undefined {
  const [, amount] = /\b(?:under|below|less than|at most|up to|max|maximum|cheaper than|for) \$?(\d{1,4})\b/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

function sortIn(text: string, dishes: Dish[]): Dish[] {
  const isCheap = CHEAPEST.test(text);
  const isDear = DEAREST.test(text);
  if (!isCheap && !isDear) return dishes;
  const priced = dishes.filter(({ item }) => item.price?.amount !== undefined);
  const amountOf = ({ item }: Dish) => Number(item.price?.amount);
  return priced.toSorted((one, other) => (isDear ? amountOf(other) - amountOf(one) : amountOf(one) - amountOf(other)));
}
