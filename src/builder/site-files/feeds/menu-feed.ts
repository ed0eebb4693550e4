import type { Amount } from '#schema/values/amount.ts';
import { NUTRIENTS, type Nutrition } from '#schema/menu/nutrition.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Allergen, ItemAllergens } from '#schema/menu/item-keys.ts';
import type { Location } from '#schema/location.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { FEED_PATHS, hasMenuFeed, menuFeedPathOf, printsMenuOfBrand } from '#content/seo/feeds.ts';
import { languageOf } from '#core/languages/language.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import type { ChoiceGroupView, ChoiceView } from '#core/menu/choice-view.ts';
import { locationMenuPlan, type MenuPlan, sharedMenusOf } from '#core/menu/menu-plan.ts';
import { type ItemView, type MenuView, menuViewsOf } from '#core/menu/menu-view.ts';
import { decimalOf, type PriceView } from '#core/menu/price.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import type { FeedChoiceGroup, FeedItem, FeedMenu, FeedPrice, FeedServed, MenuFeed } from './feed-schema.ts';
import { feedHoursOf } from './feed-hours.ts';

/** What all feeds begin with. */
export function feedHeadOf(site: Site) {
  return {
    version: 1 as const,
    asOf: site.buildDate,
    url: `${site.origin}${pathsOf(site).home}`,
    name: site.name,
    language: languageOf(site),
  };
}

/**
 * The menus that the pages of the site print, each once with the locations that have it, by the path of their file: `/menu.json`, and one for each location with
 * menus of its own where these are many. Empty where no page prints one.
 */
export function* menuFeedsOf(site: Site): Generator<[path: string, feed: MenuFeed]> {
  if (!hasMenuFeed(site)) return;
  yield [FEED_PATHS.menu, menuFeedOf(site, FEED_PATHS.menu, site.locations)];
  for (const location of site.locations) {
    const path = menuFeedPathOf(site, location);
    if (path !== FEED_PATHS.menu) yield [path, menuFeedOf(site, path, [location])];
  }
}

/** All of these locations, and the menus of those that have theirs in this file. */
function menuFeedOf(site: Site, file: string, listed: readonly Location[]): MenuFeed {
  const feed = makeMenuList(site);
  const shared = sharedMenusOf(site);
  const isMain = file === FEED_PATHS.menu;
  if (isMain && printsMenuOfBrand(site)) feed.add(site.menus, pathsOf(site).menu, site.allergensConfirmedOn);
  const locations = listed.map((location) => {
    const plan = locationMenuPlan(site, location);
    const path = menuPath(site, location);
    const itsFile = menuFeedPathOf(site, location);
    const shownAt = shared === undefined ? path : pathsOf(site).menu;
    const menus =
      plan.kind === 'page' && itsFile === file
        ? feed.add(plan.menus, shownAt, confirmedOn(site, location), location)
        : [];
    return omitUndefined({
      id: location.slug,
      name: locationLabel(site, location),
      url: `${site.origin}${locationPath(site, location)}`,
      menus,
      menusAreIn: itsFile === file ? undefined : `${site.origin}${itsFile}`,
      menuUrl: `${site.origin}${path}`,
      elsewhere: elsewhereOf(site, plan),
    });
  });
  return { ...feedHeadOf(site), menus: feed.menus, locations };
}

/** The date of a location is about the menus of its own. */
const confirmedOn = (site: Site, { menus, allergensConfirmedOn }: Location): string | undefined =>
  allergensConfirmedOn ?? (menus.length === 0 ? site.allergensConfirmedOn : undefined);

const elsewhereOf = ({ origin }: Site, plan: MenuPlan): string | undefined =>
  plan.kind === 'frame' ? URL.parse(plan.url, origin)?.href : undefined;

/** Menus that say the same stand there once, also where each location has written them down. */
function makeMenuList(site: Site) {
  const menus: FeedMenu[] = [];
  const byText = new Map<string, FeedMenu>();
  const ofBrand = new Map<Menu[], Map<string | undefined, FeedMenu[]>>();

  const shown = (views: MenuView[], path: string, confirmed: string | undefined): FeedMenu[] =>
    views.map((view) => {
      const menu = feedMenuOf(site, view, confirmed);
      const text = JSON.stringify(menu);
      const known = byText.get(text);
      if (known) return known;
      const added = {
        ...menu,
        id: `menu-${menus.length + 1}`,
        url: `${site.origin}${path}${view.id === undefined ? '' : `#${view.id}`}`,
      };
      byText.set(text, added);
      menus.push(added);
      return added;
    });

  /** The `id` of each of the menus. Four hundred locations with the menus of the brand are one look at them. */
  const add = (list: Menu[], path: string, confirmed: string | undefined, location?: Location): string[] => {
    const byDate = ofBrand.get(list) ?? new Map<string | undefined, FeedMenu[]>();
    ofBrand.set(list, byDate);
    const found = byDate.get(confirmed) ?? shown(menuViewsOf(site, list), path, confirmed);
    byDate.set(confirmed, found);
    if (location) for (const menu of new Set(found)) menu.locations.push(location.slug);
    return found.map(({ id }) => id);
  };
  return { menus, add };
}

function feedMenuOf(site: Site, menu: MenuView, allergensConfirmedOn: string | undefined): FeedMenu {
  const { title, description, served, allergenNote, categories } = menu;
  return omitUndefined({
    id: '',
    name: title,
    description,
    url: '',
    locations: [],
    served: served && servedOf(site, { times: served, text: menu.times }),
    allergenNote,
    allergensConfirmedOn,
    categories: categories.map(({ name, description: text, modifierGroups, items }) =>
      omitUndefined({
        name,
        description: text,
        modifierGroups: groupsOf(modifierGroups),
        items: items.map((item) => feedItemOf(site, item)),
      }),
    ),
  });
}

function feedItemOf(site: Site, item: ItemView): FeedItem {
  const { id, name, description, price, sizes, calories, nutrition, diets, allergens, tag, soldOut, picture } = item;
  return omitUndefined({
    id,
    name,
    description,
    price: price && feedPriceOf(price),
    sizes: sizes?.map((size) =>
      omitUndefined({ name: size.name, price: feedPriceOf(size.price), calories: size.calories }),
    ),
    timeSpecificPrices: item.timeSpecificPrices?.map((each) =>
      omitUndefined({
        name: each.name,
        price: feedPriceOf(each.price),
        served: servedOf(site, { ...each, text: each.when }),
      }),
    ),
    calories,
    nutrition: nutrition && nutritionOf(nutrition),
    dietaryMarks: diets.length > 0 ? diets : undefined,
    allergens: allergensOf(allergens),
    // Its view says in a tag that it is sold out.
    tag: soldOut ? undefined : tag,
    soldOut,
    modifierGroups: groupsOf(item.modifierGroups),
    courses: groupsOf(item.courses),
    image: picture === undefined || picture.isMissing ? undefined : `${site.origin}${picture.src}`,
  });
}

function feedPriceOf({ text, amount, currency, unit }: PriceView): FeedPrice {
  return omitUndefined({
    text,
    amount: amount === undefined ? undefined : decimalOf({ amount, currency }),
    currency,
    unit,
  });
}

/** `text`: in the words of the page. */
function servedOf(
  { buildDate }: Site,
  { times, text, isHappyHour }: { times?: Hours; text?: string; isHappyHour?: true },
): FeedServed | undefined {
  if (times === undefined && text === undefined && !isHappyHour) return undefined;
  return omitUndefined({ text, hours: times && feedHoursOf(times, buildDate), happyHour: isHappyHour });
}

function nutritionOf({ servingSize, amounts }: Nutrition): FeedItem['nutrition'] {
  const entries = Object.entries(NUTRIENTS).flatMap(([name, unit]) => {
    const amount: Amount | undefined = amounts[name as keyof typeof NUTRIENTS];
    return amount === undefined ? [] : [[name, { ...amount, unit }] as const];
  });
  return omitUndefined({ servingSize, amounts: Object.fromEntries(entries) });
}

/** An empty list is left out: that nothing stands in it says nothing. */
function allergensOf(allergens: ItemAllergens | undefined): FeedItem['allergens'] {
  if (allergens === undefined) return undefined;
  const listOf = (list: Allergen[]) =>
    list.length === 0 ? undefined : list.map(({ name, known }) => omitUndefined({ name, code: known }));
  const stated = omitUndefined({ contains: listOf(allergens.contains), mayContain: listOf(allergens.mayContain) });
  return Object.keys(stated).length === 0 ? undefined : stated;
}

function groupsOf(groups: ChoiceGroupView[] | undefined): FeedChoiceGroup[] | undefined {
  return groups?.map(({ name, description, min, max, choices }) =>
    omitUndefined({ name, description, min, max, choices: choices.map(choiceOf) }),
  );
}

function choiceOf({
  name,
  description,
  price,
  isDefault,
  soldOut,
  diets,
  allergens,
  calories,
  modifierGroups,
}: ChoiceView) {
  return omitUndefined({
    name,
    description,
    price: price && feedPriceOf(price),
    included: isDefault,
    soldOut,
    dietaryMarks: diets.length > 0 ? diets : undefined,
    allergens: allergensOf(allergens),
    calories,
    modifierGroups: groupsOf(modifierGroups),
  });
}
