import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { lazy } from '../../domain/lazy.ts';

/** From so many files on, flushing the disk as a whole takes less time than each of them. */
const MANY = 16;
/** Flushes the disk of a folder for each line that it reads, and answers how that ended. */
const FLUSHER = 'while read -r _; do sync -f "$0"; echo $?; done';
/** The next brand of a fleet is written by then. */
const IDLE_MS = 300;

/**
 * What returns when the disk has files, and of folders what was made or renamed in them: after a power cut a site is the old one or the new
 * one, and no file of it is empty. The journal that a disk keeps of its folders is written with the first of them. `folder` lies on that
 * disk; `count` is how many files there are in all.
 */
export function flusherFor(count: number, folder: string): (paths: readonly string[]) => Promise<void> {
  return async (paths) => {
    if (count >= MANY && (await flushDisk(folder))) return;
    // Not with a promise: waiting for one lets V8 collect garbage, which takes a process that is about to end twenty milliseconds.
    paths.forEach(flushOne);
  };
}

/** A disk that can't be told to flush (EINVAL, EPERM: Windows and some networks') is left to itself. */
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

/** False where there is no such command: it is Linux's. */
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
 * One process flushes for all brands of a fleet. To start one takes a process with much in its memory eight milliseconds, a tenth of a
 * brand, because all that is known of that memory is copied.
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
  // What runs may have passed the files by, and one more is enough for all who wait for it.
  return () => (running ? (next ??= running.then(begin)) : begin());
}
