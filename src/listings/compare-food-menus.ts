import { z } from 'zod';
import { foldText } from '#core/text/fold.ts';
import type { Listing } from './listings.ts';

const NAMES_OF = z.array(z.object({ displayName: z.string() }));
const offerSchema = z.object({
  labels: NAMES_OF.min(1),
  attributes: z
    .object({
      price: z
        .object({
          currencyCode: z.string().default(''),
          // The JSON of a protocol buffer leaves out what is 0.
          units: z.union([z.string().regex(/^\d{1,15}$/), z.number()]).default('0'),
          nanos: z.number().int().min(0).max(999_999_999).default(0),
        })
        .optional(),
    })
    .default({}),
});
/** What `accounts.locations.getFoodMenus` answers, as far as we compare it. */
export const foodMenusSchema = z.object({
  menus: z
    .array(
      z.object({
        sections: z
          .array(
            z.object({ items: z.array(offerSchema.extend({ options: z.array(offerSchema).default([]) })).default([]) }),
          )
          .default([]),
      }),
    )
    .default([]),
});
type ReadFoodMenus = z.output<typeof foodMenusSchema>;

/** What the menu of a profile says differently: "“Shoyu”: the profile says CAD 17.00, the site CAD 18.00." Names are compared without capitals and accents. */
export function compareFoodMenus(
  profile: ReadFoodMenus,
  { foodMenus = { menus: [] }, unpriced }: Pick<Listing, 'foodMenus' | 'unpriced'>,
): string[] {
  const [theirs, own] = [pricesOf(profile), pricesOf(foodMenusSchema.parse(foodMenus))];
  // A price in words can't be compared.
  for (const name of unpriced) theirs.delete(foldText(name));
  const differing = [...own].flatMap(([key, { name, prices }]) => {
    const other = theirs.get(key);
    if (other === undefined) return [`“${name}” is not on the menu of the profile.`];
    const [one, two] = [textOf(other.prices), textOf(prices)];
    return one === two ? [] : [`“${name}”: the profile says ${one}, the site ${two}.`];
  });
  const more = [...theirs]
    .filter(([key]) => !own.has(key))
    .map(([, { name }]) => `“${name}” is on the menu of the profile alone.`);
  return [...differing, ...more];
}

interface Priced {
  name: string;
  prices: string[];
}

/** By the name. An item that stands in two sections has two prices. */
function pricesOf({ menus }: ReadFoodMenus): Map<string, Priced> {
  const found = new Map<string, Priced>();
  const offers = menus
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .flatMap(({ options, ...item }) => [item, ...options]);
  for (const { labels, attributes } of offers) {
    const name = labels[0]?.displayName ?? '';
    const known = found.get(foldText(name)) ?? { name, prices: [] };
    if (attributes.price) known.prices.push(moneyText(attributes.price));
    found.set(foldText(name), known);
  }
  return found;
}

/** `CAD 12.50`, with as many decimals as there are, and at least two. */
function moneyText({
  currencyCode,
  units,
  nanos,
}: {
  currencyCode: string;
  units: string | number;
  nanos: number;
}): string {
  const decimals = String(nanos)
    .padStart(9, '0')
    .replace(/0{1,7}$/, '');
  return `${currencyCode} ${units}.${decimals}`.trim();
}

const textOf = (prices: string[]): string => (prices.length === 0 ? 'no price' : prices.toSorted().join(', '));
