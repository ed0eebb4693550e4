import type { MenuItemLeaf, MenuLeaf, MenuSectionLeaf, OfferLeaf, RestrictedDiet } from 'schema-dts';
import type { Diet, Menu, MenuCategory, MenuItem } from '../../../model/menu.ts';
import { priceOf } from './offer-catalog.ts';
import { present } from './present.ts';

/** Where the menu stands and whose it is. */
export interface MenuFrame {
  url: string;
  /** `@id` of the restaurant or brand that serves it. */
  provider: string;
  /** ISO 4217. Without it no price can be stated. */
  currency: string | undefined;
}

/** No schema.org diet says "spicy". */
const DIET_TYPES: Partial<Record<Diet, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

export function menuNode(menu: Menu, frame: MenuFrame): MenuLeaf {
  return nodeOf(menu.name ?? 'Menu', sectionsOf(menu, frame.currency), frame);
}

/** The places of a chain share their menu: its nodes are made once. */
const known = new WeakMap<Menu, Map<string | undefined, MenuSectionLeaf[]>>();

function sectionsOf(menu: Menu, currency: string | undefined): MenuSectionLeaf[] {
  const byCurrency = known.get(menu) ?? new Map<string | undefined, MenuSectionLeaf[]>();
  known.set(menu, byCurrency);
  const sections = byCurrency.get(currency) ?? menu.categories.map((category) => sectionNode(category, currency));
  byCurrency.set(currency, sections);
  return sections;
}

/**
 * Popular items alone, under the heading that the page gives them. Where there is no menu the cuisines stand before them, as
 * sections without items.
 */
export function popularMenuNode(
  { items, cuisines, heading }: { items: MenuItem[]; cuisines: string[]; heading?: string },
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
  return present<MenuLeaf>({
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name,
    url,
    provider: { '@id': provider },
    hasMenuSection: sections,
  });
}

function sectionNode(
  { name, description, items }: Omit<MenuCategory, 'id'>,
  currency: string | undefined,
): MenuSectionLeaf {
  return present<MenuSectionLeaf>({
    '@type': 'MenuSection',
    name,
    description,
    ...itemsProperty(items, currency),
  });
}

function itemsProperty(items: MenuItem[], currency: string | undefined): { hasMenuItem?: MenuItemLeaf[] } {
  return items.length === 0 ? {} : { hasMenuItem: items.map((item) => itemNode(item, currency)) };
}

function itemNode({ name, description, price, diets }: MenuItem, currency: string | undefined): MenuItemLeaf {
  const offer = priceOf(price, currency);
  return present<MenuItemLeaf>({
    '@type': 'MenuItem',
    name,
    description,
    suitableForDiet: diets.flatMap((diet) => DIET_TYPES[diet] ?? []),
    offers: offer && ({ '@type': 'Offer', ...offer } satisfies OfferLeaf),
  });
}
