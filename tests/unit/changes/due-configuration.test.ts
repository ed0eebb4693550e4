import { describe, expect, test } from 'vitest';
import { dueConfiguration, loadDue } from '#changes/due-configuration.ts';
import { describeBrand } from '#brand/report/report.ts';
import { failedReport } from '#brand/report/report.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import { read } from '#reader/read.ts';
import { inSets } from '#changes/bad-values.ts';
import { PUBLISHED } from '../../support/build/read-brand.ts';
import { fc, runs } from '../../support/random.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { makeBrand } from '../../support/build/make-brand.ts';

const configuration = { name: 'Rye', timezone: 'America/Toronto', telephone: '416 555 0100' };
const PHONE = { path: 'telephone', before: '416 555 0100', after: '416 555 0199' };

/** What a brand with these files in `changes/` is at an instant. */
function dueWith(files: Record<string, unknown>, builtAt = '2026-12-25T05:00Z') {
  const texts = Object.entries(files).map(([name, set]) => [
    `changes/${name}`,
    typeof set === 'string' ? set : JSON.stringify(set, null, 2),
  ]);
  const brand = makeBrand({ folder: temporaryFolder(Object.fromEntries(texts) as Record<string, string>) });
  return { brand, ...dueConfiguration(brand, { configuration }, builtAt) };
}

const messagesOf = (files: Record<string, unknown>): string[] =>
  dueWith(files).warnings.map(({ path, message }) => `${path}: ${message}`);

describe('the sets of a folder', () => {
  test('are applied at midnight of the place, and not a minute before', () => {
    const files = { 'christmas.json': { at: '2026-12-25', until: '2026-12-27', edits: [PHONE] } };
    const before = dueWith(files, '2026-12-25T04:59Z');
    expect(before).toMatchObject({ configuration, warnings: [], nextChange: '2026-12-25T05:00Z' });
    const after = dueWith(files, '2026-12-25T05:00Z');
    expect(after.configuration).toEqual({ ...configuration, telephone: '416 555 0199' });
    expect(after.nextChange).toBe('2026-12-27T05:00Z');
    expect(dueWith(files, '2026-12-27T05:00Z')).toMatchObject({ configuration, warnings: [] });
    expect(dueWith(files, '2026-12-27T05:00Z').nextChange).toBeUndefined();
  });

  test('are none where there is no folder, and the configuration is the one that was given', () => {
    const due = dueWith({});
    expect(due.configuration).toBe(configuration);
    expect(due.warnings).toEqual([]);
  });

  test('are told with the file, the line and what to do', () => {
    const { brand, warnings } = dueWith({ 'a.json': { at: '2026-12-25', edits: [{ ...PHONE, before: '1' }] } });
    const located = locateWarnings(warnings, brand, (name) => readTextBelow(brand.folder, name));
    const report = { ...failedReport('rye', ''), status: 'built' as const, error: undefined, warnings: located };
    expect(describeBrand(report as never, '/brands')).toMatchInlineSnapshot(`
      "Brand "rye": built with 1 warning
      /brands/rye: what get-brand-website answered as the change "a"
        edits[0] (line 4): On 25 December 2026, 00:00 (America/Toronto) telephone is "416 555 0100", and not "1". The edit is not made. Write into "before" what is there, or delete the edit."
    `);
  });
});

test.each<[what: string, files: Record<string, unknown>, messages: string[]]>([
  [
    'no JSON',
    { 'a.json': '{ "at": ' },
    [
      'changes/a.json:: It is no JSON: line 1, column 9: the file ends before everything is closed. The whole set is left out.',
    ],
  ],
  [
    'a list',
    { 'a.json': [] },
    [
      'changes/a.json:: [] is no object of the right form. Write it like { "at": "2026-12-24T18:00", "edits": [{ "path": "telephone", "before": "416 555 0100", "after": "416 555 0199" }] }. The whole set is left out.',
    ],
  ],
  [
    'a key that it does not know',
    { 'a.json': { at: '2026-12-25', untill: '2026-12-27', edits: [PHONE] } },
    ['changes/a.json:untill: is not a known key. Did you mean "until"? The whole set is left out.'],
  ],
  [
    'a key twice',
    {
      'a.json':
        '{"at":"2030-12-25","at":"2030-12-26","edits":[{"path":"telephone","before":"416 555 0100","after":"416 555 0199"}]}',
    },
    [expect.stringMatching(/^changes\/a\.json:at: .*(?:twice|2 times|more than once)/)],
  ],
  [
    'no time',
    { 'a.json': { at: 'Christmas', edits: [PHONE] } },
    [
      'changes/a.json:at: "Christmas" is no date and no time. Write it like "2026-12-24T18:00". The whole set is left out.',
    ],
  ],
  [
    'a list of a hundred thousand edits',
    { 'a.json': { at: '2026-12-25', edits: Array.from({ length: 100_000 }, () => PHONE) } },
    [expect.stringMatching(/^changes\/a\.json:edits: .* must be a list of edits, at least one and at most 5000\./)],
  ],
  ['an end that never comes', { 'a.json': { at: '2026-12-25', until: '9999-12-31', edits: [PHONE] } }, []],
  ['a time that never comes', { 'a.json': { at: '9999-12-31', edits: [PHONE] } }, []],
  [
    'no such day',
    { 'a.json': { at: '2026-02-30', edits: [PHONE] } },
    ['changes/a.json:at: "2026-02-30" is a day that no calendar has. The whole set is left out.'],
  ],
  [
    'an end before its start',
    { 'a.json': { at: '2026-12-25', until: '2026-12-24', edits: [PHONE] } },
    ['changes/a.json:until: "2026-12-24" is not after "at", "2026-12-25". The whole set is left out.'],
  ],
  [
    'no edits',
    { 'a.json': { at: '2026-12-25', edits: [] } },
    ['changes/a.json:edits: [] must be a list of edits, at least one and at most 5000. The whole set is left out.'],
  ],
  [
    'no such location',
    { 'a.json': { at: '2026-12-25', location: 'mars', edits: [PHONE] } },
    ['changes/a.json:location: There is no location "mars". The whole set is left out.'],
  ],
  [
    'a path to what all objects have',
    { 'a.json': { at: '2026-12-25', edits: [{ path: '__proto__.polluted', after: true }] } },
    ['changes/a.json:edits[0].path: "__proto__.polluted" is no path: "__proto__" is no key. The edit is left out.'],
  ],
  [
    'an edit without values',
    { 'a.json': { at: '2026-12-25', edits: [{ path: 'telephone' }] } },
    [
      'changes/a.json:edits[0]: has neither "before" nor "after". To remove a value, write what it is as "before". The edit is left out.',
    ],
  ],
  [
    'an edit with a key that it does not know',
    { 'a.json': { at: '2026-12-25', edits: [{ ...PHONE, befor: 1 }] } },
    ['changes/a.json:edits[0].befor: is not a known key. Did you mean "before"? The edit is left out.'],
  ],
  [
    'an edit that is no object',
    { 'a.json': { at: '2026-12-25', edits: ['telephone'] } },
    [expect.stringContaining('changes/a.json:edits[0]: "telephone" is no object of the right form.')],
  ],
  [
    'a path by position',
    { 'a.json': { at: '2026-12-25', edits: [{ path: 'locations[0].phone', before: 1, after: 2 }] } },
    [expect.stringContaining('entries are named by their id and not by their position')],
  ],
  [
    'an addition with what was there',
    { 'a.json': { at: '2026-12-25', edits: [{ path: 'closedDates[+]', before: 'x', after: '2026-12-25' }] } },
    ['changes/a.json:edits[0]: has a "before", but [+] adds what was not there. The edit is left out.'],
  ],
  [
    'the same path twice',
    { 'a.json': { at: '2026-12-25', edits: [PHONE, { ...PHONE, before: PHONE.after, after: '1' }] } },
    ['changes/a.json:edits[1]: has the same path as edits[0]. Write one edit for both.'],
  ],
  [
    'another ending',
    { 'a.yaml': 'at: 2026-12-25' },
    ['changes:: "a.yaml" is not read: A set is a file of JSON, like 2026-12-24-christmas.json. Rename or move it.'],
  ],
  [
    'a name that no address has',
    { 'a:b.json': { at: '2026-12-25', edits: [PHONE] } },
    [expect.stringContaining('changes:: "a:b.json" is not read: a name has letters')],
  ],
  ['a folder', { 'more/a.json': {} }, [expect.stringContaining('changes:: "more" is not read')]],
  [
    'too deep',
    { 'a.json': `{"at":"2026-12-25","edits":${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
    [expect.stringContaining('changes/a.json:: It is no JSON: line 1, column')],
  ],
])('%s is told', (_, files, messages) => {
  expect(messagesOf(files)).toEqual(messages);
});

test('a set with a mistake keeps no other set back', () => {
  const due = dueWith({ 'a.json': '{', 'b.json': { at: '2026-12-25', edits: [PHONE] } });
  expect(due.configuration).toMatchObject({ telephone: '416 555 0199' });
});

test('values that are named like what all objects have stay values', () => {
  const set = '{"at":"2026-12-25","edits":[{"path":"theme","after":{"__proto__":{"polluted":true}}}]}';
  dueWith({ 'a.json': set });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a set may have the translation of a new text, which a file of translations gets', async () => {
  const folder = temporaryFolder({
    'website.json': JSON.stringify({ ...configuration, language: 'en', languages: ['en', 'fr-CA'] }),
    'translations.fr-CA.json': '{ "Bread": "Pain" }',
    'changes/a.json': JSON.stringify({
      at: '2026-12-25',
      edits: [{ path: 'translations["fr-CA"].Stollen', after: 'Brioche' }],
    }),
  });
  const due = await loadDue(makeBrand({ folder }), '2026-12-25T05:00Z');
  expect(due.warnings).toEqual([]);
  expect(due.configuration).toMatchObject({ translations: { 'fr-CA': { Bread: 'Pain', Stollen: 'Brioche' } } });
});

describe('the rows of a backend', () => {
  const brand = makeBrand({ source: 'supabase' });
  const at = (changes: unknown) => dueConfiguration(brand, { configuration, changes }, '2026-12-25T05:00Z');
  const data = { at: '2026-12-25', edits: [PHONE] };

  test('are sets as files are', () => {
    expect(at([{ name: 'christmas', data }]).configuration).toMatchObject({ telephone: '416 555 0199' });
  });

  test('are none of a backend that does not know them', () => {
    expect(at(undefined)).toEqual({ configuration, warnings: [], edits: [] });
    expect(at(null)).toEqual({ configuration, warnings: [], edits: [] });
  });

  test.each([['../a'], ['a/b'], [''], [7], ['a'.repeat(101)]])('with the name %s are left out', (name) => {
    const { configuration: same, warnings } = at([{ name, data }]);
    expect(same).toEqual(configuration);
    expect(warnings).toHaveLength(1);
  });

  test.each([['a text'], [7], [[null]], [[[]]]])('that are none are told: %j', (changes) => {
    expect(at(changes).warnings).toHaveLength(1);
  });
});

test('what is no configuration is handed on: who reads it says so', () => {
  const brand = makeBrand({ source: 'supabase' });
  const changes = [{ name: 'a', data: { at: '2026-12-25', edits: [PHONE] } }];
  expect(dueConfiguration(brand, { configuration: 'no', changes }, '2026-12-25')).toEqual({
    configuration: 'no',
    warnings: [],
    edits: [],
  });
});

describe('a value that no page can show', () => {
  const files = {
    'a.json': { at: '2026-12-25', edits: [{ path: 'deals[+]', after: { title: 'Two', price: { x: [1] } } }] },
  };

  test('is told from the day on which its set is there, with the time', () => {
    expect(dueWith(files, '2026-11-28T12:00Z').warnings).toEqual([
      {
        path: 'changes/a.json:edits[0].after.price',
        message: expect.stringMatching(
          /^From 25 December 2026, 00:00 \(America\/Toronto\) on: .*The deal shows none\./,
        ),
      },
    ]);
  });

  test('is told of the file of the set when it holds', () => {
    const { configuration: due, edits, warnings } = dueWith(files, '2026-12-25T05:00Z');
    expect(warnings).toEqual([]);
    const told = inSets(read(due, PUBLISHED, '2026-12-25T05:00Z').warnings, edits);
    expect(told.map(({ path }) => path)).toContain('changes/a.json:edits[0].after.price');
  });
});

test('whatever a configuration and its sets are, they are read without an error', () => {
  const step = fc.constantFrom(
    'deals',
    'deals[+]',
    'deals[title=Two]',
    'deals[=Two]',
    'menu.categories[id=a]',
    'name',
    'a.b.c',
    'a.b[+]',
    '["x.y"]',
  );
  const path = fc.oneof(
    fc.tuple(step, fc.constantFrom('', '.price', '[+]', '.x.y[+]')).map((parts) => parts.join('')),
    fc.string(),
  );
  const edit = fc.record({ path, before: fc.jsonValue(), after: fc.jsonValue() }, { requiredKeys: ['path'] });
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-12-${String(number).padStart(2, '0')}`);
  const set = fc.record(
    { at: day, until: day, edits: fc.array(edit, { minLength: 1 }) },
    { requiredKeys: ['at', 'edits'] },
  );
  const brand = makeBrand({ source: 'supabase' });
  fc.assert(
    fc.property(
      fc.array(set, { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('name', 'deals', 'menu', 'a'), fc.jsonValue()),
      (sets, more) => {
        const changes = sets.map((data, index) => ({ name: `s${index}`, data }));
        const written = { configuration: { ...configuration, ...more }, changes };
        const before = structuredClone(written);
        for (const builtAt of ['2026-11-28T12:00Z', '2026-12-15T12:00Z', '2027-01-01T12:00Z'])
          dueConfiguration(brand, written, builtAt);
        expect(written).toEqual(before);
      },
    ),
    runs(60),
  );
});
