import { listText } from '../../text/list-text.ts';
import { shorten } from '../../text/sentences.ts';
import { PATHS } from '../../pages/routes.ts';
import type { ContentPart } from '../answer.ts';
import { findNearly } from '../find-dishes.ts';
import type { Dish } from '../knowledge.ts';
import { isMarked } from '../question.ts';
import { searchIndexOf } from '../search-index.ts';
import { type Answer, askInstead, type Asked, linkCard, placesAsked, say, waysToAsk } from './asked.ts';

import { answerList, cardsOf, dietsText, isPart, isServedAt, isSorted, namedIn, onePerDish, SHOWN } from './menu.ts';

/** What it costs, what is in it, whether there is such a thing: about the dishes that the question names. */
export function answerDish(asked: Asked): Answer {
  const { dishes: found, places, diets, text } = asked.question;
  if (found.length === 0) return [];
  if (isSorted(text) || isPart(asked)) return answerList(asked);
  const served = found.filter(({ dish }) => isServedAt(places)(dish));
  const named = namedIn(served);
  const dishes = onePerDish(named.length > 0 ? named : served.map(({ dish }) => dish));
  const [only, ...others] = dishes;
  if (!only) return answerElsewhere(asked);
  if (others.length > 0) return answerDishes(asked, dishes.slice(0, SHOWN));
  if (diets.length > 0) return answerDietOf(asked, only);
  return [say(dishText(asked, only, named.length > 0)), cardsOf([only])];
}

function answerDishes({ question }: Asked, dishes: Dish[]): Answer {
  const names = dishes.map(({ item }) => item.name);
  const prices = dishes.map(
    ({ item }) => `${item.name} ${item.price === undefined ? 'shows no price' : `is ${item.price.text}`}`,
  );
  if (question.topics.has('price')) return [say(`${listText(prices, ', and')}.`), cardsOf(dishes)];
  const intro = question.diets.length > 0 ? `Marked ${dietsText(question.diets)} on our menu:` : 'We have';
  return [say(`${intro} ${listText(names, ', and')}.`), cardsOf(dishes)];
}

/** Other places have it; of the one that is asked about nothing is known, or it has another menu. */
function answerElsewhere(asked: Asked): Answer {
  const { question } = asked;
  const [place] = question.places;
  const [first] = onePerDish(namedIn(question.dishes));
  if (!place || !first) return [];
  const text = place.hasItems
    ? `${first.item.name} is not on the menu of ${place.name}. Other locations have it.`
    : `The menu of ${place.name} is on a page of its own, which I can’t read. This is what our other locations have.`;
  return [
    say(text),
    cardsOf([first]),
    { type: 'contact_info', data: [linkCard(`Menu of ${place.name}`, place.menuUrl), ...waysToAsk(asked)] },
  ];
}

function dishText(asked: Asked, { item }: Dish, isNamed: boolean): string {
  const { name, price, description } = item;
  if (asked.question.topics.has('price')) {
    return price === undefined ? `The menu shows no price of ${name}. ${askInstead(asked)}` : `${name}: ${price.text}.`;
  }
  const what = [price === undefined ? name : `${name}, ${price.text}`, description].filter(Boolean).join('. ');
  return `${isNamed ? 'Yes, it is on our menu' : 'This is what our menu has'}: ${what}${/[.!?…]$/.test(what) ? '' : '.'}`;
}

function answerDietOf(asked: Asked, dish: Dish): Answer {
  const { item } = dish;
  const texts = asked.question.diets.map((diet) =>
    isMarked(item, diet)
      ? `Yes, ${item.name} is marked ${diet} on our menu.`
      : `${item.name} is not marked ${diet} on our menu.`,
  );
  const others = texts.some((text) => !text.startsWith('Yes')) ? ` ${askInstead(asked)}` : '';
  return [say(`${texts.join(' ')}${others}`), cardsOf([dish])];
}

/** That something is not on the menu can be said only by who has read all of it. */
export function answerNoDish(asked: Asked): Answer {
  const nearly = findNearly(searchIndexOf(asked.knowledge), asked.question.wanted);
  if (nearly.length > 0) return answerNearly(asked, onePerDish(nearly));
  const places = placesAsked(asked);
  const elsewhere = places.find(({ hasItems }) => !hasItems);
  const words = shorten(asked.question.wantedText, 60);
  const also = elsewhere && places.length === 1 ? ` The menu of ${elsewhere.name} is on a page of its own.` : '';
  const link =
    elsewhere && places.length === 1
      ? [linkCard(`Menu of ${elsewhere.name}`, elsewhere.menuUrl)]
      : [linkCard('See the menu', PATHS.menu)];
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
  const marked = question.diets.includes('gluten-free')
    ? answerList({ ...asked, question: { ...question, wanted: [], diets: ['gluten-free'] } })
    : [];
  const [first] = onePerDish(namedIn(question.dishes));
  const dish: ContentPart[] =
    first === undefined
      ? []
      : [
          say(`Our menu says of ${first.item.name}: ${first.item.description ?? 'nothing but its name'}`),
          cardsOf([first]),
        ];
  const note = `About allergies I can’t promise anything: our website doesn’t list allergens. ${askInstead(asked)} Please tell the team before you order.`;
  return [
    ...said,
    ...dish,
    ...marked.filter(({ type }) => type === 'menu_items'),
    say(note),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}
