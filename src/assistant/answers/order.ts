import { formatPrice, showPrices } from '#core/menu/price.ts';
import { type Answer, type Asked, pricesIn, say } from './asked.ts';
import { cardsOf, soldOutAmong } from './menu.ts';

/** The sum of an order. */
export function answerOrderSum(asked: Asked): Answer {
  const { question, phrases } = asked;
  const lines = question.order;
  const [first] = lines;
  if (first === undefined) return [];
  const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const texts = lines.map(({ count, item }) =>
    phrases.sumLine(count, item.name, showPrices(item, pricesIn(asked)).price?.text ?? ''),
  );
  const sum = formatPrice({ amount: total, currency: first.item.price?.currency }, pricesIn(asked));
  const items = lines.map(({ item }) => item);
  return [say([phrases.sum(texts, sum), ...soldOutAmong(asked, items)].join(' ')), cardsOf(asked, items)];
}
