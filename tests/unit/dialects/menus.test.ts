import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weekOf } from '#core/hours/week.ts';
import { importText } from '#import/read/import-source.ts';
import type { ChoiceGroup } from '#schema/menu/choices.ts';
import type { HoursEntry } from '#schema/hours/hours.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { readConfiguration } from '../../support/build/read-brand.ts';
import { ROOT } from '../../support/project.ts';

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** What a program exports, and BentoBox's documentation has as an example: lunch on weekdays, dinner but on Sundays, brunch on weekends. */
const textOf = (program: string) => readFileSync(join(ROOT, 'tests/dialects/menus', `${program}.json`), 'utf8');
const exported = (program: string) => JSON.parse(textOf(program)) as Fields;

function menusOf(program: string) {
  const { configuration, lost } = importText(textOf(program));
  return { menus: listOf(configuration['menu']).map(menuOf), lost };
}

function menuOf(menu: Fields) {
  const groups = new Map(listOf(menu['modifierGroups']).map((group) => [group['id'] ?? group['name'], group]));
  const itemOf = ({ name, price, sizes, modifierGroups }: Fields) => ({
    name,
    price,
    sizes,
    groups: (Array.isArray(modifierGroups) ? modifierGroups : []).map((each) => {
      const { id: _, ...group } = (isFields(each) ? each : groups.get(each)) ?? {};
      return group;
    }),
  });
  return {
    name: menu['name'],
    week: weekOf((menu['served'] ?? []) as HoursEntry[]).hours?.week,
    categories: listOf(menu['categories']).map(({ name, items }) => ({ name, items: listOf(items).map(itemOf) })),
  };
}

const served = (opens: number, closes: number) => ({
  kind: 'open',
  intervals: [{ opens: opens * 60, closes: closes * 60 }],
});
const closed = { kind: 'closed' };
const [lunch, dinner, brunch] = [served(11, 15), served(17, 21), served(11, 14)];
const COBB_SALAD = {
  name: 'Cobb salad',
  price: 16,
  groups: [
    {
      name: 'Dressing',
      minSelections: 1,
      maxSelections: 1,
      modifiers: [{ name: 'Ranch', isDefault: true }, { name: 'Caesar' }],
    },
    {
      name: 'Add protein',
      minSelections: 0,
      maxSelections: 2,
      modifiers: [
        { name: 'Chicken', price: 5 },
        { name: 'Shrimp', price: 7 },
      ],
    },
  ],
};
const MENUS = [
  {
    name: 'Lunch',
    week: [closed, lunch, lunch, lunch, lunch, lunch, closed],
    categories: [{ name: 'Salads', items: [COBB_SALAD] }],
  },
  {
    name: 'Dinner',
    week: [closed, dinner, dinner, dinner, dinner, dinner, dinner],
    categories: [
      {
        name: 'Mains',
        items: [
          {
            name: 'Steak frites',
            price: 32,
            groups: [
              {
                name: 'Temperature',
                minSelections: 1,
                maxSelections: 1,
                modifiers: [{ name: 'Rare' }, { name: 'Medium' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Brunch',
    week: [brunch, closed, closed, closed, closed, closed, brunch],
    categories: [
      {
        name: 'Plates',
        items: [
          {
            name: 'Pancakes',
            sizes: [
              { name: 'Short stack', price: 9 },
              { name: 'Tall stack', price: 12 },
            ],
            groups: [
              {
                name: 'Extras',
                minSelections: 0,
                maxSelections: 3,
                modifiers: [
                  { name: 'Bacon', price: 3 },
                  { name: 'Maple syrup', price: 1.5 },
                  { name: 'Ice cream', price: 2.5 },
                ],
              },
            ],
          },
          COBB_SALAD,
        ],
      },
    ],
  },
];

const PROGRAMS = ['bentobox', 'toast', 'square', 'wix'];

test.each(PROGRAMS)('%s: lunch, dinner and brunch by their hours, with extras', (program) => {
  expect(menusOf(program)).toEqual({ menus: MENUS, lost: [] });
});

test('all of them are the same menus of a site, but for the ids of groups', () => {
  const withoutIds = ({ id: _, ...group }: ChoiceGroup) => group;
  const [first, ...others] = PROGRAMS.map((program) => {
    const { site, warnings } = readConfiguration({ name: 'X', currency: 'CAD', ...exported(program) });
    expect(warnings).toEqual([]);
    return site.menus.map(({ categories, ...menu }) => ({
      ...menu,
      categories: categories.map(({ items, ...category }) => ({
        ...category,
        items: items.map(({ modifierGroups, ...item }) => ({
          ...item,
          modifierGroups: modifierGroups?.map(withoutIds),
        })),
      })),
    }));
  });
  expect(first).toMatchObject(MENUS.map(({ name, week }) => ({ name, served: { week } })));
  for (const menus of others) expect(menus).toEqual(first);
});
