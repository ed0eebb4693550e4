import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { applied } from '#brand/files/json-edit.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { readForm } from '#editor/actions/actions.ts';
import { checkPrices } from '#editor/actions/check-prices.ts';
import { checkReading } from '#editor/actions/check-reading.ts';
import { fieldsOf } from '#editor/fields/fields.ts';
import { fieldPathsIn, rootFieldPath, writePath } from '#editor/fields/field-path.ts';
import { readDays } from '#editor/hours/week-form-input.ts';

const ITEM = 'menu/categories/0/items/0';
const WEBSITE = {
  name: 'Rye',
  currency: 'CAD',
  menu: {
    categories: [
      {
        name: 'Mains',
        items: [
          { name: 'Lamb', price: 17.25 },
          { name: 'Bass', price: '16.50' },
          { name: 'Soup', price: 9 },
          { name: 'Côte de bœuf', price: 190 },
        ],
      },
    ],
  },
};

/** What becomes of a form that is sent. */
function send(fields: Record<string, string>, website: unknown = WEBSITE) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const formEdits = readForm(form, website, new Map(), toolTextsIn('en'));
  checkPrices(website, formEdits, form);
  checkReading(website, formEdits, '2026-11-01');
  const after = formEdits.edits.reduce<unknown>(applied, website) as typeof WEBSITE;
  return {
    prices: after.menu?.categories[0]?.items.map(({ price }) => price),
    problems: [...formEdits.problems],
    typed: [...formEdits.typed],
    asked: [...formEdits.asked],
    after,
  };
}

describe('a price', () => {
  test.each([
    ['abc', '“abc” does not look like a price. Write it like 12.50'],
    ['17.5o', '“17.5o” does not look like a price. Write it like 12.50'],
    ['-4', '“-4” is not a price. Write it like 12.5'],
  ])('that can’t be used is not saved, and stays in its field: %s', (typed, problem) => {
    const { prices, ...told } = send({ [`f:${ITEM}/price`]: typed });
    expect(prices).toEqual([17.25, '16.50', 9, 190]);
    expect(told).toMatchObject({
      problems: [[`${ITEM}/price`, problem]],
      typed: [[`${ITEM}/price`, typed]],
    });
  });

  test.each([
    ['17,75', 17.75],
    ['1,250.00', undefined],
    ['18', 18],
    ['Market price', 'Market price'],
    ['$18', '$18'],
    ['160', 160],
  ])('is a number where it is one: %s', (typed, saved) => {
    const lamb = send({ [`f:${ITEM}/price`]: typed }).prices?.[0];
    const bass = send({ 'f:menu/categories/0/items/1/price': typed }).prices?.[1];
    // A text stays a text.
    const text = typeof saved === 'number' ? saved.toFixed(2) : saved;
    expect([lamb, bass]).toEqual(saved === undefined ? [17.25, '16.50'] : [saved, text]);
  });

  test('far from what others cost is asked about, and saved when one is sure', () => {
    const typed = { [`f:${ITEM}/price`]: '1725' };
    const { prices, problems, asked } = send(typed);
    expect(prices?.[0]).toBe(17.25);
    expect(problems).toEqual([[`${ITEM}/price`, '1725 is about 100 times what others cost. Save it all the same?']]);
    expect(asked).toEqual([[`${ITEM}/price`, `sure/${ITEM}/price`]]);
    expect(send({ ...typed, do: `sure/${ITEM}/price` })).toMatchObject({
      prices: [1725, '16.50', 9, 190],
      problems: [],
    });
    expect(send({ [`f:${ITEM}/price`]: '1.7' }).problems[0]?.[1]).toContain(
      '1.7 is about one 10th of what others cost',
    );
  });

  test('that was far from the others before may be raised a little', () => {
    expect(send({ 'f:menu/categories/0/items/3/price': '195' }).prices?.[3]).toBe(195);
  });

  test('of a new item is asked about, too', () => {
    const list = 'menu/categories/0/items';
    const typed = { [`n:${list}:name`]: 'Pike', [`n:${list}:price`]: '2100' };
    const told = send({ ...typed, do: `add/${list}` });
    expect(told.prices).toHaveLength(4);
    expect(told.problems.map(([key]) => key)).toEqual([`add/${list}`]);
    expect(told.typed).toEqual([
      [`n:${list}:name`, 'Pike'],
      [`n:${list}:price`, '2100'],
    ]);
    expect(send({ ...typed, do: `sure/add/${list}` }).prices?.[4]).toBe(2100);
    expect(send({ ...typed, [`n:${list}:price`]: 'abc', do: `add/${list}` }).prices).toHaveLength(4);
  });
});

test('one field that can’t be used keeps no other back', () => {
  const { after, problems } = send({ [`f:${ITEM}/price`]: 'abc', [`f:${ITEM}/name`]: 'Leg of lamb' });
  expect(after.menu.categories[0]?.items[0]).toEqual({ name: 'Leg of lamb', price: 17.25 });
  expect(problems).toHaveLength(1);
});

test('a warning that was there already, or that says what is done with a good value, keeps nothing back', () => {
  const website = {
    ...WEBSITE,
    locations: [{ name: 'Queen' }, { name: 'King' }],
    currency: undefined,
    email: 'nobody',
  };
  expect(send({ 'f:locations/1/name': 'Queen', 'f:description': 'Bread <b>and</b> fire' }, website)).toMatchObject({
    problems: [],
    after: { locations: [{ name: 'Queen' }, { name: 'Queen' }], description: 'Bread <b>and</b> fire' },
  });
});

describe('no field of the whole brand', () => {
  const places = fieldPathsIn(rootFieldPath({}), fieldsOf(configurationSchema)).flatMap((place) =>
    place.shape.kind === 'object' && place.shape.object !== undefined && place.shape.mayBeText !== true
      ? fieldPathsIn(place, fieldsOf(place.shape.object))
      : [place],
  );
  const typable = places.filter(
    ({ shape }) => shape.object === undefined && !/hours|dates|picture|allergens/.test(shape.kind),
  );

  test('is forgotten', () => expect(typable.length).toBeGreaterThan(40));

  const today = '2026-11-01';
  const unusable = (configuration: unknown, key: string) =>
    read(configuration, UNPUBLISHED, today).warnings.filter(
      ({ path, parts }) => parts !== undefined && parts.isUsed !== true && path.startsWith(key),
    );

  test.each(typable.map((place) => [writePath(place.path), place] as const))(
    'saves what the build would leave out: %s',
    (key, { path }) => {
      for (const typed of ['\u0001 [object Object]', 'javascript:alert(1)', '-7', '31 February', 'x'.repeat(200)]) {
        const { after } = send({ [`f:${key}`]: typed }, { name: 'Rye' });
        expect(unusable(after, path.join('.'))).toEqual([]);
      }
    },
  );
});

describe('the shifts of a day', () => {
  const day = (...times: string[]) => {
    const form = new FormData();
    form.append('k:1', 'open');
    for (const [index, time] of times.entries())
      form.append(`${index % 2 === 0 ? 'o' : 'c'}:1:${Math.floor(index / 2)}`, time);
    return readDays(form, [1], toolTextsIn('en').hours).get(1);
  };

  test.each([
    [['11:00', '15:00', '14:00', '22:00'], '11:00–15:00 and 14:00–22:00'],
    [['17:00', '01:00', '11:00', '18:00'], '11:00–18:00 and 17:00–01:00'],
    [['18:00', '02:00', '23:00', '23:30'], '18:00–02:00 and 23:00–23:30'],
  ])('that overlap are refused: %j', (times, named) => {
    expect(day(...times)).toEqual({
      problem: `Monday: ${named} overlap. Write one shift, or let one end before the other.`,
    });
  });

  test('that follow one another are saved', () => {
    expect(day('11:00', '15:00', '15:00', '22:00')).toMatchObject({ kind: 'open', shifts: { length: 2 } });
    expect(day('17:00', '01:00', '11:00', '15:00')).toMatchObject({ kind: 'open', shifts: { length: 2 } });
  });

  test('are written when both times of each are there', () => {
    expect(day('11:00', '15:00', '17:00', '')).toEqual({ problem: 'Monday: a time is missing.' });
    expect(day('11:00', '15:00', '', '')).toMatchObject({ shifts: [{ open: '11:00', close: '15:00' }] });
  });
});
