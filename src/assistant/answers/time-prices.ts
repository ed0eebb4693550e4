import { timesInWords } from '#core/hours/times-in-words.ts';
import { priceViewOf } from '#core/menu/price.ts';
import type { ItemView } from '#core/menu/menu-view.ts';
import { textsIn } from '#i18n/texts.ts';
import { isServedAt } from '../knowledge/known-items.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import { type AnswerContext, LOCATIONS_TOLD, pricesIn } from './answer-context.ts';

type TimePrice = NonNullable<ItemView['timeSpecificPrices']>[number];

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

export function hasTimePrices({ timeSpecificPrices = [] }: ItemView): boolean {
  return timeSpecificPrices.length > 0;
}

/** Undefined where the site does not say when. */
function timesOf(
  context: AnswerContext,
  item: KnownItem,
  { times, words, isHappyHour }: TimePrice,
): string | undefined {
  const texts = textsIn(context.tag);
  const own = [times && timesInWords(times, texts), words].filter(Boolean).join('; ');
  if (own !== '' || !isHappyHour) return own || undefined;
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

/** The items of the menus that are asked about which cost something else at some times, for a question about offers. */
export function timePricedItems({ knowledge, question }: AnswerContext): KnownItem[] {
  return knowledge.items.filter(isServedAt(question.locations)).filter(hasTimePrices);
}
