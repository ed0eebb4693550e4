import { priceViewsOf } from '#core/menu/price.ts';
import { distinctItems } from '../../knowledge/known-items.ts';
import { type Answer, type AnswerContext, linkCard, pricesIn, say } from '../parts/answer-context.ts';
import { cardOf, isOrderable, menuAt, SHOWN } from '../parts/menu-items.ts';

/** What most guests order. */
export function answerPopular(context: AnswerContext): Answer {
  const { knowledge, phrases } = context;
  const { popular, items } = knowledge;
  const praised = items.filter(({ tag }) => tag !== undefined);
  const shown = (popular.length > 0 ? popular : distinctItems(praised)).filter(isOrderable).slice(0, SHOWN);
  if (shown.length === 0) return [];
  const byName = new Map(items.map((item) => [item.name, item]));
  return [
    say(phrases.popular(phrases.list(shown.slice(0, 3).map(({ name }) => name)))),
    {
      type: 'menu_items',
      data: shown.map((item) => cardOf(context, byName.get(item.name) ?? { ...item, url: knowledge.paths.menu })),
    },
  ];
}

export function answerMenu(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const [location] = question.locations;
  const only = location ?? (knowledge.locations.length === 1 ? knowledge.locations[0] : undefined);
  const parts = [...new Set(menuAt(context).map(({ menu, category }) => menu ?? category.name))].filter(Boolean);
  const link =
    only && only.menuUrl !== knowledge.paths.menu && question.locations.length > 0
      ? linkCard(phrases.label.menuOf(only.name), only.menuUrl)
      : linkCard(phrases.label.seeMenu, knowledge.paths.menu);
  return [say(phrases.menu(parts.slice(0, 8))), { type: 'contact_info', data: [link] }];
}

/** Tells the lowest and the highest price of the menu. */
export function answerPriceRange(context: AnswerContext): Answer {
  const { knowledge, phrases } = context;
  const amounts = menuAt(context).flatMap(({ name, price, sizes }) =>
    price?.amount === undefined ? [] : [{ name, price, sizes, amount: price.amount }],
  );
  const [first, ...others] = amounts;
  if (!first) return [];
  const least = others.reduce((best, each) => (each.amount < best.amount ? each : best), first);
  const most = others.reduce((best, each) => (each.amount > best.amount ? each : best), first);
  const priceOf = (item: typeof first) => `${priceViewsOf(item, pricesIn(context)).price?.text ?? ''} (${item.name})`;
  const text = phrases.priceRange(priceOf(least), priceOf(most));
  return [say(text), { type: 'contact_info', data: [linkCard(phrases.label.seeMenu, knowledge.paths.menu)] }];
}
