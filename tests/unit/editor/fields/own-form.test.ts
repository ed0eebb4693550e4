import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { z } from 'zod';
import { applied, type Edit, editJson } from '#brand/files/json-edit.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { readForm } from '#editor/actions/actions.ts';
import { type SchemaField, fieldsOf } from '#editor/fields/fields.ts';
import { inOwnForm, withConversions } from '#editor/fields/own-form.ts';
import { fieldPathAt, rootFieldPath } from '#editor/fields/field-path.ts';
import { objectForm } from '#editor/pages/pages.ts';
import type { EditView } from '#editor/fields/view.ts';
import { neededOf } from '#editor/fields/needed.ts';
import { siteOf } from '../../../support/build/read-brand.ts';

const viewOf = (value: unknown): EditView => ({
  slug: 'rye',
  language: 'en',
  texts: toolTextsIn('en'),
  digest: 'd',
  root: rootFieldPath(value),
  warnings: new Map(),
  typed: new Map(),
  problems: new Map(),
  asked: new Map(),
  today: '2026-11-01',
});

/** The file after a form was sent. */
function send(website: object, fields: Record<string, string>): Record<string, unknown> {
  const { value, conversions } = inOwnForm(website);
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  const { edits, problems } = readForm(form, value, new Map(), toolTextsIn('en'));
  expect([...problems]).toEqual([]);
  const written = withConversions(edits, conversions).reduce<string>(editJson, JSON.stringify(website, null, 1));
  return JSON.parse(written) as Record<string, unknown>;
}

const withItem = (item: object) => ({
  name: 'Rye',
  currency: 'CAD',
  menu: { categories: [{ name: 'Mains', items: [item] }] },
});
const itemOf = (website: object): unknown => (website as ReturnType<typeof withItem>).menu.categories[0]?.items[0];
const ITEM = 'menu/categories/0/items/0';

describe('the sizes of an item', () => {
  const sizes = [
    { name: 'Half', price: 15 },
    { name: 'Full', price: 27.5 },
  ];
  test.each([
    { sizes: { Half: 15, Full: 27.5 } },
    { prices: sizes },
    { price: { Half: 15, Full: 27.5 } },
    {
      variations: [
        { title: 'Half', price: 15 },
        { title: 'Full', price: 27.5 },
      ],
    },
    { price: 'Half 15 / Full 27.50' },
  ])('are shown as the site has them, and written as a list by the first edit: %j', (written) => {
    const website = withItem({ title: 'Lamb', ...written, description: 'Slow.' });
    const shown = itemOf(inOwnForm(website).value as object) as { sizes: { name: string; price: unknown }[] };
    expect(shown.sizes.map(({ name, price }) => [name, Number(price)])).toEqual([
      ['Half', 15],
      ['Full', 27.5],
    ]);
    const after = send(website, { [`f:${ITEM}/sizes/0/price`]: '16' });
    expect(itemOf(after)).toMatchObject({
      title: 'Lamb',
      description: 'Slow.',
      // A text stays a text.
      sizes: [{ name: 'Half', price: typeof shown.sizes[0]?.price === 'string' ? '16' : 16 }, { name: 'Full' }],
    });
    expect(Object.keys(itemOf(after) as object).toSorted()).toEqual(['description', 'sizes', 'title']);
    const more = send(website, {
      [`n:${ITEM}/sizes:name`]: 'Feast',
      [`n:${ITEM}/sizes:price`]: '48',
      do: `add/${ITEM}/sizes`,
    });
    const names = siteOf(more).menus[0]?.categories[0]?.items[0]?.sizes?.map(({ name }) => name);
    expect(names).toEqual(['Half', 'Full', 'Feast']);
  });

  test('have the price, so that they are the kind of price that the item has', () => {
    const chosenFor = (item: object): string | undefined => {
      const value = inOwnForm(withItem(item)).value;
      const place = fieldPathAt(value, ['menu', 'categories', 0, 'items', 0]);
      const form = String(place && objectForm(place, viewOf(value)));
      return /name="kind:[^"]*"\s+value="(\w+)"\s+checked/.exec(form)?.[1];
    };
    expect(chosenFor({ name: 'Lamb', prices: sizes })).toBe('sizes');
    expect(chosenFor({ name: 'Lamb' })).toBe('one');
  });

  test('stay as they are written while something else is changed', () => {
    const website = withItem({ name: 'Lamb', sizes: { Half: 15, Full: 27.5 }, tag: 'New' });
    expect(itemOf(send(website, { [`f:${ITEM}/name`]: 'Leg of lamb' }))).toEqual({
      name: 'Leg of lamb',
      sizes: { Half: 15, Full: 27.5 },
      tag: 'New',
    });
  });

  test('a single price of a till stays as it is', () => {
    const website = withItem({ name: 'Soup', price_money: { amount: 950, currency: 'CAD' } });
    expect(inOwnForm(website)).toEqual({ value: website, conversions: [] });
  });
});

describe('what a program writes in another form', () => {
  test('marks of diets in a list become marks, and no other one is lost', () => {
    const website = withItem({ name: 'Lentils', tags: ['vegan', 'autumn'] });
    expect(itemOf(inOwnForm(website).value as object)).toMatchObject({ isVegan: true });
    expect(itemOf(send(website, { [`f:${ITEM}/isVegan`]: '' }))).toEqual({
      name: 'Lentils',
      tags: ['autumn'],
      isVegan: false,
    });
  });

  test('services as flags are shown, and stay when one is added', () => {
    const website = { name: 'Rye', locations: [{ name: 'Queen', takeout: true, delivery: true }] };
    const shown = inOwnForm(website).value as { locations: { services: string[] }[] };
    expect(shown.locations[0]?.services).toEqual(['Takeout', 'Delivery']);
    const after = send(website, { 'f:locations/0/services': 'Takeout, Delivery, Dine-in' });
    expect(siteOf(after).locations[0]?.services).toEqual(['Takeout', 'Delivery', 'Dine-in']);
  });

  test('profiles in a list, and beside the other facts', () => {
    for (const profiles of [
      { socialMedia: [{ platform: 'instagram', url: 'https://www.instagram.com/rye' }] },
      { instagram_username: 'rye' },
    ]) {
      const after = send({ name: 'Rye', ...profiles }, { 'f:socialMedia/facebook': 'https://www.facebook.com/rye' });
      expect(after['socialMedia']).toEqual({
        instagram: 'https://www.instagram.com/rye',
        facebook: 'https://www.facebook.com/rye',
      });
    }
  });

  test('a catalog of a till becomes a menu whose items all stay', () => {
    const item = (name: string, id: string) => ({
      type: 'ITEM',
      id,
      item_data: {
        name,
        category_id: 'c',
        variations: [{ item_variation_data: { name: 'Regular', price_money: { amount: 950, currency: 'CAD' } } }],
      },
    });
    const category = { type: 'CATEGORY', id: 'c', category_data: { name: 'Soups' } };
    const website = { name: 'Rye', menu: { objects: [category, item('Leek', '1'), item('Pea', '2')] } };
    const after = send(website, {
      'n:menu/categories/0/items:name': 'Onion',
      'n:menu/categories/0/items:price': '9',
      do: 'add/menu/categories/0/items',
    });
    expect(siteOf(after).menus[0]?.categories[0]?.items.map(({ name }) => name)).toEqual(['Leek', 'Pea', 'Onion']);
  });

  test('locations under another name', () => {
    const place = (name: string) => ({ name, address: { street: '1 King St', city: 'Toronto' } });
    const website = { name: 'Rye', places: [place('Queen'), place('King')] };
    const after = send(website, { 'n:locations:name': 'Dundas', do: 'add/locations' });
    expect(siteOf(after).locations.map(({ name }) => name)).toEqual(['Queen', 'King', 'Dundas']);
    expect(after).not.toHaveProperty('places');
  });
});

interface List {
  path: string[];
  field: SchemaField;
  object: z.ZodObject;
}

/** Each list of the schemas that the editor opens, with the keys that lead to it. Entries on the way are the first of their lists. */
function listsBelow(object: z.ZodObject, path: string[] = [], seen: readonly z.ZodObject[] = []): List[] {
  return fieldsOf(object).flatMap((field): List[] => {
    if (field.isLeftOut || field.isSpare || field.object === undefined || seen.includes(field.object)) return [];
    const at = [...path, field.key];
    const isList = field.kind === 'objects';
    return [
      ...(isList ? [{ path: at, field, object: field.object }] : []),
      ...listsBelow(field.object, isList ? [...at, '0'] : at, [...seen, field.object]),
    ];
  });
}

/** Lists that no reader takes for a map: pictures and pairs of times have no names, `restaurants` is about all of them. */
const WITHOUT_NAMES = new Set(['gallery', 'intervals', 'restaurants']);
const lists = listsBelow(configurationSchema).filter(({ field }) => !WITHOUT_NAMES.has(field.key));

test('there are many lists', () => expect(lists.length).toBeGreaterThan(20));

describe.each(lists.map((list) => [list.path.join('/'), list] as const))('the map of entries at %s', (_, list) => {
  const needed = neededOf(fieldsOf(list.object));
  const typedFor = (field: SchemaField, index: number): string =>
    field.kind === 'price' ? `${14 + index}` : field.kind === 'link' ? `https://rye.example/${index}` : `Text ${index}`;
  const entry = (index: number): Record<string, unknown> => ({
    ...Object.fromEntries(
      needed.map((field) => [field.key, field.kind === 'price' ? 14 + index : typedFor(field, index)]),
    ),
    ...(list.field.key === 'reviews' && { author: `Guest ${index}` }),
    ...(list.field.key === 'timeSpecificPrices' && { name: `Time ${index}` }),
    ...(list.field.key === 'menu' && { categories: [{ name: 'Mains', items: [{ name: 'Lamb', price: 15 }] }] }),
  });
  /** The list in the objects around it. */
  const website = (value: unknown): Record<string, unknown> =>
    list.path.reduceRight<unknown>(
      (inner, step) => (step === '0' ? [{ name: 'Around', title: 'Around', ...(inner as object) }] : { [step]: inner }),
      value,
    ) as Record<string, unknown>;
  const valueAt = (root: unknown): unknown =>
    list.path.reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], root);

  test('is shown as a list, and the first edit writes it as one', () => {
    const written = { name: 'Rye', ...website({ 'First one': entry(1), 'Second one': entry(2) }) };
    const { value, conversions } = inOwnForm(written);
    expect(valueAt(value)).toEqual([entry(1), entry(2)].map((each) => expect.objectContaining(each)));
    const insert: Edit = {
      kind: 'insert',
      path: list.path.map((step) => (step === '0' ? 0 : step)),
      index: 2,
      value: entry(3),
    };
    const after = withConversions([insert], conversions).reduce(applied, written as unknown);
    expect(valueAt(after)).toEqual([entry(1), entry(2), entry(3)].map((each) => expect.objectContaining(each)));
    expect(inOwnForm(after).conversions).toEqual([]);
  });

  test('says the same to the site as the list', () => {
    const asMap = { name: 'Rye', ...website({ 'First one': entry(1), 'Second one': entry(2) }) };
    const asList = { name: 'Rye', ...website([entry(1), entry(2)]) };
    expect(withoutIds(siteOf(asMap))).toEqual(withoutIds(siteOf(asList)));
  });
});

/** Ids of locations count the entries of a list. */
const withoutIds = (site: unknown): unknown =>
  JSON.parse(JSON.stringify(site, (key, value: unknown) => (key === 'id' ? undefined : value)));

test('questions by their words are read, shown, and kept when one is added', () => {
  const website = { name: 'Rye', faqs: { 'Do you park?': 'Yes.', 'Is there a patio?': 'In summer.' } };
  expect(siteOf(website).faqs).toHaveLength(2);
  const after = send(website, { 'n:faqs:question': 'Dogs?', 'n:faqs:answer': 'Of course.', do: 'add/faqs' });
  expect(after['faqs']).toEqual([
    { question: 'Do you park?', answer: 'Yes.' },
    { question: 'Is there a patio?', answer: 'In summer.' },
    { question: 'Dogs?', answer: 'Of course.' },
  ]);
});

test('a misspelt key is no name of an entry', () => {
  expect(siteOf({ name: 'Rye', faqs: { questoin: 'Do you park?', answr: 'Yes.' } }).faqs).toEqual([]);
});
