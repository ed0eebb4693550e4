import { spawn } from 'node:child_process';
import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { remembered } from '../../domain/remembered.ts';

/** From so many files on, flushing the disk as a whole takes less time than each of them. */
const MANY = 16;
/** Flushes the disk of a folder for each line that it reads, and answers how that ended. */
const FLUSHER = 'while read -r _; do sync -f "$0"; echo $?; done';
/** The next brand of a fleet is written by then. */
const IDLE_MS = 300;

/**
 * Returns when the disk, on which `folder` lies, has the files, and of folders what was made or renamed in them: after a power cut a site
 * is the old one or the new one, and no file of it is empty. The journal that a disk keeps of its folders is written with the first of them.
 */
export async function flush(paths: readonly string[], folder: string): Promise<void> {
  if (paths.length >= MANY && (await flushDisk(folder))) return;
  // Together: the disk writes its journal once for all that ask at the same time.
  await Promise.all(paths.map(flushOne));
}

/** A disk that can't be told to flush (EINVAL, EPERM: Windows and some networks') is left to itself. */
async function flushOne(path: string): Promise<void> {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    await promisify(fsync)(file);
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
 * One process flushes for all brands of a fleet. To start one takes a thread with much in its memory eight milliseconds, a tenth of a
 * brand, because all that is known of that memory is copied.
 */
const flushers = remembered(() => new Map<string, () => Promise<boolean>>());

function startFlusher(folder: string, onEnd: () => void): () => Promise<boolean> {
  const child = spawn('sh', ['-c', FLUSHER, folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting: ((isFlushed: boolean) => void)[] = [];
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    onEnd();
    child.stdin.end();
  };
  const giveUp = (): void => {
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
  return () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    clearTimeout(idle);
    waiting.push(resolve);
    child.stdin.write('\n');
    return promise;
  };
}
