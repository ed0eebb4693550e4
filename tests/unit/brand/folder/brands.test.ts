import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrands, findBrandWarnings } from '#brand/folder/brands.ts';
import type { Brand } from '#schema/warning.ts';
import { NO_SERVICES } from '../../../support/build/make-brand.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const BRAND = { brandId: 'brand-7', siteUrl: 'https://saffronlane.example/', source: 'file' };

/** A folder of brands by slug: objects are written as their brand.json. */
function brandsOf(files: Record<string, unknown>): string {
  const written = Object.entries(files).map(([slug, content]) => [`${slug}/brand.json`, JSON.stringify(content)]);
  return temporaryFolder(Object.fromEntries(written) as Record<string, string>);
}

function findOne(brand: unknown, environment: Record<string, string> = {}): Brand {
  const [found] = findBrands(brandsOf({ a: brand }), environment);
  if (found === undefined || 'error' in found) throw new Error(found?.error ?? 'no brand');
  return found;
}

describe('the brands of a folder', () => {
  test('come by slug, with what their brand.json says', () => {
    const folder = brandsOf({ b: BRAND, a: { ...BRAND, brandId: ' brand-8 ' } });
    expect(findBrands(folder, {}).map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(findBrands(folder, {})[0]).toEqual({
      slug: 'a',
      folder: join(folder, 'a'),
      brandFile: JSON.stringify({ ...BRAND, brandId: ' brand-8 ' }),
      brandId: 'brand-8',
      origin: 'https://saffronlane.example',
      source: 'file',
      host: 'netlify',
      services: NO_SERVICES,
      counts: false,
    });
  });

  test.each([
    [{}, false],
    [{ counts: true }, true],
    [{ supabaseUrl: 'https://abc.supabase.co' }, true],
    [{ supabaseUrl: 'https://abc.supabase.co', counts: false }, false],
    [{ counts: 'yes' }, '"yes" must be true or false'],
  ])('with %j count taps: %j', (changes, counts) => {
    const [brand] = findBrands(brandsOf({ a: { ...BRAND, ...changes } }), {});
    if (brand && 'error' in brand) expect(brand.error).toContain(`counts: ${counts}`);
    else expect(brand?.counts).toBe(counts);
  });

  test('are folders: dotfiles, plain files and links to nowhere are passed over, links to folders are followed', () => {
    const elsewhere = brandsOf({ a: BRAND });
    const folder = temporaryFolder({ 'README.md': '', '.git/brand.json': '{}', 'b/brand.json': JSON.stringify(BRAND) });
    symlinkSync(join(elsewhere, 'a'), join(folder, 'linked'));
    symlinkSync(join(elsewhere, 'nothing'), join(folder, 'nothing'));
    expect(findBrands(folder, {}).map(({ slug }) => slug)).toEqual(['b', 'linked']);
  });

  test('fail one by one', () => {
    const found = findBrands(brandsOf({ a: BRAND, b: { ...BRAND, siteUrl: 7 }, 'Not a slug': BRAND }), {});
    expect(found.map((brand) => [brand.slug, 'error' in brand])).toEqual([
      ['Not a slug', true],
      ['a', false],
      ['b', true],
    ]);
  });

  test('can be asked for by name', () => {
    const folder = brandsOf({ a: BRAND, b: BRAND, c: { ...BRAND, siteUrl: 7 } });
    expect(findBrands(folder, {}, ['b']).map(({ slug }) => slug)).toEqual(['b']);
    expect(findBrands(folder, {}, ['b', 'a', 'b']).map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  test('are known: another name is a mistake of the command line', () => {
    const folder = brandsOf({ 'saffron-lane': BRAND });
    expect(() => findBrands(folder, {}, ['safron-lane'])).toThrow(
      `There is no brand "safron-lane" in ${folder}. Did you mean "saffron-lane"?`,
    );
    expect(() => findBrands(join(folder, 'nothing'), {})).toThrow(`${folder}/nothing is missing.`);
    expect(() => findBrands(join(folder, 'saffron-lane/brand.json'), {})).toThrow("can't be read: not a directory.");
  });

  test('may be none', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    expect(findBrands(folder, {})).toEqual([]);
  });

  test('are told line and column of a mistake in their JSON', () => {
    const folder = temporaryFolder({ 'a/brand.json': '{\n  "brandId": "a",\n}' });
    expect(findBrands(folder, {})).toEqual([
      { slug: 'a', error: `${folder}/a/brand.json\n  line 3, column 1: no comma may stand behind the last entry.` },
    ]);
  });
});

describe('the services of a brand', () => {
  const environment = {
    SUPABASE_URL: 'https://api.example/',
    SUPABASE_ANON_KEY: 'anon',
    GOOGLE_MAPS_API_KEY: 'maps',
    GOOGLE_MAPS_MAP_ID: 'map',
    INFLUENCER_PORTAL_URL: 'https://creators.example',
  };

  test('are those of the environment', () => {
    expect(findOne({ ...BRAND, source: undefined }, environment)).toMatchObject({
      source: 'supabase',
      services: {
        supabaseUrl: 'https://api.example',
        supabaseAnonKey: 'anon',
        googleMapsApiKey: 'maps',
        googleMapsMapId: 'map',
        influencerPortalUrl: 'https://creators.example',
      },
    });
  });

  test('are its own where it says so, also when that is none', () => {
    const own = { supabaseUrl: 'http://127.0.0.1:54321', googleMapsApiKey: '' };
    expect(findOne({ ...BRAND, ...own }, environment).services).toMatchObject({ ...own, supabaseAnonKey: 'anon' });
  });

  test('are missed with a warning only where a visitor would miss them', () => {
    const pathsOf = (given: Record<string, string>): string[] =>
      findBrandWarnings(findOne(BRAND, given)).map(({ path }) => path);
    expect(pathsOf(environment)).toEqual([]);
    expect(pathsOf({ SUPABASE_URL: 'https://api.example' })).toEqual(['brand.json:supabaseAnonKey']);
    expect(pathsOf({})).toEqual(['brand.json:supabaseUrl']);
    expect(findBrandWarnings(findOne(BRAND, {}), true)).toEqual([]);
  });

  test('may be the site’s own origin: an empty supabaseUrl says so, and a warning only which other address it hides', () => {
    const own = { ...BRAND, supabaseUrl: ' ' };
    expect(findBrandWarnings(findOne(own))).toEqual([]);
    expect(findBrandWarnings(findOne(own, { SUPABASE_URL: ' ' }))).toEqual([]);
    expect(findBrandWarnings(findOne(own, environment))).toEqual([
      {
        path: 'brand.json:supabaseUrl',
        message:
          'is empty, so SUPABASE_URL, "https://api.example/", is not used. Forms and the assistant call the site’s own origin. To use SUPABASE_URL, delete the key.',
      },
    ]);
    expect(findBrandWarnings(findOne(own, environment), true)).toEqual([]);
  });

  test('may be said with a comment in brand.json, and nothing else may be', () => {
    expect(findOne({ $comment: 'Ours since 2019.', ...BRAND })).toEqual({
      ...findOne(BRAND),
      brandFile: expect.any(String) as string,
      folder: expect.any(String) as string,
    });
    expect(() => findOne({ $note: 'Ours.', ...BRAND })).toThrow('$note: is not a known key.');
  });
});
