import { ENGLISH } from '#i18n/english/english.ts';
import { fc, runs } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { menuOf } from '#content/pages/menu.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { entryOf } from '#builder/site-files/sitemap.ts';
import type { Site } from '#schema/site.ts';
import { hostileText } from '../../../support/build/hostile.ts';
import {
  cad,
  contentsOf,
  makeHours,
  makeLocation,
  makeMenu,
  makeSite,
  makePhone,
} from '../../../support/build/site.ts';

const textOf = (site: Site) => llmsTxt(site, contentsOf(site).map(entryOf), menuOf(site));

test('answers for a restaurant', () => {
  const site = makeSite({
    name: 'Nonna Pia',
    description: 'Wood-fired pizza.',
    telephone: makePhone('(905) 555-0142'),
    address: { street: '214 James St N', locality: 'Hamilton' },
    cuisines: ['Pizza', 'Italian'],
    orderingLink: 'https://order.example/nonna_pia(1)',
    hours: makeHours([660, 1320]),
    menus: [makeMenu({ Pizza: [{ name: 'Margherita', price: cad(1450) }, 'Marinara'] })],
  });
  const pages = contentsOf(site).map(entryOf).slice(0, 2);
  expect(llmsTxt(site, pages, menuOf(site))).toMatchInlineSnapshot(`
    "# Nonna Pia

    > Wood-fired pizza.

    - Cuisine: Pizza, Italian
    - Price range: $$
    - Address: 214 James St N, Hamilton
    - Telephone: (905) 555-0142
    - [Order online](https://order.example/nonna_pia%281%29)

    ## Pages

    - [Nonna Pia – Pizza in Hamilton](https://kitchen.example/): Wood-fired pizza. 214 James St N, Hamilton. Call (905) 555-0142.
    - [Menu – Nonna Pia](https://kitchen.example/menu/): Menu of Nonna Pia: Pizza. 214 James St N, Hamilton. Call (905) 555-0142.
    - [Menu (JSON)](https://kitchen.example/menu.json), [Opening hours (JSON)](https://kitchen.example/hours.json)

    ## Opening hours

    - Monday – Sunday: 11:00 AM – 10:00 PM

    ## Menu

    - Pizza: Margherita $14.50, Marinara
    "
  `);
});

test('tells of an item what it states of allergens, and that the rest is not known', () => {
  const allergens = { contains: [{ name: 'milk' }, { name: 'wheat' }], mayContain: [{ name: 'nuts' }] };
  const menu = makeMenu({
    Pizza: [{ name: 'Margherita', price: cad(1450), allergens }, 'Marinara'],
  });
  expect(textOf(makeSite({ menus: [menu] }))).toContain(
    `- Pizza: Margherita $14.50 (contains milk, wheat; may contain nuts), Marinara\n- Allergens: ${ENGLISH.menu.allergenNote}\n`,
  );
});

test('lists the first 24 of many locations, and a dozen of many items', () => {
  const locations = Array.from({ length: 30 }, (_, index) =>
    makeLocation({ name: `Place ${index}`, phone: makePhone(`555-${index}`), hours: makeHours([660, 1320]) }),
  );
  const items = Array.from({ length: 15 }, (_, index) => `Item ${index}`);
  const text = textOf(makeSite({ locations, menus: [makeMenu({ Soups: items })] }));
  expect(text).toContain(
    '- [Place 23](https://kitchen.example/location/place-23/): 555-23; Monday – Sunday 11:00 AM – 10:00 PM\n- and 6 more\n',
  );
  expect(text).not.toContain('[Place 24]');
  expect(text).toContain('Item 11, and 3 more');
});

test('no text of a configuration makes a heading, a link or HTML', () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), hostileText(), (name, description, item) => {
      const text = textOf(makeSite({ name, description, menus: [makeMenu({ Soups: [item] })] }));
      const own = text.split('\n').filter((line) => !/^(# |> |- |## (Pages|Menu)$|$)/.test(line));
      expect(own).toEqual([]);
      expect(text.replaceAll(/\\./gs, '')).not.toMatch(/[<`*_]|\]\((?!https:\/\/kitchen\.example)/);
    }),
    runs(50),
  );
});

test('begins each line of one of several menus with its name', () => {
  const lunch = { ...makeMenu({ Mains: ['Soup'] }), id: 'lunch', name: 'Lunch', allergenNote: 'Peanut oil.' };
  const dinner = { ...makeMenu({ Mains: ['Lamb'] }), id: 'dinner', name: 'Dinner', description: 'From 5 PM.' };
  expect(textOf(makeSite({ menus: [lunch, dinner] }))).toContain(
    '- Lunch: Mains: Soup\n- Lunch: Allergens: Peanut oil.\n- Dinner: From 5 PM.\n- Dinner: Mains: Lamb\n',
  );
});

test('tells when menus are served, and of a season to come only when it is', () => {
  const from = (opens: number, closes: number) => makeHours([opens, closes]);
  const summer = { week: from(0, 1).week.map(() => ({ kind: 'closed' as const })), special: [] };
  const season = { from: '2030-06-01', through: '2030-09-15', hours: { kind: 'h24' as const } };
  const text = textOf(
    makeSite({
      menus: [
        { ...makeMenu({ Mains: ['Soup'] }), id: 'lunch', name: 'Lunch', served: from(660, 900) },
        {
          ...makeMenu({ Cold: ['Gazpacho'] }),
          id: 'summer',
          name: 'Summer card',
          served: { ...summer, special: [season] },
        },
      ],
    }),
  );
  expect(text).toContain('- Lunch: Served Daily 11:00 AM – 3:00 PM\n- Lunch: Mains: Soup\n');
  expect(text).toContain('- Summer card: Not yet: June 1 – September 15, 2030\n');
  expect(text).not.toContain('Gazpacho');
});

test('tells what an item costs at some times beside its price, and its calories as they are stated', () => {
  const menu = makeMenu({
    Drinks: [
      {
        name: 'Lager',
        price: cad(850),
        calories: { from: 150, to: 180 },
        timeSpecificPrices: [{ name: 'Happy hour', price: cad(650), times: makeHours([960, 1080]) }],
      },
      {
        name: 'Shake',
        price: cad(550),
        sizes: [
          { name: 'Small', price: cad(550), calories: { from: 300, to: 300 } },
          { name: 'Large', price: cad(750) },
        ],
      },
    ],
  });
  const text = textOf(makeSite({ menus: [menu] })).replaceAll('\u00a0', ' ');
  expect(text).toContain('Lager $8.50 (Happy hour $6.50, Daily 4:00 PM – 6:00 PM; 150–180 Cal)');
  expect(text).toContain('Shake Small $5.50, Large $7.50 (Small 300 Cal)');
});
