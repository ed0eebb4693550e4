import { expect, test } from 'vitest';
import { applied } from '#brand/files/json-edit.ts';
import { readForm } from '#editor/actions/actions.ts';
import { editsOfCopies } from '#editor/fields/price-copies.ts';
import { FILE } from '#editor/file/stores.ts';
import { apart, joinedChanges } from '#editor/publish/joined-changes.ts';
import { differencesIn } from '#editor/publish/save-words.ts';
import { waitingChanges } from '#publishing/waiting/waiting-changes.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';

const DISHES = 'menu/categories/0/items';
const texts = toolTextsIn('en');

interface Website {
  featuredItems: { price?: number | string }[];
  menu: { categories: { items: { price?: number | string }[] }[] };
}

const withDishes = (items: object[], featuredItems: object[]): object => ({
  name: 'Rye',
  currency: 'CAD',
  featuredItems,
  menu: { categories: [{ name: 'Mains', items }] },
});

function send(website: object, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { edits } = readForm(form, website, new Map(), texts);
  const after = [...edits, ...editsOfCopies(website, edits)].reduce<unknown>(applied, website) as Website;
  return {
    popular: after.featuredItems.map(({ price }) => price),
    menu: after.menu.categories[0]?.items.map(({ price }) => price),
    words: differencesIn(FILE, website, after, { slug: 'rye', language: 'en', texts }),
  };
}

const RAISED = { [`f:${DISHES}/0/price`]: '22' };

test.each<[string, object[], object[], unknown]>([
  ['by its id', [{ id: 'a', name: 'Lamb', price: 20 }], [{ id: 'a', name: 'Our lamb', price: 20 }], 22],
  ['by its name', [{ name: 'Lamb', price: 20 }], [{ name: 'Lamb', price: '$20.00' }], '$22.00'],
  ['by its name, where one has an id', [{ id: 'a', name: 'Lamb', price: 20 }], [{ name: 'Lamb', price: 20 }], 22],
  [
    'not by a name of two',
    [
      { name: 'Lamb', price: 20 },
      { name: 'Lamb', price: 24 },
    ],
    [{ name: 'Lamb', price: 20 }],
    20,
  ],
  ['not with another id', [{ id: 'a', name: 'Lamb', price: 20 }], [{ id: 'b', name: 'Lamb', price: 20 }], 20],
  ['not with another price', [{ id: 'a', name: 'Lamb', price: 20 }], [{ id: 'a', name: 'Lamb', price: 19 }], 19],
  ['not without a price', [{ id: 'a', name: 'Lamb', price: 20 }], [{ id: 'a', name: 'Lamb' }], undefined],
])('a price that is typed for a dish is that of the popular dish, too: %s', (_, items, popular, price) => {
  const sent = send(withDishes(items, popular), RAISED);
  expect([sent.menu?.[0], sent.popular]).toEqual([22, [price]]);
});

test('both are one change in words', () => {
  const website = withDishes([{ name: 'Lamb', price: 20 }], [{ name: 'Lamb', price: 20 }]);
  expect(send(website, RAISED).words).toEqual(['Lamb: Price 20.00 → 22.00']);
});

test('all prices of a menu that are raised are those of its popular dishes, too', () => {
  const website = withDishes(
    [
      { name: 'Lamb', price: 20 },
      { name: 'Cod', price: 10 },
    ],
    [
      { name: 'Lamb', price: 20 },
      { name: 'Cod', price: 9 },
    ],
  );
  const raised = { 'n:prices:by': '10', 'n:prices:round': '0.05', 'n:prices:way': 'raise', do: 'repriced/menu' };
  expect(send(website, raised)).toMatchObject({ menu: [22, 11], popular: [22, 9] });
});

test('words in place of a price are those of the popular dish, too', () => {
  const website = withDishes([{ name: 'Lamb', price: 20 }], [{ name: 'Lamb', price: 20 }]);
  const words = { [`kind:${DISHES}/0`]: 'words', [`w:${DISHES}/0/price`]: 'Market price' };
  expect(send(website, words).popular).toEqual(['Market price']);
});

test.each<[string, object[], object[], object[], object[], number]>([
  ['a price and its copy', [{ price: 22 }], [{ price: 22 }], [{ price: 20 }], [{ price: 20 }], 1],
  ['in another form', [{ price: 22 }], [{ price: '$22.00' }], [{ price: 20 }], [{ price: '$20.00' }], 1],
  ['a copy that had another price', [{ price: 22 }], [{ price: 22 }], [{ price: 20 }], [{ price: 19 }], 2],
  ['a copy that gets another price', [{ price: 22 }], [{ price: 23 }], [{ price: 20 }], [{ price: 20 }], 2],
  ['a price alone', [{ price: 22 }], [{ price: 20 }], [{ price: 20 }], [{ price: 20 }], 1],
])('%s wait as so many changes, whose undo is what was published', (_, items, popular, oldItems, oldPopular, count) => {
  const named = (list: object[]): object[] => list.map((each) => ({ id: 'a', name: 'Lamb', ...each }));
  const before = withDishes(named(oldItems), named(oldPopular));
  const after = withDishes(named(items), named(popular));
  const changes = joinedChanges(new Map([[FILE, before]]), new Map([[FILE, after]]));
  expect(changes.length).toBe(count);
  expect(changes.flatMap(({ undo }) => undo).reduce<unknown>(applied, after)).toEqual(before);
  const each = waitingChanges(new Map([[FILE, before]]), new Map([[FILE, after]]));
  expect(
    apart(changes)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(each.map(({ id }) => id).toSorted());
  expect(changes.flatMap(({ edits }) => edits).length).toBe(each.length);
});
