import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_HOSTS } from '#brand/network/http-request.ts';
import { newCommand } from '#import/new-command.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { answerWith, pictureServer } from '../../../support/build/picture-server.ts';
import { warningsFor } from '../../../support/build/read-brand.ts';
import { terminalOf } from '../../../support/build/terminal.ts';
import { ROOT } from '../../../support/project.ts';

const WEBSITE = `{
  "$comment": "Ours: ask Maria before a price changes.",
  "name": "Rye",
  "phone": "(905) 555-0142",
  "openingHoursSpecification": [
    { "dayOfWeek": "Tuesday", "opens": "11:30", "closes": "22:00" },
    { "date": "2026-12-25", "isClosed": true }
  ],
  "menu": {
    "sections": [
      {
        "name": "Pizza",
        "dishes": [{ "name": "Margherita", "price": "$16.50", "description": "By hand." }, { "name": "Marinara", "price": 14 }]
      }
    ]
  }
}
`;

/** A brand "rye", and the export that is merged into it. */
function inFolder(source: string | object, website = WEBSITE) {
  const folder = temporaryFolder();
  writeInto(
    folder,
    'brands/rye/brand.json',
    '{ "brandId": "rye", "siteUrl": "https://rye.example", "source": "file" }',
  );
  writeInto(folder, 'brands/rye/website.json', website);
  writeInto(folder, 'export', typeof source === 'string' ? source : JSON.stringify(source));
  const run = async (args: string[] = [], keys?: string, from = join(folder, 'export')) => {
    const printed: string[] = [];
    await newCommand({
      root: ROOT,
      args: ['--brands-dir', join(folder, 'brands'), '--from', from, '--into', 'rye', ...args],
      environment: { SUPABASE_URL: 'https://api.example', SUPABASE_ANON_KEY: 'anon' },
      terminal: keys === undefined ? undefined : terminalOf([['Write that', keys]]),
      network: { hostPolicy: ALL_HOSTS, wait: async () => undefined },
      print: (text) => void printed.push(text),
    });
    return printed.join('\n');
  };
  const fail = (...args: string[]) =>
    run(args).then(
      () => 'no error',
      (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message}`,
    );
  const written = () => readFileSync(join(folder, 'brands/rye/website.json'), 'utf8');
  return { folder, run, fail, written, read: () => JSON.parse(written()) as Record<string, unknown> };
}

const MENU =
  'Category,Item,Price,Description,Vegan\nPizza,Margherita,17,From the till,\nPizza,Marinara,14,,yes\nPizza,Diavola,19,,\nSweets,Cannoli,8,,\n';

describe('--into', () => {
  test('lists first, adds what is new, and leaves what differs and what only the brand has', async () => {
    const { run, written } = inFolder(MENU);
    const said = await run();
    expect(said.slice(0, said.lastIndexOf(' written into'))).toMatchInlineSnapshot(`
      "export looks like a table of a menu.

      New:
        menu, Pizza, Marinara, isVegan: true
        menu, Pizza, Diavola 19
        menu, Sweets: 1 item

      Changed, and left as it is (--take menu takes it from the source):
        menu, Pizza, Margherita, description: "By hand." here, "From the till" in the source
        menu, Pizza, Margherita, price: "$16.50" here, 17 in the source

      3 values are"
    `);
    expect(written()).toMatchInlineSnapshot(`
      "{
        "$comment": "Ours: ask Maria before a price changes.",
        "name": "Rye",
        "phone": "(905) 555-0142",
        "openingHoursSpecification": [
          { "dayOfWeek": "Tuesday", "opens": "11:30", "closes": "22:00" },
          { "date": "2026-12-25", "isClosed": true }
        ],
        "menu": {
          "sections": [
            {
              "name": "Pizza",
              "dishes": [{ "name": "Margherita", "price": "$16.50", "description": "By hand." }, { "name": "Marinara", "price": 14, "isVegan": true }, { "name": "Diavola", "price": 19 }]
            },
            {
              "name": "Sweets",
              "items": [
                {
                  "name": "Cannoli",
                  "price": 8
                }
              ]
            }
          ]
        }
      }
      "
    `);
  });

  test('takes what it is told to, and nothing else of the file changes', async () => {
    const { run, written } = inFolder('Category,Item,Price,Description\nPizza,Margherita,17,From the till\n');
    const said = await run(['--take', 'menu']);
    expect(said).toContain('  menu, Pizza, Margherita, price: "$16.50" here, 17 in the source');
    expect(said).toContain('Only here, and left as it is:\n  Marinara');
    expect(written()).toBe(WEBSITE.replace('"$16.50"', '17').replace('By hand.', 'From the till'));
  });

  test('sizes take the place of a price', async () => {
    const { run, read } = inFolder('Category,Item,Size,Price\nPizza,Margherita,Small,12\nPizza,Margherita,Large,18\n');
    await run(['--take', 'menu']);
    const menu = read()['menu'] as { sections: { dishes: object[] }[] };
    expect(menu.sections[0]?.dishes[0]).toEqual({
      name: 'Margherita',
      description: 'By hand.',
      sizes: [
        { name: 'Small', price: 12 },
        { name: 'Large', price: 18 },
      ],
    });
  });

  test('hours: the dates that only the brand has stay with the weekly hours of the source', async () => {
    const { run, read } = inFolder({ name: 'Rye', telephone: '+1 905-555-0142', openingHours: 'Tu-We 10:00-20:00' });
    const said = await run(['--take', 'hours']);
    expect(said).toContain(
      'openingHours: Tuesday 11:30-22:00 here, Tuesday, Wednesday 10:00-20:00; 2026-12-25 closed in the source',
    );
    expect(said).not.toContain('phone');
    expect(read()['openingHoursSpecification']).toEqual([
      { day: ['Tuesday', 'Wednesday'], open: '10:00', close: '20:00' },
      { date: '2026-12-25', isClosed: true },
    ]);
  });

  test('one location of an export is the restaurant that has no list of locations', async () => {
    const { run, read } = inFolder(readFileSync(join(ROOT, 'tests/import/google.json'), 'utf8'));
    await run();
    expect(read()).toMatchObject({ name: 'Rye', address: { addressLocality: 'Mississauga' } });
    expect(read()).not.toHaveProperty('locations');
    expect(warningsFor(read()).filter((warning) => !warning.includes('currency'))).toEqual([]);
  });

  test('locations are found by their street, and new ones come behind them', async () => {
    const own = {
      name: 'Rye',
      locations: [{ id: 'a', name: 'Old name', address: '1 King St', phone: '416 555 0001' }],
    };
    const place = (name: string, street: string) => ({
      '@type': 'Restaurant',
      name,
      address: { streetAddress: street },
      openingHours: 'Mo 11:00-12:00',
    });
    const { run, read } = inFolder(
      { '@graph': [place('Rye King', '1 King St.'), place('Rye Queen', '2 Queen St')] },
      JSON.stringify(own, null, '\t'),
    );
    const said = await run();
    expect(said).toContain('Old name, name: "Old name" here, "Rye King" in the source');
    expect(read()['locations']).toMatchObject([
      { id: 'a', name: 'Old name', address: '1 King St', openingHours: [{ open: '11:00' }] },
      { name: 'Rye Queen' },
    ]);
  });

  const PLACES =
    'Name,Address,City,Phone,Monday\nRye King,1 King St,Toronto,416 555 0001,10:00-20:00\nRye Queen,2 Queen St,Toronto,416 555 0002,\n';

  test('locations of a source are new where the brand has none', async () => {
    const { run, read } = inFolder(PLACES, '{\n  "name": "Rye",\n  "menu": []\n}\n');
    const said = await run();
    expect(said).toContain(
      'New:\n  locations, Rye King: 1 King St, Toronto\n  locations, Rye Queen: 2 Queen St, Toronto\n',
    );
    expect(said).toContain('2 values are written');
    expect(read()['locations']).toMatchObject([
      { name: 'Rye King', phone: '416 555 0001', openingHours: [{ open: '10:00' }, {}] },
      { name: 'Rye Queen', phone: '416 555 0002' },
    ]);
    expect(read()).not.toHaveProperty('address');
    expect(await run()).toContain('The brand says all else already');
  });

  test('the restaurant that the brand states without a list becomes one of its locations, and keeps its facts', async () => {
    const own = {
      name: 'Rye',
      telephone: '416 555 9999',
      address: { streetAddress: '1 King St.', addressLocality: 'Toronto' },
      openingHours: 'Mo 09:00-17:00',
    };
    const { run, read } = inFolder(PLACES, JSON.stringify(own));
    const said = await run();
    expect(said).toContain('  locations, Rye King: 1 King St., Toronto\n');
    expect(said).toMatch(
      /Changed, and left as it is .*\n {2}.*[^]*Rye King, telephone: "416 555 9999" here, "416 555 0001" in the source/,
    );
    expect(said).toContain('Rye King, openingHours: Monday 09:00-17:00 here, Monday 10:00-20:00');
    expect(read()).toMatchObject({
      ...own,
      locations: [
        { name: 'Rye King', phone: '416 555 9999', openingHours: [{ open: '09:00' }] },
        { name: 'Rye Queen' },
      ],
    });
  });

  test('--take takes the facts of that restaurant from the source, above and in the list', async () => {
    const own = {
      name: 'Rye',
      telephone: '416 555 9999',
      address: { streetAddress: '1 King St', addressLocality: 'Toronto' },
    };
    const { run, read } = inFolder(PLACES, JSON.stringify(own));
    await run(['--take', 'contact']);
    expect(read()).toMatchObject({
      telephone: '416 555 0001',
      locations: [{ name: 'Rye King', phone: '416 555 0001' }, { name: 'Rye Queen' }],
    });
  });

  test('a restaurant that the source does not list stays beside its new locations', async () => {
    const own = { name: 'Rye', telephone: '1', address: { streetAddress: '9 Elm St' }, openingHours: 'Mo 09:00-17:00' };
    const { run, read } = inFolder(PLACES, JSON.stringify(own));
    expect(await run()).toContain('New:\n  locations, Rye: 9 Elm St\n  locations, Rye King: 1 King St, Toronto\n');
    expect(read()['locations']).toMatchObject([
      { name: 'Rye', address: { streetAddress: '9 Elm St' }, openingHours: [{ open: '09:00' }] },
      { name: 'Rye King' },
      { name: 'Rye Queen' },
    ]);
  });

  test('what has no place in the brand is listed as not used', async () => {
    const source = {
      name: 'Rye',
      description: 'Of the brand.',
      hasMenu: 'https://rye.example/menu',
      logo: 'https://rye.example/logo.png',
      locations: [
        { name: 'Rye Queen', description: 'Of the location.', deliveryAreas: ['Downtown'], address: '2 Queen St' },
      ],
      menu: {
        categories: [
          { name: 'Pies', items: [{ name: 'Marinara' }] },
          { name: 'Soon', description: 'From May' },
        ],
        items: [
          { name: 'Calzone', price: 9 },
          { name: 'Margherita', price: '$16.50' },
        ],
      },
    };
    const { run, written } = inFolder(
      source,
      WEBSITE.replace(
        '"name": "Rye",',
        '"name": "Rye", "description": "Of the brand.", "logo": "images/logo.png", "address": "2 Queen St",',
      ),
    );
    const before = written();
    const said = await run();
    expect(said).not.toContain('New:');
    expect(said.slice(said.indexOf('Not used'), said.indexOf('Nothing is written'))).toMatchInlineSnapshot(`
      "Not used, by its place in the source:
        Rye Queen, name: has no place in a brand without locations
        Rye Queen, deliveryAreas: has no place in a brand without locations
        hasMenu: how it shows its menu stays as it is
        menu, Pies: its items are in other categories here
        menu, Calzone: the source names no category of it
        pictures, 1: the brand has its own in their places
        locations[].description: is not used

      The brand says all else already.

      "
    `);
    expect(said).not.toContain('all that already');
    expect(written()).toBe(before);
  });

  test('the words of a menu itself are compared, too', async () => {
    const { run } = inFolder({
      name: 'Rye',
      menu: { description: 'All day.', categories: [{ name: 'Pizza', items: [{ name: 'Marinara' }] }] },
    });
    expect(await run()).toContain('New:\n  menu, description: "All day."\n');
  });

  test('what is the same is not listed, and nothing is written', async () => {
    const { run, written } = inFolder('Category,Item,Price\nPizza,marinara,14.00\n');
    expect(await run(['--take', 'all'])).toMatch(
      /The brand says all that already[^]*Nothing is written: .*website\.json stays as it is\.$/,
    );
    expect(written()).toBe(WEBSITE);
  });

  test('--dry-run writes nothing', async () => {
    const { folder, run, written } = inFolder(MENU);
    expect(await run(['--dry-run'])).toContain('Nothing is written, because of --dry-run');
    expect(written()).toBe(WEBSITE);
    expect(readdirSync(join(folder, 'brands/rye'))).toEqual(['brand.json', 'website.json']);
  });

  test('a picture that robots.txt forbids is left out, and what comes behind it is where it belongs', async () => {
    const { origin } = await pictureServer({
      '/': answerWith(
        '<title>Rye</title><img alt="logo" src="/private/logo.png"><a href="tel:+19055550142">x</a><meta name="description" content="Bread.">',
        { 'content-type': 'text/html' },
      ),
      '/robots.txt': answerWith('User-agent: *\nDisallow: /private', { 'content-type': 'text/plain' }),
    });
    const { run, written } = inFolder('', `\uFEFF{\r\n  "name": "Rye"\r\n}\r\n`);
    expect(await run([], undefined, origin)).toContain('2 values are written into');
    expect(written()).toBe(
      `\uFEFF{\r\n  "name": "Rye",\r\n  "description": "Bread.",\r\n  "telephone": "+19055550142"\r\n}\r\n`,
    );
  });

  test('in a terminal it asks before it writes', async () => {
    const { run, written } = inFolder(MENU);
    await expect(run([], 'n')).rejects.toThrow('Cancelled: nothing is written.');
    expect(written()).toBe(WEBSITE);
    await run([], 'y');
    expect(written()).not.toBe(WEBSITE);
  });

  test.each([
    [
      ['--take', 'menus'],
      '2 --take knows no "menus", only hours, menu, locations, contact, links, look, pictures, reviews, texts and all. Did you mean "menu"?',
    ],
    [['--name', 'Rye'], '2 --name is for a new brand, not for one that --into names.'],
    [['--into', 'no-such'], expect.stringMatching(/^2 There is no brand "no-such" in /)],
  ])('%j is refused', async (args, message) => {
    const { fail, written } = inFolder(MENU);
    expect(await fail(...args)).toEqual(message);
    expect(written()).toBe(WEBSITE);
  });

  test('a file that is no JSON, and a brand of a backend, are refused', async () => {
    const broken = inFolder(MENU, '{ "name" }');
    expect(await broken.fail()).toMatch(/^2 .*website\.json: line 1, column 10: /);
    const other = inFolder(MENU);
    writeInto(other.folder, 'brands/rye/brand.json', '{ "brandId": "rye", "siteUrl": "https://rye.example" }');
    expect(await other.fail()).toMatch(/^2 --into needs a brand with "source": "file"/);
  });
});

describe('times, extras and nutrition of a menu', () => {
  const soup = { name: 'Soup', price: 6, calories: 320, nutrition: { proteinContent: 12 }, modifierGroups: ['b'] };
  const source = {
    menu: {
      served: [{ day: ['Monday', 'Tuesday'], open: '11:00', close: '15:00' }],
      modifierGroups: [
        { id: 'a', name: 'Crust', modifiers: [{ name: 'Thin' }, { name: 'Filled', price: 3 }] },
        { id: 'b', name: 'Bread', modifiers: [{ name: 'Rye', price: 1 }] },
      ],
      categories: [
        {
          name: 'Pizza',
          items: [
            {
              name: 'Marinara',
              price: 14,
              timeSpecificPrices: [{ name: 'Happy hour', price: 9, served: 'Until six' }],
            },
            soup,
          ],
        },
      ],
    },
  };

  test('are told in words, and written where the brand says nothing of them', async () => {
    const { run, read } = inFolder(source);
    expect((await run()).split('\n\n')[1]).toMatchInlineSnapshot(`
      "New:
        menu, served: Monday, Tuesday 11:00-15:00
        menu, Crust: 2 modifiers
        menu, Bread: 1 modifier
        menu, Pizza, Marinara, timeSpecificPrices: Happy hour 9 "Until six"
        menu, Pizza, Soup 6"
    `);
    expect(read()['menu']).toMatchObject({
      served: source.menu.served,
      modifierGroups: source.menu.modifierGroups,
      sections: [{ dishes: [{ name: 'Margherita' }, { timeSpecificPrices: [{ price: 9 }] }, soup] }],
    });
  });

  test('a new group joins those of the brand, and one that differs is left as it is', async () => {
    const own = { id: 'a', name: 'Crust', modifiers: [{ name: 'Thick', price: 2 }] };
    const website = WEBSITE.replace('"sections"', `"modifierLists": [${JSON.stringify(own)}],\n    "sections"`);
    const { run, read } = inFolder(source, website);
    const words = 'menu, Crust, modifiers: Thick $2.00 here, Thin, Filled 3 in the source';
    expect(await run()).toContain(words);
    expect((read()['menu'] as { modifierLists: unknown }).modifierLists).toEqual([own, source.menu.modifierGroups[1]]);
  });
});
