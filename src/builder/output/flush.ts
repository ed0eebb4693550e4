import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { lazy } from '../../domain/lazy.ts';

/** From this number of files on, flushing the whole disk takes less time than flushing each file. */
const MANY = 16;
/** For each line that it reads, flushes the disk of a folder and prints the exit status. */
const FLUSHER = 'while read -r _; do sync -f "$0"; echo $?; done';
/** The next brand of a build is written by then. */
const IDLE_MS = 300;

/**
 * Makes a function that flushes files, and the entries of folders, to the disk. So after a power cut a site is either the old or the new one,
 * and no file of it is empty. The first flush also writes the file system's journal of folders. `folder` is on that disk; `count` is the
 * number of all files; `staysUp`: the process has other things to do meanwhile, and does not end soon.
 */
export function flusherFor(
  count: number,
  folder: string,
  staysUp = false,
): (paths: readonly string[]) => Promise<void> {
  return async (paths) => {
    if (count >= MANY && (await flushDisk(folder))) return;
    if (staysUp) return flushSideBySide(paths);
    // Synchronous: V8 collects garbage while a promise is awaited, which costs a process that is about to end twenty milliseconds.
    paths.forEach(flushOne);
  };
}

/** The disk writes its journal once for many files that wait. A file that is gone needs no flush. */
export async function flushSideBySide(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(flushBeside));
}

async function flushBeside(path: string): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    await file.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EIO') throw error;
  } finally {
    await file?.close();
  }
}

/** Ignores all errors but EIO: some disks can't flush on request (EINVAL, EPERM: Windows and some network disks). */
function flushOne(path: string): void {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    fsyncSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EIO') throw error; // The disk has lost what it was given.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** False where the disk was not flushed: `sync -f` is a command of Linux. */
async function flushDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const running = flushers();
  let flusher = running.get(folder);
  if (flusher === undefined) {
    flusher = startFlusher(folder, () => running.delete(folder));
    running.set(folder, flusher);
  }
  return flusher();
}

/**
 * One child process flushes for all brands of a build. Starting it takes a process with much memory eight milliseconds, a tenth of the time
 * for a brand, because the page tables of that memory are copied.
 */
const flushers = lazy(() => new Map<string, () => Promise<boolean>>());

function startFlusher(folder: string, onEnd: () => void): () => Promise<boolean> {
  const child = spawn('sh', ['-c', FLUSHER, folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting: ((isFlushed: boolean) => void)[] = [];
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    onEnd();
    child.stdin.end();
  };
  let isOver = false;
  const giveUp = (): void => {
    isOver = true;
    onEnd();
    clearTimeout(idle);
    for (const answer of waiting.splice(0)) answer(false);
  };
  child.on('error', giveUp).on('close', giveUp);
  child.stdin.on('error', giveUp);
  child.stdout.setEncoding('utf8').on('data', (statuses: string) => {
    for (const status of statuses.trim().split('\n')) waiting.shift()?.(status === '0');
    if (waiting.length === 0) idle = setTimeout(end, IDLE_MS);
  });
  const flush = (): Promise<boolean> => {
    if (isOver) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    clearTimeout(idle);
    waiting.push(resolve);
    child.stdin.write('\n');
    return promise;
  };
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  const begin = (): Promise<boolean> => {
    next = undefined;
    const mine = flush();
    running = mine;
    void mine.then(() => running === mine && (running = undefined));
    return mine;
  };
  // The running flush may have missed these files. One more flush is enough for all callers that wait for it.
  return () => (running ? (next ??= running.then(begin)) : begin());
}
