import type { MenuItemLeaf, MenuLeaf, MenuSectionLeaf, NutritionInformationLeaf, OfferLeaf } from 'schema-dts';
import type { Texts } from '#i18n/texts.ts';
import { allergenText } from '#core/menu/allergens/allergens.ts';
import { DIETS } from '#core/menu/diets.ts';
import type { CategoryView, ItemView, MenuView } from '#core/menu/menu-view.ts';
import type { PriceView } from '#core/menu/price.ts';
import { type Nutrient, NUTRIENTS } from '#schema/menu/nutrition.ts';
import type { Amount } from '#schema/values/amount.ts';
import { priceOf } from './offer-catalog.ts';
import { makeNode } from './parts.ts';
import { servedOffers } from './served-offers.ts';

/** Where the menu stands and whose it is. */
export interface MenuFrame {
  url: string;
  /** Where the page has several menus: the part of it that is this one. */
  anchor?: string;
  /** `@id` of the restaurant or brand that serves it. */
  provider: string;
  /** Missing: the site has one language. */
  inLanguage?: string;
  texts: Texts;
  /** `YYYY-MM-DD` */
  buildDate: string;
}

export function menuNode(menu: MenuView, frame: MenuFrame): MenuLeaf {
  const { id, title, served, times } = menu;
  const sections = menu.categories.map((category) => sectionNode(category, frame.texts));
  const ofTimes = served ? servedOffers(served, frame.buildDate) : [];
  const offers = ofTimes.length > 0 && { offers: ofTimes };
  if (id === undefined) return { ...nodeOf(title, sections, frame, times), ...offers };
  const description = [times, menu.description].filter((text) => text !== undefined).join('. ');
  return { ...nodeOf(title, sections, { ...frame, anchor: id }, description || undefined), ...offers };
}

/**
 * Popular items alone, under the heading that the page gives them. Where there is no menu the cuisines stand before them, as
 * sections without items.
 */
export function popularMenuNode(
  { items, cuisines, heading }: { items: ItemView[]; cuisines: string[]; heading?: string },
  frame: MenuFrame,
): MenuLeaf | undefined {
  if (items.length === 0 && cuisines.length === 0) return undefined;
  const { title } = frame.texts.menu;
  const named = cuisines.map((name): MenuSectionLeaf => ({ '@type': 'MenuSection', name }));
  if (heading !== undefined && items.length > 0) {
    return nodeOf(title, [...named, sectionNode({ name: heading, items }, frame.texts)], frame);
  }
  return { ...nodeOf(title, named, frame), ...itemsProperty(items, frame.texts) };
}

function nodeOf(
  name: string,
  sections: MenuSectionLeaf[],
  { url, anchor, provider, inLanguage }: MenuFrame,
  description?: string,
): MenuLeaf {
  return makeNode<MenuLeaf>({
    '@type': 'Menu',
    '@id': `${url}#${anchor ?? 'menu'}`,
    name,
    url: anchor === undefined ? url : `${url}#${anchor}`,
    description,
    inLanguage,
    provider: { '@id': provider },
    hasMenuSection: sections,
  });
}

function sectionNode(
  { name, description, items }: Omit<CategoryView, 'id' | 'pictures'>,
  texts: Texts,
): MenuSectionLeaf {
  return makeNode<MenuSectionLeaf>({
    '@type': 'MenuSection',
    name,
    description,
    ...itemsProperty(items, texts),
  });
}

function itemsProperty(items: ItemView[], texts: Texts): { hasMenuItem?: MenuItemLeaf[] } {
  return items.length === 0 ? {} : { hasMenuItem: items.map((item) => itemNode(item, texts)) };
}

/**
 * What one can add is no offer of the item, and `menuAddOn` would take the room of other items.
 *
 * schema.org has no property for allergens. `suitableForDiet` would claim what is not stated, `additionalProperty` is for products and offers, and an item
 * may have no offer. What remains is the description of its `nutrition`: the words of the page, and no claim by what they leave out.
 */
function itemNode({ name, description, price, sizes, diets, soldOut, ...facts }: ItemView, texts: Texts): MenuItemLeaf {
  const offered = sizes?.flatMap((size) => offerOf(size.price, size.name)) ?? offerOf(price);
  const offers = soldOut ? [] : offered;
  return makeNode<MenuItemLeaf>({
    '@type': 'MenuItem',
    name,
    description,
    suitableForDiet: diets.flatMap((diet) => DIETS[diet].schemaOrg ?? []),
    nutrition: nutritionNode(facts, texts),
    offers: offers.length === 1 ? offers[0] : offers,
  });
}

/** Energy and masses as schema.org writes them: "450 calories", "450-600 calories", "12 g". What is not stated is missing. */
function nutritionNode(
  { calories, nutrition, allergens }: Pick<ItemView, 'calories' | 'nutrition' | 'allergens'>,
  texts: Texts,
): NutritionInformationLeaf | undefined {
  if (calories === undefined && nutrition === undefined && allergens === undefined) return undefined;
  const { servingSize, amounts = {} } = nutrition ?? {};
  const masses = Object.entries(amounts) as [Nutrient, Amount][];
  return makeNode<NutritionInformationLeaf>({
    '@type': 'NutritionInformation',
    calories: calories && `${rangeOf(calories)} calories`,
    servingSize,
    ...Object.fromEntries(masses.map(([name, amount]) => [name, `${rangeOf(amount)} ${NUTRIENTS[name]}`])),
    description: allergens && allergenText(allergens, texts),
  });
}

const rangeOf = ({ from, to }: Amount): string => (from === to ? `${from}` : `${from}-${to}`);

/** One for each size that has an amount. */
function offerOf(price: PriceView | undefined, name?: string): OfferLeaf[] {
  const offer = priceOf(price);
  return offer === undefined ? [] : [makeNode<OfferLeaf>({ '@type': 'Offer', name, ...offer })];
}
