import { dirname } from 'node:path';
import { quoteValue } from '../report/quote-value.ts';
import type { Brand, Warning } from '../types.ts';
import { findBrands } from './brands.ts';
import { claimedBrand } from './load.ts';

/** A brand that lacks a backend has an id all the same. */
const ANY_BACKEND = { SUPABASE_URL: 'https://backend.invalid', SUPABASE_ANON_KEY: 'any' };

/**
 * The brand of another folder whose `brandId` a configuration claims as its own `brand_id`. Who owns that id is for the folders to say. The
 * neighbours are only looked at where the two ids of a brand differ.
 */
export function claimedNeighbour(brand: Brand, configuration: unknown): string | undefined {
  const claimed = claimedBrand(configuration);
  if (claimed === undefined || claimed === brand.brandId) return undefined;
  const brands = findBrands(dirname(brand.folder), ANY_BACKEND);
  return brands.find((other) => 'brandId' in other && other.brandId === claimed)?.slug;
}

/** Without a `brand_id` that is a neighbour's: the brand's own stands in its place, and a warning names both. */
export function withOwnBrandId(brand: Brand, configuration: unknown, onWarning: (warning: Warning) => void): unknown {
  const neighbour = claimedNeighbour(brand, configuration);
  if (neighbour === undefined) return configuration;
  const message = `${quoteValue(claimedBrand(configuration))} is the "brandId" of the brand "${neighbour}". The site of "${brand.slug}" uses its own, ${quoteValue(brand.brandId)}. Write that, or leave the key out.`;
  onWarning({ path: 'brand_id', message });
  const { brand_id: _, ...rest } = configuration as Record<string, unknown>;
  return rest;
}
