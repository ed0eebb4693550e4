import type { OfferedInput } from '#schema/configuration.ts';
import type { Menu, MenuInput, MenuItem, MenuItemInput, WholeMenuInput } from '#schema/menu/menu.ts';
import type { Nutrition } from '#schema/menu/nutrition.ts';
import type { TimeSpecificPrice } from '#schema/menu/served.ts';
import type { Site } from '#schema/site.ts';
import { type Groups, makeGroups } from './choices.ts';
import { makeIds, type ToId } from '#core/text/ids.ts';
import { readMarks } from './marks.ts';
import { readPrice, readPrices } from './price.ts';
import { readServed } from './served.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** What all items of a menu share. */
export interface Making {
  toId: ToId;
  groups: Groups;
  currency: string | undefined;
  context: ReadContext;
}

export function itemsOf({ categories }: Menu): MenuItem[] {
  return categories.flatMap(({ items }) => items);
}

/**
 * Without `id`s of their own, items get one from their name. An item that is sold out on the menu is sold out here, too, and names groups of modifiers of
 * that menu. One with the `id` of an item of the menu costs what that one costs: guests see one price.
 */
export function readFeaturedItems(
  { featuredItems: items = [], menu }: { featuredItems?: (MenuItemInput & { category?: string })[]; menu?: MenuInput },
  menus: Menu[],
  currency: string | undefined,
  context: ReadContext,
): Site['featuredItems'] {
  const inputs = Array.isArray(menu) ? menu : [];
  const groups = makeGroups(inputs, currency, context);
  const making = { toId: makeIds(), groups, currency, context };
  const soldOut = new Set(menus.flatMap(itemsOf).flatMap((item) => (item.soldOut ? item.name : [])));
  const menuItemOf = findById(inputs, menus);
  return items.map((input) => {
    const item = readItem(input, making);
    const inMenu = menuItemOf(input.id);
    const isOther = inMenu !== undefined && hasOtherPrice(item, inMenu);
    if (isOther) context.note(input, OTHER_PRICE);
    return {
      ...item,
      ...(isOther && { price: inMenu.price, sizes: inMenu.sizes }),
      category: input.category,
      ...((soldOut.has(item.name) || inMenu?.soldOut) && { soldOut: true as const }),
    };
  });
}

/** Finds an item of the menus by the id that was written for it. None where two of the menu have its name. */
function findById(inputs: readonly WholeMenuInput[], menus: Menu[]): (id: string | undefined) => MenuItem | undefined {
  const names = new Map(
    inputs
      .flatMap(({ items = [], dishes = [], categories = [] }) => [{ items, dishes }, ...categories])
      .flatMap(({ items = [], dishes = [] }) => [...items, ...dishes])
      .flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])),
  );
  return (id) => {
    const name = id === undefined ? undefined : names.get(id);
    const [item, other] = name === undefined ? [] : menus.flatMap(itemsOf).filter((each) => each.name === name);
    return other === undefined ? item : undefined;
  };
}

const OTHER_PRICE = {
  problem: 'has another price in the menu',
  outcome: 'It is shown with that of the menu.',
  isUsed: true,
} as const;

const hasOtherPrice = ({ price: one }: MenuItem, { price: other }: MenuItem): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(one) !== JSON.stringify(other);

/** schema.org's offers as items. The values of an offer override those of the offered item. */
export function readCatalog(offers: OfferedInput[], currency: string | undefined, context: ReadContext): MenuItem[] {
  const making = { toId: makeIds(), groups: makeGroups([], currency, context), currency, context };
  return offers.flatMap((offer) => {
    const { itemOffered, ...own } = offer;
    const name = own.name ?? itemOffered?.name;
    if (name !== undefined) return readItem({ ...itemOffered, ...own, name }, making);
    context.note(offer, { problem: 'has no "name"', outcome: 'The offer is left out.' });
    return [];
  });
}

export function readItem(input: MenuItemInput, { toId, groups, currency, context }: Making): MenuItem {
  const { name, description, image, tag, nutrition, courses = [] } = input;
  const { price, sizes } = readPrices(input, currency);
  return {
    id: toId('item', name, input.id),
    name,
    description,
    price,
    sizes,
    image: image && context.picture(image, name),
    tag,
    ...readMarks(input, context),
    calories: input.calories ?? nutrition?.calories,
    nutrition: nutrition && readNutrition(nutrition),
    timeSpecificPrices: readTimeSpecificPrices(input, currency, context),
    modifierGroups: groups.read(input),
    courses: groups.readCourses(courses),
  };
}

/** The amounts of a label. Undefined where only calories were written, which are a key of the item. */
function readNutrition({
  calories: _,
  servingSize,
  ...amounts
}: NonNullable<MenuItemInput['nutrition']>): Nutrition | undefined {
  if (servingSize === undefined && Object.keys(amounts).length === 0) return undefined;
  return { ...(servingSize !== undefined && { servingSize }), amounts };
}

/** A price of which is told neither when it holds nor what that time is called says nothing. */
function readTimeSpecificPrices(
  { timeSpecificPrices = [], unit }: Pick<MenuItemInput, 'timeSpecificPrices' | 'unit'>,
  currency: string | undefined,
  context: ReadContext,
): TimeSpecificPrice[] | undefined {
  const prices = timeSpecificPrices.flatMap((input): TimeSpecificPrice[] => {
    const { name, served } = input;
    const words = typeof served === 'string' ? served : undefined;
    const times = readServed(input, context);
    if (name === undefined && words === undefined && times === undefined) {
      context.note(input, { problem: 'says neither when it holds nor what it is called', outcome: 'It is left out.' });
      return [];
    }
    const price = readPrice(input.price, currency, unit || undefined);
    const isHappyHour = served === undefined && name !== undefined && HAPPY_HOUR.test(name);
    return [
      {
        ...(name !== undefined && { name }),
        price,
        ...(times && { times }),
        ...(words !== undefined && { words }),
        ...(isHappyHour && { isHappyHour }),
      },
    ];
  });
  return prices.length > 0 ? prices : undefined;
}

/** In our languages; in Quebec it is "5 à 7". */
const HAPPY_HOUR =
  /\bhappy[ -]?hours?\b|\bheures? (?:joyeuse|heureuse)|\b(?:5|cinq) [àa] (?:7|sept)\b|\bhora feliz\b|[欢歡][乐樂][时時]光/iu;
