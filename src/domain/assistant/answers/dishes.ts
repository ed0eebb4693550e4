import { shorten } from '../../text/sentences.ts';
import { PATHS } from '../../pages/routes.ts';
import { findNearly } from '../find-dishes.ts';
import type { Dish } from '../knowledge.ts';
import { searchIndexOf } from '../search-index.ts';
import { type Answer, askInstead, type Asked, linkCard, placesAsked, say, waysToAsk } from './asked.ts';
import { answerDietsOf } from './diets.ts';
import { answerList, cardsOf, isPart, isServedAt, isSorted, namedIn, onePerDish, SHOWN } from './menu.ts';

/** What it costs, or whether there is such a thing: about the dishes that the question names. */
export function answerDish(asked: Asked): Answer {
  const { dishes: found, places, diets, text } = asked.question;
  if (found.length === 0) return [];
  if (isSorted(text) || isPart(asked)) return answerList(asked);
  const served = found.filter(({ dish }) => isServedAt(places)(dish));
  const named = namedIn(served);
  const dishes = onePerDish(named.length > 0 ? named : served.map(({ dish }) => dish));
  const [only, ...others] = dishes;
  if (!only) return answerElsewhere(asked);
  if (diets.length > 0) return answerDietsOf(asked, dishes);
  if (others.length > 0) return answerDishes(asked, dishes.slice(0, SHOWN));
  return [say(dishText(asked, only)), cardsOf([only])];
}

function answerDishes({ question, phrases }: Asked, dishes: Dish[]): Answer {
  const prices = dishes.map(({ item }) => ({ name: item.name, price: item.price?.text }));
  const text = question.topics.has('price')
    ? phrases.pricesOf(prices)
    : phrases.weHave(phrases.list(prices.map(({ name }) => name)));
  return [say(text), cardsOf(dishes)];
}

/** Other places have it; of the one that is asked about nothing is known, or it has another menu. */
function answerElsewhere(asked: Asked): Answer {
  const { question, phrases } = asked;
  const [place] = question.places;
  const [first] = onePerDish(namedIn(question.dishes));
  if (!place || !first) return [];
  const text = place.hasItems ? phrases.notAtPlace(first.item.name, place.name) : phrases.menuElsewhere(place.name);
  return [
    say(text),
    cardsOf([first]),
    { type: 'contact_info', data: [linkCard(phrases.label.menuOf(place.name), place.menuUrl), ...waysToAsk(asked)] },
  ];
}

function dishText(asked: Asked, { item }: Dish): string {
  const { phrases, question } = asked;
  const { name, price, description } = item;
  if (question.topics.has('price')) {
    return price === undefined
      ? `${phrases.itemWithoutPrice(name)} ${askInstead(asked)}`
      : phrases.itemPrice(name, price.text);
  }
  const what = [price === undefined ? name : `${name}, ${price.text}`, description].filter(Boolean).join('. ');
  const sentence = `${what}${/[.!?…]$/.test(what) ? '' : '.'}`;
  // Only an item whose whole name was said is certainly the one that was meant.
  return question.named.length > 0 ? phrases.itemIs(sentence) : phrases.itemCloseTo(sentence);
}

/** Not found. Some locations have their menu on another site, so this does not say that nobody has it. */
export function answerNoDish(asked: Asked): Answer {
  const { phrases } = asked;
  const nearly = findNearly(searchIndexOf(asked.knowledge), asked.question.wanted);
  if (nearly.length > 0) return answerNearly(asked, onePerDish(nearly));
  const places = placesAsked(asked);
  const elsewhere = places.length === 1 ? places.find(({ hasItems }) => !hasItems) : undefined;
  const words = shorten(asked.question.wantedText, 60);
  const also = elsewhere ? phrases.menuOnOwnPage(elsewhere.name) : '';
  const link = elsewhere
    ? linkCard(phrases.label.menuOf(elsewhere.name), elsewhere.menuUrl)
    : linkCard(phrases.label.seeMenu, PATHS.menu);
  return [
    say(`${phrases.notFound(words)}${also} ${askInstead(asked)}`),
    { type: 'contact_info', data: [...waysToAsk(asked), link] },
  ];
}

/** Not by that name; something that shares a rare word with it. */
function answerNearly(asked: Asked, dishes: Dish[]): Answer {
  const names = dishes.map(({ item }) => [item.name, item.description].filter(Boolean).join(': '));
  return [
    say(asked.phrases.comesClose(names.join(' '))),
    cardsOf(dishes),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}
