import { expect, test } from 'vitest';
import { fixture, warningsFor } from '../support/build/read-brand.ts';

/** All that an author sees for `tests/brands/broken/<mistake>/website.json`. */
const messageFor = (mistake: string) => `\n${warningsFor(fixture(`broken/${mistake}`)).join('\n')}\n`;

test('hours that are none', () => {
  expect(messageFor('wrong-hours')).toMatchInlineSnapshot(`
    "
    locations[0].timezone: "Harbour" has neither a time zone nor a place with only one. No page says whether it is open now. The same holds for 1 other location. Write it like "America/Toronto".
    locations[0].openingHours[0].open: "25:00" is not a time. Monday shows no hours. Write it like "09:30".
    locations[0].openingHours[1].dayOfWeek: "Blursday" is not a weekday. Days that no other entry names show no hours. Write it like "Monday".
    locations[0].openingHours[3]: {"open":"10:00","close":"12:00"} has no "day". Days that no other entry names show no hours. Write it like {"day":"Monday","open":"11:00","close":"22:00"}.
    locations[0].openingHours[4]: {"day":"Friday","open":"17:00"} has no "close". Friday shows no hours.
    locations[0].openingHours[5].validFrom: "Christmas" is not a date. The entry is left out. Write it like "2026-12-31".
    locations[1].openingHours[0].note: "The door is around the corner." is for single dates, and stands with weekdays. It is left out. Write it like "hoursNote": "The kitchen closes an hour earlier.".
    locations[1].specialHours[0].note: "We paint the dining room, and then the kitchen, and then t… has more than 200 characters. It is left out. Write it like "We paint the dining room. See you on the 18th.".
    "
  `);
});

test('a menu with mistakes', () => {
  expect(messageFor('wrong-menu')).toMatchInlineSnapshot(`
    "
    hasMenu: "pages" is not "page", "file", "embedded" or a link. What there is decides how the menu is shown. Write it like "page".
    menu.categories[0].items[0].price: "ask us anything about it today ok" is not a price. The item shows none. Write it like 12.50.
    menu.categories[0].items[1]: {"price":14} has no "name". The item is left out. Write it like {"name":"Margherita","price":16.5}.
    menu.categories[0].items[2].price: -3 is not a price. The item shows none. Write it like 12.50.
    menu.categories[0].items[2].isVegan: "yes" is neither true nor false. It counts as false. Write it like true.
    menu.categories[1]: "Sweets" has no items. The category is left out.
    menu.categories[2]: {"items":[{"name":"Naan"}]} has no "name". The category is left out. Write it like {"name":"Pizza","items":[{"name":"Margherita","price":16.5}]}.
    heroSection.backgroundImage.focus: "the bowl" is not a point of the picture. The middle stays. Write it like "top".
    featuredItems.image: "../secret.jpg" is not a picture. The picture is left out. Write it like "images/hero.jpg".
    priceRange: "cheap" is not a price range. The prices of the menu decide. Write it like "$$".
    "
  `);
});

test('links that lead nowhere, or somewhere bad', () => {
  expect(messageFor('wrong-links')).toMatchInlineSnapshot(`
    "
    orderingLink: "javascript:alert(1)" is not a link. It is left out. Write it like "https://example.com/page".
    giftCards: "gift cards at the counter" is not a link. It is left out. Write it like "https://example.com/page".
    navigation[0]: {"name":"Shop"} has no "url". The entry is left out. Write it like {"name":"Shop","url":"https://shop.example"}.
    navigation[1].url: "data:text/html,hi" is not a link. The entry is left out. Write it like "https://example.com/page".
    sameAs[0]: "//instagram.com/saffron" is not a link. It is left out. Write it like "https://example.com/page".
    email: "hello at saffron" is not an e-mail address. It is left out. Write it like "hello@example.com".
    telephone: "555" is not a phone number. It is left out. Write it like "+1 416 555 0134".
    "
  `);
});

test('code that would swallow the page', () => {
  expect(messageFor('swallowing-code')).toMatchInlineSnapshot(`
    "
    head: "<title>Mine</title>" has <title>, which the page has already. That element is left out.
    body: "<!-- <div>" leaves a comment open. It is left out from there on. End the comment with -->.
    footer: "<p>Hi</p></div></body>" is not balanced HTML. The site closes what is open and leaves out what closes nothing. Close each element that you open, in reverse order, and no other.
    "
  `);
});

test('entities with parts missing', () => {
  expect(messageFor('missing-parts')).toMatchInlineSnapshot(`
    "
    name: {"faqs":[{"question":"Is there parking?"},{"question":{"tex… has no "name". The site is called "Our Restaurant".
    faqs[0]: {"question":"Is there parking?"} has no "answer". The question is left out. Write it like {"question":"Do you take walk-ins?","answer":"Always."}.
    deals[0]: {"price":12} has no "title". The deal is left out. Write it like {"title":"Two for Tuesday","price":29,"originalPrice":37}.
    discounts[0].icon: "Hat" is not one of Percent, Tag, Gift, Star, Users, ClipboardCheck. The discount shows none. Write it like "Percent".
    discounts[0].validUntil: "2026-02-30" is not a date. The offer shows no date. Write it like "2026-12-31".
    reviews[0].rating: 7 is not a rating from 1 to 5. The review shows no stars. Write it like 4.5.
    locations[1].name: "Harbour" would be at /location/harbour/ and /menu/harbour/, where another location is. It is at /location/harbour-2/ and /menu/harbour-2/.
    locations[1].id: "a" is the id of another location. This one has "a-2".
    locations[2].name: {"address":{"locality":"Halifax"}} has no "name". The location is called "Halifax".
    locations[3].name: {} has no "name". The location is called "Location 4".
    brand.franchisee_form.questions[0].options: "select" has no "options". The question is asked as one line of text.
    theme.primaryColor: "reddish" is not a colour. The site’s own colour is used. Write it like "#c0392b".
    theme.fontFamily: "x; } body { display: none" is not the name of a font. The site’s own font is used. Write it like "Fraunces".
    "
  `);
});
