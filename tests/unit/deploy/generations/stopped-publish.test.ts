import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishTo, rollBack } from '../../../../src/deploy/generations/replace.ts';
import type { Store } from '../../../../src/deploy/generations/store.ts';
import { makeFolderStore } from '../../../../src/deploy/targets/folder-store.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { expectWhole } from '../../../support/deploy/expect-whole.ts';
import { diskThatStopsAt, UNFLUSHED } from '../../../support/deploy/stops.ts';
import { builtSite, type Bytes, shown, version } from '../../../support/deploy/versions.ts';

const FOREIGN = 'google1234.html.txt';

function filesIn(folder: string): Bytes {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const storeIn = (folder: string): Store => makeFolderStore(folder, UNFLUSHED);
const publish = (folder: string, files: Bytes) => publishTo(storeIn(folder), builtSite(files));

/** A place that has two generations, and a file of somebody else. */
async function placeWith(...versions: Bytes[]): Promise<string> {
  const folder = temporaryFolder({ [FOREIGN]: 'not ours' });
  for (const files of versions) await publish(folder, files);
  return folder;
}

/** Calls `look` with a place for each instant at which a change can stop. */
async function atEveryInstant(
  before: string,
  change: (store: Store) => Promise<unknown>,
  look: (folder: string, instant: number) => Promise<void>,
): Promise<number> {
  for (let instant = 1; ; instant++) {
    const folder = temporaryFolder();
    cpSync(before, folder, { recursive: true });
    const { disk, isStopped } = diskThatStopsAt(instant);
    const error = await change(makeFolderStore(folder, disk)).catch(String);
    if (!isStopped()) {
      expect(error).not.toBeTypeOf('string');
      return instant - 1;
    }
    await look(folder, instant);
  }
}

describe('a publish that is stopped at any instant', () => {
  const [one, two, three, four] = [version(1), version(2), version(3), version(4)];

  test('leaves whole pages, and the next one heals', async () => {
    const before = await placeWith(one, two);
    const instants = await atEveryInstant(
      before,
      (store) => publishTo(store, builtSite(three)),
      async (folder, instant) => {
        expectWhole(filesIn(folder), [one, two, three]);
        expect(shown(filesIn(folder), two)).toHaveProperty('gone/index.html');
        // What comes after it, in turn.
        if (instant % 3 === 0) {
          await publish(folder, three);
          expect(shown(filesIn(folder), three)).toEqual(three);
          await rollBack(storeIn(folder), 'rye');
          expect(shown(filesIn(folder), two)).toEqual(two);
        } else if (instant % 3 === 1) {
          // A publish that had not begun is not what is taken back.
          await rollBack(storeIn(folder), 'rye');
          const back = filesIn(folder)['index.html'] === one['index.html'] ? one : two;
          expect(shown(filesIn(folder), back)).toEqual(back);
        } else {
          await publish(folder, four);
          expect(shown(filesIn(folder), four)).toEqual(four);
        }
        if (instant % 4 !== 0) return;
        await publish(folder, version(7));
        await publish(folder, version(8));
        const { [FOREIGN]: foreign, ...left } = filesIn(folder);
        expect(foreign).toBe('not ours');
        const public_ = Object.keys(left).filter((path) => !path.startsWith('.front-of-house'));
        expect(public_.sort()).toEqual(Object.keys({ ...version(7), ...version(8) }).sort());
        // Half-written files of a process that still runs may be needed.
        const own = Object.keys(left).filter((path) => /^\.front-of-house\/(?!new\.)/.test(path));
        expect(own.map((path) => path.replace(/\d+/, 'n')).sort()).toEqual([
          '.front-of-house/kept/n/404.html',
          '.front-of-house/kept/n/index.html',
          '.front-of-house/kept/n/robots.txt',
          '.front-of-house/manifest.n.json',
        ]);
      },
    );
    expect(instants).toBeGreaterThan(40);
  });

  test('does so where nothing was before', async () => {
    await atEveryInstant(
      await placeWith(),
      (store) => publishTo(store, builtSite(one)),
      async (folder) => {
        expectWhole(filesIn(folder), [one]);
        await publish(folder, two);
        await publish(folder, three);
        await publish(folder, four);
        const left = Object.keys(filesIn(folder)).filter((path) => !path.startsWith('.front-of-house'));
        expect(left.sort()).toEqual(Object.keys({ ...three, ...four, [FOREIGN]: '' }).sort());
      },
    );
  });

  test('is healed by a third one that is stopped, too', async () => {
    let before = '';
    await atEveryInstant(
      await placeWith(one, two),
      (store) => publishTo(store, builtSite(three)),
      async (folder) => {
        const files = filesIn(folder);
        if (files['404.html'] === three['404.html'] && files['index.html'] === two['index.html']) before = folder;
      },
    );
    expect(filesIn(before)).toMatchObject({ '404.html': three['404.html'], 'index.html': two['index.html'] });
    await atEveryInstant(
      before,
      (store) => publishTo(store, builtSite(four)),
      async (folder, instant) => {
        expectWhole(filesIn(folder), [one, two, three, four]);
        if (instant % 2 === 0) {
          await publish(folder, four);
          expect(shown(filesIn(folder), four)).toEqual(four);
        }
        await rollBack(storeIn(folder), 'rye');
        const back = filesIn(folder)['index.html'] === one['index.html'] ? one : two;
        expect(shown(filesIn(folder), back)).toEqual(back);
      },
    );
  });
});

describe('a process that is killed', () => {
  test('leaves whole pages, and the next one clears up', async () => {
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
    for (const n of [1, 2]) await publish(folder, version(n));
    const left = Object.keys(filesIn(folder)).map((path) => path.replace(/\d+\//, 'n/'));
    expect(left.filter((path) => path.startsWith('.') && !path.includes('kept')).length).toBe(1);
    expect(left.filter((path) => !path.startsWith('.')).sort()).toEqual(
      Object.keys({ ...version(1), ...version(2) })
        .map((path) => path.replace(/\d+\//, 'n/'))
        .sort(),
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
      async (folder) => {
        const files = filesIn(folder);
        expectWhole(files, [one, two, three]);
        const isEnded = /"generation":4,"files"/.test(manifestIn(files)) && !manifestIn(files).includes('"next"');
        if (!isEnded) await rollBack(storeIn(folder), 'rye');
        expect(shown(filesIn(folder), two)).toEqual(two);
        await rollBack(storeIn(folder), 'rye');
        expect(shown(filesIn(folder), three)).toEqual(three);
      },
    );
  });
});

const manifestIn = (files: Bytes): string =>
  Object.entries(files)
    .filter(([path]) => path.includes('manifest.'))
    .map(([, text]) => text)
    .sort()
    .at(-1) ?? '';
