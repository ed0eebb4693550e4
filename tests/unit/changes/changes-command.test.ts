import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe, test } from 'vitest';
import { runChangesCommand } from '#changes/changes-command.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { textOf } from '../../support/project.ts';
import { brandFiles } from '../../support/build/make-brand.ts';

const rye = {
  name: 'Rye',
  timezone: 'America/Toronto',
  telephone: '416 555 0100',
  menu: { categories: [{ id: 'pizza', name: 'Pizza', items: [{ id: 'm', name: 'Margherita', price: 17.5 }] }] },
};
const christmas = `{
  "at": "2026-12-24T18:00",
  "until": "2026-12-27",
  "by": "Ada",
  "why": "Christmas",
  "edits": [
    { "path": "menu.categories[id=pizza].items[id=m].price", "before": 17.5, "after": 18 },
    { "path": "closedDates[+]", "after": "2026-12-25" }
  ]
}
`;

async function run(files: Record<string, string>, now: string, ...args: string[]) {
  const folder = temporaryFolder({ ...brandFiles({ rye, oat: { name: 'Oat' } }), ...files });
  let said = '';
  const print = (text: string): void => void (said += `${text}\n`);
  const code = await runChangesCommand({
    args: ['--brands-dir', folder, ...args],
    environment: {},
    print,
    now: new Date(now),
  });
  const fileOf = (file: string): string | undefined =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;
  return { code, said: said.replaceAll(folder, '<brands>'), textOf: fileOf };
}

const FILE = 'rye/changes/christmas.json';

describe('npm run changes', () => {
  test('lists what is to come, when on the clock of the place, in words', async () => {
    const { code, said } = await run({ [FILE]: christmas }, '2026-11-28T12:00Z');
    expect(said).toMatchInlineSnapshot(`
      "rye
        christmas (Christmas, by Ada)
          comes 24 December 2026, 18:00 (America/Toronto), until 27 December 2026, 00:00 (America/Toronto)
            Pizza, Margherita: price 17.5 → 18
            closedDates: adds "2026-12-25"

      oat has no changes with a date.
      "
    `);
    expect(code).toBe(0);
  });

  test.each([
    ['2026-12-25T12:00Z', 'holds since 24 December 2026, 18:00 (America/Toronto), until'],
    ['2026-12-28T12:00Z', 'is over since 27 December 2026, 00:00 (America/Toronto); delete changes/christmas.json'],
  ])('at %s a set %s', async (now, words) => {
    expect((await run({ [FILE]: christmas }, now, '--brand', 'rye')).said).toContain(words);
  });

  test('says what will not fit with its line, and ends with 1 for it with --check alone', async () => {
    const files = { [FILE]: christmas.replace('17.5', '17') };
    const { code, said } = await run(files, '2026-11-28T12:00Z', '--brand', 'rye');
    expect(said).toContain(
      'changes/christmas.json (line 7), edits[0]: On 24 December 2026, 18:00 (America/Toronto) menu',
    );
    expect(code).toBe(0);
    expect((await run(files, '2026-11-28T12:00Z', '--check')).code).toBe(1);
    expect((await run({ [FILE]: christmas }, '2026-11-28T12:00Z', '--check')).code).toBe(0);
  });

  test('ends with 1 where a brand can’t be read, and tells of the others', async () => {
    const { code, said } = await run({ [FILE]: christmas, 'oat/website.json': '{' }, '2026-11-28T12:00Z');
    expect(code).toBe(1);
    expect(said).toContain('christmas (Christmas, by Ada)');
    expect(said).toContain('oat: ');
  });
});

test('docs/changes.md shows a set that is read, and what the command says of it', async () => {
  const page = textOf('docs/changes.md');
  const [example = ''] = [...page.matchAll(/```json\n(\{\n {2}"at"[^`]*)```/g)].map(([, text]) => text);
  const sample = Object.fromEntries(
    ['brand.json', 'website.json'].map((name) => [`nonna-pia/${name}`, textOf(`brands/nonna-pia/${name}`)]),
  );
  const { said } = await run(
    { ...sample, 'nonna-pia/changes/2026-12-30-new-year.json': example },
    '2026-11-28T12:00Z',
    '--brand',
    'nonna-pia',
  );
  expect(page).toContain(said.trim());
});

describe('--undo', () => {
  const undo = (now: string, name = 'christmas', text = christmas) =>
    run({ [FILE]: text }, now, '--brand', 'rye', '--undo', name);

  test('deletes a set that has not come', async () => {
    const { code, said, textOf } = await undo('2026-11-28T12:00Z');
    expect(said).toBe(
      '<brands>/rye/changes/christmas.json is deleted. It would have come 24 December 2026, 18:00 (America/Toronto).\n',
    );
    expect([code, textOf(FILE)]).toEqual([0, undefined]);
  });

  test('has a set that holds end now, in one line of its file', async () => {
    const { code, said, textOf } = await undo('2026-12-25T12:00Z');
    expect(said).toContain('"christmas" ends now: ');
    expect([code, textOf(FILE)]).toEqual([
      0,
      christmas.replace('"until": "2026-12-27"', '"until": "2026-12-25T07:00"'),
    ]);
  });

  test('changes nothing of one that a later set goes from', async () => {
    const { path, after } = (JSON.parse(christmas) as { edits: { path: string; after: unknown }[] }).edits[0] ?? {};
    const later = { at: '2026-12-25', edits: [{ path, before: after, after: 'later' }] };
    const files = { [FILE]: christmas, 'rye/changes/later.json': JSON.stringify(later) };
    const { code, said, textOf } = await run(files, '2026-12-25T12:00Z', '--brand', 'rye', '--undo', 'christmas');
    expect(said).toContain('"christmas" can\'t end now: ');
    expect([code, textOf(FILE)]).toEqual([1, christmas]);
  });

  test('names the instant where the clock shows that time twice', async () => {
    const { textOf } = await undo(
      '2026-11-01T06:30Z',
      'christmas',
      christmas.replace('2026-12-24T18:00', '2026-10-01'),
    );
    expect(textOf(FILE)).toContain('"until": "2026-11-01T06:30Z"');
  });

  test('changes nothing of a set that is over', async () => {
    const { code, said, textOf } = await undo('2026-12-28T12:00Z');
    expect(said).toContain('"christmas" is over since 27 December 2026');
    expect([code, textOf(FILE)]).toEqual([1, christmas]);
  });

  test('changes nothing of a set that the file says itself', async () => {
    const text = JSON.stringify({
      at: '2020-01-01',
      edits: [{ path: 'telephone', before: '1', after: '416 555 0100' }],
    });
    const { code, textOf } = await undo('2026-12-28T12:00Z', 'christmas', text);
    expect([code, textOf(FILE)]).toEqual([1, text]);
  });

  test.each(['chrismas', '../christmas', '/etc/passwd', '__proto__'])(
    'of %s, which is none, ends with 2',
    async (name) => {
      await expect(undo('2026-11-28T12:00Z', name)).rejects.toThrow(UsageError);
    },
  );

  test('needs one brand', async () => {
    await expect(run({}, '2026-11-28T12:00Z', '--undo', 'christmas')).rejects.toThrow('--undo needs one brand');
  });
});
