import { expect, test } from 'vitest';
import { brandSchema } from '#schema/brand-folder/brand.ts';

const valid = { brandId: 'saffron-lane', siteUrl: 'https://saffronlane.example/' };

test('a brand is an id and an origin, and comes from the backend unless it says otherwise', () => {
  expect(brandSchema.parse(valid)).toEqual({
    brandId: 'saffron-lane',
    siteUrl: 'https://saffronlane.example',
    source: 'supabase',
    host: 'netlify',
  });
});

test('an empty backend address stays: it overrides the environment', () => {
  expect(brandSchema.parse({ ...valid, supabaseUrl: '' })).toHaveProperty('supabaseUrl', '');
});

test.each<[string, unknown]>([
  ['siteUrl', 'https://saffronlane.example/shop'],
  ['siteUrl', 'saffronlane.example'],
  ['siteUrl', 'ftp://saffronlane.example'],
  ['brandId', ' '],
  ['brandId', '\u200b\u3164'],
  ['source', 'disk'],
  ['host', 'heroku'],
  ['supabaseUrl', 'localhost'],
  ['supabaseUrl', 'https://a.example;script-src,b'],
  ['siteUrl', "https://'a'"],
  ['siteUrl', 'https://ann:secret@saffronlane.example'],
  ['supabaseUrl', 'https://ann:secret@api.example'],
  ['influencerPortalUrl', 'https://ann@creators.example'],
  ['siteURL', 'https://saffronlane.example'],
])('%s can’t be %j', (key, value) => {
  const issues = brandSchema.safeParse({ ...valid, [key]: value }).error?.issues ?? [];
  expect(issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path))).toEqual([[key]]);
});
