import type { Address, Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { countryName } from '#core/countries/country-codes.ts';
import { countryCode } from '#core/countries/country.ts';
import type { Link } from '#core/links/link.ts';
import { linkToPhone } from '#core/links/phone.ts';
import { locationLabel, nameKey } from '#core/locations/location-name.ts';
import { regionName } from '#core/countries/region-names.ts';
import { textsOf } from '#i18n/texts.ts';
import { lazy } from '#schema/lazy.ts';
import { makeSlugs, slugify } from '#core/text/slug.ts';

/** A region with more locations than these gets a jump list of its cities. */
const SCROLLED = 24;
const collator = /* @__PURE__ */ lazy(() => new Intl.Collator('en', { numeric: true }));

/** A region of a chain with its cities, so that one of thousands of locations can be found. */
export interface IndexGroup {
  id: string;
  name: string;
  count: number;
  /** Its parts are too many to be found by scrolling. */
  isLarge: boolean;
  parts: IndexPart[];
}

export interface IndexPart {
  /** Both missing where the group's heading says it all. */
  id?: string;
  name?: string;
  entries: IndexEntry[];
}

export interface IndexEntry {
  label: string;
  href: string;
  text: string;
  phone?: Link;
}

/** Locations by region, then city, then name; those that lack one come last. */
export function locationIndexOf(
  site: Pick<Site, 'name' | 'locations' | 'language' | 'texts'>,
  pathOf: (location: Location) => string,
): IndexGroup[] {
  const { locations } = site;
  const { locations: texts } = textsOf(site);
  const nextSlug = makeSlugs();
  // The frame of a page has ids of its own, and a town may be called Main.
  const idOf = (name: string) => nextSlug(`in-${slugify(name) || 'place'}`);
  return regionsOf(locations).map(({ name, locations: inRegion }, _, { length }): IndexGroup => {
    const title = name ?? (length > 1 ? texts.others : texts.all);
    const cities = citiesOf(inRegion).sort((a, b) => compareNames(a.name, b.name));
    return {
      id: idOf(title),
      name: title,
      count: inRegion.length,
      isLarge: inRegion.length > SCROLLED && cities.length > 1,
      parts: cities.map(({ name: city, locations: inCity }) => {
        const partName =
          city ?? (cities.length > 1 ? (name === undefined ? texts.elsewhere : texts.elsewhereIn(name)) : undefined);
        return {
          ...(partName !== undefined && { id: idOf(partName), name: partName }),
          entries: inCity
            .map((location) => entryOf(location, locationLabel(site, location), pathOf(location)))
            .sort((a, b) => collator().compare(a.label, b.label)),
        };
      }),
    };
  });
}

/** City and region stand in the headings above it. */
function entryOf({ phone, address: { street, postalCode } }: Location, label: string, href: string): IndexEntry {
  return {
    label,
    href,
    text: [street, postalCode].filter(Boolean).join(', '),
    phone: phone && linkToPhone(phone),
  };
}

interface Group {
  name?: string;
  locations: Location[];
}

/** Cities in the order in which the configuration comes to them; locations without one make a group without a name. */
export function citiesOf(locations: Location[]): Group[] {
  return [...Map.groupBy(locations, ({ address }) => nameKey(address.locality)).values()].map((inCity) => ({
    name: inCity[0]?.address.locality,
    locations: inCity,
  }));
}

function regionsOf(locations: Location[]): Group[] {
  const countries = new Set(locations.flatMap(({ address: { country } }) => (country ? countryCode(country) : [])));
  const isAbroad = countries.size > 1;
  const groups = Map.groupBy(locations, ({ address }) => nameKey(regionLabel(address, isAbroad)));
  return [...groups.values()]
    .map((inRegion) => ({ address: inRegion[0]?.address ?? {}, inRegion }))
    .sort(
      (a, b) =>
        (isAbroad ? compareNames(countryLabel(a.address), countryLabel(b.address)) : 0) ||
        compareNames(regionLabel(a.address), regionLabel(b.address)),
    )
    .map(({ address, inRegion }) => ({ name: regionLabel(address, isAbroad), locations: inRegion }));
}

/** "Ontario"; "Ontario, Canada" for a chain that is in several countries, and "Norway" where the region is only a code. */
function regionLabel(address: Address, isAbroad = false): string | undefined {
  const region = regionName(address);
  const label = [region, isAbroad ? countryLabel(address) : undefined].filter(Boolean).join(', ');
  return label === '' ? undefined : label;
}

/** A location of which neither country nor region is known may be anywhere. */
function countryLabel({ country, region, countryName: written }: Address): string | undefined {
  if (country === undefined && region === undefined) return undefined;
  return written ?? countryName(countryCode(country));
}

/** Groups without a name come last. */
function compareNames(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return collator().compare(a, b);
}
