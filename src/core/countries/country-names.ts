import type { Address } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { countryIn } from './country-codes.ts';

type Addressed = Pick<Site, 'address' | 'locations' | 'closedLocations'>;

/** What has addresses in a site, with their country as its language calls it: "Miami, FL 33135, Estados Unidos". The same where that is English. */
export function countryNamesIn(language = 'en', { address, locations, closedLocations }: Addressed): Addressed {
  const isEnglish = catalogueOf(language) === 'en';
  const inLanguage = <Place extends { address: Address }>(place: Place): Place => {
    const { country, countryName: known, ...address } = place.address;
    const name = isEnglish ? country : countryIn(language, country);
    const countryName = name === country ? undefined : name;
    // Languages in which it has the same name share one list of locations.
    return countryName === known ? place : { ...place, address: omitUndefined({ ...address, country, countryName }) };
  };
  return {
    ...inLanguage({ address }),
    locations: locations.map(inLanguage),
    closedLocations: closedLocations.map(inLanguage),
  };
}
