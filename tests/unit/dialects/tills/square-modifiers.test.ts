import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { lostOfSquare } from '#dialects/tills/lost.ts';
import { configurationSchema } from '#schema/configuration.ts';

type Fields = Record<string, unknown>;
interface Menu {
  name?: string;
  served?: Fields[];
  categories: { name: string; items: Fields[] }[];
  modifierGroups?: Fields[];
}

const menusOf = (objects: object[]): Menu[] => {
  const { menu } = inOwnForm(configurationSchema, { objects }).value as { menu: Menu | Menu[] };
  return [menu].flat();
};
const variation = {
  type: 'ITEM_VARIATION',
  item_variation_data: { name: 'Regular', price_money: { amount: 500, currency: 'CAD' } },
};
const item = (name: string, data: object = {}) => ({
  type: 'ITEM',
  id: name,
  item_data: { name, variations: [variation], ...data },
});
const modifier = (id: string, data: object = {}, object: object = {}) => ({
  type: 'MODIFIER',
  id,
  ...object,
  modifier_data: { name: id, ...data },
});
const list = (id: string, data: object, object: object = {}) => ({
  type: 'MODIFIER_LIST',
  id,
  ...object,
  modifier_list_data: { name: id, ...data },
});
const MILK = list('Milk', {
  selection_type: 'SINGLE',
  modifiers: [
    modifier('Oat', { ordinal: 2, price_money: { amount: 80, currency: 'CAD' } }),
    modifier('Whole', { ordinal: 1, on_by_default: true, price_money: { amount: 0, currency: 'CAD' } }),
  ],
});
const MILK_GROUP = {
  id: 'Milk',
  name: 'Milk',
  maxSelections: 1,
  modifiers: [
    { name: 'Whole', price: 0, isDefault: true },
    { name: 'Oat', price: '0.80 CAD' },
  ],
};
const [BOTH_UNSET, NO_LIMIT] = [-1, 0].map((count) => ({
  min_selected_modifiers: count,
  max_selected_modifiers: count,
}));

describe('Square’s modifier lists', () => {
  const itemWith = (info: object, ...lists: object[]) => {
    const [menu] = menusOf([item('Latte', { modifier_list_info: [info] }), ...lists]);
    return { chosen: menu?.categories[0]?.items[0]?.['modifierGroups'], groups: menu?.modifierGroups };
  };

  test('stand in the menu once, in their order, and items name them', () => {
    const info = [{ modifier_list_id: 'Milk', ...BOTH_UNSET, enabled: true }];
    const [menu] = menusOf([
      item('Latte', { modifier_list_info: info }),
      item('Mocha', { modifier_list_info: info }),
      MILK,
    ]);
    expect(menu?.categories[0]?.items.map((each) => each['modifierGroups'])).toEqual([['Milk'], ['Milk']]);
    expect(menu?.modifierGroups).toEqual([MILK_GROUP]);
  });

  test('are groups of an item where it has its own numbers, or includes and hides others', () => {
    const overrides = [
      { modifier_id: 'Oat', on_by_default_override: 'YES', on_by_default: false },
      { modifier_id: 'Whole', hidden_online_override: 'YES' },
    ];
    const info = {
      modifier_list_id: 'Milk',
      min_selected_modifiers: 1,
      max_selected_modifiers: 2,
      modifier_overrides: overrides,
    };
    expect(itemWith(info, MILK)).toEqual({
      chosen: [
        {
          name: 'Milk',
          minSelections: 1,
          maxSelections: 2,
          modifiers: [{ name: 'Oat', price: '0.80 CAD', isDefault: true }],
        },
      ],
      groups: undefined,
    });
    expect(itemWith({ modifier_list_id: 'Milk', ...NO_LIMIT }, MILK).chosen).toMatchObject([
      { name: 'Milk', minSelections: 0 },
    ]);
  });

  test.each<[string, object, object]>([
    ['not enabled', { modifier_list_id: 'Milk', enabled: false }, MILK],
    ['hidden', { modifier_list_id: 'Milk', hidden_from_customer_override: 'YES' }, MILK],
    ['of text', { modifier_list_id: 'Note' }, list('Note', { modifier_type: 'TEXT', modifiers: [modifier('x')] })],
    ['empty', { modifier_list_id: 'None' }, list('None', { modifiers: [modifier('x', {}, { is_deleted: true })] })],
    ['deleted', { modifier_list_id: 'Old' }, list('Old', { modifiers: [modifier('x')] }, { is_deleted: true })],
    ['that are nowhere', { modifier_list_id: '__proto__' }, MILK],
  ])('%s are no groups', (_, info, other) => {
    expect(itemWith(info, other)).toEqual({ chosen: undefined, groups: undefined });
  });

  test('that one may see again are groups', () => {
    const hidden = list('Milk', { hidden_from_customer: true, modifiers: [modifier('Oat')] });
    expect(itemWith({ modifier_list_id: 'Milk', hidden_from_customer_override: 'NO' }, hidden).chosen).toEqual([
      'Milk',
    ]);
    expect(itemWith({ modifier_list_id: 'Milk', hidden_from_customer_override: 'NOT_SET' }, hidden).chosen).toBe(
      undefined,
    );
  });
});

test('what Square knows of food is told: calories, and the allergens that it contains', () => {
  const food = { calorie_count: 190, ingredients: [{ standard_name: 'TREE_NUTS' }, { custom_name: 'Basil' }] };
  const [menu] = menusOf([item('Latte', { food_and_beverage_details: food })]);
  expect(menu?.categories[0]?.items).toMatchObject([{ calories: 190, allergens: ['Tree nuts'] }]);
});

describe('Square’s availability periods', () => {
  const period = (id: string, day: string, start = '07:00:00', end = '11:00:00') => ({
    type: 'AVAILABILITY_PERIOD',
    id,
    availability_period_data: { start_local_time: start, end_local_time: end, day_of_week: day },
  });
  const category = (id: string, data: object = {}) => ({ type: 'CATEGORY', id, category_data: { name: id, ...data } });
  const [mon, tue, sat] = [period('1', 'MON'), period('2', 'TUE'), period('3', 'SAT', '8:00:00', '24:00:00')];
  const eggs = item('Eggs', { categories: [{ id: 'Breakfast' }] });

  test('make a menu of a category, beside one of those that are always served', () => {
    const timed = category('Breakfast', { availability_period_ids: ['1', '2', '3', '__proto__'] });
    const objects = [timed, category('Drinks'), eggs, item('Tea', { categories: [{ id: 'Drinks' }] }), mon, tue, sat];
    expect(menusOf(objects)).toMatchObject([
      {
        name: 'Breakfast',
        served: [
          { day: ['Monday', 'Tuesday'], open: '07:00', close: '11:00' },
          { day: ['Saturday'], open: '08:00', close: '24:00' },
        ],
        categories: [{ name: 'Breakfast', items: [{ name: 'Eggs' }] }],
      },
      { name: 'Menu', categories: [{ name: 'Drinks', items: [{ name: 'Tea' }] }] },
    ]);
  });

  test('of a category inside of a menu are told, and hide nothing', () => {
    const objects = [
      category('Day'),
      category('Breakfast', { parent_category: { id: 'Day' }, availability_period_ids: ['1'] }),
      eggs,
      mon,
    ];
    expect(menusOf(objects)).toMatchObject([
      { name: 'Day', categories: [{ name: 'Breakfast', items: [{ name: 'Eggs' }] }] },
    ]);
    expect(lostOfSquare({ objects })).toEqual([
      { path: 'Breakfast', message: 'is a category with times of its own: a menu has times, and they are not shown' },
    ]);
  });
});
