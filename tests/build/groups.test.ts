import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrands } from '#brand/folder/brands.ts';
import { readBrandText } from '#brand/folder/group-file.ts';
import { filesWithoutGroup } from '#preview/export/without-group.ts';
import { runBuildHere } from '../support/build/build-here.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { brandJson } from '../support/build/make-brand.ts';

const GROUP = {
  email: 'hello@toronto.example',
  closedDates: ['2026-12-25', '2027-01-01'],
  faqs: [{ question: 'Dogs?', answer: 'On the terrace.' }],
  legal: { terms: [{ heading: 'Bookings', text: 'A table is held for fifteen minutes.' }] },
  translations: {
    'fr-CA': {
      'Dogs?': 'Les chiens ?',
      'On the terrace.': 'Sur la terrasse.',
      Bookings: 'Réservations',
      'A table is held for fifteen minutes.': 'Une table est gardée quinze minutes.',
    },
  },
};
const website = (name: string) => ({
  name,
  languages: ['en-CA', 'fr-CA'],
  timezone: 'America/Toronto',
  currency: 'CAD',
  openingHours: [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }],
  specialHours: [{ date: '2027-01-01', open: '12:00', close: '16:00' }],
  menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price: 6 }] }] },
});

function brandsIn(groups: Record<string, string | undefined>): string {
  const files = Object.entries(groups).flatMap(([slug, group]) => [
    [`brands/${slug}/brand.json`, brandJson(slug, group === undefined ? {} : { group })],
    [`brands/${slug}/website.json`, JSON.stringify(website(slug))],
    [`brands/${slug}/translations.fr-CA.json`, JSON.stringify({ Bread: 'Pain', Loaf: 'Miche' })],
  ]);
  return temporaryFolder({
    'brands/_groups/toronto.json': JSON.stringify(GROUP),
    'brands/_groups/montreal.json': JSON.stringify(GROUP),
    ...(Object.fromEntries(files) as Record<string, string>),
  });
}

function build(root: string, brandsDir = 'brands', outDir = 'out') {
  return runBuildHere({}, '--brands-dir', join(root, brandsDir), '--out-dir', join(root, outDir), '--changed');
}

function filesBelow(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

test('a brand of a group is the same site, to the byte, where its files say themselves what the group said', async () => {
  const root = brandsIn({ rye: 'toronto' });
  expect((await build(root)).report.brands).toMatchObject([{ slug: 'rye', status: 'built' }]);
  const [brand] = findBrands(join(root, 'brands'), {}, ['rye']);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error);
  cpSync(brand.folder, join(root, 'alone/rye'), { recursive: true });
  const files = await filesWithoutGroup(brand, (name) => readBrandText(brand.folder, name));
  for (const [name, text] of Object.entries(files)) writeInto(root, `alone/rye/${name}`, text);
  const alone = await build(root, 'alone', 'other');
  expect(alone.report.brands).toMatchObject([{ slug: 'rye', status: 'built' }]);
  const [shared, own] = [filesBelow(join(root, 'out/rye')), filesBelow(join(root, 'other/rye'))];
  const pages = [...shared].flatMap(([path, bytes]) => (path.endsWith('.html') ? [bytes] : [])).join('\n');
  for (const text of ['hello@toronto.example', 'On the terrace.', 'Sur la terrasse.', 'A table is held'])
    expect(pages).toContain(text);
  expect([...own.keys()]).toEqual([...shared.keys()]);
  expect([...shared].flatMap(([path, bytes]) => (own.get(path) === bytes ? [] : [path]))).toEqual([]);
});

test('a change of a group builds its brands again, and no other', async () => {
  const root = brandsIn({ rye: 'toronto', oat: 'toronto', emmer: 'montreal', spelt: undefined });
  const built = async (): Promise<string[]> =>
    (await build(root)).report.brands.flatMap(({ slug, status }: { slug: string; status: string }) =>
      status === 'built' ? [slug] : [],
    );
  expect(await built()).toEqual(['emmer', 'oat', 'rye', 'spelt']);
  expect(await built()).toEqual([]);
  const file = join(root, 'brands/_groups/toronto.json');
  writeFileSync(file, JSON.stringify({ ...GROUP, email: 'new@toronto.example' }));
  expect(await built()).toEqual(['oat', 'rye']);
  writeFileSync(join(root, 'brands/oat/brand.json'), brandJson('oat'));
  expect(await built()).toEqual(['oat']);
  writeFileSync(file, JSON.stringify(GROUP));
  expect(await built()).toEqual(['rye']);
});
