import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/build/folders.ts';
import { readSite } from '../support/build/generations.ts';
import { drawImage } from '../support/build/images.ts';
import { build, SLUG, START, write } from '../support/build/rye.ts';
import { fc, runs } from '../support/random.ts';

/** What is kept for the visitors of the build before, a clean build does not have. */
function siteIn(outDir: string, withLists: ReadonlySet<string>): Record<string, string> {
  const site = readSite(join(outDir, SLUG));
  return Object.fromEntries(
    Object.entries(site).filter(([path]) => !/^(_astro|_data)\//.test(path) || withLists.has(path)),
  );
}

const word = fc.constantFrom('Crumb', 'Café Élan', 'a<b>&"c', 'Loaf & Co');
const edit = fc.oneof(
  fc.record({ price: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ name: word }),
  fc.record({ description: word }),
  fc.record({ job: word }),
  fc.record({ faq: word }),
  fc.record({ primaryColor: fc.constantFrom('#b3261e', '#0a5', '#222222') }),
  fc.record({ locations: fc.uniqueArray(fc.constantFrom('East', 'West', 'North'), { maxLength: 3 }) }),
);

describe('an incremental build', () => {
  test('prints the pages a change is on, and carries the others over', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    const first = await build(folder, outDir);
    expect([first.kept, first.printed.length]).toEqual([0, first.pages]);
    const again = await build(folder, outDir);
    expect(again).toMatchObject({ printed: [], kept: first.pages });
    expect([first.changes, again.changes]).toEqual([undefined, undefined]);
    write(folder, { ...START, job: 'Baker' });
    const { printed, kept, changes } = await build(folder, outDir);
    expect(printed).toEqual(['/careers/']);
    expect(kept).toBe(first.pages - 1);
    expect(changes).toBe('one new opening (Baker)');
  });

  test('is a clean one, byte for byte, after any sequence of edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const folder = temporaryFolder();
        const [incremental, clean] = [temporaryFolder(), temporaryFolder()];
        let configuration = START;
        write(folder, configuration);
        await build(folder, incremental);
        for (const change of edits) {
          configuration = { ...configuration, ...change };
          write(folder, configuration);
          await build(folder, incremental);
        }
        await build(folder, clean);
        const wanted = readSite(join(clean, SLUG));
        expect(siteIn(incremental, new Set(Object.keys(wanted)))).toEqual(wanted);
      }),
      runs(3),
    );
  }, 120_000);

  test('prints the dates of its own day, and the sitemap keeps those of the pages', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const [incremental, clean] = [temporaryFolder(), temporaryFolder()];
    await build(folder, incremental);
    await build(folder, incremental, '2027-01-02');
    await build(folder, clean, '2027-01-02');
    const [one, other] = [readSite(join(incremental, SLUG)), readSite(join(clean, SLUG))];
    expect({ ...one, 'sitemap.xml': '' }).toEqual({ ...other, 'sitemap.xml': '' });
    expect(one['sitemap.xml']).not.toContain('2027');
  });

  test('prints a page again that somebody changed or took away in the published folder', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    await build(folder, outDir);
    const before = readSite(join(outDir, SLUG));
    rmSync(join(outDir, SLUG, 'careers/index.html'));
    writeFileSync(join(outDir, SLUG, 'offers/index.html'), 'mine');
    expect((await build(folder, outDir)).printed).toEqual(['/offers/', '/careers/']);
    expect(readSite(join(outDir, SLUG))).toEqual(before);
  });

  test('builds a brand again, with nothing changed in it, on the day on which it makes other pages', async () => {
    const folder = temporaryFolder();
    write(folder, { ...START, offerUntil: '2026-11-24' });
    const outDir = temporaryFolder();
    const onDay = (day: string) => build(folder, outDir, day, { changedOnly: true });
    expect(await onDay('2026-11-20')).toMatchObject({ status: 'built', nextChange: '2026-11-26' });
    expect(await onDay('2026-11-25')).toMatchObject({ status: 'unchanged', nextChange: '2026-11-26' });
    expect(await onDay('2026-11-26')).toMatchObject({ status: 'built', nextChange: '2027-01-01' });
    expect(await onDay('2026-11-27')).toMatchObject({ status: 'unchanged', nextChange: '2027-01-01' });
  });

  test('takes a flag that changes the output for a change', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    await build(folder, outDir);
    const flag = { changedOnly: true, allowPrivatePictures: true };
    expect(await build(folder, outDir, undefined, flag)).toMatchObject({ status: 'built' });
    expect(await build(folder, outDir, undefined, flag)).toMatchObject({ status: 'unchanged' });
  });
});

/** Two changes within a tick of the disk's clock have one date. */
const TICK_MS = 15;

describe('a published file that is not as it was published', () => {
  const startOf = (folder: string, prefix: string): string =>
    join(folder, String(readdirSync(folder).find((name) => name.startsWith(prefix))));
  const inPlace = (path: string, change: (path: string) => void): void => {
    const { atime, mtime } = statSync(path);
    change(path);
    utimesSync(path, atime, mtime);
  };
  const ATTACKS: [string, (site: string) => unknown][] = [
    ['the home page is gone', (site) => rmSync(join(site, 'index.html'))],
    ['a stylesheet is gone', (site) => rmSync(startOf(join(site, '_brand'), 'theme.'))],
    ['all scripts are gone', (site) => rmSync(join(site, '_astro'), { recursive: true })],
    ['the sitemap is gone', (site) => rmSync(join(site, 'sitemap.xml'))],
    ['all of it is gone', (site) => (rmSync(site, { recursive: true }), mkdirSync(site))],
    ['a script is empty', (site) => truncateSync(startOf(join(site, '_astro'), 'react.'))],
    [
      'a script has other bytes, its size and its date',
      (site) =>
        inPlace(startOf(join(site, '_astro'), 'Document.'), (path) =>
          writeFileSync(path, 'x'.repeat(statSync(path).size)),
        ),
    ],
    [
      'a page has other bytes, its size and its date',
      (site) =>
        inPlace(join(site, 'menu/index.html'), (path) =>
          writeFileSync(path, readFileSync(path, 'utf8').replace('Rye', 'Bye')),
        ),
    ],
    ['a page is a folder', (site) => (rmSync(join(site, '404.html')), mkdirSync(join(site, '404.html')))],
    [
      'a folder is a file',
      (site) => (rmSync(join(site, 'menu'), { recursive: true }), writeFileSync(join(site, 'menu'), '')),
    ],
    [
      'a page is a link to a copy elsewhere',
      (site) => {
        const elsewhere = join(temporaryFolder(), 'copy.html');
        renameSync(join(site, 'offers/index.html'), elsewhere);
        symlinkSync(elsewhere, join(site, 'offers/index.html'));
      },
    ],
    [
      'a script is a link to a copy elsewhere',
      (site) => {
        const [script, elsewhere] = [startOf(join(site, '_astro'), 'Finder.'), join(temporaryFolder(), 'copy.js')];
        renameSync(script, elsewhere);
        symlinkSync(elsewhere, script);
      },
    ],
  ];

  test('is noticed by --changed, made again, and never carried on', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    const site = join(outDir, SLUG);
    const changedOnly = { changedOnly: true };
    await build(folder, outDir);
    const before = readSite(site);
    for (const [attack, harm] of ATTACKS) {
      await pause(TICK_MS);
      harm(site);
      const { status } = await build(folder, outDir, undefined, changedOnly);
      expect([attack, status]).toEqual([attack, 'built']);
      expect([attack, differencesOf(readSite(site), before)]).toEqual([attack, []]);
      expect(await build(folder, outDir, undefined, changedOnly)).toMatchObject({ status: 'unchanged' });
    }
  }, 60_000);

  test('is none where a site was copied: its files are read, and it is unchanged', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const [outDir, copy] = [temporaryFolder(), temporaryFolder()];
    const { pages } = await build(folder, outDir);
    cpSync(outDir, copy, { recursive: true });
    expect(await build(folder, copy, undefined, { changedOnly: true })).toMatchObject({ status: 'unchanged' });
    expect(await build(folder, copy)).toMatchObject({ kept: pages });
  });
});

const differencesOf = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);

test('more warnings than a call takes arguments fail no brand', async () => {
  const folder = temporaryFolder();
  write(folder, START);
  const file = join(folder, SLUG, 'website.json');
  const website = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...website, sameAs: Array.from({ length: 150_000 }, () => 'javascript:') }));
  const { warnings, moreWarnings } = await build(folder, temporaryFolder());
  expect(warnings).toHaveLength(201); // One of them is about brand.json.
  expect(moreWarnings).toBeGreaterThan(149_000);
});

test('pictures of a preview are quick until a full build, which --changed does not pass over', async () => {
  vi.stubEnv('FRONT_OF_HOUSE_PICTURES', '');
  const folder = temporaryFolder();
  write(folder, START);
  const picture = drawImage(300, 200).png();
  writeFileSync(join(folder, SLUG, 'hero.png'), await picture.toBuffer());
  const website = join(folder, SLUG, 'website.json');
  const written = JSON.parse(readFileSync(website, 'utf8')) as object;
  writeFileSync(website, JSON.stringify({ ...written, heroSection: { title: 'Rye', backgroundImage: 'hero.png' } }));
  const [outDir, cacheDir] = [temporaryFolder(), temporaryFolder()];
  const buildWith = (pictureEffort: 'full' | 'preview') =>
    build(folder, outDir, '2026-11-20', { changedOnly: true, cacheDir, pictureEffort });
  const picturesOf = (): string[] => readdirSync(join(outDir, SLUG, '_pictures')).sort();
  expect(await buildWith('preview')).toMatchObject({ status: 'built', hasProvisionalPictures: true });
  const quick = picturesOf();
  expect(await buildWith('preview')).toMatchObject({ status: 'unchanged', hasProvisionalPictures: true });
  const full = await buildWith('full');
  expect([full.status, full.changes, full.hasProvisionalPictures]).toEqual(['built', 'pictures', undefined]);
  expect(picturesOf()).not.toEqual(quick);
  const again = await buildWith('preview');
  expect([again.status, again.hasProvisionalPictures]).toEqual(['unchanged', undefined]);
});
