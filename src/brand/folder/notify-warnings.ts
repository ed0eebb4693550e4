import { quoteValue } from '#core/text/quote-value.ts';
import { didYouMean } from '#core/text/nearest.ts';
import type { Site } from '#schema/site.ts';
import type { Brand, Warning } from '#schema/warning.ts';

/** What of `notify` in brand.json tells nobody: a location that the site does not have, and all of it where the brand has a backend elsewhere. */
export function notifyWarnings(
  { notify, services }: Pick<Brand, 'notify' | 'services'>,
  { restaurantId, locations }: Pick<Site, 'restaurantId' | 'locations'>,
): Warning[] {
  if (notify === undefined) return [];
  if (services.supabaseUrl !== '') {
    const message = `is not read here: the backend at ${services.supabaseUrl} sends what it finds in its own column, brand_websites.notify. Write it there, and take it out here.`;
    return [{ path: 'brand.json:notify', message }];
  }
  const known = [restaurantId ?? '', ...locations.flatMap((location) => [location.restaurantId ?? '', location.slug])];
  return Object.keys(notify.locations ?? {})
    .filter((key) => !known.includes(key))
    .map((key) => ({
      path: `brand.json:notify.locations.${key}`,
      message: `no location has the id or the address ${quoteValue(key)}, so this tells nobody.${didYouMean(key, known)} Write its "restaurant_id", or the last part of its page's address.`,
    }));
}
