import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { runChangeCommand, type Terminal } from '#changes/many/change-command.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { brandJson } from '../../../support/build/make-brand.ts';
import { terminalOf } from '../../../support/build/terminal.ts';
import { listen } from '../../../support/listen.ts';

const RYE = {
  name: 'Rye',
  timezone: 'America/Toronto',
  telephone: '416 555 0100',
  openingHours: [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }],
};
const HOLIDAY = ['--set', 'closedDates+=2026-12-25'];
const LATER = ['--at', '2026-12-24T18:00', '--why', 'Christmas'];

/** A brand in a backend, whose tables are `row` and `sets`. `answer`: what is answered instead to a request. */
async function inBackend(answer: (asked: string) => [status: number, body: string] | undefined = () => undefined) {
  const row = { data: RYE as unknown, updated_at: '2026-11-01 10:00:00+00' };
  const sets: { brand_id: string; name: string; data: unknown }[] = [];
  const asked: string[] = [];
  const keys = new Set<string | undefined>();
  const backend = await listen((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const table = pathname.slice('/rest/v1/'.length);
      asked.push(`${request.method} ${table}`);
      keys.add(request.headers.authorization);
      const say = (status: number, what: string): void => void response.writeHead(status).end(what);
      const instead = answer(`${request.method} ${table}`);
      if (instead !== undefined) return say(...instead);
      const sent = body === '' ? undefined : (JSON.parse(body) as never);
      if (table === 'brand_changes') {
        const named = sets.filter((set) => [null, `eq.${set.name}`].includes(searchParams.get('name')));
        if (request.method === 'PATCH') for (const set of named) Object.assign(set, sent);
        if (sent === undefined || request.method === 'PATCH') return say(200, JSON.stringify(named));
        const { name } = sent as (typeof sets)[number];
        if (sets.some((set) => set.name === name)) return say(409, '{}');
        sets.push(sent);
        return say(201, JSON.stringify([sent]));
      }
      const isMeant = [null, `eq.${row.updated_at}`].includes(searchParams.get('updated_at'));
      if (isMeant && sent !== undefined) Object.assign(row, sent);
      return say(200, JSON.stringify(isMeant && searchParams.get('brand_id') === 'eq.rye' ? [row] : []));
    });
  });
  onTestFinished(backend.close);
  const brand = { source: 'supabase', supabaseUrl: backend.origin, supabaseAnonKey: 'public', group: 'toronto' };
  const brandsDir = temporaryFolder({
    'rye/brand.json': brandJson('rye', brand),
    '_groups/toronto.json': '{ "faqs": [{ "question": "Dogs?", "answer": "Yes." }] }',
  });
  const key = { SUPABASE_URL: backend.origin, SUPABASE_SERVICE_ROLE_KEY: 'secret' };
  const change = async (args: string[], environment: object = key, terminal?: Terminal) => {
    let said = '';
    const code = await runChangeCommand({
      args: ['--all', ...args, ...(terminal ? [] : ['--yes']), '--brands-dir', brandsDir],
      environment: { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-28T15:30Z') / 1000), ...environment },
      ...(terminal && { terminal }),
      print: (line) => void (said += `${line}\n`),
    });
    return { code, said: said.replaceAll(backend.origin, 'https://b.example') };
  };
  return { row, sets, asked, keys, brandsDir, change };
}

test('its configuration is changed in its row, and nothing is written into its folder', async () => {
  const { row, sets, keys, brandsDir, change } = await inBackend();
  expect(await change(HOLIDAY)).toMatchInlineSnapshot(`
    {
      "code": 0,
      "said": "rye: its row of brand_websites
      closedDates: closed on Friday 25 December 2026 too

    1 brand changes.
    Written for 1 brand.
    ",
    }
  `);
  expect([row.data, sets]).toEqual([{ ...RYE, closedDates: ['2026-12-25'] }, []]);
  expect(row.updated_at).not.toContain('2026-11-01');
  expect(keys).toEqual(new Set(['Bearer secret']));
  expect(readdirSync(join(brandsDir, 'rye'))).toEqual(['brand.json']);
  expect((await change(HOLIDAY)).said).toContain('0 brands change, 1 stays as it is.');
});

test('at a time it is a row, whose name takes the place of no other', async () => {
  const { row, sets, change } = await inBackend();
  expect(await change([...HOLIDAY, ...LATER])).toMatchInlineSnapshot(`
    {
      "code": 0,
      "said": "rye: the row "2026-12-24-christmas" of brand_changes
      closedDates: closed on Friday 25 December 2026 too

    1 brand changes.
    Written for 1 brand.
    ",
    }
  `);
  const edits = [{ path: 'closedDates[+]', after: '2026-12-25' }];
  const data = { at: '2026-12-24T18:00', why: 'Christmas', edits };
  expect(sets).toEqual([{ brand_id: 'rye', name: '2026-12-24-christmas', data }]);
  expect((await change([...HOLIDAY, ...LATER])).said).toContain('0 brands change, 1 stays as it is.');
  expect((await change(['--set', 'telephone=416 555 0199', ...LATER])).code).toBe(0);
  expect(sets.map(({ name }) => name)).toEqual(['2026-12-24-christmas', '2026-12-24-christmas-2']);
  expect(row.data).toBe(RYE);
  // What is there already is seen, too.
  const clash = await change(['--set', 'telephone=416 555 0111', '--at', '2026-12-20']);
  expect([clash.code, clash.said]).toEqual([
    1,
    expect.stringContaining('comes 24 December 2026, 18:00 (America/Toronto) (changes/2026-12-24-christmas-2.json)'),
  ]);
  await change(['--set', 'telephone=416 555 0111', '--at', '2026-12-20', '--meeting', 'both']);
  expect(sets.slice(1).map((set) => (set.data as typeof data).edits)).toEqual([
    [{ path: 'telephone', before: '416 555 0111', after: '416 555 0199' }],
    [{ path: 'telephone', before: '416 555 0100', after: '416 555 0111' }],
  ]);
});

test('a list of its group is not replaced, and --dry-run writes nothing', async () => {
  const { asked, change } = await inBackend();
  const { said } = await change(['--set', 'faqs+={"question": "Cats?", "answer": "No."}']);
  expect(said).toContain('faqs comes from its group.');
  expect((await change([...HOLIDAY, '--dry-run'])).said).toContain('rye: its row of brand_websites');
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
});

test.each([
  ['no key', {}, 'To change it here, too: set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL'],
  [
    'the key of another',
    { SUPABASE_URL: 'https://c.example', SUPABASE_SERVICE_ROLE_KEY: 'secret' },
    'set SUPABASE_URL',
  ],
])('with %s it is told what to set, and nothing is asked', async (_, environment, advice) => {
  const { asked, change } = await inBackend();
  const { code, said } = await change(HOLIDAY, environment);
  expect([code, asked]).toEqual([1, []]);
  expect(said).toContain(`rye: can't be changed: its configuration is in a backend.`);
  expect(said).toContain(advice);
});

test.each<[string, (asked: string) => [number, string] | undefined, string]>([
  ['fails', () => [500, ''], "rye: can't be changed: The backend answered 500."],
  ['has no row of it', () => [200, '[]'], 'The backend has no configuration of this brand.'],
  ['answers no JSON', () => [200, '<html>'], 'and answered something else.'],
  ['answers no row', () => [200, '[{}]'], 'and answered something else.'],
  ['nests too deep', () => [200, '['.repeat(9999)], 'more than 500 lists and objects inside of each other'],
  [
    'fails when it is written',
    (asked) => (asked.startsWith('P') ? [500, ''] : undefined),
    'rye could not be changed: The backend answered 500.',
  ],
  [
    'loses the row before it is written',
    (asked) => (asked.startsWith('P') ? [200, '[]'] : undefined),
    'rye was changed meanwhile',
  ],
])('a backend that %s is told, and nothing is changed', async (_, answer, message) => {
  const { row, change } = await inBackend(answer);
  const { code, said } = await change(HOLIDAY);
  expect([code, row.data]).toEqual([1, RYE]);
  expect(said).toContain(message);
});

test('a backend without a table of changes has its configuration changed, and says what is missing for a date', async () => {
  const { row, change } = await inBackend((asked) => (asked.endsWith('brand_changes') ? [404, '{}'] : undefined));
  expect((await change(HOLIDAY)).code).toBe(0);
  expect(row.data).toMatchObject({ closedDates: ['2026-12-25'] });
  const { code, said } = await change(['--set', 'telephone=416 555 0199', ...LATER]);
  expect([code, said]).toEqual([1, expect.stringContaining('has no table for it yet')]);
});

test('a name that somebody takes at the same moment is left to them', async () => {
  const { change } = await inBackend((asked) => (asked.startsWith('POST') ? [409, '{}'] : undefined));
  const { code, said } = await change([...HOLIDAY, ...LATER]);
  expect([code, said]).toEqual([1, expect.stringContaining('rye was changed meanwhile, and stays as it is.')]);
});

test('what somebody changes while it asks stays', async () => {
  const { row, change } = await inBackend();
  const terminal = terminalOf([['Write that for 1 brand?', 'y']]);
  terminal.output?.on('data', () => Object.assign(row, { data: { ...RYE, name: 'Other' }, updated_at: 'later' }));
  const { code, said } = await change(HOLIDAY, undefined, terminal);
  expect([code, said]).toEqual([1, expect.stringContaining('rye was changed meanwhile, and stays as it is.')]);
  expect(row.data).toEqual({ ...RYE, name: 'Other' });
});
