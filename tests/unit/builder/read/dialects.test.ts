import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDifferences } from '../../../support/build/differences.ts';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../../support/build/site.ts';

/** The same restaurant, as one of the programs in tests/dialects writes it. */
const dialect = (name: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests/dialects', `${name}.json`), 'utf8'));

const REFERENCE = readConfiguration(dialect('own')).site;

/** What the site lacks, or has otherwise, than the one that is written in our own keys. */
const differencesOf = (name: string) => findDifferences(REFERENCE, readConfiguration(dialect(name)).site);

test('in our own keys nothing is left over', () => {
  expect(warningsFor(dialect('own'))).toMatchInlineSnapshot(`[]`);
});

// Each list says what the other program can't say, or what is not read of what it says. A longer list is a loss; shorten it when more is read.
describe('the restaurant in other words is the same but for', () => {
  test('schema.org in JSON-LD', () => {
    expect(differencesOf('json-ld')).toMatchInlineSnapshot(`
      [
        "giftCards: missing",
        "menus[].categories[].items[].allergens: missing",
        "locations[].restaurantId: missing",
        "locations[].services: missing",
      ]
    `);
    expect(warningsFor(dialect('json-ld'))).toMatchInlineSnapshot(`
      [
        "$: 2 keys are not used: ["@graph"][].inLanguage (2 times), ["@graph"][].acceptsReservations. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
      ]
    `);
  });

  test('locations of Google Business Profile', () => {
    expect(differencesOf('google-business-profile')).toMatchInlineSnapshot(`
      [
        "logo: missing",
        "email: missing",
        "telephone: missing",
        "giftCards: missing",
        "menuKind: missing",
        "menus: missing",
        "cuisines: missing",
        "social: missing",
        "locations[].name: "Harbour & Vine", not "Old Town"",
        "locations[].slug: "harbour-vine", not "old-town"",
        "locations[].menuSlug: "toronto-harbour-vine", not "toronto-old-town"",
        "locations[].email: missing",
        "locations[].orderingLink: missing",
        "locations[].reservationLink: missing",
        "locations[].heroImage: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].features: missing",
        "locations[].reviews: missing",
        "locations[].services: missing",
        "locations[].name: "Harbour & Vine", not "Riverside"",
        "locations[].slug: "harbour-vine-2", not "riverside"",
        "locations[].menuSlug: "toronto-harbour-vine-2", not "toronto-riverside"",
        "language: added",
      ]
    `);
    expect(warningsFor(dialect('google-business-profile'))).toMatchInlineSnapshot(`
      [
        "$: 7 keys are not used: locations[].openInfo.openingDate, locations[].phoneNumbers.additionalPhones, locations[].storefrontAddress.languageCode (2 times), locations[].openInfo.canReopen (2 times), locations[].categories (2 times), locations[].labels (2 times), locations[].metadata (2 times). What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
        "locations[1].title: "Harbour & Vine" would be at /location/harbour-vine/ and /menu/toronto-harbour-vine/, where another location is. It is at /location/harbour-vine-2/ and /menu/toronto-harbour-vine-2/.",
      ]
    `);
  });

  test('places of Google Maps', () => {
    expect(differencesOf('google-places')).toMatchInlineSnapshot(`
      [
        "description: missing",
        "logo: missing",
        "email: missing",
        "telephone: missing",
        "giftCards: missing",
        "menuKind: missing",
        "menus: missing",
        "cuisines: missing",
        "social: missing",
        "locations[].name: "Harbour & Vine", not "Old Town"",
        "locations[].slug: "harbour-vine", not "old-town"",
        "locations[].menuSlug: "toronto-harbour-vine", not "toronto-old-town"",
        "locations[].hours.special: missing",
        "locations[].email: missing",
        "locations[].orderingLink: missing",
        "locations[].reservationLink: missing",
        "locations[].heroImage: missing",
        "locations[].area: added",
        "locations[].name: "Harbour & Vine", not "Riverside"",
        "locations[].slug: "harbour-vine-2", not "riverside"",
        "locations[].menuSlug: "toronto-harbour-vine-2", not "toronto-riverside"",
      ]
    `);
    expect(warningsFor(dialect('google-places'))).toMatchInlineSnapshot(`
      [
        "$: 10 keys are not used: places[].photos (2 times), places[].primaryTypeDisplayName (2 times), places[].reviews[].authorAttribution.photoUri, places[].types (2 times), places[].primaryType (2 times), places[].reservable (2 times), places[].servesWine, places[].editorialSummary, places[].reviews[].relativePublishTimeDescription, places[].reviews[].authorAttribution.uri. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
        "$: 1 key is not used, because another key means the same: places[].internationalPhoneNumber (nationalPhoneNumber is used, 2 times). Keep one of them.",
        "places[1].displayName: "Harbour & Vine" would be at /location/harbour-vine/ and /menu/toronto-harbour-vine/, where another location is. It is at /location/harbour-vine-2/ and /menu/toronto-harbour-vine-2/.",
      ]
    `);
  });

  test('entities of Yext', () => {
    expect(differencesOf('yext')).toMatchInlineSnapshot(`
      [
        "email: missing",
        "telephone: missing",
        "giftCards: missing",
        "menuKind: missing",
        "menus: missing",
        "cuisines: missing",
        "locations[].heroImage: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].gallery: added",
        "locations[].features: missing",
        "locations[].reviews: missing",
        "locations[].menuKind: added",
        "locations[].menuUrl: added",
      ]
    `);
    expect(warningsFor(dialect('yext'))).toMatchInlineSnapshot(`
      [
        "$: 5 keys are not used: meta, response.count, response.entities[].pickupAndDeliveryServices (2 times), response.entities[].photoGallery[].description, response.entities[].paymentOptions (2 times). What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
      ]
    `);
  });

  test('a catalog and the locations of Square', () => {
    expect(differencesOf('square')).toMatchInlineSnapshot(`
      [
        "email: missing",
        "telephone: missing",
        "giftCards: missing",
        "menus[].description: missing",
        "menus[].categories[].items[].allergens: missing",
        "menus[].categories[].description: missing",
        "cuisines: missing",
        "social[].url: "https://facebook.com/harbourvine", not "https://www.facebook.com/harbourvine"",
        "locations[].hours.special: missing",
        "locations[].orderingLink: missing",
        "locations[].reservationLink: missing",
        "locations[].heroImage: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].features: missing",
        "locations[].reviews: missing",
        "locations[].services: missing",
        "language: added",
      ]
    `);
    expect(warningsFor(dialect('square'))).toMatchInlineSnapshot(`
      [
        "$: 1 key is not used: locations[].type (2 times). What it holds is on no page. Remove it, or write it like a key of docs/schemas/website.schema.json.",
      ]
    `);
  });

  test('restaurants and menus of Toast', () => {
    expect(differencesOf('toast')).toMatchInlineSnapshot(`
      [
        "logo: missing",
        "email: missing",
        "telephone: missing",
        "menus[].categories[].items[].price: missing",
        "menus[].categories[].items[].sizes: missing",
        "cuisines: missing",
        "social[].name: "Facebook", not "Instagram"",
        "social[].url: "https://www.facebook.com/harbourvine", not "https://www.instagram.com/harbourvine"",
        "social[]: missing",
        "locations[].hours.special: missing",
        "locations[].restaurantId: missing",
        "locations[].email: missing",
        "locations[].reservationLink: missing",
        "locations[].heroImage: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].features: missing",
        "locations[].reviews: missing",
        "locations[].services[]: "Delivery", not "Dine-in"",
        "locations[].services[]: missing",
        "locations[].services: missing",
      ]
    `);
    expect(warningsFor(dialect('toast'))).toMatchInlineSnapshot(`
      [
        "$: 21 keys are not used: menus[].availability.schedule (2 times), menus[].menuGroups[].menuItems[].pricingStrategy (6 times), menus[].menuGroups[].menuItems[].images (6 times), menus[].menuGroups[].menuItems[].pricingRules, restaurants[].onlineOrdering (2 times), restaurants[].delivery.minimum (2 times), restaurantTimeZone, menus[].availability.alwaysAvailable (2 times), menus[].menuGroups[].itemTags (4 times), menus[].menuGroups[].menuGroups (4 times) and 11 more. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
        "menus[0].visibility: ["POS","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The menu and 1 more like it are shown. Write it like true or false.",
        "menus[0].menuGroups[0].visibility: ["POS","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The category and 3 more like it are shown. Write it like true or false.",
        "menus[0].menuGroups[0].menuItems[0].visibility: ["POS","KIOSK","TOAST_ONLINE_ORDERING"] does not tell whether it is to be shown. The item and 5 more like it are shown. Write it like true or false.",
      ]
    `);
  });

  test('hours by weekday, flat addresses, written by hand', () => {
    expect(differencesOf('weekday-map')).toMatchInlineSnapshot(`
      [
        "menus[].categories[].items[].diets: missing",
      ]
    `);
    expect(warningsFor(dialect('weekday-map'))).toMatchInlineSnapshot(`
      [
        "menus[0].sections[0].items[0].vegan: "yes" is neither true nor false. It counts as false. Write it like true.",
        "menus[0].sections[0].items[0].gluten_free: "yes" is neither true nor false. It counts as false. Write it like true.",
        "menus[0].sections[1].items[0].vegetarian: "yes" is neither true nor false. It counts as false. Write it like true.",
      ]
    `);
  });

  test('posts of WordPress, with HTML and shortcodes', () => {
    expect(differencesOf('wordpress')).toMatchInlineSnapshot(`
      [
        "locations[].hours.special: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].features: missing",
        "locations[].reviews: missing",
        "locations[].services: missing",
        "timezone: added",
      ]
    `);
    expect(warningsFor(dialect('wordpress'))).toMatchInlineSnapshot(`
      [
        "$: 11 keys are not used: locations[].date (2 times), home, gmt_offset, site_logo, site_icon_url, locations[].slug (2 times), locations[].type (2 times), locations[].link (2 times), locations[].content (2 times), locations[].author (2 times) and 1 more. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
        "name: "Harbour &amp; Vine" was written for HTML. Pages show the plain text that it means, and 30 more like it. Write it like "Harbour & Vine".",
      ]
    `);
  });

  test('elements of OpenStreetMap', () => {
    expect(differencesOf('openstreetmap')).toMatchInlineSnapshot(`
      [
        "description: missing",
        "logo: missing",
        "email: missing",
        "telephone: missing",
        "giftCards: missing",
        "menuKind: missing",
        "menus: missing",
        "locations[].orderingLink: missing",
        "locations[].reservationLink: missing",
        "locations[].heroImage: missing",
        "locations[].rating: missing",
        "locations[].reviewCount: missing",
        "locations[].reviews: missing",
        "locations[].services[]: "Takeout", not "Dine-in"",
        "locations[].services[]: "Delivery", not "Takeout"",
        "locations[].services[]: missing",
      ]
    `);
    expect(warningsFor(dialect('openstreetmap'))).toMatchInlineSnapshot(`
      [
        "$: 4 keys are not used: elements[].type (2 times), elements[].timestamp, elements[].user, elements[].tags["diet:vegetarian"]. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.",
      ]
    `);
  });
});

test('whose sites have all their pages', () => {
  const { pictures, look } = makeSite();
  for (const name of [
    'json-ld',
    'google-business-profile',
    'google-places',
    'yext',
    'square',
    'toast',
    'weekday-map',
    'wordpress',
    'openstreetmap',
  ]) {
    const pages = contentsOf({ ...readConfiguration(dialect(name)).site, pictures, look }).map(({ page }) => page);
    expect([name, pages.filter((page) => page === 'location')]).toEqual([name, ['location', 'location']]);
  }
});
