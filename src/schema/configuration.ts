import { z } from 'zod';
import { closureKeys } from './hours/closure.ts';
import { brandSchema, restaurantSchema } from './company.ts';
import {
  aboutSchema,
  faqSchema,
  featureSchema,
  heroSchema,
  highlightSchema,
  jobSchema,
  legalSchema,
  linkEntrySchema,
  reviewSchema,
} from './content.ts';
import { timezoneSchema, dateSchema } from './values/date.ts';
import { serviceHoursKeys } from './hours/service-hours.ts';
import { stopsKeys } from './hours/stops.ts';
import { closedDatesSchema, hoursSchema, pickupHoursSchema, specialHoursSchema } from './hours/hours.ts';
import { languageSchema } from './values/language.ts';
import { alias, isJunk, key, listOf } from './values/leaf.ts';
import { emailSchema, fileLinkSchema, linkSchema, phoneSchema } from './values/link.ts';
import { addressSchema, coordinatesSchema, locationSchema } from './location.ts';
import { featuredItemSchema, hasMenuSchema, menuItemSchema, menuSchema } from './menu/menu.ts';
import { dealSchema, discountSchema, loyaltyProgramSchema } from './offer.ts';
import { ratingKeys } from './rating.ts';
import { reservationSchema } from './reservation.ts';
import { offeringKeys } from './offering.ts';
import { pagesSchema } from './pages.ts';
import { imageSchema } from './values/picture.ts';
import { currencySchema, priceRangeSchema } from './values/price.ts';
import { flagSchema, lineSchema, namesSchema, textSchema } from './values/text.ts';
import { themeSchema } from './theme.ts';

/** Only a text is accepted as code. Whether it keeps its place in the page is checked later, in `src/reader`. */
const codeSchema = z
  .string({ error: 'is not HTML' })
  .refine((code) => !isJunk(code), { error: 'is not HTML' })
  .transform((code) => code.toWellFormed())
  .meta({ example: '"<p>…</p>"', outcome: 'The code is left out.' });

/** An item of the catalog: its own name and price, or schema.org's Offer around an `itemOffered`. */
export const offeredSchema = z
  .object({
    ...menuItemSchema.shape,
    name: key(lineSchema, 'What is offered.', 'Catering tray, 12 people'),
    itemOffered: key(menuItemSchema, 'schema.org’s form: the item inside its offer.', {
      name: 'Catering tray, 12 people',
    }),
  })
  .meta({
    id: 'CatalogOffer',
    description: 'Something the restaurant offers.',
    outcome: 'The offer is left out.',
    hideable: 'offers',
  });
export type OfferedInput = z.output<typeof offeredSchema>;

export const seoSchema = z.object({
  keywords: key(namesSchema, 'A list, or words with commas.', ['pizza', 'port credit']),
});

/** `website.json`, and what `get-brand-website` answers as `data`. */
export const configurationSchema = z
  .object({
    $schema: key(
      z.string(),
      'The JSON Schema an editor checks this file with.',
      '../../docs/schemas/website.schema.json',
    ),

    id: key(lineSchema, 'What submissions carry when there is no `restaurant_id`.', 'saffron-lane'),
    restaurant_id: key(lineSchema, 'What submissions carry.', 'saffron-lane-port-credit'),
    brand_id: key(lineSchema, 'What media and franchise inquiries carry.', 'saffron-lane'),
    name: key(
      lineSchema,
      'What the restaurant is called. Without it `brand.name`, else "Our Restaurant".',
      'Saffron Lane',
    ).meta({
      outcome: 'The site takes another name.',
    }),
    description: key(
      textSchema,
      'One or two sentences; search engines show them.',
      'Wood-fired pizza in Port Credit since 1987.',
    ),
    logo: key(imageSchema, 'The logo, best as SVG or a large PNG.', 'images/logo.svg'),
    logoDark: key(
      imageSchema,
      'The logo for dark ground, such as a white one. Without it, a logo that can’t be seen there stands on a light plate.',
      'images/logo-white.svg',
    ),
    url: key(
      z.unknown(),
      'Accepted and not used: `siteUrl` of brand.json says where the site is.',
      'https://saffronlane.example',
    ),
    email: key(emailSchema, 'The e-mail address of the head office.', 'hello@saffronlane.example'),
    telephone: key(phoneSchema, 'The main telephone number.', '+1 905 555 0142'),
    phone: alias(phoneSchema, 'telephone', '+1 905 555 0142'),
    whatsapp: key(phoneSchema, 'The number of a WhatsApp chat, with the country code.', '+1 905 555 0142'),
    address: key(
      addressSchema,
      'Where the restaurant or the head office is.',
      {
        streetAddress: '88 Lakeshore Rd E',
        addressLocality: 'Mississauga',
        addressRegion: 'ON',
        postalCode: 'L5G 1E1',
        addressCountry: 'CA',
      },
      '88 Lakeshore Rd E, Mississauga, ON L5G 1E1',
    ),
    geo: alias(coordinatesSchema, 'coordinates', { latitude: 43.5513, longitude: -79.5857 }),
    coordinates: key(coordinatesSchema, 'Where it is on the map.', { latitude: 43.5513, longitude: -79.5857 }),
    timezone: key(
      timezoneSchema,
      'The IANA zone of its clock. Without it the point on the map decides, else the region or country, if it has only one.',
      'America/Toronto',
    ),

    language: key(
      languageSchema,
      'The language of your texts, as its BCP 47 tag. Without it English. Our own texts ("Opening hours", "Send") are in French, Spanish or Chinese where it is "fr-CA", "es-US", "zh-Hans" or "zh-Hant", else in English.',
      'ar',
      'fr-CA',
    ),

    languages: key(
      listOf(languageSchema.meta({ outcome: 'The language is left out.' })),
      'The languages of the site, as BCP 47 tags. The first is that of your texts; each other one has pages of its own, such as `/fr/`, with the texts of `translations.<tag>.json`.',
      ['en-CA', 'fr-CA'],
    ),
    translations: key(
      z.unknown().meta({ outcome: 'It is left out.' }),
      'Your texts in other languages, by language and by the text as it stands; "=" says that it stays. Beside `website.json` they are files of their own, `translations.<tag>.json`.',
      { 'fr-CA': { 'Fresh pasta': 'Pâtes fraîches', Margherita: '=' } },
    ),
    texts: key(z.object({}).catchall(lineSchema), 'Texts of ours in your words, by their keys in `src/i18n`.', {
      'actions.orderOnline': 'Order for pickup',
    }),

    servesCuisine: key(namesSchema, 'A list, or names with commas.', ['Pizza', 'Italian']),
    currency: key(currencySchema, 'Of all prices, by its code. Without it the country of the address decides.', 'CAD'),
    priceRange: key(priceRangeSchema, '$ to $$$$, or another sign. Without it prices in dollars decide.', '$$'),
    openingHours: key(hoursSchema, 'When it is open.', [{ day: 'Tuesday', open: '11:30', close: '22:00' }]),
    openingHoursSpecification: alias(hoursSchema, 'openingHours', [
      { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '11:30', closes: '22:00' },
    ]),
    specialHours: key(specialHoursSchema, 'Hours on single dates, which replace the weekly ones: holidays, events.', [
      { date: '2026-12-25', isClosed: true },
      { date: '2026-12-31', open: '11:00', close: '15:00' },
    ]),
    closedDates: key(closedDatesSchema, 'Dates on which it is closed.', ['2026-12-25', '2027-01-01']),
    pickupHours: key(pickupHoursSchema, 'When orders can be picked up.', { useRestaurantHours: true }),
    ...serviceHoursKeys,
    ...stopsKeys,
    areaServed: key(namesSchema, 'A list of names or of objects with `name`, or names with commas.', [
      'Port Credit',
      'Clarkson',
    ]),

    sameAs: key(listOf(linkSchema), 'Profiles elsewhere.', ['https://www.instagram.com/saffronlane']),
    socialMedia: key(
      z
        .object({
          facebook: key(linkSchema, 'The page on Facebook.', 'https://www.facebook.com/saffronlane'),
          instagram: key(linkSchema, 'The profile on Instagram.', 'https://www.instagram.com/saffronlane'),
          twitter: key(linkSchema, 'The profile on X, formerly Twitter.', 'https://x.com/saffronlane'),
          yelp: key(linkSchema, 'The page on Yelp.', 'https://www.yelp.com/biz/saffron-lane'),
        })
        .catchall(linkSchema),
      'Profiles elsewhere, by network. Joins `sameAs` without doubles.',
      { instagram: 'https://www.instagram.com/saffronlane' },
    ),

    orderingLink: key(
      linkSchema,
      'Where to order online: the Order Online button.',
      'https://order.example/saffron-lane',
    ),
    ...offeringKeys,
    ...closureKeys,
    reservationLink: key(linkSchema, 'Where to reserve a table.', 'https://book.example/saffron-lane'),
    reservation: key(
      reservationSchema,
      'Where to reserve a table, by the id at a reservation service: the page has the link there and, at four of them, the form itself. A `reservationLink` is used in place of that link.',
      { provider: 'opentable', id: '123456' },
    ),
    giftCards: key(linkSchema, 'Where to buy gift cards.', 'https://gifts.example/saffron-lane'),
    navigation: key(listOf(linkEntrySchema), 'More links of the header.', [
      { name: 'Shop', url: 'https://shop.example' },
    ]),

    pages: key(pagesSchema, 'Pages that the site does without: `false` takes a page away, and every link to it.', {
      careers: false,
      mediaInquiries: false,
    }),

    hasMenu: key(hasMenuSchema, '"page", "file", "embedded", or the link a frame shows.', 'page'),
    menuUrl: key(linkSchema, 'A page that shows the menu.', 'https://order.example/saffron-lane/menu'),
    fileLink: key(
      fileLinkSchema,
      'A menu as a file: its address, or its path beside `website.json` or in `public/`.',
      'menu.pdf',
      'https://cdn.example/menu.pdf',
    ),
    menu: key(menuSchema, 'The menu: one, a list of them, or the address of a file.', {
      categories: [{ name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }] }],
    }),
    allergenNote: key(
      textSchema,
      'What the kitchens say about allergens, for menus without an `allergenNote` of their own.',
      'All our kitchens use nuts. Please tell us about allergies.',
    ),
    allergensConfirmedOn: key(
      dateSchema,
      'The day on which somebody last checked what the menus say about allergens.',
      '2026-10-01',
    ).meta({ outcome: 'No date is shown.' }),
    hasOfferCatalog: key(
      z.object({
        itemListElement: key(listOf(offeredSchema), 'What is offered.', [{ name: 'Catering tray', price: 120 }]),
      }),
      'What the restaurant offers beside the menu: for the catering page, and for search engines.',
      { itemListElement: [{ name: 'Catering tray', price: 120 }] },
    ),

    heroSection: key(heroSchema, 'The top of the home page.', { title: 'Come Taste The Difference' }),
    seo: key(seoSchema, 'For search engines.', { keywords: ['pizza', 'port credit'] }),
    featuredItems: key(
      listOf(featuredItemSchema),
      'The most popular items. Without them the first of the menu. One with the `id` of an item of the menu has the price of that.',
      [{ name: 'Margherita', price: 16.5, category: 'Pizza', image: 'images/margherita.jpg' }],
    ),
    highlights: key(listOf(highlightSchema), 'Blocks of text and picture.', [
      { title: 'An oven from Naples', image: 'images/oven.jpg' },
    ]),
    reviews: key(listOf(reviewSchema), 'What guests wrote.', [
      { author: 'Dana K.', rating: 5, content: 'Worth the trip.' },
    ]),
    ...ratingKeys,
    features: key(listOf(featureSchema), 'Why choose this restaurant: texts or objects.', [
      { icon: 'leaf', title: 'Local flour' },
    ]),
    deals: key(listOf(dealSchema), 'Things for a price of their own.', [
      { title: 'Two for Tuesday', price: 29, originalPrice: 37 },
    ]),
    discounts: key(listOf(discountSchema), 'Discounts that run.', [{ title: 'Students 10%', icon: 'Percent' }]),
    loyaltyProgram: key(loyaltyProgramSchema, 'The loyalty programme.', { available: true, name: 'Saffron Circle' }),
    about: key(aboutSchema, 'Who the restaurant is.', { title: 'Our story', bio: 'We opened the door in 1987 …' }),
    faqs: key(listOf(faqSchema), 'Questions and answers.', [{ question: 'Do you take walk-ins?', answer: 'Always.' }]),
    legal: key(
      legalSchema,
      'Legal pages in your own words. Each page that is not here has our text, which no lawyer has read.',
      { terms: [{ heading: 'Orders', text: 'You can change an order until we start to cook.' }] },
    ),
    jobs: key(listOf(jobSchema), 'Openings.', [{ title: 'Pizzaiolo', type: 'Full-time' }]),

    locations: key(
      listOf(locationSchema),
      'The locations of a brand that has several. Without it the site is its only location.',
      [{ name: 'Saffron Lane Queen West', address: { streetAddress: '412 Queen St W', locality: 'Toronto' } }],
    ),
    brand: key(brandSchema, 'The company behind the site.', { name: 'Saffron Lane Inc.' }),
    restaurants: key(listOf(restaurantSchema), 'What the restaurants can do: one object or a list.', {
      live_catering: true,
    }),
    animations: key(flagSchema, 'Content moves in as one scrolls.', true).meta({ outcome: 'Nothing moves.' }),

    theme: key(themeSchema, 'How the brand looks.', { primaryColor: '#c0392b', fontFamily: 'Fraunces' }),
    head: key(
      codeSchema,
      'HTML for the end of the <head>: meta, link, script, style. What a head can’t hold, such as an <img>, is put at the start of the body.',
      '<meta name="verify" content="abc">',
    ),
    body: key(
      codeSchema,
      'HTML for the start of the <body>.',
      '<noscript><iframe src="https://tags.example"></iframe></noscript>',
    ),
    footer: key(
      codeSchema,
      'HTML for the end of the page.',
      '<script src="https://chat.example/widget.js" async></script>',
    ),
  })
  .meta({
    title: 'website.json',
    description: 'The site configuration of a brand.',
  });

export type Configuration = z.output<typeof configurationSchema>;
