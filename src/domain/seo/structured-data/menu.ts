import type { MenuItemLeaf, MenuLeaf, MenuSectionLeaf, OfferLeaf } from 'schema-dts';
import { allergenText } from '../../menu/allergens.ts';
import { DIETS } from '../../menu/diets.ts';
import type { ShownCategory, ShownItem, ShownMenu } from '../../menu/shown-menu.ts';
import { memoize } from '../../memoize.ts';
import { priceOf } from './offer-catalog.ts';
import { makeNode } from './parts.ts';

/** Where the menu stands and whose it is. */
export interface MenuFrame {
  url: string;
  /** `@id` of the restaurant or brand that serves it. */
  provider: string;
  /** ISO 4217. Without it no price can be stated. */
  currency: string | undefined;
}

export function menuNode(menu: ShownMenu, frame: MenuFrame): MenuLeaf {
  return nodeOf(menu.title, sectionsOf(menu, frame.currency), frame);
}

/** The locations of a chain share their menu: its nodes are made once for each currency. */
const sectionsByCurrency = memoize((_: ShownMenu) => new Map<string | undefined, MenuSectionLeaf[]>());

function sectionsOf(menu: ShownMenu, currency: string | undefined): MenuSectionLeaf[] {
  const byCurrency = sectionsByCurrency(menu);
  const sections = byCurrency.get(currency) ?? menu.categories.map((category) => sectionNode(category, currency));
  byCurrency.set(currency, sections);
  return sections;
}

/**
 * Popular items alone, under the heading that the page gives them. Where there is no menu the cuisines stand before them, as
 * sections without items.
 */
export function popularMenuNode(
  { items, cuisines, heading }: { items: ShownItem[]; cuisines: string[]; heading?: string },
  frame: MenuFrame,
): MenuLeaf | undefined {
  if (items.length === 0 && cuisines.length === 0) return undefined;
  const named = cuisines.map((name): MenuSectionLeaf => ({ '@type': 'MenuSection', name }));
  if (heading !== undefined && items.length > 0) {
    return nodeOf('Menu', [...named, sectionNode({ name: heading, items }, frame.currency)], frame);
  }
  return { ...nodeOf('Menu', named, frame), ...itemsProperty(items, frame.currency) };
}

function nodeOf(name: string, sections: MenuSectionLeaf[], { url, provider }: MenuFrame): MenuLeaf {
  return makeNode<MenuLeaf>({
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name,
    url,
    provider: { '@id': provider },
    hasMenuSection: sections,
  });
}

function sectionNode(
  { name, description, items }: Omit<ShownCategory, 'id'>,
  currency: string | undefined,
): MenuSectionLeaf {
  return makeNode<MenuSectionLeaf>({
    '@type': 'MenuSection',
    name,
    description,
    ...itemsProperty(items, currency),
  });
}

function itemsProperty(items: ShownItem[], currency: string | undefined): { hasMenuItem?: MenuItemLeaf[] } {
  return items.length === 0 ? {} : { hasMenuItem: items.map((item) => itemNode(item, currency)) };
}

/**
 * schema.org has no property for allergens. `suitableForDiet` would claim what is not stated, `additionalProperty` is for products and offers, and an item
 * may have no offer. What remains is the description of its `nutrition`: the words of the page, and no claim by what they leave out.
 */
function itemNode(
  { name, description, price, diets, allergens, soldOut }: ShownItem,
  currency: string | undefined,
): MenuItemLeaf {
  const offer = soldOut ? undefined : priceOf(price, currency);
  return makeNode<MenuItemLeaf>({
    '@type': 'MenuItem',
    name,
    description,
    suitableForDiet: diets.flatMap(({ diet }) => DIETS[diet].schemaOrg ?? []),
    nutrition: allergens && { '@type': 'NutritionInformation', description: allergenText(allergens) },
    offers: offer && ({ '@type': 'Offer', ...offer } satisfies OfferLeaf),
  });
}
