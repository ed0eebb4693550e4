import type { Location } from '#schema/location.ts';
import { decodeUri } from '../text/decode-uri.ts';
import { slugify } from '../text/slug.ts';
import type { LinkUse, NamedLink } from './named-link.ts';

/** A link of a location that seems to be another location's. */
export interface MisplacedLink {
  link: NamedLink;
  /** `name`, `city`: its address has those of the other location; `shared`: the other one has the same link, and most have their own. */
  because: 'name' | 'city' | 'shared';
  /** The index of the other location. */
  other: number;
}

/** The parts of a site that say which words belong to which location. */
export interface Places {
  name: string;
  locations: readonly Pick<Location, 'name' | 'area' | 'address'>[];
}

/** Finds the links to order and to reserve that were probably copied from another location. In the order of the links. */
export function findMisplacedLinks(links: readonly NamedLink[], site: Places): MisplacedLink[] {
  const names = wordsOfPlaces(site);
  const named = new Map<NamedLink, MisplacedLink | 'own'>();
  for (const link of links) {
    const found = USES.includes(link.use) ? findOtherPlace(link, names) : undefined;
    if (found) named.set(link, found);
  }
  const shared = new Map(USES.flatMap((use) => findShared(links, use)).map((found) => [found.link, found]));
  return links.flatMap((link) => {
    const found = named.get(link) ?? shared.get(link);
    return found === undefined || found === 'own' ? [] : [found];
  });
}

const USES: LinkUse[] = ['order', 'reservation'];

/** All words are slugs with a hyphen at both ends, so that `-port-credit-` is found in `-order-port-credit-now-` and `-port-` is not `-sport-`. */
interface PlaceWords {
  brand: string;
  /** Of each location: all that its own links may say. */
  own: string[];
  /** Of each location: what only its own links say. */
  ownNames: string[][];
  /** The locations that a name or a city belongs to. */
  byName: Map<string, number[]>;
  byCity: Map<string, number[]>;
}

function wordsOfPlaces({ name, locations }: Places): PlaceWords {
  const brand = toWords([name]);
  const ownNames = locations.map((location) => {
    const whole = toWords([location.name]);
    const candidates = [whole, without(whole, brand), toWords([location.area])];
    return candidates.filter((words) => isTelling(words, brand));
  });
  const cities = locations.map(({ address }) => [toWords([address.locality])]);
  return {
    brand,
    own: locations.map(({ name: own, area, address }) => toWords([own, area, ...Object.values(address)])),
    ownNames,
    byName: indexOf(ownNames),
    byCity: indexOf(cities.map((words) => words.filter((city) => isTelling(city, brand)))),
  };
}

function findOtherPlace(link: NamedLink, places: PlaceWords): MisplacedLink | 'own' | undefined {
  const { location } = link;
  const own = location === undefined ? undefined : places.own[location];
  if (location === undefined || own === undefined || !/^https?:/.test(link.href)) return undefined;
  const runs = runsOf(without(wordsOfAddress(link.href), places.brand));
  if (places.ownNames[location]?.some((name) => runs.has(name))) return 'own';
  const find = (owners: Map<string, number[]>): number | undefined =>
    [...runs].filter((run) => !own.includes(run)).flatMap((run) => owners.get(run) ?? [])[0];
  const name = find(places.byName);
  if (name !== undefined) return { link, because: 'name', other: name };
  const isInOwnCity = [...runs].some((run) => places.byCity.get(run)?.includes(location));
  const city = isInOwnCity ? undefined : find(places.byCity);
  return city === undefined ? undefined : { link, because: 'city', other: city };
}

/** Where most locations have a link of their own, two with the same one are probably a mistake; not if it is the brand's. */
function findShared(links: readonly NamedLink[], use: LinkUse): MisplacedLink[] {
  const alike = links.filter((link) => link.use === use && /^https?:/.test(link.href));
  const ofBrand = new Set(alike.filter(({ location }) => location === undefined).map(({ href }) => href));
  const ofLocations = alike.filter(({ location }) => location !== undefined);
  const groups = Map.groupBy(ofLocations, ({ href }) => href);
  if (groups.size * 2 <= ofLocations.length) return [];
  return [...groups].flatMap(([href, group]) => {
    const [first, second] = group;
    if (ofBrand.has(href) || second === undefined) return [];
    return group.map((link): MisplacedLink => {
      const other = (link === first ? second : first)?.location ?? 0;
      return { link, because: 'shared', other };
    });
  });
}

/** Subdomains, path and values of the query. */
function wordsOfAddress(href: string): string {
  const { hostname, pathname, searchParams } = new URL(href);
  const subdomains = /[a-z]/.test(hostname) ? hostname.split('.').slice(0, -2) : [];
  const segments = pathname.split('/').map((segment) => decodeUri(segment) ?? segment);
  return toWords([...subdomains, ...segments, ...searchParams.values()]);
}

const toWords = (texts: readonly (string | undefined)[]): string => {
  const slugs = texts.map((text = '') => slugify(text)).filter((slug) => slug !== '');
  return slugs.length === 0 ? '' : `-${slugs.join('-')}-`;
};

const without = (words: string, taken: string): string =>
  taken === '' ? words : words.replaceAll(taken, '-').replace(/^-$/, '');

/** A word of two letters, a number or a part of the brand's name says nothing about a location. */
const isTelling = (words: string, brand: string): boolean =>
  words.length > MIN_LETTERS + 1 && /[a-z]/.test(words) && !brand.includes(words);
const MIN_LETTERS = 3;

function indexOf(wordsOfEach: readonly string[][]): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  wordsOfEach.forEach((list, index) => {
    for (const words of new Set(list)) {
      const known = owners.get(words);
      if (known === undefined) owners.set(words, [index]);
      else known.push(index);
    }
  });
  return owners;
}

/** Names have few words. An address of more is not read to its end. */
const MAX_RUN = 6;
const MAX_WORDS = 60;

/** Every run of neighbouring words, long ones first: a name is looked up, so that thousands of locations need no search. */
function runsOf(words: string): Set<string> {
  const parts = words.split('-').filter(Boolean).slice(0, MAX_WORDS);
  const runs = new Set<string>();
  for (let length = MAX_RUN; length > 0; length--) {
    for (let from = 0; from + length <= parts.length; from++) {
      runs.add(`-${parts.slice(from, from + length).join('-')}-`);
    }
  }
  return runs;
}
