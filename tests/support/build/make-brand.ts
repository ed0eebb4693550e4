import type { Brand } from '#schema/warning.ts';

export const NO_SERVICES: Brand['services'] = {
  supabaseUrl: '',
  supabaseAnonKey: '',
  googleMapsApiKey: '',
  googleMapsMapId: '',
  influencerPortalUrl: '',
};

/** A brand as its brand.json says it, with a file for its configuration and no services. */
export const makeBrand = (changes: Partial<Brand> = {}): Brand => ({
  slug: 'saffron-lane',
  folder: '/nowhere',
  brandFile: '{}',
  brandId: 'brand-7',
  origin: 'https://saffronlane.example',
  source: 'file',
  host: 'netlify',
  services: NO_SERVICES,
  ...changes,
});

/** The text of a brand.json: `brandJson('rye', { host: 's3' })` */
export const brandJson = (slug: string, more: object = {}): string =>
  JSON.stringify({ brandId: slug, siteUrl: `https://${slug}.example`, source: 'file', ...more });

/** The files of brands in a folder of them: `brandFiles({ rye: { name: 'Rye' } })`. A text is written as it is. */
export function brandFiles(configurations: Record<string, unknown>, brandsDir = ''): Record<string, string> {
  const files = Object.entries(configurations).flatMap(([slug, configuration]) => [
    [`${brandsDir}${slug}/brand.json`, brandJson(slug)],
    [
      `${brandsDir}${slug}/website.json`,
      typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
    ],
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
