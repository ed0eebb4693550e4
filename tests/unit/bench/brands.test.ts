import { expect, test } from 'vitest';
import { makeBrand, readPool } from '../../../bench/brands.ts';
import { read } from '#reader/read.ts';
import { PUBLISHED } from '../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../support/build/site.ts';
import { ROOT } from '../../support/project.ts';

const pool = readPool(ROOT);
const brands = Array.from({ length: 60 }, (_, index) => makeBrand(pool, index));
const results = brands.map(({ site }) => read(site, PUBLISHED, '2026-11-23'));
const sites = results.map(({ site }) => site);

test('every brand is read, and hardly anything of it can’t be used', () => {
  expect(results.flatMap(({ warnings }) => warnings).length).toBeLessThan(brands.length / 10);
});

test('its number alone decides what a brand is, and each is another one', () => {
  expect(makeBrand(readPool(ROOT), 7)).toEqual(brands[7]);
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
  expect(new Set(sites.map(({ description }) => description)).size).toBeGreaterThan(brands.length / 2);
});

test('about eight locations and eighty items each, and the first price of the file is one of the menu', () => {
  const mean = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(Math.abs(mean(sites.map(({ locations }) => locations.length)) - 8)).toBeLessThan(1);
  const items = sites.map(({ menus }) => menus.flatMap(({ categories }) => categories.flatMap((each) => each.items)));
  expect(Math.abs(mean(items.map(({ length }) => length)) - 80)).toBeLessThan(10);
  const isOfMenu = ({ site }: (typeof brands)[number]): boolean => {
    const text = JSON.stringify(site);
    return text.startsWith('{"menu":') && /"price":[\d.]+/.test(text);
  };
  expect(brands.filter(isOfMenu)).toHaveLength(brands.length);
});

test('every location shows the menu of its brand, in which a changed price is looked for', () => {
  const { pictures, look } = makeSite();
  const contents = sites.flatMap((site) => contentsOf({ ...site, pictures, look }));
  const menus = contents.flatMap((content) => (content.page === 'location-menu' ? content.body.kind : []));
  expect(menus).toHaveLength(sites.flatMap(({ locations }) => locations).length);
  expect(new Set(menus)).toEqual(new Set(['page']));
});

test.each([
  ['offers', ({ deals, discounts }) => deals.length + discounts.length > 0],
  ['jobs', ({ jobs }) => jobs.length > 0],
  ['reviews', ({ reviews }) => reviews.length > 0],
  ['questions', ({ faqs }) => faqs.length > 0],
  ['franchise', ({ franchiseQuestions }) => franchiseQuestions.length > 0],
] as [string, (site: (typeof sites)[number]) => boolean][])('some have %s and some have not', (_, has) => {
  expect(new Set(sites.map(has)).size).toBe(2);
});
