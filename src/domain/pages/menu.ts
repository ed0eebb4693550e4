import type { Location } from '../../model/location.ts';
import type { Diet, Menu } from '../../model/menu.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { type IndexGroup, locationIndexOf } from '../locations/location-index.ts';
import { LOCATIONS_LISTED } from '../locations/listed-locations.ts';
import { brandMenuPlan, locationMenuPlan } from '../menu/menu-plan.ts';
import { type OpeningTimes, openingTimesOf } from '../hours/opening-times.ts';
import { orderAnchor } from '../links/order.ts';
import { telHref } from '../links/phone.ts';
import { menuPath } from './routes.ts';

/** The fallback menu's limits (docs/behaviour.md#menu). */
const FALLBACK_CUISINES = 6;
const FALLBACK_ITEMS = 12;

/** What `/menu/` or `/menu/…/` shows. */
export type MenuContent =
  | {
      kind: 'chooser';
      places: { name: string; address: string; times?: OpeningTimes; menu: Anchor }[];
      /** The same places by region and city, where they are too many for a plain list. */
      index?: IndexGroup[];
    }
  | { kind: 'page'; kicker?: string; menu: Menu; diets: Diet[]; order: Anchor }
  | { kind: 'frame'; title: string; url: string; link: Anchor; order?: Anchor }
  | { kind: 'not-available'; cuisines: string[]; items: Site['featuredItems']; call?: Anchor }
  | { kind: 'not-found' };

export function menuOf(site: Site, location?: Location): MenuContent {
  if (location === undefined && hasMenuChooser(site)) return chooserOf(site);
  const plan = location ? locationMenuPlan(site, location) : brandMenuPlan(site);
  const order = orderAnchor(site, 'Order Online', location);
  const kicker = location?.name;
  switch (plan.kind) {
    case 'page':
      return {
        kind: 'page',
        ...(kicker !== undefined && { kicker }),
        menu: plan.menu,
        diets: dietsIn(plan.menu),
        order,
      };
    case 'frame': {
      const place = location?.name ?? site.name;
      const link = plan.holds === 'file' ? 'Open the menu in a new tab' : 'Open the ordering page in a new tab';
      return {
        kind: 'frame',
        title: plan.holds === 'file' ? `Menu of ${place}` : `Order online from ${place}`,
        url: plan.url,
        link: { label: link, href: plan.url, external: true },
        ...(order.external && order.href !== plan.url && { order }),
      };
    }
    case 'none':
      return location ? { kind: 'not-found' } : notAvailableOf(site);
  }
}

/** Whether `/menu/` asks whose menu is wanted. */
export function hasMenuChooser({ locations, menuKind = 'page' }: Site): boolean {
  return locations.length > 1 && menuKind === 'page';
}

function chooserOf(site: Site): MenuContent {
  const { locations } = site;
  return {
    kind: 'chooser',
    places: locations.map((location) => {
      const times = openingTimesOf(site, location);
      return {
        name: location.name,
        address: addressLine(location.address),
        ...(times && { times }),
        menu: anchor('View Menu', menuPath(location)),
      };
    }),
    ...(locations.length > LOCATIONS_LISTED && { index: locationIndexOf(locations, menuPath) }),
  };
}

/** The fallback menu: what is known of the kitchen when there is no menu. */
function notAvailableOf(site: Site): MenuContent {
  const phone = site.telephone ?? site.locations[0]?.phone;
  return {
    kind: 'not-available',
    cuisines: site.cuisines.slice(0, FALLBACK_CUISINES),
    items: site.featuredItems.slice(0, FALLBACK_ITEMS),
    ...(phone !== undefined && { call: anchor(phone, telHref(phone)) }),
  };
}

function dietsIn(menu: Menu): Diet[] {
  const used = new Set(menu.categories.flatMap(({ items }) => items.flatMap(({ diets }) => diets)));
  return DIETS.filter((diet) => used.has(diet));
}

export const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  halal: 'Halal',
  spicy: 'Spicy',
};

const DIETS = Object.keys(DIET_LABELS) as Diet[];
