import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';

describe('a key that is nearly known', () => {
  test('is told with the one that is meant', () => {
    expect(
      warningsFor({ name: 'X', heroSectoin: { title: 'Y' }, locations: [{ name: 'Y', galery: ['a.jpg'] }] }),
    ).toEqual([
      'heroSectoin: {"title":"Y"} stands at a key that is not known. It is left out. Did you mean "heroSection"?',
      'locations[0].galery: ["a.jpg"] stands at a key that is not known. It is left out. Did you mean "gallery"?',
    ]);
  });

  test('many times is told once with its value, and counted', () => {
    const locations = Array.from({ length: 5000 }, (_, index) => ({ name: `L${index}`, galery: ['a.jpg'] }));
    expect(warningsFor({ name: 'X', locations })).toEqual([
      '$: 1 key is not used: locations[].galery (5000 times). What it holds is on no page. Remove it, or write it like a key of docs/schemas/website.schema.json.',
      'locations[0].galery: ["a.jpg"] stands at a key that is not known. It is left out. Did you mean "gallery"?',
    ]);
  });

  test('does not say that a feature shows no icon when it shows a heart', () => {
    expect(warningsFor({ name: 'X', features: [{ title: 'Y', icon: 'rocket' }] })).toEqual([
      'features[0].icon: "rocket" is not one of pizza, truck, heart, clock, leaf, car. The feature shows a heart. Write it like "pizza".',
    ]);
  });
});

describe('keys that nobody read', () => {
  test('are told as docs/configuration.md says', () => {
    const items = Array.from({ length: 240 }, (_, index) => ({ name: `I${index}`, preis: 4 }));
    const locations = Array.from({ length: 12 }, (_, index) => ({ name: `L${index}`, kitchen: 'x' }));
    const categories = [{ name: 'C', items }];
    const warnings = warningsFor({ name: 'X', tagline: 'T', locations, menu: { categories } });
    expect(readFileSync('docs/configuration.md', 'utf8')).toContain(`\n  ${warnings.join('\n')}\n`);
  });

  test('are listed in one warning, their paths shortened and counted', () => {
    const items = [
      { name: 'Y', preis: 4 },
      { name: 'Z', preis: 5, images: ['b.jpg'], image: 'a.jpg' },
    ];
    expect(
      warningsFor({
        name: 'X',
        tagline: 'T',
        menu: { categories: [{ name: 'C', items }] },
        faqs: [{ question: 'A', answer: 'B', anwser: 'C' }],
      }),
    ).toEqual([
      '$: 4 keys are not used: menu.categories[].items[].images, tagline, menu.categories[].items[].preis (2 times), faqs[].anwser. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.',
    ]);
  });

  test('are all in a list, and those that look telling are named first', () => {
    const foreign = Object.fromEntries(['tax', 'mode', 'chef', 'lane', 'rank', 'code', 'unit'].map((key) => [key, 1]));
    const configuration = { name: 'X', ...foreign, shopPhone: '1', Code: 'x', bestDay: 'Monday', patio_photo: 'x' };
    const { warnings, unusedKeys } = readConfiguration({
      ...configuration,
      Menu: { items: [] },
      menu: 'https://a.example',
    });
    expect(warnings[0]?.message).toMatch(
      /^11 keys are not used: shopPhone, bestDay, patio_photo, tax, mode, .* and 1 more\./,
    );
    expect(unusedKeys).toHaveLength(12);
    expect(unusedKeys).toContainEqual({ path: 'tax', times: 1 });
    expect(unusedKeys).toContainEqual({ path: 'Menu', times: 1, used: 'menu' });
  });

  test('that seem to hold what a page needs are told last, each with an example, and few of them', () => {
    const items = [
      { name: 'Stew', sku: '1', station: 'hot', cost_center: 7, guestPrice: 18, plate_photo: 'images/stew.jpg' },
      { name: 'Soup', sku: '2', station: 'hot', cost_center: 7, guestPrice: 9 },
    ];
    const configuration = {
      name: 'X',
      min_wait: 45,
      doorsOpen: { monday: '11-22' },
      menu: { categories: [{ wordLabel: 'Mains', items }] },
    };
    expect(warningsFor(configuration).slice(2)).toEqual([
      'doorsOpen: {"monday":"11-22"} looks like hours and stands at a key that is not known. It is on no page. Write it like "openingHours": [{ "day": "Monday", "open": "11:00", "close": "22:00" }].',
      'menu.categories[0].wordLabel: "Mains" looks like a name and stands at a key that is not known. It is on no page. Write it like "name": "Margherita".',
      'menu.categories[0].items[0].guestPrice: 18 looks like a price and stands at a key that is not known. It is on no page, and 1 more like it. Write it like "price": 12.5.',
      'menu.categories[0].items[0].plate_photo: "images/stew.jpg" looks like a picture and stands at a key that is not known. It is on no page. Write it like "image": "images/picture.jpg".',
    ]);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`open_${index}`, 'Mon 9:00']));
    const doubts = warningsFor({ name: 'X', ...many }).filter((text) => text.includes('looks like'));
    expect(doubts).toHaveLength(5);
  });

  test.each([
    [
      'where a key beside it was read',
      { name: 'X', shop_name: 'Y', menu: { items: [{ name: 'Y', price: 1, costPrice: 2 }] } },
    ],
    [
      'where its value is something else',
      { name: 'X', open: true, opening: 'soon', menu: { items: [{ name: 'Y', price_code: 'A', photo_count: 3 }] } },
    ],
    ['where it is an id', { menu: { categories: [{ label: 'mains_1', items: [{ name: 'Y' }] }] } }],
  ])('are not told apart %s', (_what, configuration) => {
    expect(warningsFor(configuration).filter((text) => text.includes('looks like'))).toEqual([]);
  });

  test('are told of every kind of object', () => {
    const x = { x1: 1 };
    const { warnings } = readConfiguration({
      name: 'X',
      timezone: 'America/Toronto',
      address: x,
      geo: { latitude: 43, longitude: -80, ...x },
      logo: { src: 'a.jpg', ...x },
      openingHours: [{ day: 'Monday', isClosed: true, ...x }],
      pickupHours: x,
      navigation: [{ name: 'A', url: '/a', ...x }],
      hasOfferCatalog: { ...x, itemListElement: [{ ...x, itemOffered: { name: 'A', ...x } }] },
      heroSection: x,
      seo: x,
      featuredItems: [{ name: 'A', ...x }],
      highlights: [{ title: 'A', ...x }],
      reviews: [{ content: 'A', author: { name: 'B', ...x } }],
      features: [{ title: 'A', ...x }],
      about: x,
      jobs: [{ title: 'A', ...x }],
      loyaltyProgram: x,
      brand: { ...x, franchisee_form: { questions: [{ question: 'A', ...x }] } },
      restaurants: x,
      theme: x,
      locations: [{ name: 'A', gallery: [{ image: 'a.jpg', ...x }], menu: [{ ...x, categories: [] }] }],
    });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.message).toMatch(/^24 keys are not used: address\.x1, geo\.x1, .* and 14 more\. What/);
  });

  test('are no bookkeeping of a backend, no comment and nothing that is not set', () => {
    const row = {
      id: 7,
      uuid: 'u',
      created_at: 'now',
      updatedAt: 'now',
      created_by: 'me',
      _id: 'x',
      __typename: 'Row',
      '@type': 'Thing',
      $comment: 'c',
      tagline: null,
      note: ' ',
      brand_id: 'b',
    };
    const menu = {
      ...row,
      id: 'm',
      categories: [{ ...row, name: 'C', items: [{ ...row, name: 'I', menu_id: 'm', category_id: 7 }] }],
    };
    const address = { ...row, '@type': 'PostalAddress' };
    const sameRow = { ...row, socialMedia: { ...row, facebook: 'https://facebook.com/a' }, theme: row };
    const configuration = {
      ...sameRow,
      name: 'X',
      brand_id: 'b',
      $schema: 's',
      menu,
      address,
      faqs: [{ ...row, question: 'A', answer: 'B' }],
    };
    expect(warningsFor(configuration)).toEqual([]);
  });

  test('an id of something else is told: what it ties to that is not shown', () => {
    expect(
      warningsFor({
        name: 'X',
        restaurant_id: 'r',
        deals: [
          { title: 'A', restaurant_id: 'r' },
          { title: 'B', restaurant_id: 'q' },
        ],
      }),
    ).toEqual([
      '$: 1 key is not used: deals[].restaurant_id. What it holds is on no page. Remove it, or write it like a key of docs/schemas/website.schema.json.',
    ]);
  });

  test('make one short warning, however many and whatever they are', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`unknown-${index}`, 1]));
    const long = { ['k'.repeat(1e6)]: 1, [`${'k'.repeat(1e6)}2`]: 1, ['🍕'.repeat(1e5)]: 1 };
    const odd = JSON.parse(
      '{ "__proto__": { "x": 1 }, "constructor": 1, "a\\u001b[31m\\n\\u202eb": 1, "\\ud800": 1, "": 1, "a b": 1 }',
    ) as object;
    let deep: unknown = 'x';
    for (let level = 0; level < 20_000; level++) deep = { deep };
    for (const keys of [{ about: many }, long, odd, { deep, about: { deep } }]) {
      const { warnings } = readConfiguration({ name: 'X', ...keys });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]?.message.length).toBeLessThan(1200);
      expect(warnings[0]?.message).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(warnings[0]?.message.isWellFormed()).toBe(true);
    }
    expect(warningsFor({ name: 'X', ...odd })).toEqual([
      '$: 6 keys are not used: __proto__, constructor, ["a\\u001b[31m\\nb"], ["\\ud800"], [""], ["a b"]. What they hold is on no page. Remove them, or write them like keys of docs/schemas/website.schema.json.',
    ]);
    expect(warningsFor({ name: 'X', about: many })[0]).toMatch(
      /^\$: 100000 keys are not used: about\.unknown-0, .* and 99990 more\. /,
    );
  });

  test('the part of town of a site, which only locations show, is told', () => {
    expect(warningsFor({ name: 'X', address: { neighbourhood: 'Queen West' } })).toEqual([
      'address.neighbourhood: "Queen West" is shown of locations only. It is left out.',
    ]);
  });

  test('a long key of a network makes no long path', () => {
    const [warning] = readConfiguration({ name: 'X', socialMedia: { ['k'.repeat(1e6)]: 'no link' } }).warnings;
    expect(warning?.path.length).toBeLessThan(100);
  });

  test('cost little, however many spellings of one key stand beside it', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ name: `I${index}`, description: 'D'.repeat(200) }));
    const gaps = Array.from({ length: 18 }, (_, length) => '_'.repeat(length));
    const spellings = gaps.flatMap((one) => gaps.flatMap((two) => gaps.map((three) => `M${one}e${two}n${three}u`)));
    const others = Object.fromEntries(spellings.map((key) => [key, { items: [{ name: 'Other' }] }]));
    expect(warningsFor({ name: 'X', menu: { items }, ...others })[0]).toMatch(
      /^\$: 5832 keys are not used, because other keys mean the same: Menu \(menu is used\), .* and 5822 more\. Keep one of each\.$/,
    );
  });

  test('come first, so that no number of other warnings hides them', () => {
    const warnings = warningsFor({ faqs: [5], preis: 4 });
    expect(warnings.map((text) => text.slice(0, text.indexOf(':')))).toEqual(['$', 'name', 'faqs[0]']);
  });
});
