import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { readSite } from '../support/build/generations.ts';
import type { BrandReport } from '#schema/warning.ts';
import { runPublishCommand } from '#deploy/command/deploy-command.ts';
import { build, SLUG, START, websiteOf, write } from '../support/build/rye.ts';

const CHRISTMAS = {
  at: '2026-12-25',
  until: '2026-12-27',
  edits: [
    { path: 'menu.categories[name=Bread].items[name=Loaf].price', before: 6, after: 22.75 },
    { path: 'menu.categories[name=Bread].items[+]', after: { name: 'Stollen', price: 18 } },
    { path: 'closedDates[+]', after: '2026-12-25' },
  ],
};
const FILE = `${SLUG}/changes/christmas.json`;

/** The report without what is said of `brand.json`. */
const ofSets = (report: BrandReport): BrandReport => ({
  ...report,
  warnings: report.warnings.filter(({ path }) => !path.startsWith('brand.json')),
});

/** All that visitors are sent; what is kept for the visitors of the build before is not linked any more. */
function saidIn(outDir: string): string {
  const files = Object.entries(readSite(join(outDir, SLUG)));
  return files.flatMap(([path, text]) => (/^_/.test(path) ? [] : `${path}\n${text}`)).join('\n');
}

test('a site has a set from its minute until its end, changes by itself at both, and is then what it was', async () => {
  const folder = temporaryFolder();
  write(folder, START);
  writeInto(folder, `${SLUG}/website.json`, JSON.stringify({ ...websiteOf(START), timezone: 'America/St_Johns' }));
  writeInto(folder, FILE, JSON.stringify(CHRISTMAS));
  const outDir = temporaryFolder();
  const at = async (builtAt: string) => ofSets(await build(folder, outDir, builtAt, { changedOnly: true }));

  const before = await at('2026-12-25T03:29Z');
  expect(before).toMatchObject({ status: 'built', warnings: [], nextChange: '2026-12-25T03:30Z' });
  expect(saidIn(outDir)).not.toMatch(/22\.75|Stollen/);

  const during = await at('2026-12-25T03:30Z');
  // The closed day leaves the pages before the set ends.
  expect(during).toMatchObject({ status: 'built', warnings: [], nextChange: '2026-12-27' });
  expect(during.changes).toMatch(/one price \(.*Loaf\)/);
  expect(saidIn(outDir)).toMatch(/22\.75/);
  expect(saidIn(outDir)).toMatch(/Stollen/);
  expect(await at('2026-12-26T23:00Z')).toMatchObject({ status: 'unchanged' });
  // A clock that is set back takes nothing off the site.
  expect(await at('2026-12-25T03:00Z')).toMatchObject({ status: 'unchanged' });
  expect(await at('2026-12-27T00:00Z')).toMatchObject({ status: 'built', nextChange: '2026-12-27T03:30Z' });

  // A builder that was down at the end of the set takes it back when it is up again.
  expect(await at('2026-12-27T09:00Z')).toMatchObject({ status: 'built', warnings: [] });
  expect(saidIn(outDir)).not.toMatch(/22\.75|Stollen/);

  const without = temporaryFolder();
  rmSync(join(folder, FILE));
  await build(folder, without, '2026-12-27T09:00Z');
  // Pages that were carried over have the day on which they changed last.
  const undated = (text: string): string => text.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '');
  expect(undated(saidIn(outDir))).toBe(undated(saidIn(without)));
});

test('at midnight of its place nothing is new a minute before, and nothing old from then on, in any file of a site', async () => {
  const edits = [
    { path: 'menu.categories[name=Bread].items[name=Loaf].name', before: 'Loaf', after: 'Julbrot' },
    { path: 'telephone', before: '+1 416 555 0134', after: '+1 416 555 0199' },
  ];
  const midnights = [
    ['America/Halifax', '2026-12-25T04:00Z', '2026-12-25T03:59Z'],
    ['America/Chicago', '2026-12-25T06:00Z', '2026-12-25T05:59Z'],
    ['America/Phoenix', '2026-12-25T07:00Z', '2026-12-25T06:59Z'],
    ['Pacific/Auckland', '2026-12-24T11:00Z', '2026-12-24T10:59Z'],
  ] as const;
  for (const [timezone, midnight, before] of midnights) {
    const folder = temporaryFolder();
    write(folder, START);
    writeInto(folder, `${SLUG}/website.json`, JSON.stringify({ ...websiteOf(START), timezone }));
    writeInto(folder, FILE, JSON.stringify({ at: '2026-12-25', edits }));
    const outDir = temporaryFolder();
    const found = async (builtAt: string): Promise<string[]> => {
      await build(folder, outDir, builtAt, { changedOnly: true });
      return [...new Set(saidIn(outDir).match(/Loaf|loaf|Julbrot|julbrot|555-01(?:34|99)/g))].sort();
    };
    expect([timezone, await found(before)]).toEqual([timezone, ['555-0134', 'Loaf', 'loaf']]);
    expect([timezone, await found(midnight)]).toEqual([timezone, ['555-0199', 'Julbrot', 'julbrot']]);
  }
});

test('a set that does not fit is told by the build after its file is there, with the file and the line', async () => {
  const folder = temporaryFolder();
  write(folder, START);
  const outDir = temporaryFolder();
  expect(ofSets(await build(folder, outDir, '2026-11-28T12:00Z')).warnings).toEqual([]);
  const edits = [{ path: 'menu.categories[name=Bread].items[name=Bun].price', before: 6, after: 7 }];
  writeInto(folder, FILE, JSON.stringify({ at: '2026-12-25', edits }, null, 2));
  const { status, warnings } = await build(folder, outDir, '2026-11-28T12:00Z', { changedOnly: true });
  expect(status).toBe('built');
  expect(warnings).toContainEqual(
    expect.objectContaining({
      path: 'changes/christmas.json:edits[0]',
      line: 4,
      message: expect.stringContaining(
        'menu.categories[name=Bread].items has no entry [name=Bun]. The edit will not be made.',
      ),
    }),
  );
});

test('the site of a time to come is that of its set, is never taken for the site of now, and is not published by mistake', async () => {
  const folder = temporaryFolder();
  write(folder, START);
  writeInto(folder, `${SLUG}/website.json`, JSON.stringify({ ...websiteOf(START), timezone: 'America/Phoenix' }));
  writeInto(folder, FILE, JSON.stringify(CHRISTMAS));
  const outDir = temporaryFolder();
  const report = await build(folder, outDir, '2026-11-28T12:00Z', { at: '2026-12-25T18:00' });
  expect(report.notes?.[0]).toBe(
    'this is the site of 25 December 2026, 18:00 (America/Phoenix), and publish refuses it.',
  );
  expect(saidIn(outDir)).toMatch(/Stollen/);

  const target = temporaryFolder();
  let said = '';
  const publish = (...more: string[]) =>
    runPublishCommand({
      args: ['--brand', SLUG, '--brands-dir', folder, '--out-dir', outDir, '--to', `dir:${target}`, ...more],
      environment: {},
      stdout: { write: (text, done) => ((said += text), done?.()) },
      stderr: { write: () => {} },
    });
  expect(await publish()).toBe(1);
  expect(said).toContain('It was built with --at, for 2026-12-26T01:00Z, and is not the site of today.');
  expect(await publish('--future')).toBe(0);

  const again = await build(folder, outDir, '2026-11-28T12:00Z', { changedOnly: true });
  expect(again.status).toBe('built');
  expect(saidIn(outDir)).not.toMatch(/Stollen/);
  expect(await publish()).toBe(0);
});
