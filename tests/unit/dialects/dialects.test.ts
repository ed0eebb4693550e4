import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDifferences } from '../../support/build/differences.ts';
import { readConfiguration, warningsFor } from '../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../support/build/site.ts';

/** The programs in tests/dialects that describe the same restaurant, each in its own words. */
const PROGRAMS = [
  ...['json-ld', 'google-business-profile', 'google-places', 'yext', 'square', 'toast', 'weekday-map', 'wordpress'],
  'openstreetmap',
];
const dialect = (name: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests/dialects', `${name}.json`), 'utf8'));

const REFERENCE = readConfiguration(dialect('own')).site;

test('in our own keys nothing is left over', () => {
  expect(warningsFor(dialect('own'))).toEqual([]);
});

test.each(PROGRAMS)('the pages of both locations show what %s says', (name) => {
  const { pictures, look } = makeSite();
  const pages = contentsOf({ ...readConfiguration(dialect(name)).site, pictures, look });
  const locations = pages.filter(({ page }) => page === 'location');
  expect(locations).toHaveLength(2);
  const text = JSON.stringify(locations);
  for (const shown of ['Harbour & Vine', '18 Market St', '702 Queen St E', '(416) 555-0142', '(416) 555-0178'])
    expect(text).toContain(shown);
  for (const shown of ['2:00 AM', '11:00 PM']) expect(text).toContain(shown);
});

// It says what the other program can't say, or what is not read of what it says. More of it is a loss; shorten it when more is read.
test('the restaurant in other words is the same but for', () => {
  expect(PROGRAMS.map(reportOf).join('\n')).toMatchInlineSnapshot(`
    "json-ld
      missing: giftCards, menus[].categories[].items[].allergens, locations[].restaurantId, locations[].services
      not used: ["@graph"][].inLanguage, ["@graph"][].acceptsReservations
    google-business-profile
      locations[].name: "Harbour & Vine", not "Old Town"
      locations[].slug: "harbour-vine", not "old-town"
      locations[].menuSlug: "toronto-harbour-vine", not "toronto-old-town"
      locations[].name: "Harbour & Vine", not "Riverside"
      locations[].slug: "harbour-vine-2", not "riverside"
      locations[].menuSlug: "toronto-harbour-vine-2", not "toronto-riverside"
      missing: logo, email, telephone, giftCards, menuKind, menus, cuisines, social, locations[].email, locations[].orderingLink
      missing: locations[].reservationLink, locations[].heroImage, locations[].rating, locations[].reviewCount, locations[].features
      missing: locations[].reviews, locations[].services
      added: language
      not used: locations[].storefrontAddress.languageCode, locations[].categories, locations[].labels, locations[].metadata
      not used: locations[].phoneNumbers.additionalPhones
      locations[1].title: "Harbour & Vine" would be at /location/harbour-vine/ and /menu/toronto-harbour-vine/, where another location is. It is at /location/harbour-vine-2/ and /menu/toronto-harbour-vine-2/.
    google-places
      locations[].name: "Harbour & Vine", not "Old Town"
      locations[].slug: "harbour-vine", not "old-town"
      locations[].menuSlug: "toronto-harbour-vine", not "toronto-old-town"
      locations[].name: "Harbour & Vine", not "Riverside"
      locations[].slug: "harbour-vine-2", not "riverside"
      locations[].menuSlug: "toronto-harbour-vine-2", not "toronto-riverside"
      missing: description, logo, email, telephone, giftCards, menuKind, menus, cuisines, social, locations[].hours.special
      missing: locations[].email, locations[].orderingLink, locations[].reservationLink, locations[].heroImage
      added: locations[].area
      not used: places[].photos, places[].types, places[].primaryTypeDisplayName, places[].primaryType, places[].reservable
      not used: places[].servesWine, places[].editorialSummary, places[].reviews[].relativePublishTimeDescription
      not used: places[].reviews[].authorAttribution.uri, places[].reviews[].authorAttribution.photoUri, places[].internationalPhoneNumber
      places[1].displayName: "Harbour & Vine" would be at /location/harbour-vine/ and /menu/toronto-harbour-vine/, where another location is. It is at /location/harbour-vine-2/ and /menu/toronto-harbour-vine-2/.
    yext
      missing: email, telephone, giftCards, menuKind, menus, cuisines, locations[].heroImage, locations[].rating, locations[].reviewCount
      missing: locations[].features, locations[].reviews
      added: locations[].menuKind, locations[].menuUrl, locations[].gallery
      not used: meta, response.count, response.entities[].pickupAndDeliveryServices, response.entities[].photoGallery[].description
      not used: response.entities[].paymentOptions
    square
      social[].url: "https://facebook.com/harbourvine", not "https://www.facebook.com/harbourvine"
      missing: email, telephone, giftCards, menus[].description, menus[].categories[].items[].allergens, menus[].categories[].description
      missing: cuisines, locations[].hours.special, locations[].orderingLink, locations[].reservationLink, locations[].heroImage
      missing: locations[].rating, locations[].reviewCount, locations[].features, locations[].reviews, locations[].services
      added: language
      not used: locations[].type
    toast
      social[].name: "Facebook", not "Instagram"
      social[].url: "https://www.facebook.com/harbourvine", not "https://www.instagram.com/harbourvine"
      locations[].services[]: "Delivery", not "Dine-in"
      missing: logo, email, telephone, cuisines, social[], locations[].hours.special, locations[].restaurantId, locations[].email
      missing: locations[].reservationLink, locations[].heroImage, locations[].rating, locations[].reviewCount, locations[].features
      missing: locations[].reviews, locations[].services[], locations[].services
      added: timezone
      not used: restaurants[].onlineOrdering, restaurants[].delivery.minimum, menus[].menuGroups[].itemTags
      not used: menus[].menuGroups[].menuItems[].contentAdvisories, menus[].menuGroups[].menuItems[].portions
      not used: menus[].menuGroups[].menuItems[].length, menus[].menuGroups[].menuItems[].weight, menus[].menuGroups[].menuItems[].images
      not used: menus[].menuGroups[].menuItems[].itemTags, preModifierGroupReferences, restaurants[].prepTimes
      menus[0].visibility: ["POS","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The menu and 1 more like it are shown. Write it like true or false.
      menus[0].menuGroups[0].visibility: ["POS","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The category and 3 more like it are shown. Write it like true or false.
      menus[0].menuGroups[0].menuItems[0].visibility: ["POS","KIOSK","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The item and 5 more like it are shown. Write it like true or false.
    weekday-map
      missing: menus[].categories[].items[].diets
      menus[0].sections[0].items[0].vegan: "yes" is neither true nor false. It counts as false. Write it like true.
      menus[0].sections[0].items[0].gluten_free: "yes" is neither true nor false. It counts as false. Write it like true.
      menus[0].sections[1].items[0].vegetarian: "yes" is neither true nor false. It counts as false. Write it like true.
    wordpress
      missing: locations[].hours.special, locations[].rating, locations[].reviewCount, locations[].features, locations[].reviews
      missing: locations[].services
      added: timezone
      not used: home, gmt_offset, site_logo, site_icon_url, locations[].date, locations[].slug, locations[].type, locations[].link
      not used: locations[].content, locations[].author, locations[].acf.hero_image.sizes
      name: "Harbour &amp; Vine" was written for HTML. Pages show the plain text that it means, and 30 more like it. Write it like "Harbour & Vine".
    openstreetmap
      locations[].services[]: "Takeout", not "Dine-in"
      locations[].services[]: "Delivery", not "Takeout"
      missing: description, logo, email, telephone, giftCards, menuKind, menus, locations[].orderingLink, locations[].reservationLink
      missing: locations[].heroImage, locations[].rating, locations[].reviewCount, locations[].reviews, locations[].services[]
      not used: elements[].type, elements[].timestamp, elements[].user, elements[].tags["diet:vegetarian"]"
  `);
});

/** What the site lacks, or has otherwise, than the one that is written in our own keys; what is not used; what is told. */
function reportOf(name: string): string {
  const { site, unusedKeys = [], warnings } = readConfiguration(dialect(name));
  const differences = findDifferences(REFERENCE, site);
  const lines = [
    ...differences.filter((line) => !/: (missing|added)$/.test(line)),
    ...['missing', 'added'].flatMap((word) => {
      const paths = differences.filter((line) => line.endsWith(`: ${word}`)).map((line) => line.split(': ')[0] ?? '');
      return listed(word, paths);
    }),
    ...listed(
      'not used',
      unusedKeys.map(({ path }) => path),
    ),
    ...warnings.filter(({ path }) => path !== '$').map(({ path, message }) => `${path}: ${message}`),
  ];
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The paths in lines of a readable length, those of one group together. */
function listed(word: string, paths: string[]): string[] {
  const lines: string[] = [];
  for (const path of new Set(paths)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + path.length > 130) lines.push(`${word}: ${path}`);
    else lines[lines.length - 1] = `${last}, ${path}`;
  }
  return lines;
}
