import { cpSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FAMILIES } from '#core/theme/font-families.ts';

const SAMPLES = ['kumo-ramen', 'night-owl-burgers', 'nonna-pia'];
const NAMES = 'Golden, Little, Old, Blue, Red, Twin, Lucky, Corner, Grand, Wild, Quiet, Second'.split(', ');
const PLACES = 'Fork, Lantern, Oven, Garden, Table, Spoon, Harbour, Pepper, Olive, Crane, Mill'.split(', ');
const STYLES = 'Smoked, Spicy, Grilled, Crispy, Double, Sweet, House, Late, Green, Sunday'.split(', ');
const COLORS = '#b3261e #2b3a8c #0e7c86 #6b7a2a #4b2e83 #1d6f42 #0b3d5c #8a1c4a #3d2b1f #a34f00'.split(' ');
const FONTS = Object.values(FAMILIES).map(({ name }) => name);
/** Sections that some brands lack. */
const OPTIONAL = ['deals', 'discounts', 'loyaltyProgram', 'jobs', 'faqs', 'reviews', 'highlights', 'about', 'features'];
/** Keys whose texts every brand has in words of its own. */
const TOLD = new Set(['description', 'content', 'answer', 'bio', 'subtitle']);
/** What a location of a sample has of its own: its menu, and pictures that its brand alone has. */
const OF_SAMPLE = new Set(['menu', 'hasMenu', 'fileLink', 'heroImage', 'gallery']);
const DIETS = ['isVegetarian', 'isVegan', 'isGlutenFree', 'isHalal', 'isSpicy'];
const ITEMS_OF_CATEGORY = 12;

type Fields = Record<string, unknown>;
interface SampleItem {
  name: string;
  image?: { src: string };
}
interface SampleMenu {
  categories: { items?: SampleItem[] }[];
}
interface Sample extends Fields {
  menu: SampleMenu | SampleMenu[];
  locations?: Fields[];
}

/** All that the sample brands say, to be drawn from. */
interface Pool {
  samples: { slug: string; site: Sample }[];
  sentences: string[];
  dishes: string[];
  locations: Fields[];
}

/**
 * Writes `count` different brands into `brandsDir` and returns their slugs: about eight locations and eighty items each, and the sections, texts
 * and pictures of a sample brand in another mixture. A brand's number alone decides what it is, so brand 7 is the same among 50 as among 500. Every
 * brand has one menu, with prices, and the first price of its `website.json` is one of the menu. Pictures are links to copies in `pictures`.
 */
export function writeBrands(root: string, brandsDir: string, count: number, pictures: string): string[] {
  const pool = readPool(root);
  for (const slug of SAMPLES) cpSync(join(root, 'brands', slug, 'images'), join(pictures, slug), { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const { slug, site } = makeBrand(pool, index);
    const text = JSON.stringify(site, null, 2);
    const identity = { brandId: slug, siteUrl: `https://${slug}.example`, source: 'file' };
    write(join(brandsDir, slug, 'brand.json'), JSON.stringify(identity));
    write(join(brandsDir, slug, 'website.json'), text);
    const shown = new Set(Array.from(text.matchAll(/"images\/([^"]+)"/g), ([, path = '']) => path));
    for (const path of shown) {
      const target = join(brandsDir, slug, 'images', path);
      mkdirSync(dirname(target), { recursive: true });
      linkSync(join(pictures, path), target);
    }
    return slug;
  });
}

/** The brand of a number, from 0: its slug, and its `website.json`. */
export function makeBrand(
  { samples, sentences, dishes, locations }: Pool,
  index: number,
): { slug: string; site: Fields } {
  const random = makeRandom(index);
  const { between, pick, happens } = random;
  const { site: sample } = samples[index % samples.length] as Pool['samples'][number];
  const name = `${pick(NAMES)} ${pick(PLACES)}`;
  const slug = `${name.toLowerCase().replace(' ', '-')}-${String(index + 1).padStart(3, '0')}`;
  const domain = `${slug}.example`;
  const images = itemsOf(sample).flatMap(({ image }) => image ?? []);
  const say = (): string => Array.from({ length: between(1, 3) }, () => pick(sentences)).join(' ');
  const tell = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return TOLD.has(key) ? say() : value;
    if (Array.isArray(value)) return value.map((each) => tell(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, tell(each, inner)]));
  };

  const item = (dish: string, at: number) => ({
    id: `item-${at + 1}`,
    name: `${pick(STYLES)} ${dish}`,
    price: between(3, 34) + pick([0, 0.25, 0.5, 0.95]),
    description: happens(0.8) ? say() : undefined,
    image: happens(0.25) ? pick(images) : undefined,
    ...Object.fromEntries(DIETS.filter(() => happens(0.2)).map((diet) => [diet, true])),
  });
  const items = Array.from({ length: between(40, 120) }, (_, at) => item(pick(dishes), at));
  const categories = Array.from({ length: Math.ceil(items.length / ITEMS_OF_CATEGORY) }, (_, at) => ({
    name: `${pick(STYLES)} ${at + 1}`,
    items: items.slice(at * ITEMS_OF_CATEGORY, (at + 1) * ITEMS_OF_CATEGORY),
  }));
  const location = (at: number) => {
    const place = Object.fromEntries(Object.entries(pick(locations)).filter(([key]) => !OF_SAMPLE.has(key)));
    const id = `${slug}-${at + 1}`;
    return { ...(tell(place) as Fields), id, restaurant_id: id, name: `${pick(PLACES)} Street ${at + 1}` };
  };
  const { menu: _, locations: __, ...others } = sample;
  const sections = Object.entries(others).filter(([key]) => !OPTIONAL.includes(key) || happens(0.7));
  return {
    slug,
    site: {
      menu: { categories },
      ...(tell(Object.fromEntries(sections)) as Fields),
      ...{ restaurant_id: slug, brand_id: slug, name, url: `https://${domain}`, email: `hello@${domain}` },
      locations: Array.from({ length: between(4, 12) }, (_, at) => location(at)),
      animations: happens(0.5),
      theme: { primaryColor: pick(COLORS), secondaryColor: pick(COLORS), fontFamily: pick(FONTS) },
    },
  };
}

export function readPool(root: string): Pool {
  const samples = SAMPLES.map((slug) => {
    const text = readFileSync(join(root, 'brands', slug, 'website.json'), 'utf8');
    return { slug, site: JSON.parse(text.replaceAll('"images/', `"images/${slug}/`)) as Sample };
  });
  const told = samples.flatMap(({ site }) => textsIn(site));
  return {
    samples,
    sentences: told.flatMap((text) => text.split(/(?<=[.!?]) /)),
    dishes: samples.flatMap(({ site }) => itemsOf(site).map(({ name }) => name)),
    locations: samples.flatMap(({ site }) => site.locations ?? []),
  };
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return TOLD.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, each]) => textsIn(each, inner));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Chance that can be repeated (Mulberry32): the same seed draws the same values on every machine. */
function makeRandom(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
    /** True with this probability. */
    happens: (probability: number): boolean => next() < probability,
  };
}

const itemsOf = ({ menu }: Sample): SampleItem[] =>
  [menu].flat().flatMap(({ categories }) => categories.flatMap(({ items = [] }) => items));
