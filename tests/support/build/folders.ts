import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is gone after the test, with these files in it: `temporaryFolder({ 'images/a.jpg': bytes })`. */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  return makeFolder(files, onTestFinished);
}

/** The same for all tests of the file, or of the group, in which it is called. */
export function sharedFolder(files: Record<string, string | Uint8Array> = {}): string {
  return makeFolder(files, afterAll);
}

function makeFolder(files: Record<string, string | Uint8Array>, whenDone: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) writeInto(folder, path, content);
  return folder;
}

export function writeInto(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Every file below a folder with what changes when it is written anew; equal snapshots mean nothing was. */
export function snapshotOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.map((path) => ({ path, stat: statSync(join(folder, path)) })).filter(({ stat }) => stat.isFile());
  return Object.fromEntries(files.map(({ path, stat }) => [path, `${stat.ino} ${stat.size} ${stat.mtimeMs}`]));
}
