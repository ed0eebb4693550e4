import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashOfFile } from '#brand/files/file-note.ts';
import { findForeignFolder, findUnlistedSites } from '#brand/files/site-folder.ts';
import { readState } from '#builder/output/state.ts';
import { recoverSites, lockSite } from '#builder/output/write-site.ts';
import type { CopiedFile, OutputFile } from '#schema/warning.ts';
import { snapshotOf, temporaryFolder, writeInto } from '../support/build/folders.ts';
import { filesOf, generationIn, readSite, stateOf, writeAlone, writeGeneration } from '../support/build/generations.ts';
import { patchFiles } from '../support/build/patch-files.ts';

const SLUG = 'saffron-lane';
const page = (path: string, bytes: string): OutputFile => ({ path, bytes });
const copyOf = (folder: string, path: string): CopiedFile => {
  const from = join(folder, path);
  return { path, from, hash: hashOfFile(from) };
};
const inodeOf = (path: string): number => statSync(path).ino;

async function put(outDir: string, files: Iterable<OutputFile> | AsyncIterable<OutputFile>): Promise<void> {
  await writeAlone(outDir, SLUG, { files, describe: () => stateOf(1) });
}

describe('writing a site', () => {
  test('makes the folder and everything above it, and leaves nothing beside it', async () => {
    const outDir = join(temporaryFolder(), 'a/dist');
    await writeGeneration(outDir, SLUG, 1);
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`, `${SLUG}.lock`]);
  });

  test('replaces the site as a whole: what the new one lacks is gone, whoever put it there', async () => {
    const outDir = temporaryFolder();
    await put(outDir, [page('index.html', 'old'), page('old/index.html', 'old')]);
    writeInto(outDir, `${SLUG}/notes.txt`, 'mine');
    await put(outDir, [page('index.html', 'new')]);
    expect(readSite(join(outDir, SLUG))).toEqual({ 'index.html': 'new' });
  });

  test('leaves the sites of other brands alone', async () => {
    const outDir = temporaryFolder();
    await writeGeneration(outDir, 'saffron', 1);
    await writeGeneration(outDir, SLUG, 2);
    recoverSites(outDir);
    expect([generationIn(outDir, 'saffron'), generationIn(outDir, SLUG)]).toEqual([1, 2]);
  });

  test('keeps files that did not change as they are, and writes the others anew', async () => {
    const outDir = temporaryFolder();
    const site = join(outDir, SLUG);
    await put(outDir, [page('index.html', 'one'), page('menu/index.html', 'menu'), page('b.bin', 'x')]);
    const [home, menu] = [inodeOf(join(site, 'index.html')), inodeOf(join(site, 'menu/index.html'))];
    await put(outDir, [page('index.html', 'two'), page('menu/index.html', 'menu'), page('b.bin', 'y')]);
    expect(inodeOf(join(site, 'menu/index.html'))).toBe(menu);
    expect(inodeOf(join(site, 'index.html'))).not.toBe(home);
    expect(readSite(site)).toEqual({ 'index.html': 'two', 'menu/index.html': 'menu', 'b.bin': 'y' });
  });

  test('copies what lies in the cache: what is changed in place in one site is changed nowhere else', async () => {
    const cache = temporaryFolder({ 'a.webp': 'picture' });
    const outDir = temporaryFolder();
    const files = [copyOf(cache, 'a.webp')];
    for (const slug of ['one', 'other']) await writeAlone(outDir, slug, { files, describe: () => stateOf(1) });
    writeFileSync(join(outDir, 'one/a.webp'), 'spoiled');
    expect([readSite(cache), readSite(join(outDir, 'other'))]).toEqual([
      { 'a.webp': 'picture' },
      { 'a.webp': 'picture' },
    ]);
    await writeAlone(outDir, 'one', { files, describe: () => stateOf(1) });
    expect(readSite(join(outDir, 'one'))).toEqual({ 'a.webp': 'picture' });
  });

  test('copies it once: the next generation has the same file, with its date', async () => {
    const cache = temporaryFolder({ 'a.webp': 'picture', 'b.woff2': 'font' });
    const outDir = temporaryFolder();
    const files = ['a.webp', 'b.woff2'].map((path) => copyOf(cache, path));
    await put(outDir, files);
    const before = snapshotOf(join(outDir, SLUG));
    utimesSync(join(cache, 'b.woff2'), 1, 1); // Installed anew, and the same.
    await put(outDir, files);
    expect(snapshotOf(join(outDir, SLUG))).toEqual(before);
  });

  test('does not carry a file over that is not as it was written, whatever its size and date', async () => {
    const outDir = temporaryFolder();
    const path = join(outDir, SLUG, 'index.html');
    await put(outDir, [page('index.html', 'home'), page('menu/index.html', 'menu')]);
    const { atime, mtime } = statSync(path);
    await pause(15);
    writeFileSync(path, 'HOME');
    utimesSync(path, atime, mtime);
    await put(outDir, [page('index.html', 'home'), page('menu/index.html', 'menu')]);
    expect(readSite(join(outDir, SLUG))).toEqual({ 'index.html': 'home', 'menu/index.html': 'menu' });
  });

  test('copies where a link is not possible', async () => {
    const restore = patchFiles({
      linkSync: () => {
        throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
      },
    });
    onTestFinished(restore);
    const cache = temporaryFolder({ 'a.webp': 'picture' });
    const outDir = temporaryFolder();
    const files = [copyOf(cache, 'a.webp'), page('index.html', 'home')];
    await put(outDir, files);
    await put(outDir, files);
    expect(readSite(join(outDir, SLUG))).toEqual({ 'a.webp': 'picture', 'index.html': 'home' });
  });

  test('can link kept files from the site it replaces', async () => {
    const outDir = temporaryFolder();
    await put(outDir, [page('_astro/old.js', 'old')]);
    await put(outDir, [copyOf(join(outDir, SLUG), '_astro/old.js')]);
    expect(readSite(join(outDir, SLUG))).toEqual({ '_astro/old.js': 'old' });
  });

  test.each(['../evil', 'a/../../evil', '/etc/evil', '', '.', 'a//b', 'a/', 'a\\..\\evil', 'a\0b'])(
    'refuses the path %j, and the running site stays',
    async (path) => {
      const outDir = temporaryFolder();
      await writeGeneration(outDir, SLUG, 1);
      await expect(put(outDir, [page('index.html', 'new'), page(path, 'evil')])).rejects.toThrow(
        'is not a path inside',
      );
      expect(generationIn(outDir, SLUG)).toBe(1);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    },
  );

  test('refuses two different files under one path, but takes the same one twice', async () => {
    const cache = temporaryFolder({ 'a.webp': 'picture' });
    const outDir = temporaryFolder();
    const picture = copyOf(cache, 'a.webp');
    await put(outDir, [picture, picture]);
    await expect(put(outDir, [picture, page('a.webp', 'another')])).rejects.toThrow('Two files of the site');
    expect(readSite(cache)).toEqual({ 'a.webp': 'picture' });
  });

  test('takes files as they come, and gives up without a trace when their source fails', async () => {
    const outDir = temporaryFolder();
    await writeGeneration(outDir, SLUG, 1);
    async function* pages(): AsyncGenerator<OutputFile> {
      yield page('index.html', 'new');
      await pause(1);
      throw new Error('/menu/ can’t be rendered');
    }
    await expect(put(outDir, pages())).rejects.toThrow('/menu/ can’t be rendered');
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`, `${SLUG}.lock`]);
  });

  test('replaces a link to a site by a site, and leaves what it pointed to', async () => {
    const elsewhere = temporaryFolder({ 'index.html': 'elsewhere' });
    const outDir = temporaryFolder();
    await writeGeneration(outDir, SLUG, 0);
    rmSync(join(outDir, SLUG), { recursive: true });
    symlinkSync(elsewhere, join(outDir, SLUG));
    await writeGeneration(outDir, SLUG, 1);
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readSite(elsewhere)).toEqual({ 'index.html': 'elsewhere' });
  });

  test.each([0, 1, 2, 3])(
    'says so when its folder is taken away after %i files, and the running site stays',
    async (count) => {
      const outDir = temporaryFolder();
      await writeGeneration(outDir, SLUG, 1);
      const files = filesOf(2);
      async function* disturbed(): AsyncGenerator<OutputFile> {
        yield* files.slice(0, count);
        rmSync(join(outDir, `.${SLUG}.next`), { recursive: true });
        yield* files.slice(count);
      }
      await expect(put(outDir, disturbed())).rejects.toThrow('Something else removed the folder');
      expect(generationIn(outDir, SLUG)).toBe(1);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    },
  );

  test('works many times over in one process at once: each waits for the one before it', async () => {
    const outDir = temporaryFolder();
    await Promise.all(Array.from({ length: 8 }, (_, index) => writeGeneration(outDir, SLUG, index)));
    expect(generationIn(outDir, SLUG)).toEqual(expect.any(Number));
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
  });

  test('waits for the lock of its brand, and for that of no other', async () => {
    const outDir = temporaryFolder();
    const lock = await lockSite(outDir, SLUG);
    let isWritten = false;
    const waiting = writeGeneration(outDir, SLUG, 1).then(() => (isWritten = true));
    await writeGeneration(outDir, 'saffron', 1);
    await pause(100);
    expect([generationIn(outDir, 'saffron'), isWritten]).toEqual([1, false]);
    lock.release();
    await waiting;
    expect(generationIn(outDir, SLUG)).toBe(1);
  });

  test('leaves what no build has made, and says so', async () => {
    const outDir = temporaryFolder({ [`${SLUG}/thesis.txt`]: 'mine' });
    await expect(writeGeneration(outDir, SLUG, 1)).rejects.toThrow('is in the way: no build has made it');
    await expect(writeGeneration(outDir, SLUG, 1)).rejects.toThrow('is in the way: no build has made it');
    expect(readSite(join(outDir, SLUG))).toEqual({ 'thesis.txt': 'mine' });
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
  });

  test('leaves the old site on a full disk, and says so, wherever the disk gets full before the last step', async () => {
    for (let room = 0; ; room++) {
      const outDir = temporaryFolder();
      await writeGeneration(outDir, SLUG, 1);
      let left = room;
      const fill =
        <Values extends unknown[]>(real: (...values: Values) => void) =>
        (...values: Values): void => {
          if (--left < 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
          real(...values);
        };
      const restore = patchFiles({
        writeFileSync: fill<Parameters<typeof writeFileSync>>(writeFileSync),
        copyFileSync: fill(copyFileSync),
        mkdirSync: fill(mkdirSync) as typeof mkdirSync,
      });
      const problem = await writeGeneration(outDir, SLUG, 2).then(
        () => undefined,
        (error: Error) => error.message,
      );
      restore();
      if (problem === undefined) {
        expect(room).toBeGreaterThan(filesOf(2).length);
        break;
      }
      expect(problem).toContain('no space left on device');
      const isSwapped = generationIn(outDir, SLUG) === 2;
      // Only the note for the next build did not fit: that one builds all.
      if (isSwapped) expect(readState(outDir, SLUG)).toBeUndefined();
      else expect(generationIn(outDir, SLUG)).toBe(1);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
      await writeGeneration(outDir, SLUG, 3);
      expect(generationIn(outDir, SLUG)).toBe(3);
    }
  });
});

describe('healing', () => {
  test('puts an old site back that lies beside its place', async () => {
    const outDir = temporaryFolder();
    await writeGeneration(outDir, SLUG, 1);
    renameSync(join(outDir, SLUG), join(outDir, `.${SLUG}.previous`));
    recoverSites(outDir);
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(findForeignFolder(outDir, [SLUG])).toBeUndefined();
  });

  test('removes what killed builds have left, and leaves alone what a running one fills', async () => {
    const outDir = temporaryFolder();
    await writeGeneration(outDir, SLUG, 1);
    for (const name of [`.${SLUG}.next`, `.${SLUG}.previous`, '.other.next'])
      writeInto(outDir, `${name}/index.html`, 'half');
    const lock = await lockSite(outDir, 'other');
    writeInto(outDir, '.other.next/index.html', 'half');
    recoverSites(outDir);
    expect(readdirSync(outDir).sort()).toEqual(['.other.next', '.state', SLUG]);
    expect(generationIn(outDir, SLUG)).toBe(1);
    lock.release();
    recoverSites(outDir);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
  });

  test('keeps to one brand when asked', () => {
    const outDir = temporaryFolder({ '.other.previous/index.html': 'other' });
    recoverSites(outDir, SLUG);
    expect(readdirSync(outDir)).toEqual(['.other.previous']);
  });

  test('touches no other file or folder, and needs none', () => {
    const outDir = temporaryFolder({ '.git/config': '', 'report.json': '{}', '.saffron-lane.next.txt': 'a file' });
    const before = readSite(outDir);
    recoverSites(outDir);
    recoverSites(join(outDir, 'nothing/here'));
    expect(readSite(outDir)).toEqual(before);
  });
});

describe('the state of a site', () => {
  test('is none without the site, and none when it is missing, broken or of another format', async () => {
    const outDir = temporaryFolder();
    expect(readState(outDir, SLUG)).toBe(undefined);
    await writeGeneration(outDir, SLUG, 1);
    expect(readState(outDir, SLUG)).toMatchObject(stateOf(1));
    const path = join(outDir, '.state', `${SLUG}.json`);
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"format":0}',
      JSON.stringify({ format: 1, ...stateOf(1), assets: 7 }),
    ]) {
      writeFileSync(path, text);
      expect(readState(outDir, SLUG)).toBe(undefined);
    }
    await writeGeneration(outDir, SLUG, 2);
    renameSync(join(outDir, SLUG), join(outDir, 'moved'));
    expect(readState(outDir, SLUG)).toBe(undefined);
  });

  test('tells which sites belong to no listed brand', async () => {
    const outDir = temporaryFolder();
    for (const slug of ['b', 'a', 'c']) await writeGeneration(outDir, slug, 1);
    mkdirSync(join(outDir, 'somebody-elses'));
    expect(findUnlistedSites(outDir, ['c'])).toEqual(['a', 'b']);
    expect(existsSync(join(outDir, 'a'))).toBe(true);
    expect(findUnlistedSites(join(outDir, 'nothing'), [])).toEqual([]);
  });
});

test('a state of another format is none, so that the brand is built in full', async () => {
  const outDir = temporaryFolder();
  const files = [{ path: 'index.html', bytes: 'x' }];
  await writeAlone(outDir, SLUG, { files, describe: () => stateOf(1) });
  expect(readState(outDir, SLUG)).toBeDefined();
  const path = join(outDir, '.state', `${SLUG}.json`);
  const { format, state } = JSON.parse(readFileSync(path, 'utf8')) as { format: number; state: object };
  writeFileSync(path, JSON.stringify({ format: format - 1, state }));
  expect(readState(outDir, SLUG)).toBeUndefined();
});
