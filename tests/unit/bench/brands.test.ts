import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../bench/brands/configuration.ts';
import { findPricedBrand, writeBrands } from '../../../bench/brands/write-brands.ts';
import { mendCode } from '../../../src/domain/custom-code/mend-code.ts';
import { brandSchema } from '../../../src/model/brand.ts';
import { typefaceOf } from '../../../src/domain/look/typeface.ts';
import { read } from '../../../src/builder/read/read.ts';
import type { ReadSite } from '../../../src/builder/types.ts';
import { PUBLISHED } from '../../support/build/read-brand.ts';

const TODAY = '2026-11-23';
const PICTURES = Array.from({ length: 12 }, (_, index) => `images/${index}.jpg`);
const OPTIONS = { seed: 1, today: TODAY, pictures: PICTURES };
const brands = Array.from({ length: 150 }, (_, index) => makeBrand(index, OPTIONS));
const results = brands.map(({ configuration }) => read(configuration, PUBLISHED, TODAY, mendCode));
const sites = results.map(({ site }) => site);

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'bench-brands-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every brand is read, and hardly anything of it can’t be used', () => {
  const warnings = results.flatMap(({ warnings }) => warnings);
  expect(warnings.length).toBeLessThan(brands.length / 10);
  expect(brands.filter(({ identity }) => !brandSchema.safeParse(identity).success)).toEqual([]);
});

test('the same seed writes the same bytes, whatever else is written, and another seed others', () => {
  const write = (name: string, indexes: number[], seed: number) => {
    writeBrands(join(folder, name), indexes, { seed, today: TODAY, pictures: [] });
    const files = globSync('**/*.json', { cwd: join(folder, name) }).sort();
    return files.map((file) => `${file}\n${readFileSync(join(folder, name, file), 'utf8')}`);
  };
  const few = write('few', [0, 1, 2], 7);
  expect(few).toHaveLength(6);
  expect(write('many', [0, 1, 2, 3, 4], 7)).toEqual(expect.arrayContaining(few));
  expect(write('others', [0, 1, 2], 8)).not.toEqual(expect.arrayContaining(few));
});

test('every brand has a folder of its own', () => {
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
});

test('a fixed number of locations is that of every brand', () => {
  const counts = [0, 1, 2, 3].map((index) => {
    const { configuration } = makeBrand(index, { ...OPTIONS, locations: 8 });
    return read(configuration, PUBLISHED, TODAY, mendCode).site.locations.length;
  });
  expect(counts).toEqual([8, 8, 8, 8]);
});

test('without pictures no brand names one', () => {
  const made = brands.map((_, index) => JSON.stringify(makeBrand(index, { ...OPTIONS, pictures: [] }).configuration));
  expect(made.filter((text) => /image|gallery/i.test(text))).toEqual([]);
});

test('a brand has the pictures it shows as links', () => {
  const picture = join(folder, 'soup.jpg');
  writeFileSync(picture, 'soup');
  const [slug = ''] = writeBrands(join(folder, 'brands'), [0], { ...OPTIONS, pictures: [picture] });
  const link = join(folder, 'brands', slug, 'images/soup.jpg');
  expect(readFileSync(link, 'utf8')).toBe('soup');
});

test('the first price in the file of a priced brand is one of its menu', () => {
  const index = findPricedBrand(0, OPTIONS);
  const text = JSON.stringify(makeBrand(index, OPTIONS).configuration);
  expect(text.indexOf('"menu"')).toBeLessThan(text.indexOf('"price"'));
  expect(text).toMatch(/"price":[\d.]+/);
});

describe('brands differ as real ones do', () => {
  const itemsOf = ({ menus: own }: ReadSite) =>
    own.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const allItems = sites.flatMap(itemsOf);
  const menus = sites.filter(({ menus: own }) => own.length > 0);
  const KINDS: [string, (site: ReadSite, index: number) => boolean][] = [
    ['offers', ({ deals, discounts }) => deals.length + discounts.length > 0],
    ['a loyalty programme', ({ loyalty }) => loyalty !== undefined],
    ['jobs', ({ jobs }) => jobs.length > 0],
    ['franchise', ({ franchiseQuestions }) => franchiseQuestions.length > 0],
    ['questions', ({ faqs }) => faqs.length > 0],
    ['reviews', ({ reviews }) => reviews.length > 0],
    ['highlights', ({ highlights }) => highlights.length > 0],
    ['a gallery', ({ locations }) => locations.some(({ gallery }) => gallery.length > 0)],
    ['a menu', ({ menus: own }) => own.length > 0],
    ['menus of locations', ({ locations }) => locations.some(({ menus: own }) => own.length > 0)],
    ['prices', (site) => itemsOf(site).some(({ price }) => price !== undefined)],
    ['animations', (_, index) => brands[index]?.configuration['animations'] === true],
    ['catering', (_, index) => brands[index]?.configuration['restaurants'] !== undefined],
    ['more than twelve locations', ({ locations }) => locations.length > 12],
    ['special hours', ({ locations }) => locations.some(({ hours }) => (hours?.special.length ?? 0) > 0)],
  ];

  test.each(KINDS)('some have %s and some have not', (_, has) => {
    const count = sites.filter(has).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(sites.length);
  });

  test('all voices occur', () => {
    const fonts = brands.map(({ configuration }) => (configuration['theme'] as { fontFamily: string }).fontFamily);
    const voices = new Set(fonts.map((font) => typefaceOf(font).voice));
    expect([...voices].sort()).toEqual(['geometric', 'grotesk', 'serif']);
  });

  test('menus have 8 to 120 items, and every diet', () => {
    const counts = menus.map((site) => itemsOf(site).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBeLessThanOrEqual(120);
    expect(Math.max(...counts)).toBeGreaterThan(100);
    expect(new Set(allItems.flatMap(({ diets }) => diets)).size).toBe(5);
  });

  test('there are 1 to 24 locations, in most brands at most 12', () => {
    const counts = sites.map(({ locations }) => locations.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 24]);
    expect(counts.filter((count) => count <= 12).length).toBeGreaterThan(0.7 * counts.length);
  });

  test('hours are split, go past midnight, or never end', () => {
    const days = sites.flatMap(({ locations }) => locations.flatMap(({ hours }) => hours?.week ?? []));
    const intervals = days.map((day) => (day?.kind === 'open' ? day.intervals : []));
    expect(intervals.some((shifts) => shifts.length === 2)).toBe(true);
    expect(intervals.some((shifts) => shifts.some(({ closes }) => closes > 1440))).toBe(true);
    expect(days.some((day) => day?.kind === 'h24')).toBe(true);
    expect(days.some((day) => day?.kind === 'closed')).toBe(true);
  });

  test('texts are in several languages, short and long', () => {
    const texts = sites.map(({ description }) => description ?? '');
    for (const letters of [/\p{Script=Han}/u, /[éà]/, /[ñ¡]/, /[üß]/, /\bthe\b/]) {
      expect(texts.some((text) => letters.test(text))).toBe(true);
    }
    const lengths = texts.map((text) => text.length);
    expect(Math.max(...lengths)).toBeGreaterThan(8 * Math.min(...lengths));
  });
});
