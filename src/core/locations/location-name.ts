import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { memoize } from '../text/memoize.ts';
import { addressLine } from './address.ts';

/** Shorter first words ("The", "La") say nothing about whose location it is. */
const TELLING_WORD = 4;

/** `businessName(kumo, { name: 'Downtown' }) // "Kumo Ramen Downtown"`; "Kumo Queen West" says whose it is already. */
export function businessName(site: Pick<Site, 'name'>, location: Pick<Location, 'name'>): string {
  return withBrand(site.name, location.name);
}

export function withBrand(brand: string, name: string): string {
  const [first = ''] = nameKey(brand).split(/\s+/);
  const isBranded =
    nameKey(name).includes(nameKey(brand)) || (first.length >= TELLING_WORD && nameKey(name).startsWith(`${first} `));
  return isBranded ? name : `${brand} ${name}`;
}

/** `withoutBrand('Kumo Ramen', 'Kumo Ramen Queen West') // "Queen West"`, for lists where each name would begin with the brand's. */
export function withoutBrand(brand: string, name: string): string {
  const rest = nameKey(name).startsWith(`${nameKey(brand)} `)
    ? name.trim().split(/\s+/).slice(brand.trim().split(/\s+/).length)
    : [];
  return rest.join(' ').replace(/^[^\p{L}\p{N}]+/u, '') || name;
}

/** A name that no other location of the site has, for every list: with its town, else its street, where the plain name is not enough. */
export function locationLabel(site: Pick<Site, 'name' | 'locations'>, location: Location): string {
  return labelsOf(site).get(location.id) ?? location.name;
}

/** The part of town where it names one location of the list, else the label. */
export function shortLabels(site: Pick<Site, 'name' | 'locations'>, locations: readonly Location[]): string[] {
  const shortest = locations.map(({ name, area }) => area ?? name);
  return locations.map((location, index) => {
    const isUnique = shortest.filter((label) => label === shortest[index]).length === 1;
    return (isUnique && shortest[index]) || locationLabel(site, location);
  });
}

/** One look at all locations serves all of their pages. */
const labelsOf = memoize(({ name, locations }: Pick<Site, 'name' | 'locations'>): Map<string, string> => {
  const labels = tellApart(locations, name);
  return new Map(locations.map(({ id }, index) => [id, labels[index] ?? '']));
});

type Named = Pick<Location, 'name' | 'address'>;

/** A label for each of several locations. None is the name of the `brand` alone, if another one is known. */
export function tellApart(locations: readonly Named[], brand = ''): string[] {
  const forms = FORMS.map((form) => {
    const texts = locations.map((location) => form(location).filter(Boolean).join(', '));
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(nameKey(text), (counts.get(nameKey(text)) ?? 0) + 1);
    return { texts, counts };
  });
  return locations.map(({ name }, index) => {
    const unique = forms
      .filter(({ texts }) => nameKey(texts[index] ?? '') !== nameKey(brand))
      .find(({ texts, counts }) => counts.get(nameKey(texts[index] ?? '')) === 1);
    // Two locations with the same name and address: nothing tells them apart but their order.
    return unique?.texts[index] ?? `${name} (${index + 1})`;
  });
}

const FORMS: ((location: Named) => (string | undefined)[])[] = [
  ({ name }) => [name],
  ({ name, address }) => [name, address.locality],
  ({ name, address }) => [name, address.street],
  ({ name, address }) => [name, addressLine(address)],
];

/** `nameKey(' Queen  WEST ') // "queen west"`: names that differ in capitals and spaces alone are one. */
export function nameKey(name = ''): string {
  return name.toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}
