import type { Location } from '#schema/location.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { memoize } from '../text/memoize.ts';
import { type AllergenTable, makeAllergenTable } from './allergen-table.ts';
import { brandMenuPlan, locationMenuPlan, type MenuPlan, menusAt, sharedMenusOf } from './menu-plan.ts';

/** The allergen tables of a site. */
export interface AllergenTables {
  /** Of the brand's menus. Missing: it has none, or they state no allergen. */
  brand?: AllergenTable;
  /** Those of the locations whose table, or the day of its confirmation, is another. */
  own: ReadonlyMap<Location, AllergenTable>;
  /** The locations whose menu is another one that states nothing, or is not known: no table is theirs. */
  without: ReadonlySet<Location>;
}

export const allergenTablesOf = memoize((site: Site): AllergenTables => {
  const tableOf = memoize((menus: Menu[]) => {
    const table = makeAllergenTable(menus, site);
    return { table, text: JSON.stringify(table) };
  });
  const shared = brandMenuPlan(site).kind === 'none' ? sharedMenusOf(site) : undefined;
  const ofBrand = tableOf(shared ?? shownMenus(site, brandMenuPlan(site)));
  const own = new Map<Location, AllergenTable>();
  const without = new Set<Location>();
  for (const location of site.locations) {
    const { table, text } = tableOf(shownMenus(site, locationMenuPlan(site, location), location));
    const { allergensConfirmedOn: day = site.allergensConfirmedOn } = location;
    if (table.columns.length === 0) without.add(location);
    else if (text !== ofBrand.text || day !== site.allergensConfirmedOn) own.set(location, table);
  }
  return { ...(ofBrand.table.columns.length > 0 && { brand: ofBrand.table }), own, without };
});

/** Those of which the items are known. A file may say anything; what can be ordered in a frame are the menus that the configuration has. */
function shownMenus(site: Site, plan: MenuPlan, location?: Location): Menu[] {
  if (plan.kind === 'page') return plan.menus;
  return plan.kind === 'frame' && plan.holds === 'ordering' ? menusAt(site, location) : [];
}
