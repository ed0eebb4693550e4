import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { type SchemaField, fieldsOf } from '#editor/fields/fields.ts';
import { helpOf, labelOf } from '#editor/fields/words.ts';
import { pictureOf, textOf, valueOf } from '#editor/fields/input.ts';
import {
  type FieldPath,
  fieldPathAt,
  fieldPathsIn,
  readPath,
  rootFieldPath,
  titlesOf,
} from '#editor/fields/field-path.ts';

function allFields(schema: z.ZodObject, seen = new Set<z.ZodObject>()): SchemaField[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const shown = fieldsOf(schema).filter(({ isLeftOut }) => !isLeftOut);
  return [...shown, ...shown.flatMap(({ object }) => (object === undefined ? [] : allFields(object, seen)))];
}

const fields = allFields(configurationSchema);
const wordsOf = (field: SchemaField): string =>
  `${labelOf(field, toolTextsIn('en'))}. ${helpOf(field, toolTextsIn('en'))}`;

const at = (value: unknown, path: string): FieldPath => {
  const place = fieldPathAt(value, readPath(path) ?? []);
  if (place === undefined) throw new Error(`nothing at ${path}`);
  return place;
};

describe('the fields of a configuration', () => {
  test('are read from the schemas, each with a way to edit it', () => {
    expect(fields.length).toBeGreaterThan(150);
    const kinds = new Map([...Map.groupBy(fields, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length]));
    expect(kinds.get('objects')).toBeGreaterThan(15);
    expect(fields.find(({ key }) => key === 'price')?.kind).toBe('price');
    expect(fields.find(({ key }) => key === 'backgroundImage')?.kind).toBe('picture');
    expect(fields.find(({ key }) => key === 'openingHours')?.kind).toBe('hours');
  });

  test('have words for owners, and no names of keys', () => {
    const technical = /`|JSON|[a-z][A-Z]|_|schema|IANA|URL|null|\bfalse|<|:\/\//;
    const told = fields.filter((field) => technical.test(wordsOf(field).replaceAll('WhatsApp', '')));
    expect(told.map((field) => `${field.key}: ${wordsOf(field)}`)).toEqual([]);
    expect(fields.filter((field) => labelOf(field, toolTextsIn('en')) === '')).toEqual([]);
  });
});

describe('a path', () => {
  const written = {
    title: 'x',
    Menu: { sections: [{ title: 'Pizza', dishes: [{ itemName: 'Margherita', priceMoney: { amount: 1650 } }] }] },
    social: { tiktok: 'https://tiktok.example/a' },
    cuisine: 'Pizza, Focaccia',
    address: '1 King St',
  };

  test('leads through keys as they are spelled in the file', () => {
    const place = at(written, 'Menu/sections/0/dishes/0/itemName');
    expect([place.field && labelOf(place.field, toolTextsIn('en')), place.value]).toEqual(['Name', 'Margherita']);
    const item = at(written, 'Menu/sections/0/dishes/0');
    expect(fieldPathsIn(item, fieldsOf(item.shape.object as z.ZodObject)).map(({ path }) => path.at(-1))).toContain(
      'itemName',
    );
    const { field } = at(written, 'social/tiktok');
    expect(field && labelOf(field, toolTextsIn('en'))).toBe('Tiktok');
  });

  test.each([
    '__proto__',
    'Menu/__proto__/name',
    'Menu/sections/0/constructor',
    'Menu/sections/1/name',
    'Menu/sections/-1',
    'Menu/sections/name',
    'head',
    'restaurant_id',
    'unknown',
    'servesCuisine/0',
    'social/__proto__',
    'reviews/0/content',
    'x'.repeat(500),
    'a/'.repeat(20),
    '%E0%A4%A',
  ])('%s leads nowhere', (path) => {
    const steps = readPath(path);
    expect(steps && fieldPathAt(written, steps)).toBeUndefined();
  });

  test('a value in the form of another program is not edited', () => {
    expect(textOf(at(written, 'Menu/sections/0/dishes/0/priceMoney'))).toBeUndefined();
    expect(textOf(at(written, 'address'))).toBe('1 King St');
    expect(textOf(at(written, 'cuisine'))).toBe('Pizza, Focaccia');
  });
});

describe('what is typed', () => {
  const root = (value: object) => (key: string) =>
    fieldPathsIn(rootFieldPath(value), fieldsOf(configurationSchema)).find(
      ({ field }) => field?.key === key,
    ) as FieldPath;
  const item = (value: object) => (key: string) => at({ featuredItems: [value] }, `featuredItems/0/${key}`);

  test.each<[string, FieldPath, string, unknown]>([
    ['a price stays a number', item({ price: 16.5 })('price'), '17.00', { value: 17 }],
    ['with a comma', item({ price: 16.5 })('price'), '17,25', { value: 17.25 }],
    ['a price that is a text stays a text', item({ price: '$16.50' })('price'), '$17', { value: '$17' }],
    ['words', item({ price: 16.5 })('price'), 'Market price', { value: 'Market price' }],
    ['nothing takes the key away', item({ tag: 'New' })('tag'), ' ', { value: undefined }],
    ['a name can’t be empty', item({ name: 'A' })('name'), '', { problem: 'Name can’t be empty.' }],
    ['a list stays a list', root({ servesCuisine: ['A'] })('servesCuisine'), 'A, B', { value: ['A', 'B'] }],
    ['a text stays a text', root({ servesCuisine: 'A' })('servesCuisine'), 'A, B', { value: 'A, B' }],
    ['a line each', root({ sameAs: [] })('sameAs'), 'https://a.example\r\n', { value: ['https://a.example'] }],
    ['a number', at({ coordinates: {} }, 'coordinates/latitude'), '43.5', { value: 43.5 }],
    ['yes', root({})('animations'), 'true', { value: true }],
    [
      'no address of e-mail',
      root({})('email'),
      'x',
      { problem: '“x” is not an e-mail address. Write it like hello@saffronlane.example' },
    ],
  ])('%s', (_, place, typed, expected) => {
    expect(valueOf(place, typed, toolTextsIn('en'))).toEqual(expected);
  });

  test('a price is shown as people write it', () => {
    expect(['price'].map((key) => textOf(item({ price: 16.5 })(key)))).toEqual(['16.50']);
    expect(pictureOf(item({ image: { url: 'a.jpg', alt: 'A' } })('image'))).toEqual({ src: 'a.jpg', alt: 'A' });
  });
});

test('locations of one name are told apart by their town, however it is written', () => {
  const locations = [
    { name: 'Main Street', address: { city: 'Halifax' } },
    { name: 'Main Street', address: { addressLocality: 'Dartmouth' } },
    { name: 'Harbour', address: '1 Quay' },
    {},
  ];
  const entries = locations.flatMap((_, index) => fieldPathAt({ locations }, ['locations', index]) ?? []);
  expect(titlesOf(entries, 'Location')).toEqual([
    'Main Street, Halifax',
    'Main Street, Dartmouth',
    'Harbour',
    'Location 4',
  ]);
});
