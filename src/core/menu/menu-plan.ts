import type { Location } from '#schema/location.ts';
import type { Menu, MenuKind } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { memoize } from '../text/memoize.ts';

/** What a menu page shows. */
export type MenuPlan =
  | { kind: 'page'; menus: Menu[] }
  | { kind: 'frame'; url: string; holds: 'file' | 'ordering' }
  | { kind: 'none' };

type MenuSource = Pick<Site, 'menuKind' | 'menuLink' | 'fileLink' | 'menus' | 'menusIn' | 'orderingLink'> & {
  menuUrl?: string;
};

/** The brand's own menu page. */
export function brandMenuPlan(site: MenuSource): MenuPlan {
  return planFrom(site, site.menuKind ?? 'page');
}

/** A location's menu page: its own menu, file or link, else the brand's. An ordering link alone is not a menu. */
export function locationMenuPlan(site: MenuSource, location: Location): MenuPlan {
  const { orderingLink, ...own } = location;
  const isEmbedded = location.menuKind === 'embedded' && orderingLink !== undefined;
  const plan = planFrom(isEmbedded ? location : own, location.menuKind ?? 'page');
  if (plan.kind !== 'none') return plan;
  return planFrom(
    { ...site, menus: brandMenusAt(site, location), ...(orderingLink !== undefined && { orderingLink }) },
    site.menuKind ?? 'page',
  );
}

/** The menus of a location: its own, else the brand's. Also where its page shows an ordering page in a frame instead. */
export function menusAt(site: MenuSource, location: Location | undefined): Menu[] {
  if (location === undefined) return site.menus;
  return location.menus.length > 0 ? location.menus : brandMenusAt(site, location);
}

/** The brand's menus with prices in the currency of the location. */
const brandMenusAt = (site: MenuSource, { currency = '' }: Location): Menu[] => site.menusIn?.[currency] ?? site.menus;

/** The menus that all locations of a chain have: those of the brand, or the same ones written in each. Undefined where one has others, or none. */
export const sharedMenusOf = memoize((site: Site): Menu[] | undefined => {
  const [first, ...others] = site.locations.map((location) => locationMenuPlan(site, location));
  if (first?.kind !== 'page') return undefined;
  const isSame = others.every((plan) => plan.kind === 'page' && areSame(plan.menus, first.menus));
  return isSame ? first.menus : undefined;
});

const areSame = (some: Menu[], others: Menu[]): boolean =>
  some === others || JSON.stringify(some) === JSON.stringify(others);

/** The kind that was asked for, else the first that is configured. */
function planFrom(source: MenuSource, wanted: MenuKind): MenuPlan {
  const plans: Record<MenuKind, MenuPlan | undefined> = {
    page: source.menus.length > 0 ? { kind: 'page', menus: source.menus } : undefined,
    file: source.fileLink === undefined ? undefined : { kind: 'frame', url: source.fileLink, holds: 'file' },
    embedded: orderingFrame(source),
  };
  return plans[wanted] ?? plans.page ?? plans.file ?? plans.embedded ?? { kind: 'none' };
}

function orderingFrame({ orderingLink, menuLink, menuUrl }: MenuSource): MenuPlan | undefined {
  const url = orderingLink ?? menuLink ?? menuUrl;
  return url === undefined ? undefined : { kind: 'frame', url, holds: 'ordering' };
}
