import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runImportCommand } from '#import/all/import-command.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { linkHost, TEST_HOSTS } from '../../../support/build/link-host.ts';
import { ROOT } from '../../../support/project.ts';

const SAMPLES = join(ROOT, 'tests/import');

async function importAll(list: string, folder = temporaryFolder()) {
  writeInto(folder, 'list.csv', list);
  const printed: string[] = [];
  const brandsDir = join(folder, 'brands');
  const network = { hostPolicy: TEST_HOSTS, wait: async () => undefined };
  const args = ['--all', join(folder, 'list.csv'), '--brands-dir', brandsDir];
  const run = () => runImportCommand({ root: ROOT, args, network, print: (text) => void printed.push(text) });
  const code = await run().catch(
    (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message.replace(`${folder}/`, '')}`,
  );
  return { folder, code, brands: () => readdirSync(brandsDir), said: printed.join('\n').replaceAll(folder, '') };
}

test('writes forty restaurants at once, one line each, and a table of what is missing', async () => {
  const { port } = await linkHost(
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `r${index}.example/`,
        (__, response) => {
          const node = {
            '@type': 'Restaurant',
            name: `Rye ${index}`,
            telephone: '+1 905 555 0142',
            ...(index % 2 === 0 && { openingHours: 'Mo 11:00-12:00' }),
          };
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(`<html><script type="application/ld+json">${JSON.stringify(node)}</script>`);
        },
      ]),
    ),
  );
  const rows = Array.from({ length: 40 }, (_, index) => `http://r${index}.example:${port}/`);
  const { code, said, brands } = await importAll(['Website', ...rows].join('\n'));
  expect(code).toBe(0);
  expect(brands()).toHaveLength(40);
  expect(said.match(/^\d+\/40 rye-\d+: written from /gm)).toHaveLength(40);
  expect(said).toContain('40 written into /brands, 0 there already, 0 failed.');
  const table = said.slice(said.indexOf('\n\n'));
  expect(table).toMatch(/^ +address +hours +description +logo +menu$/m);
  expect(table).toMatch(/^rye-0 +missing +missing +missing +missing$/m);
  expect(table).toMatch(/^rye-1 +missing +missing +missing +missing +missing$/m);
});

test('a list and a table in a doubtful encoding are told', async () => {
  const folder = temporaryFolder();
  writeInto(folder, 'menu.csv', Buffer.from('Item,Price\n\xca,5\nSoup,4', 'latin1'));
  const { said, brands } = await importAll('from,name\nmenu.csv,CafÃ© Rye\n', folder);
  expect(brands()).toEqual(['cafe-rye']);
  expect(said).toContain(
    'list.csv was read with another encoding than it had, and saved again: "CafÃ© Rye" is read as "Café Rye". Look at its accents.\n',
  );
  expect(said).toContain(
    '; it is not in UTF-8; was read as Windows-1252: look at its accents, or save it as CSV UTF-8\n',
  );
  expect(said).toContain('\nLook at the accents of cafe-rye.\n1 written into /brands');
});

test('says the language that the texts tell, and lists it where they do not', async () => {
  const folder = temporaryFolder();
  writeInto(
    folder,
    'carte.csv',
    'Plat;Prix;Description\nPâté;11;Cornichons et pain\nPoulet;24;Frites avec une salade et du pain\n',
  );
  writeInto(
    folder,
    'carta.csv',
    'Piatto,Price,Item,Description\nx,18,Tagliatelle,"Con ragù di manzo e maiale, cotto per sei ore"\n',
  );
  const { said } = await importAll('from,name\ncarte.csv,Chez\ncarta.csv,Da\n', folder);
  expect(said).toMatch(/chez: written from carte\.csv: .*; its language, as its texts tell: fr\n/);
  expect(said).toMatch(/^ +address .* language$/m);
  expect(said).toMatch(/^da +missing .*missing$/m);
});

test('one that fails stops no other, and a list can be run again', async () => {
  const list = `from,name,slug\n${SAMPLES}/google.json,,\n${SAMPLES}/page.html,,\nnothing.json,,x\n${SAMPLES}/toast.json,,\n${SAMPLES}/square.json,Square Place,sq\nhttp://127.0.0.1/,,\n`;
  const { folder, code, said, brands } = await importAll(list);
  expect(code).toBe(1);
  expect(brands()).toEqual(['saffron-lane', 'sq']);
  expect(said).toContain(
    'row 3 failed: "saffron-lane" is the slug of row 2, too: write another one into the column "slug".',
  );
  expect(said).toContain('row 4 failed: /nothing.json is missing.');
  expect(said).toContain(
    'row 5 failed: toast.json does not say what the restaurant is called: write it into the column "name".',
  );
  expect(said).toContain('row 7 failed: http://127.0.0.1/ is at no public address');
  const again = await importAll(list, folder);
  expect(again.said).toContain('sq: is there already, and stays as it is');
  expect(again.said).toContain('0 written into /brands, 2 there already, 4 failed.');
  expect(readFileSync(join(folder, 'brands/sq/website.json'), 'utf8')).toContain('"Square Place"');
});

test.each([
  ['name\nRye\n', '2 list.csv has no column "from", with the website or the file of each restaurant.'],
  [
    'from,slug\na.json,../x\n',
    '2 list.csv is wrong in row 2: "../x" can\'t be a brand: a slug has only a-z, 0-9 and hyphens, at most 63.',
  ],
  ['from\n', '2 list.csv lists no restaurant.'],
  [`from\n${'a.json\n'.repeat(1001)}`, '2 list.csv lists more than 1000 restaurants, which are not read.'],
])('%j is no list', async (list, message) => {
  expect((await importAll(list)).code).toBe(message);
});

test('a list is asked for', async () => {
  const print = () => undefined;
  await expect(runImportCommand({ root: ROOT, args: [], print })).rejects.toThrow(
    /^import needs --all and a list of restaurants/,
  );
});
