import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runChangeCommand, type Terminal } from '#changes/many/change-command.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { brandJson } from '../../../support/build/make-brand.ts';
import { terminalOf } from '../../../support/build/terminal.ts';

const HOURS = [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }];
const NOW = { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-28T15:30Z') / 1000) };

const MENU = {
  modifierGroups: [
    {
      id: 'extras',
      name: 'Extras',
      modifiers: [
        { name: 'Basil', price: 0 },
        { name: 'Burrata', price: 4 },
      ],
    },
  ],
  categories: [
    {
      id: 'pizza',
      name: 'Pizza',
      items: [
        { id: 'margherita', name: 'Margherita', price: 17.5, timeSpecificPrices: [{ name: 'Happy hour', price: 12 }] },
        { id: 'catch', name: 'Catch of the day', price: 'Market price' },
        {
          id: 'marinara',
          name: 'Marinara',
          sizes: [
            { name: 'Small', price: 12 },
            { name: 'Large', price: '$16.00' },
          ],
        },
      ],
    },
  ],
};

interface BrandFiles {
  website: unknown;
  group?: string;
  source?: string;
  more?: Record<string, unknown>;
}

const RYE = {
  name: 'Rye',
  timezone: 'America/Toronto',
  telephone: '416 555 0100',
  openingHours: HOURS,
  menu: MENU,
  currency: 'CAD',
};

/** Written by hand: with its own spaces, and a value in no order. */
const textOf = (website: unknown): string =>
  typeof website === 'string' ? website : `${JSON.stringify(website, null, 2).replace('"name": ', '"name"  :  ')}\n`;

function brandsIn(brands: Record<string, BrandFiles>, groups: Record<string, unknown> = { toronto: {} }): string {
  const files: Record<string, string> = {};
  for (const [name, group] of Object.entries(groups)) files[`_groups/${name}.json`] = JSON.stringify(group);
  for (const [slug, { website, group, source = 'file' }] of Object.entries(brands)) {
    files[`${slug}/brand.json`] = brandJson(slug, {
      source,
      ...(source === 'supabase' && { supabaseUrl: 'https://b.example', supabaseAnonKey: 'x' }),
      ...(group && { group }),
    });
    if (source === 'file') files[`${slug}/website.json`] = textOf(website);
  }
  return temporaryFolder(files);
}

async function change(brandsDir: string, args: string[], terminal?: Terminal): Promise<{ code: number; said: string }> {
  let said = '';
  const code = await runChangeCommand({
    args: [...args, '--brands-dir', brandsDir],
    environment: NOW,
    ...(terminal && { terminal }),
    print: (text) => void (said += `${text}\n`),
  });
  return { code, said: said.replaceAll(brandsDir, 'brands') };
}

const read = (brandsDir: string, path: string): string => readFileSync(join(brandsDir, path), 'utf8');
const holiday = ['--set', 'closedDates+=2026-12-25'];

/** Lines that are in one text and not in the other. */
function diff(before: string, after: string): { gone: string[]; added: string[] } {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return { gone: old.filter((line) => !fresh.includes(line)), added: fresh.filter((line) => !old.includes(line)) };
}

describe('a change of many brands', () => {
  test('one holiday for forty brands is forty diffs of one line, and nothing else differs', async () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `brand-${index}`);
    const closed = [undefined, ['2026-01-01', '2027-01-01'], null];
    const brands = Object.fromEntries(
      slugs.map((slug, index) => {
        const own = closed[index % 3];
        return [
          slug,
          { group: 'toronto', website: { ...RYE, name: slug, ...(own !== undefined && { closedDates: own }) } },
        ];
      }),
    );
    const brandsDir = brandsIn({ ...brands, apart: { website: RYE } });
    const before = new Map([...slugs, 'apart'].map((slug) => [slug, read(brandsDir, `${slug}/website.json`)]));
    const { code, said } = await change(brandsDir, ['--group', 'toronto', ...holiday, '--yes']);
    expect(code).toBe(0);
    expect(said).toContain('40 brands change.\nWritten for 40 brands.');
    const [date] = ['2026-12-25'];
    for (const [index, slug] of slugs.entries()) {
      const { gone, added } = diff(before.get(slug) ?? '', read(brandsDir, `${slug}/website.json`));
      expect(added).toEqual([
        index % 3 === 1 ? `    "${date}",` : `  "closedDates": ["${date}"]${index % 3 === 2 ? '' : ','}`,
      ]);
      expect(gone).toEqual(index % 3 === 2 ? ['  "closedDates": null'] : []);
      expect(readdirSync(join(brandsDir, slug)).sort()).toEqual(['brand.json', 'website.json']);
    }
    expect(read(brandsDir, 'apart/website.json')).toBe(before.get('apart'));
    expect(read(brandsDir, '_groups/toronto.json')).toBe('{}');
    const again = await change(brandsDir, ['--group', 'toronto', ...holiday, '--yes']);
    expect(again.said).toContain('0 brands change, 40 stay as they are.');
  });

  test('all prices are four per cent more to the next quarter; words and prices for some hours stay', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const before = read(brandsDir, 'rye/website.json');
    const { said } = await change(brandsDir, ['--all', '--set', 'prices*=1.04~0.25', '--yes']);
    expect(said).toMatchInlineSnapshot(`
      "rye: brands/rye/website.json
        4 prices: Burrata 4 → 4.25, Margherita 17.5 → 18.25, Marinara (Small) 12 → 12.5 and 1 more
        A price is no number and left alone: Catch of the day, "Market price".
        A price for some hours (timeSpecificPrices) is left alone.

      1 brand changes.
      Written for 1 brand.
      "
    `);
    const { gone, added } = diff(before, read(brandsDir, 'rye/website.json'));
    expect([gone, added].map((lines) => lines.map((line) => line.trim()))).toMatchInlineSnapshot(`
      [
        [
          ""price": 4",
          ""price": 17.5,",
          ""price": "$16.00"",
        ],
        [
          ""price": 4.25",
          ""price": 18.25,",
          ""price": 12.5",
          ""price": "$16.75"",
        ],
      ]
    `);
  });

  test('at a time it is a set a brand, and the configuration stays as it is', async () => {
    const brandsDir = brandsIn({
      rye: { website: RYE },
      oat: { website: { ...RYE, name: 'Oat', closedDates: ['2027-01-01'] } },
    });
    const before = read(brandsDir, 'rye/website.json');
    const args = ['--brand', 'rye,oat', ...holiday, '--set', 'menu.categories[id=pizza].items[id=margherita].price=18'];
    const times = ['--at', '2026-12-24T18:00', '--until', '2026-12-27', '--why', 'Christmas at home'];
    const { code, said } = await change(brandsDir, [...args, ...times, '--yes']);
    expect(said).toMatchInlineSnapshot(`
      "rye: brands/rye/changes/2026-12-24-christmas-at-home.json
        closedDates: closed on Friday 25 December 2026 too
        Pizza, Margherita: price 17.5 → 18
      oat: brands/oat/changes/2026-12-24-christmas-at-home.json
        closedDates: closed on Friday 25 December 2026 too
        Pizza, Margherita: price 17.5 → 18

      2 brands change.
      Written for 2 brands.
      "
    `);
    expect(code).toBe(0);
    expect(read(brandsDir, 'rye/website.json')).toBe(before);
    expect(JSON.parse(read(brandsDir, 'rye/changes/2026-12-24-christmas-at-home.json'))).toEqual({
      at: '2026-12-24T18:00',
      until: '2026-12-27',
      why: 'Christmas at home',
      edits: [
        { path: 'closedDates[+]', after: '2026-12-25' },
        { path: 'menu.categories[id=pizza].items[id=margherita].price', before: 17.5, after: 18 },
      ],
    });
    expect((await change(brandsDir, [...args, ...times, '--yes'])).said).toContain(
      '0 brands change, 2 stay as they are.',
    );
    await change(brandsDir, [
      '--brand',
      'rye',
      '--set',
      'telephone=4165550199',
      '--at',
      '2026-12-24',
      '--why',
      'Christmas at home',
      '--yes',
    ]);
    expect(readdirSync(join(brandsDir, 'rye/changes')).sort()).toEqual([
      '2026-12-24-christmas-at-home-2.json',
      '2026-12-24-christmas-at-home.json',
    ]);
    expect(read(brandsDir, 'rye/changes/2026-12-24-christmas-at-home-2.json')).toContain('"after": "4165550199"');
  });

  test('what will not fit beside the sets that are there is told before it is written', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const price = 'menu.categories[id=pizza].items[id=margherita].price';
    const set = (more: string[]) => change(brandsDir, ['--all', ...more, '--yes']);
    expect((await set(['--set', `${price}=19`, '--at', '2026-12-26'])).code).toBe(0);
    expect(await set(['--set', `${price}=18`])).toMatchObject({
      code: 1,
      said: expect.stringContaining('A build would warn of changes/') as string,
    });
  });

  describe('beside a later one of the same value', () => {
    const price = 'menu.categories[id=pizza].items[id=margherita].price';
    const both = ['--set', `${price}=18`, '--set', 'telephone=416 555 0199', '--at', '2026-12-24', '--all'];
    const withLater = (path = price): string => {
      const later = { at: '2026-12-26', by: 'Sofia', edits: [{ path, before: 17.5, after: 19 }] };
      const brandsDir = brandsIn({ rye: { website: RYE } });
      mkdirSync(join(brandsDir, 'rye/changes'));
      writeFileSync(join(brandsDir, 'rye/changes/later.json'), JSON.stringify(later, null, 2));
      return brandsDir;
    };
    const sets = (brandsDir: string) => readdirSync(join(brandsDir, 'rye/changes'));
    const beforeOfLater = (brandsDir: string): unknown =>
      (JSON.parse(read(brandsDir, 'rye/changes/later.json')) as { edits: { before: number }[] }).edits[0]?.before;

    test('it is told, and nothing is written unless somebody says how; --dry-run ends as that does', async () => {
      const brandsDir = withLater();
      const { code, said } = await change(brandsDir, [...both, '--yes']);
      expect([code, said]).toMatchInlineSnapshot(`
        [
          1,
          "rye: brands/rye/changes/2026-12-24-menu-categories-id-pizza-items-id-marghe.json
          Pizza, Margherita: price 17.5 → 18
          telephone "416 555 0100" → "416 555 0199"
          Of the same value: Pizza, Margherita: price 17.5 → 19 comes 26 December 2026, 00:00 (America/Toronto), by Sofia (changes/later.json).

        1 brand changes, 1 has other changes of the same values.
        Nothing is written, because other changes with a date are of the same values. Add --meeting both, and the later ones go from the new value, or --meeting leave-out.
        ",
        ]
      `);
      expect([sets(brandsDir), beforeOfLater(brandsDir)]).toEqual([['later.json'], 17.5]);
      expect((await change(brandsDir, [...both, '--dry-run'])).code).toBe(1);
      expect((await change(brandsDir, [...both, '--dry-run', '--meeting', 'both'])).code).toBe(0);
    });

    test('the later one goes from the new value', async () => {
      const brandsDir = withLater();
      expect((await change(brandsDir, [...both, '--yes', '--meeting', 'both'])).code).toBe(0);
      expect([sets(brandsDir).length, beforeOfLater(brandsDir)]).toEqual([2, 18]);
      const again = await change(brandsDir, ['--all', '--set', 'name=Oat', '--at', '2026-12-28', '--yes']);
      expect(again).toMatchObject({ code: 0, said: expect.not.stringContaining('would warn') as string });
    });

    test('or is left alone', async () => {
      const brandsDir = withLater();
      const { code, said } = await change(brandsDir, [...both, '--yes', '--meeting', 'leave-out']);
      expect([code, said]).toEqual([
        0,
        expect.stringContaining('Left out, because Pizza, Margherita: price 17.5') as string,
      ]);
      const [made = ''] = sets(brandsDir);
      expect(JSON.parse(read(brandsDir, `rye/changes/${made}`))).toMatchObject({ edits: [{ path: 'telephone' }] });
      expect(beforeOfLater(brandsDir)).toBe(17.5);
      const alone = [...both.slice(0, 2), ...both.slice(4)];
      expect((await change(brandsDir, [...alone, '--yes', '--meeting', 'leave-out'])).said).toContain(
        '0 brands change',
      );
    });

    test('also where it names the same in other words', async () => {
      const brandsDir = withLater('menu.categories[name="Pizza"].items[name="Margherita"].price');
      await change(brandsDir, [...both, '--yes', '--meeting', 'leave-out']);
      const [made = ''] = sets(brandsDir);
      expect(JSON.parse(read(brandsDir, `rye/changes/${made}`))).toMatchObject({ edits: [{ path: 'telephone' }] });
      expect(beforeOfLater(brandsDir)).toBe(17.5);
      const middle = [...both, '--until', '2026-12-27', '--yes', '--meeting', 'both'];
      expect((await change(brandsDir, middle)).said).toContain("both can't have these times together");
    });

    test('a terminal asks', async () => {
      const brandsDir = withLater();
      const terminal = terminalOf([
        ['What shall hold?', '\r'],
        ['Write that for 1 brand?', 'y'],
      ]);
      expect((await change(brandsDir, both, terminal)).code).toBe(0);
      expect(beforeOfLater(brandsDir)).toBe(18);
    });

    test('what ends in the middle of it can’t be made to fit', async () => {
      const brandsDir = withLater();
      const args = [...both, '--until', '2026-12-27', '--yes', '--meeting', 'both'];
      const { code, said } = await change(brandsDir, args);
      expect([code, said]).toEqual([1, expect.stringContaining("both can't have these times together") as string]);
      expect(sets(brandsDir)).toHaveLength(1);
    });
  });

  test('a value that waits to be published is told, where it is known what is on the site', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    let said = '';
    const args = ['--all', '--set', 'telephone=416 555 0199', '--set', 'name=Oat', '--at', '2026-12-24', '--yes'];
    const code = await runChangeCommand({
      args: [...args, '--brands-dir', brandsDir],
      environment: NOW,
      print: (text) => void (said += `${text}\n`),
      publishedOf: () => ({ configuration: { ...RYE, telephone: '416 555 0111' } }),
    });
    expect(code).toBe(0);
    expect(said).toContain(
      'On the published site telephone is "416 555 0111": publish what is written before, else it is not made there.',
    );
    expect(said).not.toContain('site name');
  });

  test('a day that the group has is not written again', async () => {
    const place = (id: string, more = {}) => ({ id, name: id, openingHours: HOURS, ...more });
    const brandsDir = brandsIn(
      {
        rye: { website: RYE, group: 'toronto' },
        oat: {
          website: { ...RYE, specialHours: [{ date: '2026-12-25', open: '12:00', close: '20:00' }] },
          group: 'toronto',
        },
        chain: { website: { name: 'Chain', locations: [place('a'), place('b')], menu: MENU }, group: 'toronto' },
      },
      { toronto: { closedDates: ['2026-12-25'] } },
    );
    const [before, chain] = ['rye', 'chain'].map((slug) => read(brandsDir, `${slug}/website.json`));
    const { code, said } = await change(brandsDir, ['--group', 'toronto', ...holiday, '--yes']);
    expect([code, said]).toMatchInlineSnapshot(`
      [
        0,
        "chain: stays as it is
        closedDates of 2 locations have 2026-12-25 already, from the group toronto.
      oat: brands/oat/website.json
        closedDates: closed on Friday 25 December 2026 too
      rye: stays as it is
        closedDates has 2026-12-25 already, from the group toronto.

      1 brand changes, 2 stay as they are.
      Written for 1 brand.
      ",
      ]
    `);
    expect([read(brandsDir, 'rye/website.json'), read(brandsDir, 'chain/website.json')]).toEqual([before, chain]);
  });

  test('two changes of one value are one edit of a set', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    await change(brandsDir, ['--all', '--set', 'prices*=1.1~0.5', '--set', 'prices+=1', '--at', '2026-12-24', '--yes']);
    const { edits } = JSON.parse(read(brandsDir, 'rye/changes/2026-12-24-prices.json')) as { edits: unknown[] };
    expect(edits[1]).toEqual({
      path: 'menu.categories[id=pizza].items[id=margherita].price',
      before: 17.5,
      after: 20.5,
    });
    expect(edits).toHaveLength(4);
  });

  test('a brand with several clocks goes by that of its first location, and says so', async () => {
    const place = (id: string, timezone: string) => ({ id, name: id, timezone, openingHours: HOURS });
    const locations = [place('queen', 'America/Toronto'), place('gastown', 'America/Vancouver')];
    const brandsDir = brandsIn({ rye: { website: { name: 'Rye', locations, menu: MENU, currency: 'CAD' } } });
    const { code, said } = await change(brandsDir, ['--all', ...holiday, '--at', '2026-12-24T18:00', '--yes']);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('is on the clock of "queen", America/Toronto.') as string,
    ]);
    expect(read(brandsDir, 'rye/changes/2026-12-24-closed-dates.json')).toContain('"location": "queen"');
  });

  test('days go to each location that has hours', async () => {
    const locations = ['a', 'b', 'c'].map((id) => ({ id, name: id, openingHours: HOURS }));
    const brandsDir = brandsIn({
      rye: { website: { name: 'Rye', locations: [...locations, { id: 'd', name: 'd' }], menu: MENU } },
    });
    const { said } = await change(brandsDir, ['--all', ...holiday, '--yes']);
    expect(said).toContain('closedDates of 3 locations: closed on Friday 25 December 2026 too');
    expect(JSON.parse(read(brandsDir, 'rye/website.json'))).toMatchObject({
      locations: [
        { closedDates: ['2026-12-25'] },
        { closedDates: ['2026-12-25'] },
        { closedDates: ['2026-12-25'] },
        { id: 'd' },
      ],
    });
  });

  test.each<[string, string[], Record<string, BrandFiles>, string]>([
    [
      'a brand in a backend',
      holiday,
      { rye: { website: {}, source: 'supabase' } },
      'its configuration is in a backend',
    ],
    [
      'an item that is not there',
      ['--set', 'menu.categories[id=x].name=X'],
      { rye: { website: RYE } },
      'menu.categories has no entry [id=x].',
    ],
    [
      'a key that nobody knows',
      ['--set', 'emial=a@b.example'],
      { rye: { website: RYE } },
      '"emial" is not a known key. Did you mean "email"?',
    ],
    ['words that are to be multiplied', ['--set', 'name*=2'], { rye: { website: RYE } }, "can't be multiplied"],
    ['no JSON', holiday, { rye: { website: '{' } }, 'the file ends before everything is closed'],
    [
      'a key that is there twice',
      ['--set', 'name=Oat'],
      { rye: { website: '{ "name": "Rye", "name": "Rye", "menu": {} }' } },
      'has a key twice',
    ],
  ])('%s is told, and nothing is written', async (_, args, brands, message) => {
    const brandsDir = brandsIn(brands);
    const { code, said } = await change(brandsDir, ['--all', ...args, '--yes']);
    expect(said).toContain(message);
    expect(said).toContain("0 brands change, 1 can't be changed.");
    expect(code).toBe(1);
  });

  test('a list that comes from the group is not replaced by one entry', async () => {
    const faqs = [{ question: 'Dogs?', answer: 'Yes.' }];
    const brandsDir = brandsIn({ rye: { website: RYE, group: 'toronto' } }, { toronto: { faqs } });
    const more = ['--set', 'faqs+={"question": "Cats?", "answer": "No."}'];
    const now = await change(brandsDir, ['--group', 'toronto', ...more, '--yes']);
    expect(now).toMatchObject({ code: 1, said: expect.stringContaining('faqs comes from its group.') as string });
    const later = await change(brandsDir, ['--group', 'toronto', ...more, '--yes', '--at', '2026-12-24']);
    expect(later.code).toBe(0);
    expect(read(brandsDir, 'rye/changes/2026-12-24-faqs.json')).toContain('"path": "faqs[+]"');
  });

  test('what a build would warn of is told, and is not written unless somebody says so', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const before = read(brandsDir, 'rye/website.json');
    const wrong = ['--all', '--set', 'closedDates+=2026-13-45'];
    const { code, said } = await change(brandsDir, [...wrong, '--yes']);
    expect(said).toContain('A build would warn of closedDates[0]: "2026-13-45" is not a date.');
    expect([code, read(brandsDir, 'rye/website.json')]).toEqual([1, before]);
    const terminal = terminalOf([['Write that for 1 brand?', 'y']]);
    expect((await change(brandsDir, wrong, terminal)).code).toBe(0);
    expect(read(brandsDir, 'rye/website.json')).toContain('2026-13-45');
    expect((await change(brandsIn({ rye: { website: RYE } }), [...wrong, '--dry-run'])).code).toBe(1);
  });

  test('of hundreds of brands the one that can’t be read keeps no other back', async () => {
    const slugs = Array.from({ length: 100 }, (_, index) => `brand-${index}`);
    const brands = Object.fromEntries(slugs.map((slug) => [slug, { website: RYE }]));
    const brandsDir = brandsIn({ ...brands, 'brand-50': { website: '{' } });
    const { code, said } = await change(brandsDir, ['--all', ...holiday, '--yes']);
    expect([code, said]).toEqual([1, expect.stringContaining("99 brands change, 1 can't be changed.\nWritten for 99")]);
    expect(read(brandsDir, 'brand-50/website.json')).toBe('{');
  });

  test('a value that is named like what all objects have is a value', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const terminal = terminalOf([['Write that for 1 brand?', 'y']]);
    const named = '{"__proto__":{"polluted":true},"constructor":1}';
    expect((await change(brandsDir, ['--all', '--set', `theme=${named}`], terminal)).code).toBe(0);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(JSON.parse(read(brandsDir, 'rye/website.json'))).toMatchObject({ theme: JSON.parse(named) as object });
    const later = ['--all', '--set', 'theme.constructor=2', '--at', '9999-12-31', '--yes'];
    expect((await change(brandsDir, later)).said).toContain('constructor 1 → 2');
  });

  test('asks, and writes nothing where the answer is no', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const before = read(brandsDir, 'rye/website.json');
    const answer = change(brandsDir, ['--all', ...holiday], terminalOf([['Write that for 1 brand?', 'n']]));
    await expect(answer).rejects.toThrow('Nothing is written.');
    expect(read(brandsDir, 'rye/website.json')).toBe(before);
  });

  test('leaves a brand alone that somebody changes while it asks', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const terminal = terminalOf([['Write that for 1 brand?', 'y']]);
    terminal.output?.on('data', () =>
      writeFileSync(join(brandsDir, 'rye/website.json'), textOf({ ...RYE, name: 'Other' })),
    );
    const { code, said } = await change(brandsDir, ['--all', ...holiday], terminal);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('rye was changed meanwhile, and stays as it is.') as string,
    ]);
    expect(read(brandsDir, 'rye/website.json')).toBe(textOf({ ...RYE, name: 'Other' }));
  });

  test('shows without writing', async () => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const before = read(brandsDir, 'rye/website.json');
    expect((await change(brandsDir, ['--all', ...holiday, '--dry-run'])).said).toContain('because of --dry-run');
    expect(read(brandsDir, 'rye/website.json')).toBe(before);
  });

  test.each([
    [holiday, 'Nobody can be asked here. Add --yes to write, or --dry-run'],
    [['--yes'], 'change needs --set'],
    [[...holiday, '--all', '--group', 'toronto', '--yes'], 'change needs only one of'],
    [[...holiday, '--yes'], 'change needs one of'],
    [[...holiday, '--group', 'torono', '--yes'], 'There is no group "torono"'],
    [[...holiday, '--group', 'empty', '--yes'], 'No brand is in the group "empty".'],
    [[...holiday, '--brand', '../rye', '--yes'], '--brand: "../rye" is no slug'],
    [[...holiday, '--brand', 'oats', '--yes'], 'There is no brand "oats"'],
    [[...holiday, '--all', '--until', '2026-12-27', '--yes'], '--until is said of a change with --at'],
    [[...holiday, '--all', '--at', 'tomorrow', '--yes'], '--at: "tomorrow" is no date and no time.'],
  ])('%j is refused with 2', async (args, message) => {
    const brandsDir = brandsIn({ rye: { website: RYE, group: 'toronto' } }, { toronto: {}, empty: {} });
    const wanted = args.includes('--yes') ? args : [...args, '--all'];
    const refused = await change(brandsDir, wanted).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining(message) as string, exitCode: 2 });
  });

  test.each([
    [['--at', '2026-02-30'], 'is a day that no calendar has'],
    [['--at', '2026-12-24', '--until', '2026-12-24'], 'is not after'],
  ])('%j is told of each brand', async (times, message) => {
    const brandsDir = brandsIn({ rye: { website: RYE } });
    const { code, said } = await change(brandsDir, ['--all', ...holiday, ...times, '--yes']);
    expect([code, said]).toEqual([1, expect.stringContaining(message) as string]);
  });
});
