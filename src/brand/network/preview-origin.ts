import { brandSchema } from '#schema/brand-folder/brand.ts';
import type { Brand } from '#schema/warning.ts';

/** `stagingOrigin('https://{slug}.previews.example', 'rye') // 'https://rye.previews.example'`; undefined for what is no origin. */
export const stagingOrigin = (address: string, slug: string): string | undefined =>
  brandSchema.shape.siteUrl.safeParse(address.replaceAll('{slug}', slug)).data;

/** The brand at the address of a preview, where no search engine is to find it. */
export function withStaging(brand: Brand, address: string): Brand {
  return { ...brand, origin: stagingOrigin(address, brand.slug) ?? brand.origin, isStaging: true };
}
