import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withOwnBrandId } from '#brand/folder/brand-owner.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const brandJson = (brandId: string, source = 'file') =>
  JSON.stringify({ brandId, siteUrl: 'https://a.example', source });

function readAs(slug: string, configuration: unknown) {
  const brandsDir = temporaryFolder({
    'evil/brand.json': brandJson('evil'),
    'kumo/brand.json': brandJson('b7c1', 'supabase'),
    'broken/brand.json': '{',
    'nothing/website.json': '{}',
  });
  const environment = { SUPABASE_URL: 'https://a.example', SUPABASE_ANON_KEY: 'k' };
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new Error(join(brandsDir, slug));
  return withOwnBrandId(brand, configuration);
}

test('a configuration that claims the id of a neighbour loses it, and a warning names both', () => {
  const { configuration, warnings } = readAs('evil', { name: 'Evil', brand_id: ' b7c1\n' });
  expect(configuration).toEqual({ name: 'Evil' });
  expect(warnings).toEqual([
    {
      path: 'brand_id',
      message:
        '"b7c1" is the "brandId" of the brand "kumo". The site of "evil" uses its own, "evil". Write that, or leave the key out.',
    },
  ]);
});

test.each([
  { name: 'Evil', brand_id: 'evil' },
  { name: 'Evil', brand_id: 'nobody’s' },
  { name: 'Evil', brand_id: 'B7C1' },
  { name: 'Evil', brand_id: ['b7c1'] },
  { name: 'Evil' },
  null,
  'text',
  [],
])('%j stays as it is', (configuration) => {
  expect(readAs('evil', configuration)).toEqual({ configuration, warnings: [] });
});
