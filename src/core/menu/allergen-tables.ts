import type { Location } from '#schema/location.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { textsOf } from '#i18n/texts.ts';
import { memoize } from '../text/memoize.ts';
import { type AllergenColumn, type AllergenTable, makeAllergenTable } from './allergens/allergen-table.ts';
import { brandMenuPlan, locationMenuPlan, type MenuPlan, menusAt, sharedMenusOf } from './menu-plan.ts';

/** The allergen tables of a site. */
export interface AllergenTables {
  /** Of the brand's menus. Missing: it has none, or they state no allergen. */
  brand?: ConfirmedTable;
  /** Those of the locations whose table, or the day of its confirmation, is another. */
  own: ReadonlyMap<Location, ConfirmedTable>;
  /** The locations whose menu is another one that states nothing, or is not known: no table is theirs. */
  without: ReadonlySet<Location>;
}

export interface ConfirmedTable extends AllergenTable {
  /** What the kitchen says about allergens in general, else what we say. */
  notes: string[];
  /** `YYYY-MM-DD`: when somebody last checked it. */
  confirmedOn?: string;
}

export const allergenTablesOf = /* @__PURE__ */ memoize((site: Site): AllergenTables => {
  const tableOf = tableMakerOf(site);
  const plan = brandMenuPlan(site);
  const ofBrand = tableOf((plan.kind === 'none' ? sharedMenusOf(site) : undefined) ?? shownMenus(site, plan));
  const own = new Map<Location, ConfirmedTable>();
  const without = new Set<Location>();
  for (const location of site.locations) {
    const { table, text } = tableOf(shownMenus(site, locationMenuPlan(site, location), location));
    const { allergensConfirmedOn: confirmedOn = site.allergensConfirmedOn } = location;
    if (table.columns.length === 0) without.add(location);
    else if (text !== ofBrand.text || confirmedOn !== site.allergensConfirmedOn)
      own.set(location, { ...table, confirmedOn });
  }
  const hasBrand = ofBrand.table.columns.length > 0;
  return { ...(hasBrand && { brand: { ...ofBrand.table, confirmedOn: site.allergensConfirmedOn } }), own, without };
});

/** The locations of a chain share menus, and their pages ask for the same table. */
const tableMakerOf = /* @__PURE__ */ memoize((site: Site) =>
  memoize((menus: Menu[]) => {
    const table = { ...makeAllergenTable(menus, site), notes: notesOf(menus, site) };
    return { table, text: JSON.stringify(table) };
  }),
);

/** The allergens that some menus state. */
export function allergensStated(site: Site, menus: Menu[]): AllergenColumn[] {
  return tableMakerOf(site)(menus).table.columns;
}

/** Those of which the items are known. A file may say anything; what can be ordered in a frame are the menus that the configuration has. */
function shownMenus(site: Site, plan: MenuPlan, location?: Location): Menu[] {
  if (plan.kind === 'page') return plan.menus;
  return plan.kind === 'frame' && plan.holds === 'ordering' ? menusAt(site, location) : NO_MENUS;
}

/** One object, so that its table is made once. */
const NO_MENUS: Menu[] = [];

function notesOf(menus: readonly Menu[], site: Site): string[] {
  return [...new Set(menus.map((menu) => menu.allergenNote ?? site.allergenNote ?? textsOf(site).menu.allergenNote))];
}
