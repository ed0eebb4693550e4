import fs, {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { publish } from '../../src/builder/output/publish.ts';
import { recover } from '../../src/builder/output/recover.ts';
import { findUnlistedSites, readState } from '../../src/builder/output/state.ts';
import { deleteReplaced, isAbandoned, ownTag } from '../../src/builder/output/staging.ts';
import type { OutputFile } from '../../src/builder/types.ts';
import { snapshotOf, temporaryFolder, writeInto } from '../support/build/folders.ts';
import { filesOf, generationIn, publishGeneration, readSite, stateOf } from '../support/build/generations.ts';
import { patchFiles } from '../support/build/patch-files.ts';

const SLUG = 'saffron-lane';
const page = (path: string, bytes: string): OutputFile => ({ path, bytes });
const inodeOf = (path: string): number => statSync(path).ino;

async function put(outDir: string, files: Iterable<OutputFile> | AsyncIterable<OutputFile>): Promise<void> {
  await publish(outDir, SLUG, { files, describe: () => stateOf(1) });
}

describe('publishing', () => {
  test('makes the folder and everything above it, and leaves nothing beside it', async () => {
    const outDir = join(temporaryFolder(), 'a/dist');
    await publishGeneration(outDir, SLUG, 1);
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`]);
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
    await publishGeneration(outDir, 'saffron', 1);
    await publishGeneration(outDir, SLUG, 2);
    recover(outDir);
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
    const files = [{ path: 'a.webp', from: join(cache, 'a.webp') }];
    for (const slug of ['one', 'other']) await publish(outDir, slug, { files, describe: () => stateOf(1) });
    writeFileSync(join(outDir, 'one/a.webp'), 'spoiled');
    expect([readSite(cache), readSite(join(outDir, 'other'))]).toEqual([
      { 'a.webp': 'picture' },
      { 'a.webp': 'picture' },
    ]);
    await publish(outDir, 'one', { files, describe: () => stateOf(1) });
    expect(readSite(join(outDir, 'one'))).toEqual({ 'a.webp': 'picture' });
  });

  test('copies it once: the next generation has the same file, with its date', async () => {
    const cache = temporaryFolder({ 'a.webp': 'picture', 'b.woff2': 'font' });
    const outDir = temporaryFolder();
    const files = ['a.webp', 'b.woff2'].map((path) => ({ path, from: join(cache, path) }));
    await put(outDir, files);
    const before = snapshotOf(join(outDir, SLUG));
    utimesSync(join(cache, 'b.woff2'), 1, 1); // Installed anew, and the same.
    await put(outDir, files);
    expect(snapshotOf(join(outDir, SLUG))).toEqual(before);
  });

  test('copies what an earlier version linked', async () => {
    const cache = temporaryFolder({ 'a.webp': 'picture' });
    const outDir = temporaryFolder();
    await put(outDir, [page('index.html', '')]);
    linkSync(join(cache, 'a.webp'), join(outDir, SLUG, 'a.webp'));
    await put(outDir, [{ path: 'a.webp', from: join(cache, 'a.webp') }]);
    expect(inodeOf(join(outDir, SLUG, 'a.webp'))).not.toBe(inodeOf(join(cache, 'a.webp')));
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
    const files = [{ path: 'a.webp', from: join(cache, 'a.webp') }, page('index.html', 'home')];
    await put(outDir, files);
    await put(outDir, files);
    expect(readSite(join(outDir, SLUG))).toEqual({ 'a.webp': 'picture', 'index.html': 'home' });
  });

  test('can link kept files from the site it replaces', async () => {
    const outDir = temporaryFolder();
    await put(outDir, [page('_astro/old.js', 'old')]);
    await put(outDir, [{ path: '_astro/old.js', from: join(outDir, SLUG, '_astro/old.js') }]);
    expect(readSite(join(outDir, SLUG))).toEqual({ '_astro/old.js': 'old' });
  });

  test.each(['../evil', 'a/../../evil', '/etc/evil', '', '.', 'a//b', 'a/', 'a\\..\\evil', 'a\0b'])(
    'refuses the path %j, and the running site stays',
    async (path) => {
      const outDir = temporaryFolder();
      await publishGeneration(outDir, SLUG, 1);
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
    const picture = { path: 'a.webp', from: join(cache, 'a.webp') };
    await put(outDir, [picture, picture]);
    await expect(put(outDir, [picture, page('a.webp', 'another')])).rejects.toThrow('Two files of the site');
    expect(readSite(cache)).toEqual({ 'a.webp': 'picture' });
  });

  test('takes files as they come, and gives up without a trace when their source fails', async () => {
    const outDir = temporaryFolder();
    await publishGeneration(outDir, SLUG, 1);
    async function* pages(): AsyncGenerator<OutputFile> {
      yield page('index.html', 'new');
      await pause(1);
      throw new Error('/menu/ can’t be rendered');
    }
    await expect(put(outDir, pages())).rejects.toThrow('/menu/ can’t be rendered');
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`]);
  });

  test('replaces a link to a site by a site, and leaves what it pointed to', async () => {
    const elsewhere = temporaryFolder({ 'index.html': 'elsewhere' });
    const outDir = temporaryFolder();
    await publishGeneration(outDir, SLUG, 0);
    rmSync(join(outDir, SLUG), { recursive: true });
    symlinkSync(elsewhere, join(outDir, SLUG));
    await publishGeneration(outDir, SLUG, 1);
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readSite(elsewhere)).toEqual({ 'index.html': 'elsewhere' });
  });

  test.each([0, 1, 2, 3])(
    'says so when its folder is taken away after %i files, and the running site stays',
    async (count) => {
      const outDir = temporaryFolder();
      await publishGeneration(outDir, SLUG, 1);
      const files = filesOf(2);
      async function* disturbed(): AsyncGenerator<OutputFile> {
        yield* files.slice(0, count);
        const [next = ''] = readdirSync(outDir).filter((name) => name.includes('.next.'));
        rmSync(join(outDir, next), { recursive: true });
        yield* files.slice(count);
      }
      await expect(put(outDir, disturbed())).rejects.toThrow('Something else removed the folder');
      expect(generationIn(outDir, SLUG)).toBe(1);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    },
  );

  describe('many files', () => {
    /** A `sync` that notes what it finds in the folder and in that of the states, and ends with `status`. */
    const noteSyncs = (status: number): (() => string[]) => {
      const bin = temporaryFolder({ log: '' });
      const list = 'LC_ALL=C ls -A "$2" "$2/.state" | grep -v : | xargs';
      writeFileSync(join(bin, 'sync'), `#!/bin/sh\n${list} >> ${bin}/log\nexit ${status}\n`, { mode: 0o755 });
      vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
      onTestFinished(() => void vi.unstubAllEnvs());
      return () => readFileSync(join(bin, 'log'), 'utf8').trim().split('\n');
    };

    test('are on the disk, and the state with them, before they take their place, and that they did is, too', async () => {
      const outDir = temporaryFolder();
      const syncs = noteSyncs(0);
      await publishGeneration(outDir, SLUG, 1);
      expect(syncs()).toEqual([
        expect.stringMatching(/^\.saffron-lane\.next\.\S+ \.state saffron-lane\.\S+-\S+\.json$/),
        '.state saffron-lane saffron-lane.json',
      ]);
    });

    test('are flushed one by one where that fails', async () => {
      const outDir = temporaryFolder();
      const syncs = noteSyncs(1);
      const flushed = vi.spyOn(fs, 'fsyncSync');
      syncBuiltinESMExports();
      onTestFinished(() => {
        flushed.mockRestore();
        syncBuiltinESMExports();
      });
      await publishGeneration(outDir, SLUG, 1);
      expect(syncs()).toHaveLength(2);
      // The site's folder, its state and the folder around it besides.
      expect(flushed).toHaveBeenCalledTimes(filesOf(1).length + 3);
    });
  });

  test('says so when its folder is taken away at the very end', async () => {
    const outDir = temporaryFolder();
    await publishGeneration(outDir, SLUG, 1);
    const describe = (folder: string) => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      return stateOf(2);
    };
    await expect(publish(outDir, SLUG, { files: filesOf(2), describe })).rejects.toThrow('Something else removed');
    expect(generationIn(outDir, SLUG)).toBe(1);
    expect(readState(outDir, SLUG)).toMatchObject(stateOf(1));
  });

  test('works many times over in one process at once', async () => {
    const outDir = temporaryFolder();
    await Promise.all(Array.from({ length: 8 }, (_, index) => publishGeneration(outDir, SLUG, index)));
    expect(generationIn(outDir, SLUG)).toEqual(expect.any(Number));
    deleteReplaced();
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
  });
});

describe('recovering', () => {
  const here = ownTag().split('-')[1];
  const dead = `999999999-${here}-0a1b2c3d`;

  test('puts an old site back that lies beside its place', async () => {
    const outDir = temporaryFolder();
    await publishGeneration(outDir, SLUG, 1);
    renameSync(join(outDir, SLUG), join(outDir, `.${SLUG}.previous.${dead}`));
    recover(outDir);
    expect(generationIn(outDir, SLUG)).toBe(1);
  });

  test('puts the newest back when there are several', () => {
    const outDir = temporaryFolder();
    for (const [name, tag] of [
      ['newer', `999999999-${here}-00000001`],
      ['newest', `999999999-${here}-00000000`],
    ] as const) {
      writeInto(outDir, `${name}/index.html`, name);
      renameSync(join(outDir, name), join(outDir, `.${SLUG}.previous.${tag}`));
    }
    recover(outDir);
    expect(readSite(outDir)).toEqual({ [`${SLUG}/index.html`]: 'newest' });
  });

  test('removes what dead processes left, and leaves alone what a running one is filling', async () => {
    const outDir = temporaryFolder();
    await publishGeneration(outDir, SLUG, 1);
    const running = `.${SLUG}.next.${process.ppid}-${here}-00000000`;
    for (const name of [`.${SLUG}.next.${dead}`, `.${SLUG}.previous.${dead}`, `.${SLUG}.trash.${dead}`, running]) {
      writeInto(outDir, `${name}/index.html`, 'half');
    }
    writeInto(outDir, `.state/${SLUG}.999999999-${here}-1f.json`, '{');
    recover(outDir);
    expect(readdirSync(outDir).sort()).toEqual([running, '.state', SLUG].sort());
    expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`]);
    expect(generationIn(outDir, SLUG)).toBe(1);
  });

  test('leaves alone what a process of another machine or container may be filling, until it has been silent for an hour', () => {
    const outDir = temporaryFolder();
    const [theirs, state] = [`.${SLUG}.next.999999999-00c0ffee-0a1b2c3d`, `.state/${SLUG}.999999999-00c0ffee-1f.json`];
    writeInto(outDir, `${theirs}/index.html`, 'half');
    writeInto(outDir, state, '{}');
    recover(outDir);
    expect(readdirSync(outDir).sort()).toEqual([theirs, '.state'].sort());
    const silent = Date.now() / 1000 - 61 * 60;
    for (const path of [theirs, state]) utimesSync(join(outDir, path), silent, silent);
    recover(outDir);
    expect([readdirSync(outDir), readdirSync(join(outDir, '.state'))]).toEqual([['.state'], []]);
  });

  test('a long publish is never silent', async () => {
    const outDir = temporaryFolder();
    const silent = Date.now() / 1000 - 61 * 60;
    const seen: boolean[] = [];
    async function* slowly(): AsyncGenerator<OutputFile> {
      const [name = ''] = readdirSync(outDir);
      yield page('menu/index.html', 'menu');
      utimesSync(join(outDir, name), silent, silent);
      vi.setSystemTime(Date.now() + 2 * 60_000);
      yield page('menu/a.html', 'a');
      seen.push(isAbandoned(join(outDir, name), '999999999-00c0ffee'));
    }
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await put(outDir, slowly());
    expect(seen).toEqual([false]);
  });

  test('keeps to one brand when asked', () => {
    const outDir = temporaryFolder({ [`.other.previous.${dead}/index.html`]: 'other' });
    recover(outDir, SLUG);
    expect(readdirSync(outDir)).toEqual([`.other.previous.${dead}`]);
  });

  test('touches no other file or folder, and needs none', () => {
    const outDir = temporaryFolder({ '.git/config': '', 'report.json': '{}', '.saffron-lane.next': 'a file' });
    const before = readSite(outDir);
    recover(outDir);
    recover(join(outDir, 'nothing/here'));
    expect(readSite(outDir)).toEqual(before);
  });
});

describe('the state of a site', () => {
  test('is none without the site, and none when it is missing, broken or of another format', async () => {
    const outDir = temporaryFolder();
    expect(readState(outDir, SLUG)).toBe(undefined);
    await publishGeneration(outDir, SLUG, 1);
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
    await publishGeneration(outDir, SLUG, 2);
    renameSync(join(outDir, SLUG), join(outDir, 'moved'));
    expect(readState(outDir, SLUG)).toBe(undefined);
  });

  test('tells which sites belong to no listed brand', async () => {
    const outDir = temporaryFolder();
    for (const slug of ['b', 'a', 'c']) await publishGeneration(outDir, slug, 1);
    mkdirSync(join(outDir, 'somebody-elses'));
    expect(findUnlistedSites(outDir, ['c'])).toEqual(['a', 'b']);
    expect(existsSync(join(outDir, 'a'))).toBe(true);
    expect(findUnlistedSites(join(outDir, 'nothing'), [])).toEqual([]);
  });
});
