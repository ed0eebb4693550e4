import { priceRangeOf, wholeCurrenciesOf } from '#core/menu/price.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Location } from '#schema/location.ts';
import type { ChoiceGroup } from '#schema/menu/choices.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Deal, DealInput } from '#schema/offer.ts';
import type { Price, Prices } from '#schema/values/price.ts';
import type { Site } from '#schema/site.ts';
import type { Currencies } from './currencies.ts';
import { itemsOf } from './item.ts';
import { readMenus } from './menu.ts';
import { readPrice } from './price.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

export function readDeal({ price, originalPrice, ...deal }: DealInput, currency: string | undefined): Deal {
  return {
    ...deal,
    price: price && readPrice(price, currency),
    originalPrice: originalPrice && readPrice(originalPrice, currency),
  };
}

/** The menus of the brand in the currency of each country that has locations without a menu of their own. Their numbers are the same, which is told once. */
export function menusAbroad(
  { menu, locations = [] }: Configuration,
  own: Menu[],
  { ofSite, ofLocation }: Currencies,
  context: ReadContext,
): Site['menusIn'] {
  const menusIn: Record<string, Menu[]> = {};
  for (const location of own.length > 0 ? locations : []) {
    const currency = ofLocation(location);
    const hasOwn = (location.menu ?? location.fileLink) !== undefined;
    if (hasOwn || currency === undefined || currency === ofSite || currency in menusIn) continue;
    menusIn[currency] = readMenus(menu, currency, context);
    const problem = `pays in ${currency}, and the menu of the brand is in ${ofSite ?? 'no currency that is known'}`;
    const outcome = `Its menu page shows the same numbers in ${currency}. Give it a "menu" of its own if it has other prices.`;
    context.note(location, { value: location.name, problem, outcome, isUsed: true }, 'currency');
  }
  return Object.keys(menusIn).length > 0 ? menusIn : undefined;
}

/** Prices that are numbers, and nobody knows of what. */
export function noteCurrency(
  input: Configuration,
  value: string,
  priced: { price?: Price }[],
  context: ReadContext,
): void {
  const isBare = ({ price }: { price?: Price }) =>
    price !== undefined && 'amount' in price && price.currency === undefined;
  if (!priced.some(isBare) || context.isNoted(input, 'currency')) return;
  const problem = 'has prices without a currency, and no address that names a country';
  context.note(
    input,
    { value, problem, outcome: 'They show as numbers.', example: '"currency": "CAD"', isUsed: true },
    'currency',
  );
}

/** From the prices of all menus; without any, from those of the featured items. */
export function derivePriceRange(
  own: Menu[],
  locations: Location[],
  featured: Site['featuredItems'],
  currency: string | undefined,
): Site['priceRange'] {
  const menus = [...own, ...locations.flatMap((location) => (location.currency === currency ? location.menus : []))];
  const items = menus.flatMap(itemsOf);
  const isPriced = items.some(({ price }) => price !== undefined && 'amount' in price);
  return priceRangeOf(
    (isPriced ? items : featured).map(({ price }) => price),
    currency,
  );
}

const pricesOf = ({ price, sizes = [] }: Prices<Price>): Price[] => [
  ...(price ? [price] : []),
  ...sizes.map((size) => size.price),
];

/**
 * Of all prices that pages print: of menus with their extras and happy hours, featured items, the catering page and deals. Undefined where none is whole
 * throughout.
 */
export function readWholeCurrencies(
  menus: readonly Menu[],
  others: readonly MenuItem[],
  deals: readonly Pick<Deal, 'price' | 'originalPrice'>[],
): Site['wholeCurrencies'] {
  const categories = menus.flatMap((menu) => menu.categories);
  const items = [...categories.flatMap((category) => category.items), ...others];
  // Many items share a group.
  const groups = new Set([...categories, ...items].flatMap(groupsOf));
  const ofDeals = deals.flatMap(({ price, originalPrice }) => [price, originalPrice]);
  const atTimes = items.flatMap(({ timeSpecificPrices = [] }) => timeSpecificPrices.map(({ price }) => price));
  const whole = wholeCurrenciesOf([
    ...items.flatMap(pricesOf),
    ...atTimes,
    ...[...groups].flatMap(extraPricesOf),
    ...ofDeals,
  ]);
  return whole.length > 0 ? whole : undefined;
}

const groupsOf = ({
  modifierGroups = [],
  courses = [],
}: Pick<MenuItem, 'modifierGroups' | 'courses'>): ChoiceGroup[] => [...modifierGroups, ...courses];

/** What costs nothing more shows no amount. */
function extraPricesOf({ choices }: ChoiceGroup): Price[] {
  return choices.flatMap(({ price, modifierGroups = [] }) => [
    ...(price === undefined || ('amount' in price && price.amount === 0) ? [] : [price]),
    ...modifierGroups.flatMap(extraPricesOf),
  ]);
}

/** Where a price of 100 is that of a feast: of these currencies a menu of nothing but whole hundreds and more was written in cents. */
const HIGH_VALUED = ['CAD', 'USD', 'AUD', 'NZD', 'GBP', 'EUR', 'CHF', 'SGD'];
const MIN_PRICED = 3;

/** Notes prices that look like cents: 950 for 9.50. */
export function noteCents(owner: object, menus: Menu[], context: ReadContext): void {
  const prices = menus.flatMap(itemsOf).flatMap(pricesOf);
  const amounts = prices.flatMap((price) =>
    'amount' in price && HIGH_VALUED.includes(price.currency ?? '') ? price.amount : [],
  );
  const [first] = amounts;
  if (first === undefined || amounts.length < MIN_PRICED) return;
  if (amounts.some((amount) => amount % 100 !== 0 || amount < 10_000)) return;
  const problem = 'is a price like all others of the menu: whole, and 100 or more, as cents are';
  context.note(
    owner,
    {
      value: first / 100,
      problem,
      outcome: 'They show as they are written.',
      example: String(first / 10_000),
      isUsed: true,
    },
    'menu',
  );
}
