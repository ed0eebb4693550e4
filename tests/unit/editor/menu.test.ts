import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { editJson } from '#brand/files/json-edit.ts';
import { checkPrices } from '#editor/actions/check-prices.ts';
import { readForm } from '#editor/actions/actions.ts';
import { fieldPathAt, readPath, rootFieldPath } from '#editor/fields/field-path.ts';
import { FILE } from '#editor/file/stores.ts';
import { differencesIn } from '#editor/publish/save-words.ts';
import { objectForm } from '#editor/pages/pages.ts';

const TEXT = `{
  "name": "Rye",
  "menu": {
    "categories": [
      { "name": "Mains", "items": [
        { "name": "Lamb",   "price": 20.50, "$note": "ours" },
        { "name": "Cod", "price": 18.00, "inStock": false },
        { "name": "Pie", "sizes": [{ "name": "Half", "price": 9 }] },
        { "name": "Crab", "price": "Market price" }
      ] },
      { "name": "Sweets" }
    ]
  },
  "deals": [{ "name": "Two for one" }],
  "locations": [{ "name": "Queen" }]
}
`;
const MAINS = 'menu/categories/0';
const ITEM = (index: number): string => `${MAINS}/items/${index}`;

/** What is in the file after a form was sent, or what is wrong with it. */
function send(fields: Record<string, string>, text = TEXT): { text: string; problems: string[]; words: string[] } {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const root: unknown = JSON.parse(text);
  const formEdits = readForm(form, root, new Map(), toolTextsIn('en'));
  checkPrices(root, formEdits, form);
  const { edits, problems } = formEdits;
  const after = edits.reduce(editJson, text);
  const wording = { slug: 'rye', language: 'en', texts: toolTextsIn('en') } as const;
  return {
    text: after,
    problems: [...problems.values()],
    words: differencesIn(FILE, root, JSON.parse(after), wording, edits),
  };
}

const itemsOf = (text: string): unknown => (JSON.parse(text) as never)['menu']['categories'][0]['items'];

describe('a dish is moved', () => {
  test('into another category with its characters, which have a key of our own', () => {
    const moved = send({ do: `place/${ITEM(0)}|menu/categories/1/items|` });
    expect(moved.words).toEqual(['Lamb: moved to Sweets']);
    expect(moved.text).toContain(
      `{ "name": "Sweets", "items": [{ "name": "Lamb",   "price": 20.50, "$note": "ours" }] }`,
    );
    expect(moved.text).not.toContain(`"items": [\n        { "name": "Lamb"`);
  });

  test('within its list, to where it was dropped, and to the top', () => {
    const names = (text: string) => (itemsOf(text) as { name: string }[]).map(({ name }) => name).join(' ');
    expect(names(send({ do: `place/${ITEM(0)}|${MAINS}/items|2` }).text)).toBe('Cod Pie Lamb Crab');
    expect(names(send({ do: `top/${ITEM(3)}` }).text)).toBe('Crab Lamb Cod Pie');
  });

  test.each([
    ['a list of others', `place/${ITEM(0)}|deals|0`],
    ['nothing', `place/${ITEM(0)}|menu/categories/7/items|0`],
    ['a key of JavaScript', `place/${ITEM(0)}|__proto__|0`],
    ['no position', `place/${ITEM(0)}|${MAINS}/items|-1`],
    ['itself', `place/${MAINS}|${MAINS}/items|0`],
  ])('not into %s', (_, action) => expect(send({ do: action }).text).toBe(TEXT));
});

describe('the switch of a dish', () => {
  test('writes that it is sold out, and takes it away again', () => {
    const out = send({ do: `soldout/${ITEM(0)}` });
    expect(itemsOf(out.text)).toMatchObject([{ soldOut: true }, {}, {}, {}]);
    expect(send({ do: `available/${ITEM(0)}` }, out.text).text).toBe(TEXT);
  });

  test('writes where the till has written it', () => {
    expect(send({ do: `available/${ITEM(1)}` }).text).toBe(TEXT.replace('"inStock": false', '"inStock": true'));
    expect(send({ do: `soldout/${ITEM(1)}` }).text).toBe(TEXT);
  });
});

describe('a price', () => {
  const kind = (index: number, chosen: string) => ({ [`kind:${ITEM(index)}`]: chosen });

  test('of a kind that is not chosen is not saved', () => {
    expect(send({ ...kind(0, 'sizes'), [`f:${ITEM(0)}/price`]: '99' }).text).toBe(TEXT);
    expect(send({ ...kind(0, 'words'), [`f:${ITEM(0)}/price`]: '99', [`w:${ITEM(0)}/price`]: '' }).text).toBe(TEXT);
  });

  test('takes the place of sizes, and words that of a number', () => {
    const one = send({ ...kind(2, 'one'), [`f:${ITEM(2)}/price`]: '12' });
    expect(itemsOf(one.text)).toMatchObject([{}, {}, { name: 'Pie', price: 12 }, {}]);
    expect(one.text).not.toContain('sizes');
    const words = send({ ...kind(0, 'words'), [`w:${ITEM(0)}/price`]: 'Ask us', [`f:${ITEM(0)}/price`]: '20.50' });
    expect(itemsOf(words.text)).toMatchObject([{ price: 'Ask us' }, {}, {}, {}]);
  });

  test('that is refused leaves the sizes', () => {
    const words = send({ ...kind(2, 'one'), [`f:${ITEM(2)}/price`]: 'abc' });
    expect(words.problems).toEqual([expect.stringContaining('“abc” is not a price. Write it like 17.50')]);
    expect(words.text).toBe(TEXT);
    const far = send({ ...kind(2, 'one'), [`f:${ITEM(2)}/price`]: '1725' });
    expect(far.problems).toEqual([expect.stringContaining('Save it all the same?')]);
    expect(far.text).toBe(TEXT);
  });

  test('gives way to the first size', () => {
    const list = `${ITEM(0)}/sizes`;
    const sized = send({
      ...kind(0, 'sizes'),
      [`n:${list}:name`]: 'Half',
      [`n:${list}:price`]: '12',
      do: `add/${list}`,
    });
    expect(itemsOf(sized.text)).toMatchObject([{ sizes: [{ name: 'Half', price: 12 }] }, {}, {}, {}]);
    expect(sized.text).not.toContain('20.50');
  });
});

describe('allergens', () => {
  const key = `${ITEM(0)}/allergens`;

  test('that are not stated are not contained once somebody says so, and unknown when that is taken back', () => {
    const none = send({ [`a:${key}:milk`]: 'contains', [`others:${key}`]: 'none' });
    expect(itemsOf(none.text)).toMatchObject([
      { allergens: { Milk: 'contains', Wheat: false, Eggs: false } },
      {},
      {},
      {},
    ]);
    const back = send({ [`others:${key}`]: '' }, none.text);
    expect(itemsOf(back.text)).toMatchObject([{ allergens: { Milk: 'contains' } }, {}, {}, {}]);
    expect(back.text).not.toContain('Wheat');
  });

  test('have no state until one is chosen: a tile never begins with "not contained"', () => {
    const root = rootFieldPath(JSON.parse(TEXT));
    const place = fieldPathAt(root.value, readPath(ITEM(0)) ?? []);
    const maps = { warnings: new Map(), typed: new Map(), problems: new Map(), asked: new Map() };
    const texts = toolTextsIn('en');
    const view = { slug: 'rye', language: 'en' as const, texts, digest: 'd', root, today: '2026-11-01', ...maps };
    const tiles = parse(place ? String(objectForm(place, view)) : '').querySelectorAll('.tri');
    expect(tiles.length).toBe(15);
    for (const tile of tiles) {
      expect(tile.querySelectorAll('input').map((radio) => radio.getAttribute('value'))).toEqual([
        '',
        'contains',
        'may contain',
      ]);
      expect(tile.querySelector('input[checked]')?.getAttribute('value')).toBe('');
    }
  });
});

describe('what has something in it', () => {
  test.each([
    [MAINS, 'Delete Mains and its 4 dishes?'],
    ['locations/0', 'Delete Queen with all that is in it?'],
  ])('is asked about before it is deleted: %s', (key, question) => {
    const asked = send({ do: `delete/${key}` });
    expect([asked.problems, asked.text]).toEqual([[question], TEXT]);
    expect(send({ do: `deleted/${key}` }).text).not.toBe(TEXT);
  });

  test('is deleted at once where it is empty, or a single dish', () => {
    expect(send({ do: 'delete/menu/categories/1' }).problems).toEqual([]);
    expect(send({ do: `delete/${ITEM(0)}` }).text).not.toContain('Lamb');
  });
});

describe('all prices of a menu', () => {
  const asked = { 'n:prices:by': '5', 'n:prices:unit': 'percent', 'n:prices:round': '0.25', do: 'prices/menu' };

  test('are raised once somebody has said yes, words stay, and the rest of the file does, too', () => {
    const question = send(asked);
    expect([question.problems, question.text]).toEqual([['Change 3 prices?'], TEXT]);
    const raised = send({ ...asked, do: 'repriced/menu' });
    const [lamb, cod, half] = ['"price": 21.50', '"price": 19.00', '"price": 9.5 '];
    expect(raised.text).toBe(
      TEXT.replace('"price": 20.50', lamb ?? '')
        .replace('"price": 18.00', cod ?? '')
        .replace('"price": 9 ', half ?? ''),
    );
    expect(send({ ...asked, 'n:prices:scope': 'menu/categories/1', do: 'repriced/menu' }).text).toBe(TEXT);
  });

  test('never become 0 or less', () => {
    const lowered = { ...asked, 'n:prices:way': 'lower', 'n:prices:unit': 'amount', 'n:prices:by': '9' };
    expect(send({ ...lowered, do: 'repriced/menu' })).toMatchObject({
      text: TEXT,
      problems: ['A price would be 0 or less. Choose less.'],
    });
    expect(send({ ...lowered, 'n:prices:by': 'Infinity', do: 'repriced/menu' }).text).toBe(TEXT);
    expect(send({ ...asked, 'n:prices:by': '-5' }).problems).toEqual(['Write by how much, such as 5.']);
  });
});

test.each(['first/menu', 'save'])('the first dish makes a menu: %s', (action) => {
  const first = send(
    { 'n:menu:category': 'Pizza', 'n:menu:name': 'Margherita', 'n:menu:price': '16,50', do: action },
    '{ "name": "Rye" }',
  );
  expect(JSON.parse(first.text)).toEqual({
    name: 'Rye',
    menu: { categories: [{ name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }] }] },
  });
});

test.each(['mayContain', 'may_contain', 'traces'])('traces are never stated as not contained: %s', (traces) => {
  const item = { name: 'Pesto', allergens: ['Milk'], [traces]: ['Eggs'] };
  const text = JSON.stringify({ name: 'Rye', menu: { categories: [{ name: 'Pasta', items: [item] }] } });
  const after = JSON.parse(send({ [`others:${ITEM(0)}/allergens`]: 'none' }, text).text) as never;
  const [written] = itemsOf(JSON.stringify(after)) as [{ allergens: object }];
  expect(written).toMatchObject({ allergens: { Milk: 'contains', Fish: false }, [traces]: ['Eggs'] });
  expect(written.allergens).not.toHaveProperty('Eggs');
});

describe('the point of a picture that stays', () => {
  const name = `focus:${ITEM(0)}/image`;
  const withImage = (image: unknown) =>
    TEXT.replace('"price": 20.50', `"price": 20.50, "image": ${JSON.stringify(image)}`);
  const imageIn = (text: string): unknown => (itemsOf(text) as { image: unknown }[])[0]?.image;

  test.each([
    ['a.jpg', 'top', { src: 'a.jpg', focus: 'top' }],
    ['a.jpg', 'center', 'a.jpg'],
    ['a.jpg', 'url(x)', 'a.jpg'],
    [{ url: 'a.jpg', alt: 'A' }, 'left', { url: 'a.jpg', alt: 'A', focus: 'left' }],
    [{ src: 'a.jpg', focus: '10% 90%' }, undefined, { src: 'a.jpg', focus: '10% 90%' }],
    [{ src: 'a.jpg', focus: 'top' }, 'center', { src: 'a.jpg', focus: 'center' }],
  ])('of %j is, with %j, %j', (image, chosen, after) => {
    const { text, words } = send(chosen === undefined ? {} : { [name]: chosen }, withImage(image));
    expect(imageIn(text)).toEqual(after);
    expect(words).toEqual(JSON.stringify(image) === JSON.stringify(after) ? [] : ['Lamb: How the picture is cut']);
  });

  test.each([
    [{ src: 'a.jpg', focus: 'Right' }, 'right', '--at: right'],
    ['a.jpg', 'center', undefined],
    [{ src: 'a.jpg', focus: '10% 90%' }, undefined, '--at: 10% 90%'],
  ])('of %j is marked: %j', async (image, marked, style) => {
    const value: unknown = JSON.parse(withImage(image));
    const path = readPath(ITEM(0));
    const place = path && fieldPathAt(value, path);
    const maps = { warnings: new Map(), typed: new Map(), problems: new Map(), asked: new Map() };
    const shared = { slug: 'rye', language: 'en' as const, texts: toolTextsIn('en'), digest: 'd', today: '2026-11-01' };
    const view = { ...shared, root: rootFieldPath(value), ...maps };
    const page = parse(String(place && objectForm(place, view)));
    const field = page.querySelector('fieldset.picture');
    expect(field?.querySelector('.crop [checked]')?.getAttribute('value')).toBe(marked);
    expect(field?.getAttribute('style')).toBe(style);
  });
});
