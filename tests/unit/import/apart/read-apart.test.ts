import { strToU8, zipSync } from 'fflate';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readApart } from '#import/apart/read-apart.ts';
import { makePageReader } from '#import/address/page-reader.ts';
import { importFrom } from '#import/address/import-from.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A list whose rows nobody sees from outside: a sign in an attribute hides where they are. */
const hidden = (row: number): Uint8Array => {
  const rows = `<row spans=">" r="${row}"><c t=">" r="XFD${row}"><v>1</v></c></row>`;
  const name = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${name}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${name}"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r" Type="${name}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
};

describe('what somebody else wrote is read in a process of its own', () => {
  test('and comes back as it was read', async () => {
    const bytes = strToU8('Item,Price\nSoup,5\n');
    expect(await readApart('file', [bytes, 'menu.csv'])).toMatchObject({
      kind: 'a table of a menu',
      configuration: { menu: [{ categories: [{ name: 'Menu', items: [{ name: 'Soup', price: 5 }] }] }] },
    });
  });

  test('which is there for the next file, too, and after one that it could not read', async () => {
    await expect(readApart('file', [strToU8('a,b\n1,2\n'), 'menu.csv'])).rejects.toThrow(/^is no export that is known/);
    expect(await readApart('file', [strToU8('Item,Price\nSoup,5\n'), 'menu.csv'])).toMatchObject({
      kind: 'a table of a menu',
    });
  });

  test('which is ended where it needs too much memory', async () => {
    await expect(readApart('sheet', [hidden(100_000_000)], { seconds: 60, megabytes: 100 })).rejects.toThrow(
      'needs more than 100 MB of memory to be read, which it does not get',
    );
  });

  test('or too much time', async () => {
    await expect(readApart('sheet', [hidden(40_000_000)], { seconds: 0.01, megabytes: 4000 })).rejects.toThrow(
      'takes more than 0.01 s to be read, which is not waited for',
    );
  });

  test('and the sentence names the file', async () => {
    const folder = temporaryFolder({ 'menu.txt': 'a,b\n1,2\n' });
    const file = join(folder, 'menu.txt');
    await expect(importFrom({ file, label: 'menu.txt' }, makePageReader())).rejects.toThrow(
      `${file} is no export that is known`,
    );
  });
});
