import { describe, expect, test } from 'vitest';
import { menuOf } from '#content/pages/menu.ts';
import { calorieStatementsFor, lawsThatMayApply, menuLawNotesOf } from '#core/menu/menu-law.ts';
import { MENU_LAWS } from '#core/menu/menu-law.data.ts';
import type { Address, Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { textOf } from '../../../support/project.ts';
import { makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

/** `at(19, { country: 'US' })`: locations that differ by name. */
const at = (count: number, address: Address, overrides: Partial<Location> = {}): Location[] =>
  Array.from({ length: count }, (_, index) =>
    makeLocation({ name: `${address.region ?? address.country} ${index}`, address, ...overrides }),
  );

const CALIFORNIA = { region: 'CA', country: 'US' };
const NEVADA = { region: 'Nevada', country: 'United States' };
const ONTARIO = { region: 'ON', country: 'Canada' };
const SB_68 = 'California’s SB 68';
const FEDERAL = 'the menu labeling rule of the United States (21 CFR 101.11)';
const ONTARIAN = 'Ontario’s Healthy Menu Choices Act, 2015';
const EU = 'the EU’s Regulation 1169/2011';
const UK = 'the UK’s Food Information Regulations 2014';
const ENGLISH = 'England’s Calorie Labelling Regulations 2021';

const namesOf = (site: Partial<Site>): string[] =>
  lawsThatMayApply(makeSite(site)).map(({ law, locations }) => `${law.name}: ${locations}`);

describe('the laws that may apply', () => {
  test.each<[string, Location[], string[]]>([
    ['19 in California', at(19, CALIFORNIA), []],
    ['20 in California', at(20, CALIFORNIA), [`${SB_68}: 20`, `${FEDERAL}: 20`]],
    ['one in California, 22 elsewhere', [...at(1, CALIFORNIA), ...at(22, NEVADA)], [`${SB_68}: 23`, `${FEDERAL}: 23`]],
    ['one in California, 22 in Canada', [...at(1, CALIFORNIA), ...at(22, { region: 'BC' })], [`${SB_68}: 23`]],
    ['23 without California', at(23, NEVADA), [`${FEDERAL}: 23`]],
    [
      'a region that one country alone has, without the country',
      at(20, { region: 'California' }),
      [`${SB_68}: 20`, `${FEDERAL}: 20`],
    ],
    ['19 in Ontario, 30 in Alberta', [...at(19, ONTARIO), ...at(30, { region: 'AB', country: 'CA' })], []],
    ['20 in Ontario', at(20, ONTARIO), [`${ONTARIAN}: 20`]],
    ['one of 20 in Ontario is yet to open', [...at(19, ONTARIO), ...at(1, ONTARIO, { closure: 'future' })], []],
    [
      'one of 20 in Ontario is closed for now',
      [...at(19, ONTARIO), ...at(1, ONTARIO, { closure: 'temporary' })],
      [`${ONTARIAN}: 20`],
    ],
    ['one in France', at(1, { country: 'France' }), [`${EU}: 1`]],
    ['one in Switzerland', at(1, { country: 'CH' }), []],
    ['one in Scotland', at(1, { region: 'Scotland', country: 'GB' }), [`${UK}: 1`]],
    ['one in England', at(1, { region: 'England', country: 'UK' }), [`${UK}: 1`, `${ENGLISH}: 1`]],
    [
      'one in London, which names no part of the country',
      at(1, { locality: 'London', country: 'GB' }),
      [`${UK}: 1`, `${ENGLISH}: 1`],
    ],
    ['thirty of which nothing is known', at(30, {}), []],
  ])('%s', (_, locations, expected) => {
    expect(namesOf({ locations })).toEqual(expected);
  });

  test('a brand without locations counts as its own location', () => {
    expect(namesOf({ address: { country: 'DE' } })).toEqual([`${EU}: 1`]);
  });
});

describe('the note of the report', () => {
  const items = [
    { name: 'A', calories: { from: 450, to: 450 }, allergens: { contains: [], mayContain: [{ name: 'Milk' }] } },
    {
      name: 'B',
      sizes: [
        { name: 'S', price: { amount: 1 }, calories: { from: 1, to: 2 } },
        { name: 'L', price: { amount: 2 } },
      ],
    },
    { name: 'C' },
  ];

  test('names each law once with what the menu states so far, and is no advice', () => {
    const site = makeSite({ locations: [...at(1, CALIFORNIA), ...at(22, NEVADA)], menus: [makeMenu({ All: items })] });
    expect(menuLawNotesOf(site)).toEqual([
      `By the locations these laws may apply: ${SB_68}, 23 locations (allergens stated for 1 of 3 items); ${FEDERAL}, 23 locations (calories stated for 1 of 3 items). This is not legal advice; see docs/menu-law.md.`,
    ]);
  });

  test('counts the menus of the places where it is the law, each once', () => {
    const own = [
      makeMenu({ Own: [{ name: 'X', allergens: { contains: [{ name: 'Milk', known: 'milk' }], mayContain: [] } }] }),
    ];
    const locations = [...at(2, { country: 'IT' }, { menus: own }), ...at(1, { country: 'CA' })];
    const site = makeSite({ locations, menus: [makeMenu({ All: items })] });
    expect(menuLawNotesOf(site)).toEqual([
      `By the locations these laws may apply: ${EU}, 2 locations (allergens stated for all 1 items). This is not legal advice; see docs/menu-law.md.`,
    ]);
  });

  test('says what a law depends on, and where there is no menu to look at', () => {
    const site = makeSite({ locations: at(1, { region: 'England', country: 'GB' }) });
    expect(menuLawNotesOf(site).join()).toContain(
      `${ENGLISH}, 1 location, for a business with 250 or more employees (the site has no items to look at)`,
    );
  });

  test('is missing where no law may apply', () => {
    expect(menuLawNotesOf(makeSite({ locations: at(3, ONTARIO) }))).toEqual([]);
  });
});

describe('the statements below a menu that states calories', () => {
  const menus = [makeMenu({ All: [{ name: 'A', calories: { from: 450, to: 450 } }] })];
  const STATEMENT = { text: 'adults need around 2000 kcal a day', language: 'en' };
  const england = { region: 'ENG', country: 'GB' };

  test.each<[string, Partial<Site>, unknown[]]>([
    ['in England', { menus, locations: at(1, england) }, [STATEMENT]],
    ['where it is not known whether it is England', { menus, locations: at(1, { country: 'GB' }) }, []],
    ['without calories', { menus: [makeMenu({ All: ['A'] })], locations: at(1, england) }, []],
    ['in Ontario, whose text could not be read', { menus, locations: at(20, ONTARIO) }, []],
  ])('%s', (_, site, expected) => {
    expect(calorieStatementsFor(makeSite(site))).toEqual(expected);
  });

  test('are what the page of the menu prints', () => {
    const page = menuOf(makeSite({ menus, locations: at(1, england) }));
    expect(page).toMatchObject({ kind: 'page', calorieStatements: [STATEMENT] });
  });

  test('those of one location are those of its place', () => {
    const locations = [...at(1, england), ...at(1, { region: 'Wales', country: 'GB' })];
    const site = makeSite({ menus, locations });
    expect(locations.map((location) => calorieStatementsFor(site, location).length)).toEqual([1, 0]);
  });
});

describe('docs/menu-law.md', () => {
  const text = textOf('docs/menu-law.md');

  test('has a row for each law of the table, with its threshold', () => {
    for (const { name, atLeast } of MENU_LAWS) {
      const row = text.split('\n').find((line) => line.startsWith('| ') && line.includes(name.replace(/^the /, '')));
      expect(row, name).toBeDefined();
      expect(row, name).toContain(atLeast === undefined ? 'any number' : String(atLeast.locations));
    }
  });

  test('quotes each statement as it is shown, and has the date', () => {
    for (const { statement } of MENU_LAWS) if (statement) expect(text).toContain(`“${statement.text}”`);
    expect(text).toContain('2026-11-28');
  });
});
