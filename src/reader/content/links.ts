import type { LinkUse, NamedLink } from '#core/links/named-link.ts';
import { type Configuration, configurationSchema } from '#schema/configuration.ts';
import { closureOf } from '#schema/hours/closure.ts';
import type { LocationInput } from '#schema/location.ts';
import { tidy } from '#schema/values/leaf.ts';
import { isBrandFile, parseLink } from '#schema/values/link.ts';
import type { HasMenu, MenuInput } from '#schema/menu/menu.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { makeNotes, pathOf } from '../diagnostics/notes.ts';
import { parseTolerantly } from '../tolerant/parse-tolerantly.ts';
import { makeUnusedKeys } from '../tolerant/unused-keys.ts';

type PositionOf = (object: object) => ValuePosition | undefined;

/** All links that a configuration names and its site shows, each with its JSON path. Links in texts and in the brand's own code are left out. */
export function namedLinks(configuration: unknown): NamedLink[] {
  const notes = makeNotes();
  const { value, positionOf } = parseTolerantly(configurationSchema, configuration, notes, makeUnusedKeys(notes));
  return value === undefined ? [] : findLinks(value, positionOf);
}

function findLinks(input: Configuration, positionOf: PositionOf): NamedLink[] {
  const at = (owner: object, key: string, href: string, use: LinkUse, location?: number): NamedLink => {
    const path = pathOfLink(positionOf(owner), key, href);
    return { href, path, use, location };
  };
  const ofPlace = (place: Place, location?: number): NamedLink[] => {
    const found: [key: string, href: string | undefined, use: LinkUse][] = [
      ['orderingLink', place.orderingLink, 'order'],
      ['onlineOrdering', typeof place.onlineOrdering === 'object' ? place.onlineOrdering.link : undefined, 'order'],
      ['reservationLink', place.reservationLink, 'reservation'],
      ['menuUrl', place.menuUrl, 'menu'],
      ['hasMenu', place.hasMenu && 'link' in place.hasMenu ? place.hasMenu.link : undefined, 'menu'],
      ['fileLink', place.fileLink, 'menu'],
      ['menu', typeof place.menu === 'string' ? place.menu : undefined, 'menu'],
    ];
    return found.flatMap(([key, href, use]) =>
      href === undefined || isBrandFile(href) ? [] : [at(place, key, href, use, location)],
    );
  };
  const { giftCards, sameAs = [], socialMedia = {}, navigation = [], loyaltyProgram, locations = [] } = input;
  const { available, url: loyalty } = loyaltyProgram ?? {};
  return [
    ...ofPlace(input),
    ...(giftCards === undefined ? [] : [at(input, 'giftCards', giftCards, 'gift cards')]),
    ...sameAs.map((href) => at(input, 'sameAs', href, 'profile')),
    ...Object.entries(socialMedia).map(([key, href]) => at(socialMedia, key, href, 'profile')),
    ...navigation.map((entry) => at(entry, 'url', entry.url, 'navigation')),
    ...(loyaltyProgram && loyalty !== undefined && available === true
      ? [at(loyaltyProgram, 'url', loyalty, 'loyalty')]
      : []),
    ...locations.filter(isThere).flatMap((location, index) => ofPlace(location, index)),
  ];
}

/** The index of a location is its index among those of the site. */
const isThere = (location: LocationInput): boolean => closureOf(location) !== 'permanent';

interface Place {
  orderingLink?: string;
  onlineOrdering?: boolean | { link: string };
  reservationLink?: string;
  menuUrl?: string;
  hasMenu?: HasMenu;
  fileLink?: string;
  menu?: MenuInput;
}

/** The path at which the link was written: it may stand at another spelling of the key, or in a list of which some entries were left out. */
function pathOfLink(position: ValuePosition | undefined, key: string, href: string): string {
  if (position === undefined) return key;
  const elsewhere = position.written?.get(key);
  if (elsewhere !== undefined) {
    const index = placeIn(elsewhere.value, href);
    return `${pathOf(elsewhere)}${typeof index === 'number' ? `[${index}]` : ''}`;
  }
  const written = Object(position.value) as Record<string, unknown>;
  const placeAt = (candidate: string) => placeIn(written[candidate], href);
  const isOwn = Object.hasOwn(written, key) && placeAt(key) !== undefined;
  const own = isOwn ? key : (Object.keys(written).find((other) => placeAt(other) !== undefined) ?? key);
  const index = Object.hasOwn(written, own) ? placeAt(own) : undefined;
  return `${pathOf(position, own)}${typeof index === 'number' ? `[${index}]` : ''}`;
}

/** The index of the link in a list, `true` where the value itself is the link. */
function placeIn(value: unknown, href: string): number | true | undefined {
  if (!Array.isArray(value)) return linkOf(value) === href || undefined;
  let indexes = known.get(value);
  if (indexes === undefined) {
    indexes = new Map(value.map((entry, index) => [linkOf(entry), index] as const).reverse());
    known.set(value, indexes);
  }
  return indexes.get(href);
}

/** Index of the first occurrence of each link, cached per list. Searching the list for every link would take quadratic time. */
const known = new WeakMap<object, Map<string | undefined, number>>();

const linkOf = (value: unknown): string | undefined => (typeof value === 'string' ? parseLink(tidy(value)) : undefined);
