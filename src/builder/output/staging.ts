import { hash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readdir, rmdir, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lazy } from '../../domain/lazy.ts';

/**
 * A folder beside the sites that only exists while one is published: `next` is being filled, `previous` is the running
 * site moved aside, `trash` is being deleted. `.saffron-lane.next.4711-0c9e21d4-9f2c01aa`
 */
export interface StagingFolder {
  slug: string;
  kind: 'next' | 'previous' | 'trash';
  /** Process id, `ownHost` and a random part, so that two processes never share a folder. */
  tag: string;
  path: string;
}

const NAME = /^\.([a-z0-9-]+)\.(next|previous|trash)\.(\d+-[0-9a-f-]+)$/;
/** A running publish touches its folder far more often than this, which leaves room for clocks that differ. */
const SILENCE_MS = 60 * 60 * 1000;
const HEARTBEAT_MS = 60 * 1000;

export function makeStagingFolder(outDir: string, slug: string, kind: StagingFolder['kind']): StagingFolder {
  const tag = `${ownTag()}-${randomBytes(4).toString('hex')}`;
  return { slug, kind, tag, path: join(outDir, `.${slug}.${kind}.${tag}`) };
}

export function findStagingFolders(outDir: string): StagingFolder[] {
  return listFolder(outDir).flatMap((name) => {
    const [, slug, kind, tag] = NAME.exec(name) ?? [];
    if (slug === undefined || tag === undefined) return [];
    return [{ slug, kind: kind as StagingFolder['kind'], tag, path: join(outDir, name) }];
  });
}

/** The names in a folder; none when there is no such folder. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Identifies where a process id is unique: on this machine since it was started, and in its container. Another machine or container that
 * shares the output folder has other processes with the same ids.
 */
const ownHost = lazy(() => hash('sha256', `${hostname()} ${bootId()} ${processNamespace()}`).slice(0, 8));

/** `4711-0c9e21d4`: identifies this process, even if another machine or container has a process with the same id. */
export const ownTag = (): string => `${process.pid}-${ownHost()}`;

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return ''; // Not Linux.
  }
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // Not Linux.
  }
}

/** Returns a function to call often while a folder is filled. It shows builds on other machines that the folder is in use. */
export function makeHeartbeat(path: string): () => void {
  let last = Date.now();
  return () => {
    const now = Date.now();
    if (now - last < HEARTBEAT_MS) return;
    last = now;
    utimesSync(path, now / 1000, now / 1000);
  };
}

/** Whether no process uses this folder (or file) any more: its process has ended, is another one with the same id, or was silent for an hour. */
export function isAbandoned(path: string, tag: string): boolean {
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (touched === undefined) return false;
  if (Date.now() - touched > SILENCE_MS) return true;
  const [pid, host] = [Number.parseInt(tag, 10), tag.split('-')[1]];
  // Of a process on another machine only the last heartbeat is known.
  if (host !== ownHost()) return false;
  // In a container every run has the same process id: a folder older than this process belongs to an earlier run.
  if (pid === process.pid) return touched < Date.now() - process.uptime() * 1000;
  return !isRunning(pid);
}

/**
 * The folder's new path, or undefined when it is gone. It is renamed before it is deleted, so that a process that still fills
 * it fails instead of publishing the rest, and a deletion that is killed leaves a folder whose name says that it is trash.
 */
export function moveToTrash(outDir: string, { slug, path }: StagingFolder): string | undefined {
  const trash = makeStagingFolder(outDir, slug, 'trash').path;
  return moveFolder(path, trash) ? trash : undefined;
}

export function discardFolder(outDir: string, folder: StagingFolder): void {
  const trash = moveToTrash(outDir, folder);
  if (trash !== undefined) deleteFolder(trash);
}

/** Sites that were replaced. Deleting one takes a tenth of the time of a build, so it waits until the result is reported. */
const replaced = lazy((): { paths: string[]; onDeleted: () => void }[] => []);

export const deleteLater = (paths: string[], onDeleted: () => void): void => void replaced().push({ paths, onDeleted });

/** To call when the result of a build has been reported. */
export function deleteReplaced(): void {
  for (const { paths, onDeleted } of replaced().splice(0)) {
    paths.forEach(deleteFolder);
    onDeleted();
  }
}

/**
 * The same for a process that has something else to do meanwhile: a disk may take a millisecond for each folder. Many are deleted side by side.
 */
export async function deleteReplacedBeside(): Promise<void> {
  for (const { paths, onDeleted } of replaced().splice(0)) {
    await Promise.all(paths.map((path) => deleteBeside(path).catch(() => deleteFolder(path))));
    onDeleted();
  }
}

async function deleteBeside(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? deleteBeside(path) : unlink(path);
    }),
  );
  await rmdir(folder);
}

/** Synchronous, because the variant with a promise takes nearly twice the processor time. */
export function deleteFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Another process deletes it too, or a scanner holds a file: the next build tries again.
  }
}

/** False when there is nothing to move, or something already exists at `to`. */
export function moveFolder(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
    throw error;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Any error but "no such process" means that the process exists, but may not be signalled from here.
    return !hasCode(error, 'ESRCH');
  }
}
