import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishTo, rollBack } from '#deploy/sync/replace.ts';
import type { TargetStore } from '#deploy/sync/store.ts';
import { makeFolderStore } from '#deploy/targets/folder-store.ts';
import { snapshotOf, temporaryFolder } from '../../../support/build/folders.ts';
import { builtSite, type Bytes, version } from '../../../support/deploy/versions.ts';

const publish = (folder: string, files: Bytes, isDryRun = false) =>
  publishTo(makeFolderStore(folder), builtSite(files), isDryRun);
const back = (folder: string) => rollBack(makeFolderStore(folder), 'rye');
const manifestIn = (folder: string): string => join(folder, '.front-of-house/manifest.json');
const changeManifest = (folder: string, change: (manifest: Record<string, unknown>) => unknown): void => {
  const path = manifestIn(folder);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)));
};

describe('publishing to a folder', () => {
  test('sends only what changed, and says what', async () => {
    const folder = temporaryFolder();
    expect(await publish(folder, version(1))).toMatchObject({ files: 8, removed: [] });
    const before = snapshotOf(folder);
    const { sent } = await publish(folder, { ...version(1), 'menu/index.html': 'Menu, dearer', '_data/a.json': '{}' });
    expect(sent).toEqual(['_data/a.json', 'menu/index.html']);
    const same = Object.keys(version(1)).filter((path) => path !== 'menu/index.html');
    for (const path of same) expect(snapshotOf(folder)[path], path).toBe(before[path]);
  });

  test('does nothing where nothing changed, so that a rollback stays worth something', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    await publish(folder, version(2));
    const before = snapshotOf(folder);
    expect(await publish(folder, version(2))).toMatchObject({ sent: [], removed: [] });
    expect(snapshotOf(folder)).toEqual(before);
    await back(folder);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(1)['index.html']);
  });

  test('keeps files of the generation before, and deletes those of the one before that', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    await publish(folder, version(3));
    expect(existsSync(join(folder, '_astro/app.1.js'))).toBe(true);
    const { removed } = await publish(folder, version(5));
    expect(removed).toContain('_astro/app.1.js');
    expect(existsSync(join(folder, 'offers/1'))).toBe(false);
    expect(existsSync(join(folder, '_astro/app.3.js'))).toBe(true);
  });

  test('changes nothing with --dry-run, and says what it would do', async () => {
    const folder = temporaryFolder();
    for (const n of [1, 2]) await publish(folder, version(n));
    const before = snapshotOf(folder);
    const told = await publish(folder, version(3), true);
    expect(snapshotOf(folder)).toEqual(before);
    expect(await publish(folder, version(3))).toEqual(told);
  });

  test('goes back and forth between two generations', async () => {
    const folder = temporaryFolder();
    for (const n of [1, 2, 3]) await publish(folder, version(n));
    for (const n of [2, 3, 2]) {
      await back(folder);
      for (const [path, text] of Object.entries(version(n))) {
        expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
      }
    }
    const once = temporaryFolder();
    await expect(back(once)).rejects.toThrow('has nothing of "rye", so there is nothing to go back to.');
    await publish(once, version(1));
    await expect(back(once)).rejects.toThrow('has only one generation of "rye"');
  });

  test('fails when another publish has changed the manifest meanwhile, and the next run is right', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    const store = makeFolderStore(folder);
    let isFirst = true;
    const slow: TargetStore = {
      ...store,
      put: async (...file) => {
        if (isFirst) {
          isFirst = false;
          await publish(folder, version(4));
        }
        await store.put(...file);
      },
    };
    await expect(publishTo(slow, builtSite(version(3)))).rejects.toThrow(
      /^Another publish to dir:.* was running at the same time, so this one has stopped\. Run it again\.$/,
    );
    await publish(folder, version(3));
    for (const [path, text] of Object.entries(version(3))) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    await publish(folder, version(6));
    await publish(folder, version(8));
    const left = Object.keys(snapshotOf(folder)).filter((path) => !path.startsWith('.front'));
    expect(left.sort()).toEqual(Object.keys({ ...version(6), ...version(8) }).sort());
  });

  test('deletes what a process that was killed an hour ago had begun to write, and nothing newer', async () => {
    const folder = temporaryFolder({ '.front-of-house/new.1': '', '.front-of-house/new.2': '' });
    fs.utimesSync(join(folder, '.front-of-house/new.1'), 1, 1);
    await publish(folder, version(1));
    expect(readdirSync(join(folder, '.front-of-house')).sort()).toEqual(['manifest.json', 'new.2']);
  });
});

test('what is rolled back to may be older than the process', async () => {
  const folder = temporaryFolder();
  for (const number of [1, 2]) await publish(folder, version(number));
  const kept = join(folder, '.front-of-house/kept/1');
  for (const path of Object.keys(snapshotOf(kept))) fs.utimesSync(join(kept, path), 1, 1);
  await back(folder);
  expect(fs.readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(1)['index.html']);
  for (const path of Object.keys(version(1))) fs.utimesSync(join(folder, path), 1, 1);
  await publish(folder, version(3));
  expect(fs.readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(3)['index.html']);
});

describe('a folder that somebody else writes into', () => {
  test('keeps files that no publish has made', async () => {
    const folder = temporaryFolder({ 'shop/index.html': 'a shop', '_astro/own.js': 'x' });
    for (const n of [1, 2, 3]) await publish(folder, version(n));
    expect(readFileSync(join(folder, 'shop/index.html'), 'utf8')).toBe('a shop');
    expect(readFileSync(join(folder, '_astro/own.js'), 'utf8')).toBe('x');
  });

  test('is not published to where a file is in the way', async () => {
    const folder = temporaryFolder({ 'index.html': 'somebody’s site' });
    await expect(publish(folder, version(1), true)).rejects.toThrow('index.html is in dir:');
    await expect(publish(folder, version(1))).rejects.toThrow(
      /^index\.html is in dir:.* already, and no publish has put it there\. Move it away/,
    );
    expect(snapshotOf(folder)).toEqual({ 'index.html': snapshotOf(folder)['index.html'] });
    await expect(publish(folder, version(2))).rejects.toThrow('index.html is in dir:');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('somebody’s site');
    rmSync(join(folder, 'index.html'));
    await publish(folder, version(1));
  });

  test('may have the site already, copied by hand', async () => {
    const folder = temporaryFolder(version(1));
    expect(await publish(folder, version(1))).toMatchObject({ sent: [] });
    expect(await publish(folder, version(2))).toMatchObject({ removed: [] });
    await back(folder);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(1)['index.html']);
  });

  test('is never left by a link', async () => {
    const outside = temporaryFolder({ 'index.html': 'outside' });
    const folder = temporaryFolder();
    symlinkSync(outside, join(folder, 'menu'));
    await expect(publish(folder, version(1))).rejects.toThrow(/^menu in dir:.* is a link, where a folder has to be/);
    expect(readFileSync(join(outside, 'index.html'), 'utf8')).toBe('outside');
    rmSync(join(folder, 'menu'));
    // A page that is a link is replaced, and not written through.
    await publish(folder, version(1));
    rmSync(join(folder, 'index.html'));
    symlinkSync(join(outside, 'index.html'), join(folder, 'index.html'));
    await publish(folder, version(2));
    expect(readFileSync(join(outside, 'index.html'), 'utf8')).toBe('outside');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(2)['index.html']);

    const linked = temporaryFolder();
    symlinkSync(outside, join(linked, '.front-of-house'));
    await expect(publish(linked, version(1))).rejects.toThrow('is a link, where a folder has to be');
    expect(readdirSync(outside)).toEqual(['index.html']);
  });

  test('goes back to no page that was changed by hand or deleted', async () => {
    const folder = temporaryFolder();
    for (const n of [1, 2]) await publish(folder, version(n));
    writeFileSync(join(folder, '.front-of-house/kept/1/index.html'), 'forged');
    const before = snapshotOf(folder);
    await expect(back(folder)).rejects.toThrow(/^index\.html of the generation before is gone from dir:/);
    expect(snapshotOf(folder)).toEqual(before);
  });

  test('may have lost a page', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    rmSync(join(folder, '404.html'));
    await publish(folder, version(2));
    expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(version(2)['404.html']);
  });
});

describe('a manifest from outside', () => {
  const entry = { digest: 'a'.repeat(64), size: 1, type: 'text/html' };

  test.each([
    ['../outside.txt'],
    ['/etc/passwd'],
    ['a/../../outside.txt'],
    ['a//b'],
    ['..\\outside.txt'],
    ['a\u0000b'],
    [''],
    ['.front-of-house/manifest.json'],
    ['.Front-Of-House/x'],
  ])('that names %j is refused', async (path) => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    const outside = join(folder, '../outside.txt');
    writeFileSync(outside, 'x');
    const names: ((manifest: Record<string, unknown>) => unknown)[] = [
      (manifest) => ({ ...manifest, uncertain: [path] }),
      (manifest) => ({ ...manifest, files: { ...(manifest['files'] as object), [path]: entry } }),
      (manifest) => ({ ...manifest, previous: { generation: 1, files: { [path]: entry }, kept: [] } }),
      (manifest) => ({ ...manifest, underWay: 'publish', uncertain: ['a', path] }),
    ];
    for (const change of names) {
      const other = temporaryFolder();
      await publish(other, version(1));
      changeManifest(other, change);
      await expect(publish(other, version(2))).rejects.toThrow(/^The manifest in dir:.* is damaged/);
      await expect(back(other)).rejects.toThrow(/^The manifest in dir:.* is damaged/);
    }
    expect(existsSync(outside)).toBe(true);
    rmSync(outside);
  });

  test.each([
    ['', /is damaged: it is no JSON\. Nothing was changed/],
    ['{"format":2,"bra', /is damaged: it is no JSON/],
    ['[]', /is damaged\. Nothing was changed/],
    ['{"format":1}', /was written by another version of this program/],
    ['{"format":2,"brand":"rye","generation":1e99,"files":{},"uncertain":[]}', /is damaged at "generation"/],
    ['{"format":2,"brand":"spelt","generation":1,"files":{},"uncertain":[]}', /has the site of the brand "spelt"/],
  ])('that reads %j is refused', async (text, sentence) => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    writeFileSync(manifestIn(folder), text);
    await expect(publish(folder, version(2))).rejects.toThrow(sentence);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(version(1)['index.html']);
  });

  test('that is huge, a folder or a link is refused', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    const path = manifestIn(folder);
    truncateSync(path, 65 * 1024 * 1024);
    await expect(publish(folder, version(2))).rejects.toThrow('has more than 64 MB, which is not read.');
    rmSync(path);
    mkdirSync(path);
    await expect(publish(folder, version(2))).rejects.toThrow('is a folder, not a file.');
    rmSync(path, { recursive: true });
    symlinkSync('/dev/zero', path);
    await expect(publish(folder, version(2))).rejects.toThrow(/^The manifest in dir:.* can't be read: .*link/);
  });

  test('can’t name the prototype of objects', async () => {
    const folder = temporaryFolder();
    await publish(folder, version(1));
    const text = readFileSync(manifestIn(folder), 'utf8');
    writeFileSync(manifestIn(folder), text.replace('"files":{', `"files":{"__proto__":${JSON.stringify(entry)},`));
    await publish(folder, version(2));
    expect({}).not.toHaveProperty('digest');
  });
});
