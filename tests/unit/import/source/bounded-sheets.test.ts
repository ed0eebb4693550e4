import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { boundSheets } from '#import/source/bounded-sheets.ts';
import { effortOf } from '../../../support/effort.ts';

const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const bound = (xml: string): string =>
  strFromU8(boundSheets({ 'xl/s.xml': strToU8(xml) })['xl/s.xml'] ?? new Uint8Array());
const cell = (place: string, row = /\d+$/.exec(place)?.[0] ?? ''): string =>
  `<row r="${row}"><c r="${place}"><v>1</v></c></row>`;

describe('a sheet', () => {
  test.each([
    ['one cell far away', cell('XFD1048576'), 'has more than 20000 rows, which are not read'],
    ['one row far away', '<row r="1048576" spans="1:2"><c r="A9"><v>1</v></c></row>', 'has more than 20000 rows'],
    ['one column far away', cell('XFD1'), 'has more than 1000 columns, which are not read'],
    ['cells in two corners', cell('A20000') + cell('ALL1'), 'has more than 2000000 cells, which are not read'],
    ['cells with a prefix', '<x:row r="20001"><x:c r="A20001"><x:v>1</x:v></x:c></x:row>', 'has more than 20000 rows'],
    ['a place in single quotes', "<row r='20001'><c r='A20001'><v>1</v></c></row>", 'has more than 20000 rows'],
    ['a place without an end', '<row r="1e300"><c r="A1"><v>1</v></c></row>', 'is no workbook that can be read'],
    ['a place in signs', '<row r="&#50;0001"><c r="A1"><v>1</v></c></row>', 'is no workbook that can be read'],
  ])('with %s is not read', (_, rows, message) => {
    expect(() => bound(sheetOf(rows))).toThrow(message);
  });

  test('that is as large as a table may be stays as it is', () => {
    for (const rows of [cell('A20000'), cell('ALL1'), cell('CV20000'), `<row r="1" s="2">${cell('A1')}</row>`])
      expect(bound(sheetOf(rows))).toBe(sheetOf(rows));
    expect(bound('<workbook><row r="99999"/></workbook>')).toBe('<workbook><row r="99999"/></workbook>');
  });

  test('with coloured cells to its last row is read without them', () => {
    const blanks =
      '<row r="1048576" ht="15"><c r="A1048576" s="3"/><c r="XFD1048576" s="3"/></row>\n<row r="30000" s="1" />';
    expect(bound(sheetOf(cell('A1') + blanks))).toBe(sheetOf(`${cell('A1')}\n`));
  });

  test('and every other part has no white space without end', () => {
    const space = ' '.repeat(6_000_000);
    expect(bound(`<sst><si><t>a  b${space}c</t></si>${space}</sst>`)).toBe('<sst><si><t>a  b c</t></si> </sst>');
    expect(bound(sheetOf(`${cell('A1')}${space}`))).toBe(sheetOf(`${cell('A1')} `));
  });

  test.each([
    ['blank cells', '<row r="1">' + '<c r="A1" s="1"/>'.repeat(1_000_000) + '</row>'],
    ['blank rows', '<row r="1"> </row>'.repeat(1_000_000)],
    ['rows without an end', '<row r="1"'.repeat(1_000_000)],
    ['cells without an end', '<c '.repeat(3_000_000)],
    ['white space', `<row r="1">${' '.repeat(15_000_000)}<c`],
    ['places', '<c r="A1"><v>1</v></c>'.repeat(500_000)],
  ])('of fifteen megabytes is looked at in a moment: %s', (_, rows) => {
    expect(effortOf(() => bound(sheetOf(rows)))).toBeLessThan(5);
  });
});
