import { formatPrice, priceViewsOf } from '#core/menu/price.ts';
import { type Answer, type AnswerContext, pricesIn, say } from '../parts/answer-context.ts';
import { cardsOf, soldOutAmong } from '../parts/menu-items.ts';
import { servedTexts } from '../parts/served-text.ts';
import { timePriceTexts } from '../parts/time-prices.ts';

/** The sum of an order. */
export function answerOrderSum(context: AnswerContext): Answer {
  const { question, phrases } = context;
  const lines = question.order;
  const [first] = lines;
  if (first === undefined) return [];
  const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const texts = lines.map(({ count, item }) =>
    phrases.sumLine(count, item.name, priceViewsOf(item, pricesIn(context)).price?.text ?? ''),
  );
  const sum = formatPrice({ amount: total, currency: first.item.price?.currency }, pricesIn(context));
  const items = lines.map(({ item }) => item);
  const others = timePriceTexts(context, items);
  const usual = others.length > 0 ? [phrases.usualPrices, ...others] : [];
  const served = [...new Set(items.flatMap((item) => servedTexts(context, item)))];
  return [
    say([phrases.sum(texts, sum), ...usual, ...served, ...soldOutAmong(context, items)].join(' ')),
    cardsOf(context, items),
  ];
}
