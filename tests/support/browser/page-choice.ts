import { pageAt } from '#core/routes/routes.ts';
import { readPages } from '../build/build.ts';
import { builtBrand } from '../build/built.ts';
import { inEnglish } from '../build/languages.ts';

/**
 * Which pages stand for the others. The samples differ in look, font and first screen, the pages of a brand in what is on them, so a story need
 * not look at each page of each brand in each way: it is enough that each kind of page, each brand and each way to look meet once by twos.
 */
export const SAMPLES = ['nonna-pia', 'kumo-ramen', 'night-owl-burgers', 'comal-rosa'] as const;

/** Ways to look that differ in all that styles ask for: light on a phone, dark on a desktop. */
const LOOKS = ['phone', 'desktop'] as const;

/** The kinds in which looks differ most. */
const OF_EVERY_SAMPLE = ['/', '/menu/', '/menu/…', '/location/…'];

export const pathsOf = memoize((brand) => readPages(builtBrand(brand)).map(({ path }) => path));

/** A page of each kind that a brand has: of locations and of their menus only one page each. */
export const kindsOf = memoize((brand) => [...new Map(pathsOf(brand).map((path) => [kindOf(path), path])).values()]);

/** What a sample shows where each kind of page is looked at in one of the samples that have it. */
export function shareOf(brand: string): string[] {
  return kindsOf(brand).filter((path) => OF_EVERY_SAMPLE.includes(kindOf(path)) || turnOf(brand, path) === 0);
}

/** How a page of a sample is looked at: in one of two ways, and a kind that one sample alone has in both. */
export function looksOf(brand: string, path: string): (typeof LOOKS)[number][] {
  const { holders, place } = placeOf(path);
  return LOOKS.filter((_, index) => holders.length === 1 || (holders.indexOf(brand) + place) % LOOKS.length === index);
}

/** 0 for the sample whose turn it is, so that each has about as many kinds. */
function turnOf(brand: string, path: string): number {
  const { holders, place } = placeOf(path);
  return (holders.indexOf(brand) + place) % holders.length;
}

/** The samples that have a page of this kind, and which of all kinds it is. */
function placeOf(path: string): { holders: string[]; place: number } {
  const kinds = new Map(SAMPLES.map((sample) => [sample as string, kindsOf(sample).map(kindOf)]));
  const holders = [...kinds.keys()].filter((sample) => kinds.get(sample)?.includes(kindOf(path)));
  return { holders, place: [...new Set([...kinds.values()].flat())].indexOf(kindOf(path)) };
}

/** `/menu/…` of `/menu/queen-west/`, `/fr/location/…` of `/fr/adresse/queen-west/` */
function kindOf(path: string): string {
  const kind = inEnglish(path).replace(
    /(?<=^\/(?:location|menu(?!\/(?:board|qr)\/)|allergens(?!\/qr\/)|(?:feedback\/qr|allergens\/qr|menu\/(?:board|qr)))\/).+/,
    '…',
  );
  const prefix = prefixOf(path);
  return prefix === undefined ? kind : `/${prefix}${kind}`;
}

/** `prefixOf('/fr/offres/') // 'fr'`; undefined in the site's own language. */
export const prefixOf = (path: string): string | undefined => pageAt(path)?.prefix;

function memoize(read: (brand: string) => string[]): (brand: string) => readonly string[] {
  const known = new Map<string, string[]>();
  return (brand) => known.get(brand) ?? known.set(brand, read(brand)).get(brand) ?? [];
}
