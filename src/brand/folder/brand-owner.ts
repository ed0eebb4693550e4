import { dirname } from 'node:path';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { findBrands } from './brands.ts';
import { claimedBrand } from './load.ts';

/** Lets brands without a backend be read without errors: only their ids matter here. */
const ANY_BACKEND = { SUPABASE_URL: 'https://backend.invalid', SUPABASE_ANON_KEY: 'any' };

/**
 * The slug of another brand whose `brandId` the configuration gives as its own `brand_id`. The `brand.json` files decide who owns an id. The
 * other brands are only read where the `brand_id` differs from the brand's own `brandId`.
 */
export function claimedNeighbour(brand: Brand, configuration: unknown): string | undefined {
  const claimed = claimedBrand(configuration);
  if (claimed === undefined || claimed === brand.brandId) return undefined;
  const brands = findBrands(dirname(brand.folder), ANY_BACKEND);
  return brands.find((other) => 'brandId' in other && other.brandId === claimed)?.slug;
}

/** Removes a `brand_id` that is another brand's, so that the site uses the brand's own. A warning names both. */
export function withOwnBrandId(
  brand: Brand,
  configuration: unknown,
): { configuration: unknown; warnings: readonly Warning[] } {
  const neighbour = claimedNeighbour(brand, configuration);
  if (neighbour === undefined) return { configuration, warnings: [] };
  const message = `${quoteValue(claimedBrand(configuration))} is the "brandId" of the brand "${neighbour}". The site of "${brand.slug}" uses its own, ${quoteValue(brand.brandId)}. Write that, or leave the key out.`;
  const { brand_id: _, ...rest } = configuration as Record<string, unknown>;
  return { configuration: rest, warnings: [{ path: 'brand_id', message }] };
}
