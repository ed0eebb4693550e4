import type { Site } from '../../model/site.ts';

const LANGUAGES: Record<string, string> = {
  us: 'en-US',
  usa: 'en-US',
  'united states': 'en-US',
  gb: 'en-GB',
  uk: 'en-GB',
  'united kingdom': 'en-GB',
  ie: 'en-IE',
  ireland: 'en-IE',
  au: 'en-AU',
  australia: 'en-AU',
  nz: 'en-NZ',
  'new zealand': 'en-NZ',
};

/** The document's language: the texts are English, spoken as the restaurant's country does. No country means Canada. */
export function languageOf(site: Site): string {
  const country = (site.address.country ?? site.locations[0]?.address.country ?? 'Canada').toLowerCase();
  return LANGUAGES[country] ?? (/^ca(nada)?$/.test(country) ? 'en-CA' : 'en');
}
