import { timesInWords } from '#core/hours/times-in-words.ts';
import { priceViewOf } from '#core/menu/price.ts';
import type { TimeSpecificPriceView } from '#core/menu/menu-view.ts';
import { textsIn } from '#i18n/texts.ts';
import { distinctItems, isServedAt } from '../../knowledge/known-items.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { type AnswerContext, LOCATIONS_TOLD, pricesIn } from './answer-context.ts';

/** What items cost at some times, each as such: it stands beside the usual price and never in place of it. "Lager, Happy hour: $6.00, Mon–Fri 4:00 PM – 6:00 PM." */
export function timePriceTexts(context: AnswerContext, items: readonly KnownItem[]): string[] {
  const texts = items.flatMap((item) =>
    (item.timeSpecificPrices ?? []).map((each) =>
      context.phrases.priceAtTimes(
        [item.name, ...(each.name === undefined ? [] : [each.name])].join(', '),
        priceViewOf(each.price, pricesIn(context)).text,
        timesOf(context, item, each),
      ),
    ),
  );
  return [...new Set(texts)];
}

function hasTimePrices({ timeSpecificPrices = [] }: KnownItem): boolean {
  return timeSpecificPrices.length > 0;
}

/** Undefined where the site does not say when. */
function timesOf(
  context: AnswerContext,
  item: KnownItem,
  { times, when, isHappyHour }: TimeSpecificPriceView,
): string | undefined {
  const texts = textsIn(context.tag);
  const own = (times && timesInWords(times, texts)) ?? when;
  if (own !== undefined || !isHappyHour) return own;
  const asked = context.question.locations;
  const places = item.locations.filter((location) => asked.length === 0 || asked.includes(location));
  const told = places.slice(0, LOCATIONS_TOLD).flatMap(({ name, happyHour }) => {
    const text = happyHour && timesInWords(happyHour, texts);
    return text === undefined ? [] : [{ name, text }];
  });
  const [first] = told;
  if (first === undefined) return undefined;
  const isSame = told.length === places.length && told.every(({ text }) => text === first.text);
  return isSame ? first.text : told.map(({ name, text }) => `${name}: ${text}`).join('; ');
}

/** The items that a question about a price at some times means: those that have one. Without items, all that have one. */
export function timePricedItems(context: AnswerContext): KnownItem[] {
  const { items } = context.question;
  const meant = items.length > 0 ? items.map(({ item }) => item) : context.knowledge.items;
  return distinctItems(meant.filter(isServedAt(context.question.locations)).filter(hasTimePrices));
}
