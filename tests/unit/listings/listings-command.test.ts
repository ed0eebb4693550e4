import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { runListingsCommand } from '#listings/listings-command.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { brandFiles } from '../../support/build/make-brand.ts';

const WEEK = [{ day: 'Monday - Sunday', open: '09:00', close: '22:00' }];
const CHAIN = {
  name: 'Kumo',
  orderingLink: 'https://order.example/kumo',
  menu: {
    categories: [
      {
        name: 'Ramen',
        items: [
          { name: 'Shoyu', price: 18 },
          { name: 'Fish', price: 'Market price' },
        ],
      },
    ],
  },
  locations: [
    {
      name: 'Queen West',
      restaurant_id: 'q-1',
      telephone: '(416) 555-0134',
      openingHours: WEEK,
      address: { streetAddress: '412 Queen St W', addressLocality: 'Toronto', addressRegion: 'ON' },
    },
    { name: '=HYPERLINK("x")', openingHours: [{ day: 'Monday', hours: '11 to whenever' }] },
  ],
};

async function run(configuration: object, ...args: string[]) {
  const folder = temporaryFolder({});
  const brandsDir = temporaryFolder(brandFiles({ kumo: configuration }));
  let stdout = '';
  const code = await runListingsCommand({
    args: ['--brand', 'kumo', '--brands-dir', brandsDir, '--out-dir', join(folder, 'out'), ...args],
    environment: { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-28') / 1000) },
    stdout: { write: (text: string, done?: () => void) => void ((stdout += text), done?.()) },
  });
  return { code, stdout: stdout.replaceAll(folder, ''), out: join(folder, 'out', 'kumo') };
}

/** A profile as the API answers it, open from 9 to 22 each day. */
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const periods = DAYS.map((day) => ({ openDay: day, openTime: { hours: 9 }, closeDay: day, closeTime: { hours: 22 } }));
const PROFILE = {
  name: 'locations/1',
  title: 'Kumo Queen West',
  storeCode: 'q-1',
  phoneNumbers: { primaryPhone: '+1 416-555-0134' },
  regularHours: { periods },
};

function check(profile: unknown, configuration: object = CHAIN) {
  const file = join(temporaryFolder({}), 'profile.json');
  writeFileSync(file, typeof profile === 'string' ? profile : JSON.stringify(profile));
  return run(configuration, '--check', file);
}
const checked = async (profile: unknown, configuration?: object) => {
  const { code, stdout } = await check(profile, configuration);
  return { code, lines: stdout.trimEnd().split('\n') };
};

describe('the command listings', () => {
  test('writes the files of each location, a table, and says what is left out', async () => {
    const { code, stdout, out } = await run(CHAIN);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "kumo: 2 listings and directories.csv in /out/kumo. Nothing was sent.
        Queen West: menu of 1 item, hours, 1 link
          1 item is left out, because it has no price in numbers: Fish.
        =HYPERLINK("x"): menu of 1 item, 1 link
          Its hours are not known.
          1 item is left out, because it has no price in numbers: Fish.
      "
    `);
    expect(readdirSync(out).sort()).toEqual(['directories.csv', 'hyperlink-x', 'queen-west']);
    expect(readdirSync(join(out, 'queen-west')).sort()).toEqual([
      'google-food-menus.json',
      'google-location.json',
      'google-place-action-links.json',
    ]);
    const location = JSON.parse(readFileSync(join(out, 'queen-west', 'google-location.json'), 'utf8')) as object;
    expect(Object.keys(location)).toEqual(['regularHours', 'openInfo']);
    const [head = '', row = '', hostile = ''] = readFileSync(join(out, 'directories.csv'), 'utf8').split('\r\n');
    expect(head).toContain('Store code,Name,Address');
    expect(row).toContain('q-1,Queen West,412 Queen St W,Toronto,ON');
    expect(row).toContain('09:00-22:00');
    // A spreadsheet would run it, and hours that are not known are no "closed".
    expect(hostile).toContain(`"'=HYPERLINK(""x"")"`);
    expect(hostile).not.toContain('closed');
  });

  test('a location that is closed for good says so, and serves nothing', async () => {
    const gone = { name: 'Gone', permanentlyClosed: true, restaurant_id: 'g-1' };
    const configuration = { ...CHAIN, locations: [CHAIN.locations[0], gone] };
    const { out } = await run(configuration);
    expect(readdirSync(join(out, 'gone'))).toEqual(['google-location.json']);
    expect(readFileSync(join(out, 'gone', 'google-location.json'), 'utf8')).toContain('CLOSED_PERMANENTLY');
    const { lines } = await checked(
      [PROFILE, { title: 'Gone', storeCode: 'g-1', openInfo: { status: 'OPEN' } }],
      configuration,
    );
    expect(lines).toEqual(['Gone', '  Status: the profile says open, the site closed permanently.', '1 difference.']);
  });

  test('a brand without locations has one listing', async () => {
    const { out, stdout } = await run({ name: 'Kumo', openingHours: WEEK });
    expect(existsSync(join(out, 'restaurant', 'google-location.json'))).toBe(true);
    expect(stdout).toContain('kumo: 1 listing and directories.csv');
  });

  test('needs a brand, and one that is there', async () => {
    await expect(runListingsCommand({ args: [], environment: {} })).rejects.toThrow(UsageError);
    await expect(run({ name: 'X' }, '--brand', 'other')).rejects.toThrow(UsageError);
  });
});

describe('--check', () => {
  test('says nothing of a profile that says the same, and ends with 0', async () => {
    expect(await checked(PROFILE)).toEqual({ code: 0, lines: ['Nothing differs.'] });
  });

  test('says in words what differs, and ends with 1', async () => {
    const friday = {
      openDay: 'FRIDAY',
      openTime: { hours: 9 },
      closeDay: 'FRIDAY',
      closeTime: { hours: 21, minutes: 30 },
    };
    const profile = {
      ...PROFILE,
      title: 'Noodle House',
      phoneNumbers: { primaryPhone: '(416) 555-9999' },
      websiteUri: 'https://old.example/',
      openInfo: { status: 'CLOSED_TEMPORARILY' },
      regularHours: { periods: periods.map((period) => (period.openDay === 'FRIDAY' ? friday : period)) },
      specialHours: { specialHourPeriods: [{ startDate: { year: 2026, month: 12, day: 25 }, closed: true }] },
    };
    const { code, lines } = await checked(profile);
    expect(code).toBe(1);
    expect(lines.map((line) => line.replace(/https:\/\/kumo[^ ]*/, 'SITE'))).toMatchInlineSnapshot(`
      [
        "Queen West",
        "  Name: the profile says “Noodle House”, the site “Queen West”.",
        "  Phone: the profile says (416) 555-9999, the site (416) 555-0134.",
        "  Website: the profile says https://old.example/, the site SITE",
        "  Status: the profile says closed temporarily, the site open.",
        "  Friday: the profile says 09:00-21:30, the site 09:00-22:00.",
        "  2026-12-25: the profile says closed, the site 09:00-22:00.",
        "6 differences.",
      ]
    `);
  });

  test('one night is the same however it is cut', async () => {
    const night = {
      ...CHAIN,
      locations: [{ name: 'A', openingHours: [{ day: 'Saturday', open: '18:00', close: '02:00' }] }],
    };
    const cut = [
      { openDay: 'SATURDAY', openTime: { hours: 18 }, closeDay: 'SATURDAY', closeTime: { hours: 24 } },
      { openDay: 'SUNDAY', closeDay: 'SUNDAY', closeTime: { hours: 2 } },
    ];
    expect(await checked({ title: 'Kumo', regularHours: { periods: cut } }, night)).toMatchObject({ code: 0 });
  });

  test('always open is the same in seven periods and in one', async () => {
    const always = { ...CHAIN, locations: [{ name: 'A', openingHours: [{ day: 'Monday - Sunday', h24: true }] }] };
    const one = [{ openDay: 'SUNDAY', openTime: {}, closeDay: 'SATURDAY', closeTime: { hours: 24 } }];
    const seven = DAYS.map((day) => ({ openDay: day, openTime: {}, closeDay: day, closeTime: { hours: 24 } }));
    expect(await checked({ title: 'Kumo', regularHours: { periods: one } }, always)).toMatchObject({ code: 0 });
    expect(await checked({ title: 'Kumo', regularHours: { periods: seven } }, always)).toMatchObject({ code: 0 });
  });

  test('hours that the site does not know are not compared', async () => {
    const { code, lines } = await checked({
      ...PROFILE,
      storeCode: undefined,
      title: '=HYPERLINK("x")',
      phoneNumbers: {},
    });
    expect([code, lines.slice(1)]).toEqual([
      0,
      ['  The site knows no hours, so those of the profile were not compared.', 'Nothing differs.'],
    ]);
  });

  test('of a list says which locations have no profile, and which profile no location', async () => {
    const { code, lines } = await checked({ locations: [PROFILE, { title: 'Elsewhere' }] });
    expect([code, lines.filter((line) => line.startsWith('  '))]).toEqual([
      1,
      [
        '  No location of the site fits this profile.',
        expect.stringMatching(/^ {2}.*profile\.json has no profile of it\.$/),
      ],
    ]);
  });

  test('reads what the older API answers', async () => {
    const old = DAYS.map((day) => ({ openDay: day, openTime: '09:00', closeDay: day, closeTime: '22:00' }));
    expect(
      await checked({
        locationName: 'Kumo',
        storeCode: 'q-1',
        primaryPhone: '416 555 0134',
        regularHours: { periods: old },
      }),
    ).toMatchObject({ code: 0 });
  });

  describe('of a menu', () => {
    const item = (displayName: string, units?: string, nanos?: number) => ({
      labels: [{ displayName, languageCode: 'en' }],
      attributes: { price: { currencyCode: 'CAD', units, nanos } },
    });
    const menuWith = (...items: object[]) => ({
      name: 'accounts/1/locations/1/foodMenus',
      menus: [{ sections: [{ items }] }],
    });
    const only = { ...CHAIN, locations: CHAIN.locations.slice(0, 1) };

    test('says nothing where it is the same, also of a price in words', async () => {
      expect(await checked(menuWith(item('SHOYU', '18'), item('Fish', '30')), only)).toEqual({
        code: 0,
        lines: ['Nothing differs.'],
      });
    });

    test('says which prices and names differ', async () => {
      const { code, lines } = await checked(menuWith(item('Shoyu', '17', 500_000_000), item('Old ramen')), only);
      expect([code, lines]).toEqual([
        1,
        [
          'Queen West',
          '  “Shoyu”: the profile says CAD 17.50, the site CAD 18.00.',
          '  “Old ramen” is on the menu of the profile alone.',
          '2 differences.',
        ],
      ]);
    });

    test('has to be told whose it is where there are several locations', async () => {
      await expect(check(menuWith())).rejects.toThrow('Name the location whose it is, like --location queen-west.');
      const file = join(temporaryFolder({}), 'menu.json');
      writeFileSync(file, JSON.stringify(menuWith(item('Shoyu', '18'))));
      expect(await run(CHAIN, '--check', file, '--location', 'q-1')).toMatchObject({ code: 0 });
      await expect(run(CHAIN, '--check', file, '--location', 'elsewhere')).rejects.toThrow(
        'There is no location "elsewhere".',
      );
    });

    test('that is none is a mistake of the command line', async () => {
      await expect(check({ menus: [{ sections: [{ items: [{ labels: [] }] }] }] }, only)).rejects.toThrow(UsageError);
      await expect(check({ menus: 7 }, only)).rejects.toThrow(UsageError);
    });
  });

  test.each([
    ['no JSON', '{'],
    ['a list of numbers', '[1]'],
    ['null', 'null'],
    ['another object', '{"a": 1}'],
    [
      'a day that is none',
      JSON.stringify({ title: 'A', regularHours: { periods: [{ openDay: 'HOLIDAY', closeDay: 'MONDAY' }] } }),
    ],
    [
      'a time that is none',
      JSON.stringify({
        title: 'A',
        regularHours: { periods: [{ openDay: 'MONDAY', openTime: { hours: 1e9 }, closeDay: 'MONDAY' }] },
      }),
    ],
  ])('%s is no export: the command line is wrong', async (_, text) => {
    await expect(check(text)).rejects.toThrow(UsageError);
  });

  test('a file that is not there is a mistake of the command line', async () => {
    await expect(run(CHAIN, '--check', '/nowhere/profile.json')).rejects.toThrow(UsageError);
  });

  test('control characters of a profile do not reach the terminal', async () => {
    const { lines } = await checked({ locations: [{ title: '\u001b[2JEvil' }] });
    expect(lines.join('')).not.toContain('\u001b');
  });
});
