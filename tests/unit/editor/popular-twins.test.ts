import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { readForm } from '#editor/actions/actions.ts';
import { changePopularTwins } from '#editor/actions/popular-twins.ts';
import { applied } from '#brand/files/json-edit.ts';

const website = {
  menu: {
    categories: [
      {
        name: 'Pizza',
        items: [
          { id: 'a', name: 'Margherita', price: 17.5, sizes: [{ name: 'Large', price: 21 }] },
          { id: 'b', name: 'Marinara', price: 15 },
          { name: 'Bufala', price: 20 },
        ],
      },
    ],
  },
  featuredItems: [
    { id: 'a', name: 'Margherita', price: 17.5, sizes: [{ name: 'Large', price: 21 }] },
    { id: 'b', name: 'Marinara', price: 14 },
    { name: 'Bufala', price: 20 },
  ],
};

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const formEdits = readForm(form, website, new Map(), toolTextsIn('en'));
  changePopularTwins(website, formEdits);
  return formEdits.edits.reduce<unknown>(applied, website) as typeof website;
}

const ITEM = 'menu/categories/0/items';

describe('a dish that is popular, too', () => {
  test('has its new price in both places', () => {
    expect(send({ [`f:${ITEM}/0/price`]: '18' }).featuredItems[0]?.price).toBe(18);
    expect(send({ [`f:${ITEM}/0/sizes/0/price`]: '22' }).featuredItems[0]?.sizes?.[0]?.price).toBe(22);
  });

  test('is sold out in both places', () => {
    expect(send({ do: `soldout/${ITEM}/0` }).featuredItems[0]).toMatchObject({ soldOut: true });
  });

  test('keeps a price that was another one there, and so does one without an id', () => {
    expect(send({ [`f:${ITEM}/1/price`]: '16' }).featuredItems[1]?.price).toBe(14);
    expect(send({ [`f:${ITEM}/2/price`]: '22' }).featuredItems[2]?.price).toBe(20);
  });

  test('leaves the menu alone where only the popular one is changed', () => {
    expect(send({ 'f:featuredItems/0/price': '16' }).menu.categories[0]?.items[0]?.price).toBe(17.5);
  });
});
