import { expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';
import { joinTables } from '#import/read/join-tables.ts';
import type { Source } from '#import/source/source.ts';
import { recognizeTable } from '#import/source/recognize-table.ts';
import { rowsOfCsv } from '#import/source/table.ts';

const sheet = (name: string, csv: string): { name: string; source: Source } => {
  const source = recognizeTable(rowsOfCsv(csv));
  if (source === undefined) throw new Error(`${name} is no table`);
  return { name, source };
};
const FOOD = sheet('Food', 'Name,Name (FR),Price\nSoup,Soupe,5\n');
const DRINKS = sheet('Drinks', 'Name,Name (FR),Price\nWater,Eau,2\n');

test('sheets that translate into one language keep the translations of each', () => {
  const { translations, configuration } = joinTables([FOOD, DRINKS], []);
  expect(translations).toEqual({ fr: { Soup: 'Soupe', Water: 'Eau' } });
  expect(configuration['menu']).toMatchObject([{ name: 'Food' }, { name: 'Drinks' }]);
});

test('a sheet that has nothing that can be used is told, and the others are read', () => {
  const past = sheet('Old', 'week,dish,price\n2020-03-30 - 2020-04-03,Stew,5\n');
  const { configuration, lost } = joinTables([past, FOOD], []);
  expect(configuration['menu']).toMatchObject([{ categories: [{ items: [{ name: 'Soup' }] }] }]);
  expect(lost).toContainEqual({
    path: 'sheet Old',
    message: expect.stringContaining('is of a week that is over') as string,
  });
});

test('sheets of which none has anything that can be used are refused', () => {
  const past = sheet('Old', 'week,dish,price\n2020-03-30 - 2020-04-03,Stew,5\n');
  expect(() => joinTables([past], [])).toThrow(/has nothing that can be used/);
});

test('of two currencies the first counts, and the other is told', () => {
  const { configuration, lost } = joinTables(
    [sheet('Here', 'Name,Price (CAD)\nSoup,5\n'), sheet('There', 'Name,Price (USD)\nPie,4\n')],
    [],
  );
  expect(configuration['currency']).toBe('CAD');
  expect(lost).toContainEqual({ path: 'sheet There', message: 'has its prices in USD, and they are shown in CAD' });
});

test('what was guessed is told: the language of names beside translations, and a status beside another', () => {
  expect(importText('Name,Name (FR),Price\nSoup,Soupe,5\n').notes).toEqual([
    'names no language for its column "Name", which is read as en, with translations into fr. Look whether that is meant',
  ]);
  const places = 'Name,City,Status\nA,Halifax,Closed\nB,Halifax,Temporarily Closed\n';
  expect(importText(places).notes).toEqual([
    'says "Closed" of A, and "Temporarily Closed" of another: the first is read as closed for good. Look whether that is meant',
  ]);
  expect(importText('Name,City,Status\nA,Halifax,Closed\n').notes).toBeUndefined();
});
