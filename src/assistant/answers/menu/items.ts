import { findNearly } from '../../search/find-items.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { pricesText, priceViewsOf } from '#core/menu/price.ts';
import { searchIndexOf, stemsIn } from '../../search/search-index.ts';
import {
  type Answer,
  contactFallback,
  type AnswerContext,
  linkCard,
  locationsAsked,
  pricesIn,
  say,
  waysToAsk,
} from '../parts/answer-context.ts';
import { answerDietsOf } from '../diets/diets.ts';
import { courseTexts } from './extras.ts';
import { answerList } from './list.ts';
import { servedTexts } from '../parts/served-text.ts';
import { timePricedItems, timePriceTexts } from '../parts/time-prices.ts';
import { textOfWords } from '../parts/unknown-words.ts';
import { distinctItems, isServedAt, onNamedMenu } from '../../knowledge/known-items.ts';
import { cardsOf, isOrderable, isPart, menuAt, namedIn, namerOf, SHOWN, soldOutAmong } from '../parts/menu-items.ts';
import { says } from '../parts/mentions.ts';
import { withStating } from '../diets/with-stating.ts';

/** Answers what an item costs or whether the menu has it, for the items that the question names. */
export function answerItem(context: AnswerContext): Answer {
  const { items: found, locations, diets, sort, limit } = context.question;
  if (found.length === 0) return [];
  const isOfSet = context.question.named.some(({ courses }) => courses !== undefined);
  if (sort !== undefined || limit !== undefined || (isPart(context) && !asksOfNamed(context) && !isOfSet))
    return answerList(context);
  const served = found.filter(({ item }) => isServedAt(locations)(item));
  const named = namedIn(served);
  const items = distinctItems(
    onNamedMenu(context.question.menus, named.length > 0 ? named : served.map(({ item }) => item)),
  );
  const [only, ...others] = items;
  if (!only) return answerElsewhere(context);
  if (diets.length > 0) return answerDietsOf(context, named.length > 0 ? alsoMeant(context, items) : items);
  const answer: Answer =
    others.length > 0
      ? answerItems(context, items.slice(0, SHOWN))
      : [say([itemText(context, only), ...soldOutAmong(context, [only])].join(' ')), cardsOf(context, [only])];
  return context.question.topics.has('price') ? answer : withStating(context, answer);
}

/** What the items that a question means cost at some times, beside what they cost usually: "how much is a beer at happy hour?" */
export function answerPricesAtTimes(context: AnswerContext): Answer {
  const items = timePricedItems(context).slice(0, SHOWN);
  if (items.length === 0) return [];
  const nameOf = namerOf(items);
  const usual = items.flatMap((item) => {
    const price = pricesText(priceViewsOf(item, pricesIn(context)));
    return price === undefined ? [] : [context.phrases.itemPrice(nameOf(item), price)];
  });
  return [say([...usual, ...timePriceTexts(context, items)].join(' ')), cardsOf(context, items)];
}

/** "Is the calzone vegan?" is about the calzoni by name, and not about the part of the menu. */
export function asksOfNamed({ question: { asksOfDish, diets, items } }: AnswerContext): boolean {
  return asksOfDish && diets.length > 0 && items.some(({ isNamed }) => isNamed);
}

/** Of "extra noodles" not only the rice noodles may be meant, but every item whose text has a word that names them. */
function alsoMeant(context: AnswerContext, items: KnownItem[]): KnownItem[] {
  const { named, wanted } = context.question;
  if (named.length > 0 || items.some((item) => wanted.every((stem) => says(item, stem)))) return items;
  const names = items.map(({ name }) => stemsIn(name));
  const words = wanted.filter((stem) => names.some((name) => name.has(stem)));
  const meant = distinctItems(menuAt(context)).filter((item) => words.some((stem) => says(item, stem)));
  return meant.length <= SHOWN ? [...new Set([...items, ...meant])] : items;
}

function answerItems(context: AnswerContext, items: KnownItem[]): Answer {
  const { question, phrases } = context;
  const nameOf = namerOf(items);
  const prices = items.map((item) => ({
    name: nameOf(item),
    price: pricesText(priceViewsOf(item, pricesIn(context))),
  }));
  const text = question.topics.has('price')
    ? phrases.pricesOf(prices)
    : phrases.weHave(phrases.list(items.filter(isOrderable).map(({ name }) => name)));
  const atTimes = question.topics.has('price') ? timePriceTexts(context, items) : [];
  return [say([text, ...atTimes, ...soldOutAmong(context, items)].join(' ')), cardsOf(context, items)];
}

/** Other locations have the item. The menu of the location that is asked about does not have it, or is not known. */
function answerElsewhere(context: AnswerContext): Answer {
  const { question, phrases } = context;
  const [location] = question.locations;
  const [first] = distinctItems(namedIn(question.items));
  if (!location || !first) return [];
  const text = location.hasItems
    ? phrases.notAtLocation(first.name, location.name)
    : phrases.menuElsewhere(location.name);
  return [
    say(text),
    cardsOf(context, [first]),
    {
      type: 'contact_info',
      data: [linkCard(phrases.label.menuOf(location.name), location.menuUrl), ...waysToAsk(context)],
    },
  ];
}

function itemText(context: AnswerContext, item: KnownItem): string {
  const { phrases, question } = context;
  const { name, description } = item;
  const shown = priceViewsOf(item, pricesIn(context));
  const { price } = shown;
  if (question.topics.has('price')) {
    const usual =
      price === undefined
        ? `${phrases.itemWithoutPrice(name)} ${contactFallback(context)}`
        : phrases.itemPrice(name, pricesText(shown) ?? price.text);
    return [usual, ...timePriceTexts(context, [item])].join(' ');
  }
  const what = [price === undefined ? name : `${name}, ${price.text}`, description].filter(Boolean).join('. ');
  const sentence = `${what}${/[.!?…]$/.test(what) ? '' : '.'}`;
  // "Is the diavola large?" is no question whether there is one, and it is certain which is meant only where it has the whole name.
  const isSure = question.named.length > 0 && question.asksForItem && item.of?.isToCome !== true;
  const said = isSure ? phrases.itemIs(sentence) : phrases.itemCloseTo(sentence);
  return [said, ...courseTexts(context, item), ...servedTexts(context, item)].join(' ');
}

/** The item was not found. Some locations have their menu on another site, so the answer does not say that no location has it. */
export function answerNoItem(context: AnswerContext): Answer {
  const { phrases } = context;
  const nearly = findNearly(searchIndexOf(context.knowledge), context.question.wanted);
  if (nearly.length > 0) return answerNearly(context, distinctItems(nearly));
  const locations = locationsAsked(context);
  const elsewhere = locations.length === 1 ? locations.find(({ hasItems }) => !hasItems) : undefined;
  const words = textOfWords(context.question.leftOver);
  const also = elsewhere ? phrases.menuOnOwnPage(elsewhere.name) : '';
  const link = elsewhere
    ? linkCard(phrases.label.menuOf(elsewhere.name), elsewhere.menuUrl)
    : linkCard(phrases.label.seeMenu, context.knowledge.paths.menu);
  return [
    say(`${phrases.notFound(words)}${also} ${contactFallback(context)}`),
    { type: 'contact_info', data: [...waysToAsk(context), link] },
  ];
}

/** There is no item of that name, but some share a rare word with it. */
function answerNearly(context: AnswerContext, items: KnownItem[]): Answer {
  const names = items.map((item) => [item.name, item.description].filter(Boolean).join(': '));
  return [
    say(context.phrases.comesClose(names.join(' '))),
    cardsOf(context, items),
    { type: 'contact_info', data: waysToAsk(context) },
  ];
}
