import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrands } from '#brand/folder/brands.ts';

const BROKEN = join(process.cwd(), 'tests/brands/broken');

const FAILED = ['unknown-key', 'wrong-values', 'no-origin', 'not-an-object', 'no-file', 'Not_A_Slug', 'no-backend'];

/** The whole message an author sees for `tests/brands/broken/<slug>`. */
function messageFor(slug: string, environment: Record<string, string> = {}): string {
  const [brand] = findBrands(BROKEN, environment, [slug]);
  if (brand === undefined || !('error' in brand)) throw new Error(`${slug} is not broken.`);
  return brand.error.replaceAll('tests/brands/broken/', '');
}

test('all that is wrong with a brand is told at once', () => {
  expect(FAILED.map((slug) => messageFor(slug)).join('\n')).toMatchInlineSnapshot(`
    "unknown-key/brand.json
      siteURL: is not a known key. Did you mean "siteUrl"?
      supabaseAnonkey: is not a known key. Did you mean "supabaseAnonKey"?
      colour: is not a known key.
      siteUrl: is missing; it must be a web address such as "https://nonnapia.example".
    wrong-values/brand.json
      brandId: "  " must be a text that is not empty.
      siteUrl: "https://saffronlane.example/shop" must be a web address without a path, such as "https://nonnapia.example".
      source: "files" must be "supabase" or "file".
      supabaseUrl: "api.example" must be a web address such as "https://api.example".
      googleMapsApiKey: 12 must be a text.
    no-origin/brand.json
      siteUrl: "ftp://saffronlane.example" must be a web address without a path, such as "https://nonnapia.example".
    not-an-object/brand.json
      must be an object, not ["saffron-lane"]. Write it like { "brandId": "saffron-lane", "siteUrl": "https://saffronlane.example", "source": "file" }.
    no-file/brand.json
      is missing. Write it like { "brandId": "saffron-lane", "siteUrl": "https://saffronlane.example", "source": "file" }.
    Not_A_Slug
      "Not_A_Slug" can't be a brand: a slug has only a-z, 0-9 and hyphens, at most 63. Rename the folder.
    no-backend/brand.json
      supabaseUrl: is not set, nor is SUPABASE_URL. The source "supabase" needs it; to build from website.json write "source": "file".
      supabaseAnonKey: is not set, nor is SUPABASE_ANON_KEY. The source "supabase" needs it; to build from website.json write "source": "file"."
  `);
});

test('a wrong value of the environment is said to come from there', () => {
  const environment = { SUPABASE_URL: 'api.example', SUPABASE_ANON_KEY: 'sb_publishable_1' };
  expect(messageFor('no-backend', environment)).toMatchInlineSnapshot(`
    "no-backend/brand.json
      supabaseUrl: SUPABASE_URL of the environment, "api.example", must be a web address such as "https://api.example"."
  `);
});
