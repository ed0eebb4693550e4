import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishTo, rollBack } from '#deploy/sync/replace.ts';
import type { TargetStore } from '#deploy/sync/store.ts';
import { makeFolderStore } from '#deploy/targets/folder-store.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { expectWhole } from '../../../support/deploy/expect-whole.ts';
import { memoryStore } from '../../../support/deploy/memory-store.ts';
import { builtSite, type Bytes, shown, version } from '../../../support/deploy/versions.ts';

const FOREIGN = 'google1234.html.txt';

const publish = (files: Bytes, site: Bytes) => publishTo(memoryStore(files), builtSite(site));
const back = (files: Bytes) => rollBack(memoryStore(files), 'rye');

/** A place that has these generations, and a file of somebody else. */
async function placeWith(...versions: Bytes[]): Promise<Bytes> {
  const files: Bytes = { [FOREIGN]: 'not ours' };
  for (const site of versions) await publish(files, site);
  return files;
}

/** Calls `look` with a place for each instant at which a change can stop. */
async function atEveryInstant(
  before: Bytes,
  change: (store: TargetStore) => Promise<unknown>,
  look: (files: Bytes, instant: number) => Promise<void>,
): Promise<number> {
  for (let instant = 1; ; instant++) {
    const files = { ...before };
    const ended = await change(memoryStore(files, instant)).catch(String);
    const isStopped = ended === 'Error: The process is dead.';
    const { note } = Object(ended) as { note?: string };
    if (!isStopped && note === undefined) return instant - 1;
    await look(files, instant);
  }
}

describe('a publish that is stopped at any instant', () => {
  const [one, two, three, four] = [version(1), version(2), version(3), version(4)];

  test('leaves whole pages, and the next one heals', async () => {
    const before = await placeWith(one, two);
    const instants = await atEveryInstant(
      before,
      (store) => publishTo(store, builtSite(three)),
      async (files, instant) => {
        expectWhole(files, [one, two, three]);
        expect(shown(files, two)).toHaveProperty('gone/index.html');
        // What comes after it, in turn.
        if (instant % 3 === 0) {
          await publish(files, three);
          expect(shown(files, three)).toEqual(three);
          await back(files);
          expect(shown(files, two)).toEqual(two);
        } else if (instant % 3 === 1) {
          // A publish that had not begun is not what is taken back.
          await back(files);
          const restored = files['index.html'] === one['index.html'] ? one : two;
          expect(shown(files, restored)).toEqual(restored);
        } else {
          await publish(files, four);
          expect(shown(files, four)).toEqual(four);
        }
        if (instant % 4 !== 0) return;
        await publish(files, version(7));
        await publish(files, version(8));
        const { [FOREIGN]: foreign, ...left } = files;
        expect(foreign).toBe('not ours');
        const public_ = Object.keys(left).filter((path) => !path.startsWith('.front-of-house'));
        expect(public_.sort()).toEqual(Object.keys({ ...version(7), ...version(8) }).sort());
        const own = Object.keys(left).filter((path) => path.startsWith('.front-of-house'));
        expect(own.map((path) => path.replace(/\d+/, 'n')).sort()).toEqual([
          '.front-of-house/kept/n/404.html',
          '.front-of-house/kept/n/index.html',
          '.front-of-house/kept/n/robots.txt',
          '.front-of-house/manifest',
        ]);
      },
    );
    expect(instants).toBeGreaterThan(15);
  });

  test('does so where nothing was before', async () => {
    await atEveryInstant(
      await placeWith(),
      (store) => publishTo(store, builtSite(one)),
      async (files) => {
        expectWhole(files, [one]);
        await publish(files, two);
        await publish(files, three);
        await publish(files, four);
        const left = Object.keys(files).filter((path) => !path.startsWith('.front-of-house'));
        expect(left.sort()).toEqual(Object.keys({ ...three, ...four, [FOREIGN]: '' }).sort());
      },
    );
  });

  test('is healed by a third one that is stopped, too', async () => {
    let before: Bytes = {};
    await atEveryInstant(
      await placeWith(one, two),
      (store) => publishTo(store, builtSite(three)),
      async (files) => {
        if (files['404.html'] === three['404.html'] && files['index.html'] === two['index.html']) before = files;
      },
    );
    expect(before).toMatchObject({ '404.html': three['404.html'], 'index.html': two['index.html'] });
    await atEveryInstant(
      before,
      (store) => publishTo(store, builtSite(four)),
      async (files, instant) => {
        expectWhole(files, [one, two, three, four]);
        if (instant % 2 === 0) {
          await publish(files, four);
          expect(shown(files, four)).toEqual(four);
        }
        await back(files);
        const restored = files['index.html'] === one['index.html'] ? one : two;
        expect(shown(files, restored)).toEqual(restored);
      },
    );
  });
});

/** The files in a folder. */
function filesIn(folder: string): Bytes {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

describe('a process that is killed', () => {
  test('leaves whole pages in a folder, and the next one clears up', async () => {
    const folder = temporaryFolder();
    const program = join(import.meta.dirname, '../../../support/deploy/deploy-forever.ts');
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    let lines = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      lines += chunk as string;
      if (lines.split('\n').length > 3) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    const last = Number(lines.trim().split('\n').at(-1));
    // It may have gone on before the signal came.
    expectWhole(
      filesIn(folder),
      Array.from({ length: last + 100 }, (_, index) => version(index + 1)),
    );
    for (const n of [1, 2]) await publishTo(makeFolderStore(folder), builtSite(version(n)));
    const left = Object.keys(filesIn(folder));
    // What was being written is deleted later: its process might still run.
    expect(left.filter((path) => /^\.front-of-house\/(?!kept\/|new\.)/.test(path))).toEqual([
      '.front-of-house/manifest.json',
    ]);
    expect(left.filter((path) => !path.startsWith('.')).sort()).toEqual(
      Object.keys({ ...version(1), ...version(2) }).sort(),
    );
  });
});

describe('a rollback that is stopped at any instant', () => {
  const [one, two, three] = [version(1), version(2), version(3)];

  test('leaves whole pages, and the next one ends it', async () => {
    const before = await placeWith(one, two, three);
    await atEveryInstant(
      before,
      (store) => rollBack(store, 'rye'),
      async (files) => {
        expectWhole(files, [one, two, three]);
        const { generation, underWay } = JSON.parse(files['.front-of-house/manifest'] ?? '') as Record<string, unknown>;
        if (generation !== 4 || underWay !== undefined) await back(files);
        expect(shown(files, two)).toEqual(two);
        await back(files);
        expect(shown(files, three)).toEqual(three);
      },
    );
  });
});
