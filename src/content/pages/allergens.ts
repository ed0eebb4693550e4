import { formatDate } from '#core/hours/date.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { locationLabel, withBrand } from '#core/locations/location-name.ts';
import type { AllergenTable } from '#core/menu/allergens/allergen-table.ts';
import { confirmationOn } from '#core/menu/allergens/allergen-confirmation.ts';
import { allergenTablesOf, type ConfirmedTable } from '#core/menu/allergen-tables.ts';
import { allergenTablePath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { type IndexGroup, locationIndexOf } from '../locations/location-index.ts';
import { typedAddress } from './menu-colophon.ts';

/** What `/allergens/` or `/allergens/…/` shows. */
export interface AllergensContent {
  kicker?: string;
  /** Missing on the page of a brand whose locations have menus of their own alone. */
  table?: PrintedTable;
  /** On the page of the brand: the locations with another table. */
  others: IndexGroup[];
  /** The same: those of which nothing is stated. Empty: there is none. */
  without: string;
  menu: Link;
  /** `noodles.example/allergens`: where the newest one is, for paper. */
  typed: string;
}

export interface PrintedTable extends AllergenTable {
  /** "Allergens in the menu of Night Owl" */
  caption: string;
  hasChoices: boolean;
  notes: string[];
  /** "Last confirmed on October 1, 2026" */
  confirmed?: string;
  csv: Link;
}

/** Beside the path of each table. */
export const ALLERGENS_CSV = 'allergens.csv';

export function allergensPageOf(site: Site, location?: Location): AllergensContent {
  const { brand, own, without } = allergenTablesOf(site);
  const texts = textsOf(site);
  const { allergens, go, formats } = texts;
  const path = (location && allergenTablePath(site, location)) ?? pathsOf(site).allergens;
  const table = location ? own.get(location) : brand;
  const label = location && locationLabel(site, location);
  const printed: PrintedTable | undefined = table && {
    columns: table.columns,
    groups: table.groups,
    notes: table.notes,
    caption: allergens.ofMenu(label === undefined ? site.name : withBrand(site.name, label)),
    hasChoices: table.groups.some(({ isChoices }) => isChoices),
    confirmed: confirmedText(table, site),
    csv: linkTo(allergens.download, `${path}${ALLERGENS_CSV}`),
  };
  const others = location === undefined ? [...own.keys()] : [];
  // Without a table of the brand there is nothing that could be taken for theirs.
  const unstated = location === undefined && brand ? [...without].map((each) => locationLabel(site, each)) : [];
  return {
    kicker: label,
    table: printed,
    others:
      others.length === 0 ? [] : locationIndexOf({ ...site, locations: others }, (each) => `${path}${each.menuSlug}/`),
    without: `${formats.list(unstated.slice(0, NAMES_SHOWN))}${unstated.length > NAMES_SHOWN ? '…' : ''}`,
    menu: linkTo(go.seeMenu, location ? menuPath(site, location) : pathsOf(site).menu),
    typed: typedAddress(site.origin, path),
  };
}

const NAMES_SHOWN = 24;

/** A day that has not come confirms nothing, and one that is long ago says so. */
function confirmedText({ confirmedOn }: ConfirmedTable, site: Site): string | undefined {
  const { allergens, formats } = textsOf(site);
  if (confirmedOn === undefined) return undefined;
  const date = formatDate(confirmedOn, formats);
  const when = confirmationOn(site.buildDate, confirmedOn);
  return { ahead: undefined, recent: allergens.confirmed(date), old: allergens.confirmedLongAgo(date) }[when];
}
