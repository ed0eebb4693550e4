import { LOOK_NAMES, type HeroName, type LookName, type LookParts, type MenuName } from '#schema/looks.ts';
import type { Site } from '#schema/site.ts';
import { hexToOklch, type Oklch } from '../theme/color.ts';
import { FAMILIES } from '../theme/font-families.ts';
import type { Typeface } from '../theme/typeface.ts';
import { cuisinePoints, namesTruck } from './cuisine-words.ts';
import { LOOKS } from './looks.ts';

/** What the choice reads of a site. No pictures: one that is added later must not change the look. */
export type ChoiceInput = Pick<
  Site,
  | 'name'
  | 'brandId'
  | 'description'
  | 'cuisines'
  | 'theme'
  | 'flags'
  | 'stops'
  | 'locations'
  | 'orderingLink'
  | 'reservationLink'
>;

export interface LookChoice {
  name: LookName;
  /** "cuisine, font": what spoke for it, the strongest first. Missing where the configuration names the look. */
  reason?: string;
}

interface Points {
  look: LookName;
  points: number;
  reason: string;
}

/** The look that the configuration names, else the one with most points. The same configuration gives the same look. */
export function chooseLook(site: ChoiceInput, typeface: Pick<Typeface, 'display' | 'typeStyle'>): LookChoice {
  if (site.theme.look !== undefined) return { name: site.theme.look };
  const all = [
    ...cuisinePointsOf(site),
    ...typePoints(typeface),
    ...colorPoints(hexToOklch(site.theme.primaryColor)),
    ...servicePoints(site),
  ];
  const sums = LOOK_NAMES.map((look) => ({
    look,
    sum: all.reduce((total, entry) => total + (entry.look === look ? entry.points : 0), 0),
  }));
  // Of equals the first of the list wins.
  const { look } = sums.reduce((best, other) => (other.sum > best.sum ? other : best));
  return { name: look, reason: reasonOf(all.filter((entry) => entry.look === look)) };
}

function reasonOf(entries: Points[]): string {
  const strongest = entries.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  return [...new Set(strongest.map(({ reason }) => reason))].join(', ') || 'nothing speaks for another one';
}

const FIRST_CUISINE = 6;
const OTHER_CUISINE = 3;
const NAME_OR_DESCRIPTION = 2;
/** More than all that a cuisine, a font and a colour can weigh together: a truck that smokes meat is a truck. */
const TRUCK = 17;

function cuisinePointsOf(site: ChoiceInput): Points[] {
  const { cuisines, name, description = '' } = site;
  const weigh = (text: string, weight: number, reason: string): Points[] =>
    cuisinePoints(text).map(({ look, share }) => ({ look, points: weight * share, reason }));
  const [first, ...others] = cuisines;
  return [
    ...(first === undefined ? [] : weigh(first, FIRST_CUISINE, 'cuisine')),
    ...(others.length === 0 ? [] : weigh(others.join(' '), OTHER_CUISINE, 'cuisine')),
    ...weigh(`${name} ${description}`, NAME_OR_DESCRIPTION, 'words of its description'),
    ...(isTruck(site) ? [{ look: 'mercado' as const, points: TRUCK, reason: 'food truck' }] : []),
  ];
}

/** Restaurants may have a truck, too. One that takes reservations, or has several locations, is no truck itself. */
function isTruck(site: ChoiceInput): boolean {
  const { name, description = '', flags, stops, locations } = site;
  if (stops !== undefined || locations.some((location) => location.stops !== undefined)) return true;
  return (flags.foodTruck || namesTruck(`${name} ${description}`)) && locations.length < 2 && !takesBookings(site);
}

const OF_TYPE_STYLE: Record<Typeface['typeStyle'], Partial<Record<LookName, number>>> = {
  serif: { carte: 2, almanac: 2, salon: 1, ledger: 1 },
  geometric: { counter: 2, noren: 2 },
  grotesk: { marquee: 2, mercado: 2 },
};
const OF_FAMILY: Partial<Record<Typeface['display'], Partial<Record<LookName, number>>>> = {
  'playfair-display': { salon: 2, ledger: 1 },
  'libre-baskerville': { ledger: 2 },
  'roboto-slab': { almanac: 2, ledger: 1 },
  bitter: { almanac: 2 },
  'bebas-neue': { mercado: 2 },
  oswald: { marquee: 1 },
  montserrat: { ledger: 1 },
  nunito: { counter: 2 },
};

function typePoints({ display, typeStyle }: Pick<Typeface, 'display' | 'typeStyle'>): Points[] {
  return [...entriesOf(OF_TYPE_STYLE[typeStyle], 'font'), ...entriesOf(OF_FAMILY[display], FAMILIES[display].name)];
}

function colorPoints(primary: Oklch | undefined): Points[] {
  if (primary === undefined) return [];
  const { l, c } = primary;
  if (l < 0.35) return entriesOf({ ledger: 2, ...(c < 0.03 && { salon: 2 }) }, 'deep colour');
  if (l > 0.72 && c < 0.15) return entriesOf({ counter: 2 }, 'pastel colour');
  if (c > 0.15) return entriesOf({ mercado: 1, marquee: 1 }, 'strong colour');
  return [];
}

function servicePoints(site: ChoiceInput): Points[] {
  const { locations, orderingLink } = site;
  const orders = [{ orderingLink }, ...locations].some((place) => place.orderingLink !== undefined);
  return [
    ...(takesBookings(site) && !orders ? entriesOf({ ledger: 2, salon: 2, carte: 1 }, 'takes reservations') : []),
    ...(locations.length > 1 ? entriesOf({ counter: 1, noren: 1, marquee: 1, salon: -3 }, 'several locations') : []),
  ];
}

const takesBookings = ({ locations, reservationLink }: ChoiceInput): boolean =>
  [{ reservationLink }, ...locations].some((place) => place.reservationLink !== undefined);

const entriesOf = (points: Partial<Record<LookName, number>> | undefined, reason: string): Points[] =>
  LOOK_NAMES.flatMap((look) => {
    const own = points?.[look];
    return own === undefined ? [] : [{ look, points: own, reason }];
  });

/**
 * The parts of a site in a look. Where a look has several, the brand's id decides, so that two brands of one group differ. `hasPicture`: whether there
 * is a picture for the hero; without one the hero is the look's bare one, whatever is configured.
 */
export function lookPartsOf(
  name: LookName,
  site: Pick<ChoiceInput, 'brandId' | 'name' | 'theme'>,
  hasPicture: boolean,
): LookParts {
  const { base: _, fitted: __, heroes, bare, menus, dividers, orders, ...fixed } = LOOKS[name];
  const seed = site.brandId || site.name;
  const own = <Option>(axis: string, options: readonly Option[]): Option =>
    options[hashOf(`${axis} ${seed}`) % options.length] as Option;
  const hero =
    site.theme.hero !== undefined && heroes.includes(site.theme.hero) ? site.theme.hero : own('hero', heroes);
  const menu = menus.find((option) => option.name === site.theme.menu) ?? own('menu', menus);
  const isBare = !hasPicture || site.theme.hero === bare;
  return {
    ...fixed,
    hero: isBare ? bare : hero,
    menu: menu.name,
    menuPictures: menu.pictures,
    divider: own('divider', dividers),
    order: own('order', orders),
  };
}

/** What a look has of the two finer keys, for a warning. */
export const heroesOf = (name: LookName): HeroName[] => [...new Set([...LOOKS[name].heroes, LOOKS[name].bare])];
export const menusOf = (name: LookName): MenuName[] => LOOKS[name].menus.map((menu) => menu.name);

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with its bits mixed once more: the lowest decide between two options. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 8;
}
