import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BrandChanges, type Watch, watchBrands } from '#builder/run/watch.ts';

let brandsDir: string;
let watch: Watch;
let next: () => Promise<BrandChanges>;

beforeEach(() => {
  brandsDir = mkdtempSync(join(tmpdir(), 'watch-'));
  write('kumo/brand.json', '{}');
  write('nonna/brand.json', '{}');
  write('nonna/images/hero.jpg', 'picture');
  const heard: BrandChanges[] = [];
  const takers: ((changes: BrandChanges) => void)[] = [];
  watch = watchBrands(brandsDir, (changes) => {
    const taker = takers.shift();
    if (taker) taker(changes);
    else heard.push(changes);
  });
  next = () => {
    const changes = heard.shift();
    return changes === undefined ? new Promise((resolve) => takers.push(resolve)) : Promise.resolve(changes);
  };
});

afterEach(() => {
  watch.close();
  rmSync(brandsDir, { recursive: true, force: true });
});

const at = (path: string): string => join(brandsDir, path);

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** What an editor does that must not leave half a file behind. */
function saveAtomically(path: string, text: string): void {
  write(`${path}.new`, text);
  renameSync(at(`${path}.new`), at(path));
}

const changed = (...slugs: string[]): BrandChanges => ({ changed: slugs, gone: [] });
const gone = (...slugs: string[]): BrandChanges => ({ changed: [], gone: slugs });

it.each([
  ['a changed file', () => write('nonna/brand.json', '{ "a": 1 }')],
  ['a new file', () => write('nonna/website.json', '{}')],
  ['a deleted file', () => rmSync(at('nonna/brand.json'))],
  ['a picture in a folder', () => write('nonna/images/hero.jpg', 'another picture')],
  ['a new folder with a file in it', () => write('nonna/pictures/of/food/pizza.jpg', 'picture')],
  ['a deleted folder', () => rmSync(at('nonna/images'), { recursive: true })],
  ['several files at once', () => ['a', 'b', 'c'].forEach((name) => write(`nonna/${name}.json`, '{}'))],
])('%s changes its brand, once', async (_what, change) => {
  change();
  expect(await next()).toEqual(changed('nonna'));
  write('kumo/brand.json', '{ "end": true }');
  expect(await next()).toEqual(changed('kumo'));
});

it('hears of a file again after an editor replaced it', async () => {
  for (const text of ['one', 'two', 'three']) {
    saveAtomically('nonna/brand.json', text);
    expect(await next()).toEqual(changed('nonna'));
  }
  write('nonna/brand.json', 'four');
  expect(await next()).toEqual(changed('nonna'));
});

it('hears of a replaced file with the same size and date', async () => {
  utimesSync(at('nonna/brand.json'), 1000, 1000);
  await next();
  const text = readFileSync(at('nonna/brand.json'), 'utf8');
  write('nonna/brand.json.new', text.replace('{', '['));
  utimesSync(at('nonna/brand.json.new'), 1000, 1000);
  renameSync(at('nonna/brand.json.new'), at('nonna/brand.json'));
  expect(await next()).toEqual(changed('nonna'));
});

it('hears of new brands, of what changes in them, and of their end', async () => {
  write('taco/brand.json', '{}');
  expect(await next()).toEqual(changed('taco'));
  write('taco/images/hero.jpg', 'picture');
  expect(await next()).toEqual(changed('taco'));
  rmSync(at('taco'), { recursive: true });
  expect(await next()).toEqual(gone('taco'));
  write('taco/brand.json', '{ "back": true }');
  expect(await next()).toEqual(changed('taco'));
  write('taco/brand.json', '{ "back": "again" }');
  expect(await next()).toEqual(changed('taco'));
});

it('takes a renamed brand for one that is gone and one that is new', async () => {
  renameSync(at('nonna'), at('nonna-pia'));
  expect(await next()).toEqual({ changed: ['nonna-pia'], gone: ['nonna'] });
  write('nonna-pia/images/hero.jpg', 'another picture');
  expect(await next()).toEqual(changed('nonna-pia'));
});

it.each([
  ['a file that is only read', () => readFileSync(at('nonna/brand.json'))],
  ['a hidden file', () => write('nonna/.brand.json.swp', 'x')],
  ["an editor's copy", () => write('nonna/brand.json~', 'x')],
  ['a hidden folder', () => write('.git/index', 'x')],
  ['a file beside the brands', () => write('README.md', 'x')],
])('%s is no change', async (_what, touch) => {
  touch();
  write('kumo/brand.json', '{ "end": true }');
  expect(await next()).toEqual(changed('kumo'));
});

it('a changed group changes its brands and no other, once each', async () => {
  write('_groups/toronto.json', '{}');
  write('kumo/brand.json', '{ "group": "toronto" }');
  expect(await next()).toEqual(changed('kumo'));
  saveAtomically('_groups/toronto.json', '{ "closedDates": [] }');
  expect(await next()).toEqual(changed('kumo'));
  write('_groups/montreal.json', '{}');
  write('nonna/brand.json', '{ "group": "montreal" }');
  write('_groups/montreal.json', '{ "closedDates": [] }');
  expect(await next()).toEqual(changed('nonna'));
  rmSync(at('_groups'), { recursive: true });
  expect((await next()).changed.sort()).toEqual(['kumo', 'nonna']);
});
