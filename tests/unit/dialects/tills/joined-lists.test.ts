import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { lostOfJoinedLists } from '#dialects/tills/lost.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

interface Menu {
  name: string;
  categories: { name: string; items: Record<string, unknown>[] }[];
  modifierGroups?: Record<string, unknown>[];
}
const menuOf = (configuration: object): Menu | undefined =>
  (inOwnForm(configurationSchema, configuration).value as { menu: Menu[] }).menu[0];

describe('menus of Wix', () => {
  const wix = (lists: object = {}) => ({
    menus: [{ id: 'm', name: 'Dinner', sectionIds: ['s', 'gone', '__proto__'] }],
    sections: [{ id: 's', name: 'Mains', itemIds: ['b', 'a', 'gone', 'constructor'] }],
    items: [
      { id: 'a', name: 'Soup', priceInfo: { price: '9.50' }, labels: [{ id: 'l' }, 'gone'] },
      { id: 'b', name: 'Stew', priceInfo: { price: '14.00' } },
    ],
    labels: [{ id: 'l', name: 'Vegan' }],
    ...lists,
  });

  test('have the order of their ids, and an id that nothing has says nothing', () => {
    expect(menuOf(wix())).toEqual({
      name: 'Dinner',
      categories: [
        {
          name: 'Mains',
          items: [
            { name: 'Stew', price: '14.00' },
            { name: 'Soup', price: '9.50', isVegan: true },
          ],
        },
      ],
    });
  });

  test('tell of the ids that nothing has', () => {
    expect(lostOfJoinedLists(wix())).toEqual([
      { path: 'gone', message: 'is named by a menu, and does not stand in the export (and 2 more): it is left out' },
    ]);
  });

  test('that are hidden stay out, and what can’t be read is told in its list', () => {
    const sections = [{ id: 's', name: 'Mains', visible: false, itemIds: ['a'] }];
    expect(readConfiguration({ name: 'X', ...wix({ sections }) }).site.menus).toEqual([]);
    const items = [{ id: 'a', name: 'Soup', description: { x: 1 }, priceInfo: { price: '9.50' } }];
    expect(readConfiguration({ name: 'X', currency: 'CAD', ...wix({ items }) }).warnings[0]?.path).toMatch(
      /^items\[0\]/,
    );
  });

  test('of any size are read in time', () => {
    const count = 3000;
    const all = Array.from({ length: count }, (_, index) => `${index}`);
    const lists = {
      sections: [{ id: 's', name: 'Mains', itemIds: all }],
      items: all.map((id) => ({ id, name: `I${id}`, priceInfo: { price: '5' }, modifierGroups: [{ id }] })),
      modifierGroups: all.map((id) => ({ id, name: `G${id}`, modifiers: [{ id }] })),
      modifiers: all.map((id) => ({ id, name: `M${id}` })),
    };
    const menu = menuOf(wix(lists));
    expect([menu?.categories[0]?.items.length, menu?.modifierGroups?.length]).toEqual([count, count]);
  });
});

describe('a menu of Uber Eats', () => {
  const text = (words: string) => ({ translations: { en_us: words, fr_ca: 'x' } });
  const uber = (items: object[], groups: object[] = []) => ({
    menus: [{ id: 'm', title: text('Dinner'), category_ids: ['c'] }],
    categories: [{ id: 'c', title: text('Mains'), entities: [{ id: 'a', type: 'ITEM' }] }],
    items,
    modifier_groups: groups,
  });
  const group = (id: string, ...options: string[]) => ({
    id,
    title: text(id),
    quantity_info: { quantity: { min_permitted: 1, max_permitted: null } },
    modifier_options: options.map((option) => ({ type: 'ITEM', id: option })),
  });

  test('has prices in cents, of options in their group, and options that choose on', () => {
    const items = [
      { id: 'a', title: text('Burger'), price_info: { price: 1250 }, modifier_group_ids: { ids: ['g', '__proto__'] } },
      {
        id: 'o',
        title: text('Fries'),
        price_info: { price: 500, overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'g', price: 0 }] },
        modifier_group_ids: { ids: ['h', 'g'] },
      },
      { id: 'k', title: text('Ketchup'), price_info: { price: 50 }, nutritional_info: { calories: null } },
    ];
    expect(menuOf(uber(items, [group('g', 'o', 'gone'), group('h', 'k'), group('empty', 'gone')]))).toEqual({
      name: 'Dinner',
      categories: [{ name: 'Mains', items: [{ name: 'Burger', price: 12.5, modifierGroups: ['g'] }] }],
      modifierGroups: [
        { id: 'g', name: 'g', minSelections: 1, modifiers: [{ name: 'Fries', price: 0, modifierGroups: ['h', 'g'] }] },
        { id: 'h', name: 'h', minSelections: 1, modifiers: [{ name: 'Ketchup', price: 0.5 }] },
      ],
    });
  });
});
