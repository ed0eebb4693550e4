import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder } from '#brand/folder/brand-folder.ts';
import { findBrands, listBrandFolders } from '#brand/folder/brands.ts';
import { fromGroup, joinGroup } from '#brand/folder/group.ts';
import { hashInputs } from '#brand/folder/inputs.ts';
import { load } from '#brand/folder/load.ts';
import { readBrand } from '#builder/prepare/prepare.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import { describeBrand, failedReport } from '#brand/report/report.ts';
import type { Brand } from '#schema/warning.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { brandJson } from '../../../support/build/make-brand.ts';

const HOURS = [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }];
const RYE = { name: 'Rye', openingHours: HOURS };

interface Files {
  group?: unknown;
  website?: unknown;
  more?: Record<string, string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** A brand in the group "toronto". */
function brandIn({ group = {}, website = RYE, more = {} }: Files): Brand {
  const brandsDir = temporaryFolder({
    '_groups/toronto.json': textOf(group),
    'rye/brand.json': brandJson('rye', { group: 'toronto' }),
    'rye/website.json': textOf(website),
    ...more,
  });
  const [brand] = findBrands(brandsDir, {}, ['rye']);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error);
  return brand;
}

async function warningsOf(files: Files): Promise<string> {
  const brand = brandIn(files);
  const folder = openFolder(brand);
  const options = { builtAt: '2026-11-28', shared: { files: [], warnings: [] } };
  const { warnings } = readBrand(brand, folder, await load(brand, folder), options);
  const located = locateWarnings(warnings, brand, folder.readText);
  const text = describeBrand({ ...failedReport('rye', ''), warnings: located }, join(brand.folder, '..'), '');
  return text.replaceAll(join(brand.folder, '..'), 'brands').split('\n').slice(2).join('\n');
}

describe('what a group says', () => {
  test('holds for its brands, and what a brand says itself wins, whatever it calls the key', async () => {
    const group = {
      faqs: [{ question: 'Dogs?', answer: 'Yes.' }],
      currency: 'CAD',
      servesCuisine: ['Thai'],
      email: 'a@b.example',
    };
    const website = { ...RYE, cuisine: ['Pizza'], faqs: [], currency: null };
    expect(await load(brandIn({ group, website }))).toEqual({
      ...RYE,
      cuisine: ['Pizza'],
      faqs: [],
      currency: 'CAD',
      email: 'a@b.example',
    });
  });

  test('holds for a brand in a backend, too', async () => {
    const brand = brandIn({ group: { email: 'all@toronto.example', currency: 'CAD' } });
    const services = { ...brand.services, supabaseUrl: 'https://backend.example', supabaseAnonKey: 'key' };
    const answer = async () => Response.json({ success: true, data: { name: 'Rye', currency: 'USD' } });
    const loaded = await load({ ...brand, source: 'supabase', services }, { fetch: answer });
    expect(loaded).toEqual({ name: 'Rye', currency: 'USD', email: 'all@toronto.example' });
  });

  test('is left out where it is of one brand, and told with its line', async () => {
    const group = {
      $comment: 'x',
      name: 'Toronto',
      brandId: 'x',
      website: 'x',
      group: 'toronto',
      emial: 'x',
      email: 'a@b',
    };
    expect(await warningsOf({ group })).toMatchInlineSnapshot(`
      "brands/_groups/toronto.json
        name (line 3): is of one brand, and no group may say it for all of them. Write it in the configuration of each. It is left out.
        brandId (line 4): is of one brand, and no group may say it for all of them. Write it in the configuration of each. It is left out.
        website (line 5): is of one brand, and no group may say it for all of them. Write it in the configuration of each. It is left out.
        group (line 6): is of brand.json alone: a group is in no group. It is left out.
        emial (line 7): is not a known key. Did you mean "email"? It is left out.
        email (line 8): "a@b" is not an e-mail address. It is left out. Write it like "hello@example.com". It is in the group toronto: brands/_groups/toronto.json.
      brands/rye/website.json
        timezone: "Rye" has neither a time zone nor a place with only one. No page says whether it is open now. Write it like "America/Toronto"."
    `);
  });

  test.each<[string, unknown, unknown, unknown]>([
    [
      'is closed on the days of the group too',
      ['2026-12-25'],
      { closedDates: ['2027-01-01'] },
      { closedDates: ['2027-01-01', '2026-12-25'] },
    ],
    [
      'has a day once',
      ['2026-12-25', '2026-12-26'],
      { closedDates: ['Dec 25, 2026'] },
      { closedDates: ['Dec 25, 2026', '2026-12-26'] },
    ],
    [
      'is open where it says so itself',
      ['2026-12-25'],
      { specialHours: [{ date: '2026-12-25', open: '11:00', close: '15:00' }] },
      {},
    ],
    [
      'is open each year where it says so itself',
      ['12-25'],
      { specialHours: [{ date: '2026-12-25', open: '11:00', close: '15:00' }] },
      {},
    ],
    [
      'is open in a span of its own',
      ['2026-12-31', '2027-01-01'],
      { specialHours: [{ validFrom: '12-24', validThrough: '01-02', hours: '9-5' }] },
      {},
    ],
    [
      'keeps its word for the key',
      ['2026-12-25'],
      { closed_dates: '2027-01-01' },
      { closed_dates: ['2027-01-01', '2026-12-25'] },
    ],
  ])('a brand %s', async (_, closedDates, own, joined) => {
    const loaded = await load(brandIn({ group: { closedDates }, website: { ...RYE, ...(own as object) } }));
    expect(loaded).toEqual({ ...RYE, ...(own as object), ...(joined as object) });
  });

  test('knows the days of a brand in the form of another program', () => {
    const periods = [
      { startDate: { year: 2026, month: 12, day: 25 }, openTime: { hours: 11 }, closeTime: { hours: 15 } },
    ];
    const own = { ...RYE, specialHours: { specialHourPeriods: periods } };
    expect(joinGroup(own, { closedDates: ['2026-12-25', '2026-12-26'] })).toEqual({
      ...own,
      closedDates: ['2026-12-26'],
    });
    const season = {
      dayOfWeek: 'Monday',
      opens: '11:00',
      closes: '15:00',
      validFrom: '2026-12-01',
      validThrough: '2026-12-31',
    };
    const closed = { validFrom: '2026-12-24', validThrough: '2026-12-26', isClosed: true };
    const hours = { name: 'Rye', openingHoursSpecification: [...HOURS, season, closed] };
    expect(joinGroup(hours, { closedDates: ['2026-12-25', '2026-12-31'] })).toEqual({
      ...hours,
      closedDates: ['2026-12-31'],
    });
  });

  test('keeps the other days of a span', () => {
    const group = { specialHours: [{ validFrom: '2026-12-24', validThrough: '2026-12-27', isClosed: true }] };
    expect(joinGroup({ ...RYE, closedDates: ['2026-12-25'] }, group)).toMatchObject({
      specialHours: [
        { date: '2026-12-24', isClosed: true },
        { date: '2026-12-26', isClosed: true },
        { date: '2026-12-27', isClosed: true },
      ],
    });
  });

  test('reaches each location that has hours, and the brand where it has', () => {
    const group = { closedDates: ['2026-12-25'] };
    const own = { name: 'Gastown', openingHours: HOURS };
    const joined = joinGroup({ name: 'Rye', locations: [own, { name: 'Leslieville' }] }, group);
    expect(joined).toEqual({ name: 'Rye', locations: [{ ...own, ...group }, { name: 'Leslieville' }] });
    expect(joinGroup({ name: 'Rye', locations: [{ name: 'Leslieville' }] }, group)).toMatchObject(group);
  });

  test('has translations of what is used, into the languages of the site', () => {
    const faqs = [{ question: 'Dogs?', answer: 'Yes.' }];
    const group = {
      faqs,
      email: 'x',
      translations: { 'fr-CA': { 'Dogs?': 'Les chiens ?', 'Yes.': 'Oui.' }, de: { 'Yes.': 'Ja.' } },
    };
    const french = { name: 'Rye', languages: ['en', 'fr'] };
    expect(joinGroup({ name: 'Rye' }, group)).not.toHaveProperty('translations');
    expect(joinGroup({ ...french, languages: ['en', 'fr-CA'] }, group)).toMatchObject({
      translations: { 'fr-CA': { 'Yes.': 'Oui.' } },
    });
    const own = { ...french, languages: ['en', 'fr-CA'], translations: { 'fr-CA': { 'Yes.': 'Bien sûr.' } } };
    expect(joinGroup(own, group)).toMatchObject({
      translations: { 'fr-CA': { 'Dogs?': 'Les chiens ?', 'Yes.': 'Bien sûr.' } },
    });
    expect(joinGroup({ ...own, faqs: [] }, group)).toMatchObject({
      translations: { 'fr-CA': { 'Yes.': 'Bien sûr.' } },
    });
  });

  test('makes nothing of what objects have by nature', async () => {
    const loaded = await load(brandIn({ group: '{ "__proto__": { "email": "x" }, "constructor": 1 }' }));
    expect(loaded).toEqual(RYE);
    expect(Object.getPrototypeOf(loaded)).toBe(Object.prototype);
  });

  test('has its mistakes told with its own file and line, also of a day', async () => {
    const group = { closedDates: ['2026-12-25', 'xmas'], deals: [{ title: 'Two for one', price: 'ask' }] };
    expect(await warningsOf({ group, website: { ...RYE, closedDates: ['2027-01-01'] } })).toMatchInlineSnapshot(`
      "brands/rye/website.json
        timezone: "Rye" has neither a time zone nor a place with only one. No page says whether it is open now. Write it like "America/Toronto".
      brands/_groups/toronto.json
        closedDates[1] (line 4): "xmas" is not a date. It is left out. Write it like "2026-12-31". It is in the group toronto: brands/_groups/toronto.json."
    `);
  });

  test('is told of where it has a key twice', async () => {
    const brand = brandIn({ group: '{ "email": "a@b.example",\n "email": "c@d.example" }' });
    const { repeatedKeysOf } = await import('#builder/prepare/prepare.ts');
    expect(repeatedKeysOf(brand, openFolder(brand)).map(({ path }) => path)).toEqual(['_groups/toronto.json:email']);
  });
});

describe('a group that can’t be used', () => {
  test.each<[string, Files['group'], string]>([
    ['is no JSON', '{', 'the file ends before everything is closed.'],
    ['is no object', '["2026-12-25"]', 'is ["2026-12-25"]. A group is one object: { "closedDates": ["2026-12-25"] }.'],
  ])('fails its brands where it %s', async (_, group, message) => {
    await expect(load(brandIn({ group }))).rejects.toThrow(message);
  });

  test('fails its brands where it is not there', async () => {
    const brand = brandIn({});
    writeFileSync(join(brand.folder, '../_groups/torontoo.json'), '{}');
    rmSync(join(brand.folder, '../_groups/toronto.json'));
    await expect(load(brand)).rejects.toThrow(
      'group: "toronto" is no group: there is no _groups/toronto.json. Did you mean "torontoo"?',
    );
  });

  test('is a link that leads elsewhere', async () => {
    const brand = brandIn({});
    const outside = temporaryFolder({ 'secret.json': '{ "email": "x" }' });
    rmSync(join(brand.folder, '../_groups/toronto.json'));
    symlinkSync(join(outside, 'secret.json'), join(brand.folder, '../_groups/toronto.json'));
    await expect(load(brand)).rejects.toThrow('is a link that leads outside');
  });

  test.each(['../rye', 'Toronto', 'a/b', '', 7])('has a name like %s', (group) => {
    const brandsDir = temporaryFolder({ 'rye/brand.json': brandJson('rye', { group }), 'rye/website.json': '{}' });
    expect(findBrands(brandsDir, {}, ['rye'])).toMatchObject([{ error: expect.stringContaining('group: ') as string }]);
  });
});

describe('the folder of groups', () => {
  test('is no brand', () => {
    const brandsDir = join(brandIn({}).folder, '..');
    expect(listBrandFolders(brandsDir)).toEqual(['rye']);
    expect(findBrands(brandsDir, {}).map(({ slug }) => slug)).toEqual(['rye']);
    expect(() => findBrands(brandsDir, {}, ['_groups'])).toThrow('There is no brand "_groups"');
  });
});

describe('a change of a group', () => {
  test('builds its brands again, and no other', () => {
    const slugs = Array.from({ length: 500 }, (_, index) => `brand-${index}`);
    const inGroup = (slug: string): boolean => Number(slug.slice('brand-'.length)) % 12 === 0;
    const files = slugs.flatMap((slug) => [
      [
        `${slug}/brand.json`,
        brandJson(slug, inGroup(slug) ? { group: 'toronto' } : slug.endsWith('1') ? { group: 'other' } : {}),
      ],
      [`${slug}/website.json`, JSON.stringify({ name: slug })],
    ]);
    const brandsDir = temporaryFolder({
      '_groups/toronto.json': '{}',
      '_groups/other.json': '{}',
      ...(Object.fromEntries(files) as Record<string, string>),
    });
    const hashes = (): (readonly [string, string])[] =>
      findBrands(brandsDir, {}).map((brand) => [
        brand.slug,
        'error' in brand ? '' : hashInputs(brand, openFolder(brand), undefined, ''),
      ]);
    const before = new Map(hashes());
    writeFileSync(join(brandsDir, '_groups/toronto.json'), '{ "closedDates": ["2026-12-25"] }');
    const changed = hashes().flatMap(([slug, hash]) => (hash === before.get(slug) ? [] : [slug]));
    expect(changed).toEqual(slugs.filter(inGroup).sort());
  });

  test('leaves a brand that has left it alone', () => {
    const { group: _, ...brand } = brandIn({});
    const hash = (): string => hashInputs(brand, openFolder(brand), undefined, '');
    const before = hash();
    writeFileSync(join(brand.folder, '../_groups/toronto.json'), '{ "email": "a@b.example" }');
    expect(hash()).toBe(before);
  });
});

test.each([
  ['what a brand does not say', ['email'], { kind: 'taken', value: 'a@b.example' }],
  ['by another word for it', ['cuisine'], { kind: 'taken', value: ['Thai'] }],
  ['an entry of a list', ['faqs', 0, 'answer'], { kind: 'taken', value: 'Yes.' }],
  ['a key that is null', ['currency'], { kind: 'taken', value: 'CAD' }],
  ['what a brand says itself', ['telephone'], undefined],
  ['what nobody says', ['priceRange'], undefined],
  ['days, beside those of a place with hours', ['locations', 0, 'closedDates'], { kind: 'added', value: ['12-25'] }],
  ['days, where no hours are', ['closedDates'], undefined],
  ['a key of a location that is called like one of the group', ['locations', 0, 'email'], undefined],
  ['a name of every object', ['email', 'constructor'], undefined],
])('a value is of the group, or not: %s', (_, path, expected) => {
  const group = {
    email: 'a@b.example',
    servesCuisine: ['Thai'],
    faqs: [{ question: 'Dogs?', answer: 'Yes.' }],
    currency: 'CAD',
    telephone: '1',
    closedDates: ['12-25'],
  };
  const brand = { name: 'Rye', currency: null, telephone: '2', locations: [{ openingHours: HOURS }] };
  expect(fromGroup(brand, group, path)).toEqual(expected);
});
