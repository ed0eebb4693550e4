import type { Address, Location } from '#schema/location.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { isoCountry } from '../countries/country-codes.ts';
import { countryOfRegion, regionCode } from '../countries/region-names.ts';
import { MENU_LAWS, type MenuLaw } from './menu-law.data.ts';
import { menusAt } from './menu-plan.ts';

/** A law that may apply, and where. */
export interface ApplicableLaw {
  law: MenuLaw;
  /** The locations that its threshold counts. */
  locations: number;
  /** Those in the place whose law it is. Empty: the brand has no locations, and its own address is there. */
  inPlace: Location[];
}

/** The laws that may apply by where the locations are, and by how many there are. Whether one does is for a lawyer to say. */
export function lawsThatMayApply(site: Site): ApplicableLaw[] {
  const places = placesOf(site);
  return MENU_LAWS.flatMap((law) => {
    const inPlace = places.filter(({ address }) => isIn(address, law));
    if (inPlace.length === 0) return [];
    const { locations = 1, within = 'region' } = law.atLeast ?? {};
    const counted =
      within === 'region'
        ? inPlace
        : places.filter(({ address }) => within === 'anywhere' || isInCountry(address, law));
    if (counted.length < locations) return [];
    return [{ law, locations: counted.length, inPlace: inPlace.flatMap(({ location }) => location ?? []) }];
  });
}

/**
 * What the report says of them, once a brand: "By the locations these laws may apply: California’s SB 68, 23 locations (allergens stated for 12 of 80 items). This
 * is not legal advice; see docs/menu-law.md." Empty where none may apply.
 */
export function menuLawNotesOf(site: Site): string[] {
  const laws = lawsThatMayApply(site);
  if (laws.length === 0) return [];
  const named = laws.map(({ law, locations, inPlace }) => {
    const count = `${locations} location${locations === 1 ? '' : 's'}`;
    const condition = law.condition === undefined ? '' : `, for ${law.condition}`;
    return `${law.name}, ${count}${condition} (${statedText(law, itemsAt(site, inPlace))})`;
  });
  return [
    `By the locations these laws may apply: ${named.join('; ')}. This is not legal advice; see docs/menu-law.md.`,
  ];
}

/**
 * The statements that laws want on a menu that states calories, quoted in their own language. Of a location, else of all locations that share the menu of the
 * brand. Empty where the menu states no calories.
 */
export function calorieStatementsFor(site: Site, location?: Location): NonNullable<MenuLaw['statement']>[] {
  if (!statesCalories(menusAt(site, location))) return [];
  return MENU_LAWS.flatMap(({ statement, ...law }) => {
    const places = location ? [location] : placesOf(site);
    // Where the region is not known, the statement might be that of another country.
    return statement && places.some(({ address }) => isIn(address, law, 'surely')) ? [statement] : [];
  });
}

interface Place {
  address: Address;
  location?: Location;
}

/** A brand without locations counts as its own location. One that is yet to open sells nothing. */
function placesOf({ address, locations }: Site): Place[] {
  if (locations.length === 0) return [{ address }];
  return locations
    .filter(({ closure }) => closure !== 'future')
    .map((location) => ({ address: location.address, location }));
}

/** England may be meant where an address in the United Kingdom names no part that is known: it is told of, and no statement stands on the menu. */
function isIn(address: Address, law: MenuLaw, sureness: 'surely' | 'maybe' = 'maybe'): boolean {
  const country = countryOf(address);
  if (country === undefined || !law.countries.includes(country)) return false;
  if (law.region === undefined) return true;
  const region = regionCode(address.region, country);
  const isUnsure = law.condition !== undefined && sureness === 'maybe' && region === undefined;
  return region === law.region || isUnsure;
}

function isInCountry(address: Address, { countries }: MenuLaw): boolean {
  const country = countryOf(address);
  return country !== undefined && countries.includes(country);
}

/** Undefined where neither the country nor a region that one country alone has is written. */
const countryOf = ({ country, region }: Address): string | undefined =>
  country === undefined ? countryOfRegion(region) : isoCountry(country);

/** The items of all menus of these locations, each menu once. */
function itemsAt(site: Site, locations: Location[]): MenuItem[] {
  const menus = new Set([
    ...(locations.length === 0 ? [site.menus] : []),
    ...locations.map((each) => menusAt(site, each)),
  ]);
  return [...menus].flat().flatMap(itemsOf);
}

const itemsOf = ({ categories }: Menu): MenuItem[] => categories.flatMap(({ items }) => items);

const statesCalories = (menus: Menu[]): boolean => menus.some((menu) => itemsOf(menu).some(hasCalories));

/** Its own, or those of each of its sizes. */
const hasCalories = ({ calories, sizes = [] }: MenuItem): boolean =>
  calories !== undefined || (sizes.length > 0 && sizes.every((size) => size.calories !== undefined));

/** `calories stated for 12 of 80 items` */
function statedText({ asksFor }: MenuLaw, items: MenuItem[]): string {
  if (items.length === 0) return 'the site has no items to look at';
  const stated = items.filter((item) => (asksFor === 'calories' ? hasCalories(item) : item.allergens !== undefined));
  return `${asksFor} stated for ${stated.length === items.length ? `all ${items.length}` : `${stated.length} of ${items.length}`} items`;
}
