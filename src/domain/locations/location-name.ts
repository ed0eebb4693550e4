import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from './address.ts';

/** Shorter first words ("The", "La") say nothing about whose place it is. */
const TELLING_WORD = 4;

/** `businessName(kumo, { name: 'Downtown' }) // "Kumo Ramen Downtown"`; "Kumo Queen West" says whose it is already. */
export function businessName(site: Pick<Site, 'name'>, location: Pick<Location, 'name'>): string {
  return withBrand(site.name, location.name);
}

export function withBrand(brand: string, place: string): string {
  const [first = ''] = fold(brand).split(/\s+/);
  const isBranded =
    fold(place).includes(fold(brand)) || (first.length >= TELLING_WORD && fold(place).startsWith(`${first} `));
  return isBranded ? place : `${brand} ${place}`;
}

/** A name that no other location of the site has: with its city, else its address, where the plain name is not enough. */
export function placeLabel(site: Pick<Site, 'name' | 'locations'>, location: Location): string {
  let labels = labelsOf.get(site.locations);
  if (labels === undefined) {
    labels = labelAll(site);
    labelsOf.set(site.locations, labels);
  }
  return labels.get(location.id) ?? location.name;
}

/** One look at all locations serves all of their pages. */
const labelsOf = new WeakMap<Location[], Map<string, string>>();

function labelAll(site: Pick<Site, 'name' | 'locations'>): Map<string, string> {
  const forms = [shortLabel, cityLabel, addressLabel].map((form) => {
    const texts = site.locations.map((location) => form(location));
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
    return { texts, counts };
  });
  const labels = site.locations.map((location, index): [string, string] => {
    const unique = forms
      .filter(({ texts }) => fold(texts[index] ?? '') !== fold(site.name))
      .find(({ texts, counts }) => counts.get(fold(texts[index] ?? '')) === 1);
    // Two places with the same name and address: nothing tells them apart but their order.
    return [location.id, unique?.texts[index] ?? `${location.name} (${index + 1})`];
  });
  return new Map(labels);
}

const shortLabel = ({ name }: Location) => name;
const cityLabel = ({ name, address }: Location) => [name, address.locality].filter(Boolean).join(', ');
const addressLabel = ({ name, address }: Location) => [name, addressLine(address)].filter(Boolean).join(', ');

function fold(text: string): string {
  return text.toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}
