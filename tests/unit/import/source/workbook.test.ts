import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importWorkbook } from '#import/read/join-tables.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet. A number is a number, a text that begins with = a formula with its last result. */
function workbook(rows: (string | number)[][], others: Record<string, Uint8Array> = {}): Uint8Array {
  const cells = rows.map((row, index) => {
    const inRow = row.map((cell, column) => {
      const place = `${String.fromCharCode(65 + column)}${index + 1}`;
      if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
      return cell.startsWith('=')
        ? `<c r="${place}"><f>${cell.slice(1)}</f><v>7</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${index + 1}">${inRow.join('')}</row>`;
  });
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  const texts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(XML + text)]));
  return zipSync({ ...texts, ...others });
}

describe('a workbook', () => {
  test('of a menu is read as the table that it shows', async () => {
    const bytes = workbook([
      ['Our menu'],
      ['Plato', 'Categoría', 'Precio'],
      ['Paella', 'Arroces', 18.5],
      ['Agua', 'Bebidas', '=3+4'],
    ]);
    const { kind, configuration } = await importWorkbook(bytes);
    expect(kind).toBe('a table of a menu');
    expect(configuration).toEqual({
      menu: [
        {
          categories: [
            { name: 'Arroces', items: [{ name: 'Paella', price: 18.5 }] },
            { name: 'Bebidas', items: [{ name: 'Agua', price: 7 }] },
          ],
        },
      ],
    });
  });

  test('that unpacks to more than 64 MB is refused before it is unpacked', async () => {
    const bomb = workbook([['Name', 'Price']], { 'xl/bomb.xml': new Uint8Array(65 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(importWorkbook(bomb)).rejects.toThrow(/^has more than 64 MB when it is unpacked, which is not read$/);
  });

  test('that lies about its size is cut off, and refused', async () => {
    const bytes = workbook([['Name', 'Price'], ...Array.from({ length: 2000 }, () => ['Soup', 5])]);
    const lying = withSizes(bytes, 100);
    await expect(importWorkbook(lying)).rejects.toThrow(/^is /);
  });

  test.each([
    ['is damaged', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
    ['is another zip', zipSync({ 'a.txt': strToU8('a') })],
  ])('that %s is refused in one sentence', async (_, bytes) => {
    await expect(importWorkbook(bytes)).rejects.toThrow(/^is [^.\n]*$/);
  });
});

test('a workbook without a table that is known is refused with the headers that it has', async () => {
  await expect(importWorkbook(workbook([['a', 'b']]))).rejects.toThrow(
    /^is a workbook without a sheet that is known: .* its first row has "a", "b"\. The headers of a menu are like "Name"/,
  );
});

/** Every entry of the central directory says that it unpacks to so many bytes. */
function withSizes(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.slice().buffer);
  for (let at = 0; at < view.byteLength - 28; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return new Uint8Array(view.buffer);
}
