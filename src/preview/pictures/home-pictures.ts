import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasEntry } from '#builder/pictures/cache-entry.ts';
import { markUsed, NOTE } from '#brand/pictures/sweep.ts';
import type { PictureAnswer, PictureJob } from './picture-worker.ts';

export interface HomePicturesOptions {
  cacheDir: string;
  /** The preview has something better to do: no picture is begun meanwhile. */
  isBusy: () => boolean;
  /** There are new pictures of this brand. */
  onTaken: (slug: string) => void;
  /** Called once, with the reason, when this machine's browser takes no pictures. */
  onProblem: (sentence: string) => void;
  /** Takes a picture in a process of its own. */
  start?: (job: PictureJob) => PictureRun;
}

/** A brand whose home is wanted. */
export interface ScreenshotRequest {
  slug: string;
  /** The folder of its published site. */
  site: string;
  /** As `homeKeyOf` returns it. */
  key: string;
}

export interface HomePictures {
  /** Whether there are pictures of this home. */
  has: (key: string) => boolean;
  /** The path of a picture's file, or undefined for a name that no picture has. */
  fileOf: (key: string, name: string) => string | undefined;
  /** Takes the pictures of these homes that are missing, in this order; those wanted before come after them. */
  want: (requests: readonly ScreenshotRequest[]) => void;
  /** Goes on with what is wanted, when the preview is not busy any more. */
  resume: () => void;
  close: () => Promise<void>;
}

export interface PictureRun {
  answer: Promise<PictureAnswer>;
  end: () => Promise<void>;
}

/** Increase it when the pictures of a home change though the home does not. */
const RECIPE = 1;
/** A browser that has failed this often in a row is not asked again. */
const MAX_FAILURES = 3;
/** So many are waited for. Nobody looks at more at once. */
const MAX_WANTED = 96;

/** The name of the pictures of a home, by the sum of its page: all that it shows has an address with a hash in it. */
export const homeKeyOf = (sum: string): string => hash('sha256', `${RECIPE} ${sum}`).slice(0, 32);

/**
 * Pictures of homes, on a desktop and a phone, taken by a browser that this machine has: one at a time, each in a process that ends
 * with it, when nothing is being built. They lie in the cache, and nothing of them is in memory.
 */
export function makeHomePictures(options: HomePicturesOptions): HomePictures {
  const { cacheDir, isBusy, onTaken, onProblem, start = forkWorker } = options;
  const failed = new Set<string>();
  let wanted: ScreenshotRequest[] = [];
  let running: PictureRun | undefined;
  let failures = 0;
  let isOver = false;

  const folderOf = (key: string): string => join(cacheDir, 'home-pictures', key);

  function has(key: string): boolean {
    const folder = folderOf(key);
    if (!hasEntry(folder)) return false;
    markUsed(join(folder, NOTE));
    return true;
  }

  function want(requests: readonly ScreenshotRequest[]): void {
    const missing = requests.filter(({ key }) => !failed.has(key) && !has(key));
    const others = wanted.filter(({ slug }) => !missing.some((sitter) => sitter.slug === slug));
    wanted = [...missing, ...others].slice(0, MAX_WANTED);
    resume();
  }

  function resume(): void {
    if (running !== undefined || isOver || isBusy()) return;
    const next = wanted.shift();
    if (next === undefined) return;
    if (has(next.key)) return resume();
    running = start({ site: next.site, folder: folderOf(next.key) });
    void running.answer.then((answer) => {
      running = undefined;
      settle(next, answer);
      resume();
    });
  }

  function settle({ slug, key }: ScreenshotRequest, answer: PictureAnswer): void {
    if (isOver) return;
    if (answer.kind === 'taken') {
      failures = 0;
      onTaken(slug);
      return;
    }
    failed.add(key);
    failures += 1;
    if (answer.kind === 'failed' && failures < MAX_FAILURES) return;
    isOver = true;
    if (answer.kind === 'failed') onProblem(`No more pictures of homes are taken: ${answer.message}`);
  }

  async function close(): Promise<void> {
    isOver = true;
    await running?.end();
  }

  const fileOf = (key: string, name: string): string | undefined =>
    KEY.test(key) && NAME.test(name) ? join(folderOf(key), name) : undefined;

  return { has, fileOf, want, resume, close };
}

const KEY = /^[0-9a-f]{32}$/;
const NAME = /^(?:desktop|phone)\.webp$/;

function forkWorker(job: PictureJob): PictureRun {
  const worker: ChildProcess = fork(new URL('./picture-worker.ts', import.meta.url), { stdio: 'ignore' });
  const answer = new Promise<PictureAnswer>((resolve) => {
    worker.once('message', (message: PictureAnswer) => resolve(message));
    worker.once('error', ({ message }) => resolve({ kind: 'failed', message }));
    worker.once('exit', (code) =>
      resolve({ kind: 'failed', message: `the process that takes them ended with ${code}.` }),
    );
  });
  worker.send(job, () => {}); // Where it could not start, `error` says why.
  const end = async (): Promise<void> => {
    if (worker.exitCode !== null || worker.signalCode !== null || !worker.connected) return;
    const ended = once(worker, 'exit');
    worker.disconnect();
    await ended;
  };
  return { answer, end };
}
