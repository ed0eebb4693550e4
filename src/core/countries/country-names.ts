import type { Address } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { countryIn } from './country-codes.ts';

/** A site whose addresses have their country as its language calls it: "Miami, FL 33135, Estados Unidos". Itself where that is English. */
export function withCountryNames(site: Site): Site {
  const { language = 'en', address, locations, closedLocations } = site;
  if (catalogueOf(language) === 'en') return site;
  const inLanguage = <Place extends { address: Address }>(place: Place): Place => {
    const { country } = place.address;
    const countryName = countryIn(language, country);
    // Languages in which it has the same name share one list of locations.
    return countryName === country ? place : { ...place, address: omitUndefined({ ...place.address, countryName }) };
  };
  return {
    ...site,
    ...inLanguage({ address }),
    locations: locations.map(inLanguage),
    closedLocations: closedLocations.map(inLanguage),
  };
}
