import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { memoize } from '../memoize.ts';
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

/** A name that no other location of the site has: with its city, else its address, where the plain name is not enough. */
export function locationLabel(site: Pick<Site, 'name' | 'locations'>, location: Location): string {
  return labelsOf(site).get(location.id) ?? location.name;
}

/** One look at all locations serves all of their pages. */
const labelsOf = memoize((site: Pick<Site, 'name' | 'locations'>): Map<string, string> => {
  const forms = [shortLabel, cityLabel, addressLabel].map((form) => {
    const texts = site.locations.map((location) => form(location));
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(nameKey(text), (counts.get(nameKey(text)) ?? 0) + 1);
    return { texts, counts };
  });
  const labels = site.locations.map((location, index): [string, string] => {
    const unique = forms
      .filter(({ texts }) => nameKey(texts[index] ?? '') !== nameKey(site.name))
      .find(({ texts, counts }) => counts.get(nameKey(texts[index] ?? '')) === 1);
    // Two locations with the same name and address: nothing tells them apart but their order.
    return [location.id, unique?.texts[index] ?? `${location.name} (${index + 1})`];
  });
  return new Map(labels);
});

const shortLabel = ({ name }: Location) => name;
const cityLabel = ({ name, address }: Location) => [name, address.locality].filter(Boolean).join(', ');
const addressLabel = ({ name, address }: Location) => [name, addressLine(address)].filter(Boolean).join(', ');

/** `nameKey(' Queen  WEST ') // "queen west"`: names that differ in capitals and spaces alone are one. */
export function nameKey(name = ''): string {
  return name.toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}
