import { expect, test } from 'vitest';
import { describeImport, describeLost, foundIn } from '#import/read/describe.ts';

test('what is true of a whole column or key comes before single rows', () => {
  const lost = [
    { path: 'row 4', message: '"?" is not a price.' },
    { path: 'locations[2].phone', message: 'is no number.' },
    { path: 'locations[].metadata', message: 'is not used (3 times)' },
    { path: 'column Vintage', message: 'is not used' },
  ];
  expect(describeLost(lost)).toEqual([
    'locations[].metadata: is not used (3 times)',
    'column Vintage: is not used',
    'row 4: "?" is not a price',
    'locations[2].phone: is no number',
  ]);
});

test('the same of many rows is one line, with the first of them', () => {
  const lost = Array.from({ length: 40 }, (_, index) => ({
    path: `row ${index + 2}`,
    message: '"ask" is not a price.',
  }));
  const other = { path: 'row 50', message: '"?" is not a price.' };
  expect(describeLost([...lost, other, ...lost.slice(0, 1)])).toEqual([
    'row 2, row 3, row 4 and 37 more: "ask" is not a price',
    'row 50: "?" is not a price',
  ]);
});

test('a column is told however many rows have something to tell', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ path: `row ${index}`, message: `"${index}" is no price.` }));
  const said = describeImport(
    {
      kind: 'a table',
      configuration: { name: 'Rye' },
      lost: [...rows, { path: 'column Vintage', message: 'is not used' }],
    },
    'menu.csv',
    { heroSection: {}, pages: {} },
  );
  expect(said).toContain('Not used, by its place in the source:\n  column Vintage: is not used\n  row 0: ');
  expect(said).toContain('\n  and 16 more\n');
});

test('times, extras and calories of a menu are told where there are some', () => {
  const soup = { name: 'Soup', price: 6, calories: 320, modifierGroups: ['b'] };
  const menu = (served?: string) => ({
    name: 'Lunch',
    ...(served && { served }),
    categories: [{ name: 'A', items: [soup] }],
  });
  expect(foundIn({ menu: [menu('Daily'), menu()] })).toEqual([
    '2 items on the menu: 2 with a price, 0 with a picture, 2 with calories, 2 with extras',
    'the times at which a menu is served',
  ]);
  const tea = { name: 'Tea', sizes: [{ name: 'Cup', price: 3, calories: 2 }] };
  expect(foundIn({ menu: [{ items: [tea] }] })).toEqual([
    '1 item on the menu: 1 with a price, 0 with a picture, 1 with calories',
  ]);
});
