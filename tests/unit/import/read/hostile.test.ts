import { describe, expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';

describe('a file that means harm', () => {
  test.each([
    ['nests lists', `{"name":"A","menu":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    [
      'nests lists in a page',
      `<script type="application/ld+json">${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}</script>`,
    ],
  ])('%s: it is refused', (_, text) => {
    expect(() => importText(text)).toThrow(
      /^has more than 500 lists and objects inside of each other, which is not read$/,
    );
  });

  test('has more rows than anybody reads: it is refused', () => {
    expect(() => importText(`Name,Price\n${'a,1\n'.repeat(20_001)}`)).toThrow(/^has more than 20000 rows/);
  });

  test.each([
    ['nests elements', '<div>'.repeat(20_000), 'nests elements more than 10000 deep'],
    [
      'has elements that copy each other',
      Array.from({ length: 5000 }, (_, index) => `<b a=${index}><p>`).join(''),
      'has elements that overlap each other',
    ],
  ])('%s: it is refused', (_, body, message) => {
    expect(() => importText(`<html><title>Deep</title>${body}`)).toThrow(message);
  });

  test('has __proto__ as a header and as a key: nothing inherits it', () => {
    const table = importText('__proto__,Name,Price,constructor\n{"polluted":1},Soup,5,x\n');
    expect(table.configuration).toEqual({
      menu: [{ categories: [{ name: 'Menu', items: [{ name: 'Soup', price: 5 }] }] }],
    });
    expect(table.lost.map(({ path }) => path)).toEqual(['column __proto__', 'column constructor']);
    expect(importText('{"name":"A","telephone":"1","__proto__":{"polluted":1}}').configuration).not.toHaveProperty(
      'polluted',
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test.each(['=1+1', '=HYPERLINK("http://x";"a")', " =cmd|'/C calc'!A0", '@SUM(A1:A9)', '+cmd|1'])(
    'has a formula, %s: it is refused',
    (formula) => {
      const cell = `"${formula.replaceAll('"', '""')}"`;
      expect(() => importText(`Name,Description,Price\nSoup,good,4\nBread,${cell},5\n`)).toThrow(
        /^has a formula in row 3, ".*, which is not run: save the table with its values$/,
      );
    },
  );

  test('has texts that only look like formulas: they are texts', () => {
    const { configuration } = importText('Name,Description,Price\n- Soup -,=) good,+5\n="007",@kitchen,4\n');
    expect(configuration).toMatchObject({
      menu: [
        {
          categories: [
            {
              items: [
                { name: '- Soup -', description: '=) good' },
                { name: '007', description: '@kitchen' },
              ],
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['JSON that nobody closes', `{"name": "${'\\"'.repeat(2_000_000)}`, 'is no JSON that can be read'],
    [
      'a table of a million rows',
      `Name,Price\n${'a,1\n'.repeat(1_000_000)}`,
      'has more than 20000 rows, which are not read',
    ],
    [
      'a page of one long script',
      `<html><script type="application/ld+json">${'[{"a":'.repeat(500_000)}`,
      'has more than 500 lists and objects inside of each other, which is not read',
    ],
  ])('is %s: it is refused at once', (_, text, message) => {
    const start = performance.now();
    expect(() => importText(text)).toThrow(message);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('nests microdata: its title is found', () => {
    const page = `<html><title>Deep</title>${'<div itemscope itemprop="a" itemtype="https://schema.org/Thing">'.repeat(9000)}`;
    expect(importText(page).configuration).toEqual({ name: 'Deep' });
  });

  test.each([
    ['', 'is no export that is known: neither a web page, nor JSON, nor a table whose headers name items or locations'],
    [
      'a,b\n1,2\n',
      'is no export that is known: neither a web page, nor JSON, nor a table that is known: its first row has "a", "b". The headers of a menu are like "Name", "Category",',
    ],
    ['{"name": ', 'is no JSON that can be read'],
    ['[1, 2]', 'is a list of something that is not known'],
    ['{"foo":1,"bar":2}', 'is no export that is known: it has "foo", "bar"'],
    ['<html><body>Hi</body></html>', 'is a page that says nothing of a restaurant: it has no JSON-LD and no title'],
  ])('%j is nothing that is known', (text, message) => {
    expect(() => importText(text)).toThrow(message);
  });
});
