import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';
import { decodeText } from '#import/source/decode-text.ts';
import { warningsFor } from '../../../support/build/read-brand.ts';
import { ROOT } from '../../../support/project.ts';

const FOLDER = `${ROOT}/tests/import`;
const imported = (name: string) => importText(readFileSync(`${FOLDER}/${name}`, 'utf8'));

/** What only its owner can say: a catalogue names no restaurant, Yext and a table may leave out days. */
const OF_OWNERS = [/has no "name"/, /shows? no hours/, /has neither a time zone/, /has prices without a currency/];

test.each(readdirSync(FOLDER))('%s becomes a configuration that is read without a warning of ours', (name) => {
  const warnings = warningsFor(imported(name).configuration);
  expect(warnings.filter((warning) => !OF_OWNERS.some((known) => known.test(warning)))).toEqual([]);
});

test('each is recognized by what is in it', () => {
  expect(Object.fromEntries(readdirSync(FOLDER).map((name) => [name, imported(name).kind]))).toEqual({
    'business-profile.csv': 'a table of locations',
    'carte.csv': 'a table of a menu',
    'clover.json': 'items of Clover',
    'google.json': 'a location of Google Business Profile',
    'hours-in-text.json': 'JSON-LD (schema.org)',
    'microdata.html': 'a web page with microdata',
    'openstreetmap.json': 'an object of OpenStreetMap',
    'page.html': 'a web page with JSON-LD',
    'restaurant.json': 'JSON-LD (schema.org)',
    'square-items.csv': 'a table of a menu',
    'square-library.csv': 'a table of a menu',
    'square.json': 'a Square catalogue',
    'toast.json': 'a Toast menu',
    'yext.json': 'an entity of Yext',
  });
});

test('a table is read as spreadsheets on Windows save it, and as Unicode', () => {
  const table = 'Nom;Prix\r\nCrème brûlée;8,50\r\n';
  const read = (bytes: Uint8Array) => importText(decodeText(bytes)).configuration;
  const expected = { menu: [{ categories: [{ items: [{ name: 'Crème brûlée', price: 8.5 }] }] }] };
  expect(read(Buffer.from(table, 'latin1'))).toMatchObject(expected);
  expect(read(Buffer.from(`\u{feff}${table}`, 'utf16le'))).toMatchObject(expected);
  expect(read(Buffer.from(`\u{feff}${table}`))).toMatchObject(expected);
});

test('Google has hours of its own for pickup; those of other services are told', () => {
  const { configuration, lost } = importText(
    JSON.stringify({
      title: 'Saffron',
      storeCode: '1',
      phoneNumbers: { primaryPhone: '+1 905 555 0142' },
      moreHours: [
        { hoursTypeId: 'DELIVERY', periods: [] },
        {
          hoursTypeId: 'TAKEOUT',
          periods: [{ openDay: 'MONDAY', openTime: { hours: 12 }, closeDay: 'MONDAY', closeTime: { hours: 20 } }],
        },
      ],
    }),
  );
  expect(configuration['locations']).toMatchObject([
    { pickupHours: { useRestaurantHours: false, customHours: [{ day: ['Monday'], open: '12:00', close: '20:00' }] } },
  ]);
  expect(lost.map(({ path }) => path)).toEqual(['locations[].moreHours[]']);
});

test.each(['Archived', 'Is archived', 'Deleted', 'is_hidden', 'Masqué', 'Versteckt'])(
  'a row with a yes in its column %j stays out',
  (column) => {
    const { configuration } = importText(`Item Name,Price,${column}\nSoup,5,no\nOld,1,yes\n`);
    expect(configuration['menu']).toMatchObject([{ categories: [{ items: [{ name: 'Soup' }] }] }]);
    expect(JSON.stringify(configuration)).not.toContain('Old');
  },
);

test('rows of one name without a size are items of their own; what is archived stays out', () => {
  const { configuration } = importText(
    'Item Name,Variation Name,Price,Archived\nSoup,,5,\nSoup,,6,\nSoup,Large,7,\nSoup,Small,4,\nOld,,1,Y\n',
  );
  expect(configuration['menu']).toEqual([
    {
      categories: [
        {
          name: 'Menu',
          items: [
            { name: 'Soup', price: 5 },
            { name: 'Soup', price: 6 },
            {
              name: 'Soup',
              sizes: [
                { name: 'Large', price: 7 },
                { name: 'Small', price: 4 },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('a day that Google leaves out is closed, one that Yext leaves out is not known', () => {
  const google = imported('google.json').configuration['locations'] as object[];
  expect(google[0]).toMatchObject({
    openingHours: [{ day: ['Tuesday'] }, { day: ['Friday'] }, { day: ['Sunday'], h24: true }],
  });
  expect(imported('yext.json').configuration['openingHours']).toContainEqual({
    day: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  });
});

test('Square: variations are sizes, the open price, the archived and the deleted stay out', () => {
  expect(imported('square.json').configuration).toEqual({
    currency: 'CAD',
    menu: [
      {
        categories: [
          {
            items: [
              {
                description: 'Tomato, basil',
                image: 'https://items-images.example/margherita.jpg',
                isVegetarian: true,
                name: 'Margherita',
                sizes: [
                  { name: '12 in', price: 16.5 },
                  { name: '16 in', price: 22 },
                ],
              },
              { name: 'Catch of the day' },
            ],
            name: 'Pizza',
          },
        ],
      },
    ],
  });
});

test("Square's library as a table: categories without their tokens, sizes, no price that is asked for, nothing archived", () => {
  expect(imported('square-library.csv').configuration['menu']).toEqual([
    {
      categories: [
        {
          name: 'Drinks – Coffee',
          items: [
            {
              name: 'Latte',
              description: 'Two shots',
              sizes: [
                { name: 'Small', price: 4.5 },
                { name: 'Large', price: 5.25 },
              ],
            },
          ],
        },
        {
          name: 'Bakery',
          items: [{ name: 'Scone', description: 'With butter', price: 3 }, { name: 'Cake of the day' }],
        },
      ],
    },
  ]);
});

test('Square: what a search finds has its categories and pictures beside it', () => {
  const { objects } = JSON.parse(readFileSync(`${FOLDER}/square.json`, 'utf8')) as { objects: { type: string }[] };
  const isItem = ({ type }: { type: string }) => type === 'ITEM';
  const found = { objects: objects.filter(isItem), related_objects: objects.filter((each) => !isItem(each)) };
  expect(importText(JSON.stringify(found)).configuration).toEqual(imported('square.json').configuration);
});

test('Toast: a price that the till asks for is none', () => {
  const item = { name: 'Catch', price: 12, pricingStrategy: 'OPEN_PRICE' };
  const menus = [
    { name: 'Dinner', menuGroups: [{ name: 'Fish', menuItems: [item, { ...item, pricingStrategy: 'BASE_PRICE' }] }] },
  ];
  const { configuration } = importText(JSON.stringify({ restaurantGuid: '1', menus }));
  expect(configuration['menu']).toMatchObject([
    { categories: [{ items: [{ name: 'Catch' }, { name: 'Catch', price: 12 }] }] },
  ]);
  expect(JSON.stringify(configuration).match(/12/g)).toHaveLength(1);
});

test('JSON-LD: a menu counts more than its address beside it, and its currency is known', () => {
  const offers = { '@type': 'Offer', price: '7.50', priceCurrency: 'EUR' };
  const hasMenu = { '@type': 'Menu', hasMenuSection: { name: 'Döner', hasMenuItem: [{ name: 'Dürüm', offers }] } };
  const node = { '@type': 'Restaurant', name: 'Salt', menu: 'https://salt.example/#menu', hasMenu };
  expect(importText(JSON.stringify(node)).configuration).toEqual({
    name: 'Salt',
    currency: 'EUR',
    menu: [{ categories: [{ name: 'Döner', items: [{ name: 'Dürüm', price: 7.5 }] }] }],
  });
});

test('microdata is read as JSON-LD is, and the page says the rest', () => {
  expect(imported('microdata.html').configuration).toMatchObject({
    name: 'Chez Saffron',
    logo: 'https://chezsaffron.example/img/marque.svg',
    telephone: '+15145550142',
    currency: 'CAD',
    language: 'fr-CA',
    openingHours: [{ day: ['Tuesday', 'Wednesday', 'Thursday'] }, { day: ['Friday', 'Saturday'], close: '00:30' }],
    menu: [
      {
        categories: [{ name: 'Entrées', items: [{ price: 9.5 }, { name: 'Salade', description: 'Selon le marché.' }] }],
      },
    ],
  });
  expect(imported('microdata.html').configuration).not.toHaveProperty('theme');
});

test('a table in French: sizes by repeated names, marks only where they are set', () => {
  expect(imported('carte.csv').configuration).toEqual({
    menu: [
      {
        categories: [
          {
            items: [
              {
                allergens: ['Lait'],
                description: 'Frites; fromage',
                name: 'Poutine',
                sizes: [
                  { name: 'Petite', price: 9.5 },
                  { name: 'Grande', price: 14.5 },
                ],
              },
              { allergens: ['Poisson'], name: 'Prise du jour' },
            ],
            name: 'Plats',
          },
          { items: [{ isVegan: true, name: 'Salade', price: 8 }], name: 'Entrées' },
        ],
      },
    ],
  });
});

test('a page: what the JSON-LD lacks comes from the page, and it says what is not used', () => {
  const { configuration, lost } = imported('page.html');
  expect(configuration).toEqual({
    address: {
      addressCountry: 'CA',
      addressLocality: 'Mississauga',
      addressRegion: 'ON',
      postalCode: 'L5G 1E1',
      streetAddress: '88 Lakeshore Rd E',
    },
    description: 'Wood-fired pizza on Lakeshore Road.',
    email: 'hello@saffron.example',
    heroSection: { backgroundImage: 'https://saffron.example/img/oven.jpg' },
    language: 'en-CA',
    logo: 'https://saffron.example/img/logo.png',
    name: 'Saffron Lane',
    openingHours: [
      { close: '22:00', day: ['Tuesday', 'Wednesday', 'Thursday'], open: '11:30' },
      { close: '00:30', day: ['Friday', 'Saturday'], open: '17:00' },
    ],
    rating: 4.7,
    reviewCount: 321,
    sameAs: ['https://www.instagram.com/saffronlane'],
    telephone: '+1-905-555-0142',
    theme: { fontFamily: 'DM Sans', primaryColor: '#a3341c' },
  });
  expect(lost).toEqual([]);
});

test('the table of Business Profile Manager has hours by day and special dates', () => {
  expect(imported('business-profile.csv').configuration).toEqual({
    description: 'Wood-fired pizza.',
    locations: [
      {
        address: {
          addressCountry: 'CA',
          addressLocality: 'Mississauga',
          addressRegion: 'ON',
          postalCode: 'L5G 1E1',
          streetAddress: '88 Lakeshore Rd E',
        },
        coordinates: { latitude: 43.5513, longitude: -79.5857 },
        name: 'Saffron Lane',
        openingHours: [
          { close: '22:00', day: ['Tuesday', 'Wednesday', 'Thursday'], open: '11:30' },
          { close: '14:00', day: ['Friday'], open: '11:30' },
          { close: '00:30', day: ['Friday'], open: '17:00' },
          { day: ['Saturday'] },
        ],
        phone: '(905) 555-0142',
        restaurant_id: '001',
        specialHours: [
          { date: '2026-12-25', isClosed: true },
          { close: '15:00', date: '2026-12-31', open: '11:00' },
        ],
      },
    ],
    name: 'Saffron Lane',
  });
});

test('JSON-LD is read as pages write it: with commas too many, line breaks in texts and comments around it', () => {
  const script =
    '<!--\n{ "@type": "Restaurant", "name": "Soup\nand Salt", /* ours */ "telephone": "905 555 0142", }\n-->';
  const { configuration, lost } = importText(`<html><script type="application/ld+json">${script}</script></html>`);
  expect(configuration).toEqual({ name: 'Soup and Salt', telephone: '905 555 0142' });
  expect(lost).toEqual([]);
});

test('an address without a host on a page that does not say where it is leads nowhere, and is told', () => {
  const node = '{ "@type": "Restaurant", "name": "Salt", "logo": "/logo.png" }';
  expect(importText(`<html><script type="application/ld+json">${node}</script></html>`)).toMatchObject({
    configuration: { name: 'Salt' },
    lost: [{ path: '/logo.png', message: 'leads nowhere, because the page does not say where it is' }],
  });
});

test('a script of JSON-LD that can not be read is told, and the rest of the page is read', () => {
  const page = '<html><title>Salt</title><script type="application/ld+json">{ "name": </script></html>';
  expect(importText(page)).toMatchObject({
    configuration: { name: 'Salt' },
    lost: [{ path: 'script', message: 'One script of JSON-LD can’t be read.' }],
  });
});
