import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { compile } from '../compile/compile.ts';
import type { Compiled } from '../compile/source-key.ts';
import type { BuildOptions } from '../pipeline/build.ts';
import { endedReport, TIME_LIMIT_MS } from '../pipeline/time-limit.ts';
import { YOUNG_GENERATION } from '../pipeline/workers.ts';
import type { BrandReport } from '../types.ts';
import type { BuildWorkerJob, WorkerMessage, BuildWorkerOptions } from './build-worker.ts';

/** Builds brands; `onBrand`, when the build supports it, is called for each as soon as it is done. */
export type Build = (
  slugs: string[],
  onBrand: (report: BrandReport) => void,
  configurations?: BuildOptions['configurations'],
) => Promise<{ brands: readonly BrandReport[] }>;

export interface BuildProcessOptions extends Omit<BuildWorkerOptions, 'compiled' | 'buildDate'> {
  /** The folder with `src/`. */
  root: string;
  /** `YYYY-MM-DD`, or what tells it for each build. */
  buildDate: string | (() => string);
  onCompile?: () => void;
  /** The renderer, where it does not change while this process runs. Without it, each build looks whether the sources are others. */
  compiled?: Compiled;
  /** How long the building process waits for more to do. `Infinity`: until it is closed. */
  idleMs?: number;
  /** Variables of its environment besides those of this process. */
  variables?: Record<string, string>;
  /** Others go first: 0 to 19, as in `nice`. */
  niceness?: number;
}

export interface BuildProcess {
  build: Build;
  close: () => Promise<void>;
}

/** What a build held comes back only when its process ends. The next one starts in a fraction of a second. */
const IDLE_MS = 10_000;

/**
 * Builds brands in a process of its own: rendering a large brand keeps it busy for seconds, and the preview answers meanwhile. It stays
 * as long as builds follow each other, so that the next one starts warm; changed code gets a new process.
 */
export function openBuildProcess(given: BuildProcessOptions): BuildProcess {
  const { onCompile, idleMs = IDLE_MS, variables, niceness = 0, buildDate, compiled: fixed, ...options } = given;
  let running: { key: string; worker: ChildProcess } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  async function build(...[slugs, onBrand, configurations]: Parameters<Build>): Promise<{ brands: BrandReport[] }> {
    clearTimeout(idle);
    const compiled =
      fixed ?? (await compile(options.root, options.cacheDir, { ...(onCompile && { onStart: onCompile }) }));
    const worker = await workerFor(compiled);
    // A folder that went away a moment ago must not fail the others: a build refuses names it does not know.
    const present = slugs.filter((slug) => existsSync(join(options.brandsDir, slug)));
    try {
      const today = typeof buildDate === 'string' ? buildDate : buildDate();
      const settings = { ...options, compiled, configurations, buildDate: today, slugs: present };
      const job = { entry: compiled.entry, options: settings };
      return { brands: present.length === 0 ? [] : await work(worker, job, onBrand) };
    } finally {
      if (idleMs !== Infinity) idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  async function workerFor({ key }: Compiled): Promise<ChildProcess> {
    if (running?.key === key) return running.worker;
    await close();
    const env = { ...process.env, ...variables, NODE_COMPILE_CACHE: join(options.cacheDir, 'v8') };
    const execArgv = [...process.execArgv, YOUNG_GENERATION];
    const worker = fork(new URL('./build-worker.ts', import.meta.url), { env, execArgv });
    if (niceness > 0 && worker.pid !== undefined) setPriority(worker.pid, niceness);
    worker.on('error', () => {}); // Between builds there is no other listener, and an unhandled error would end the preview.
    worker.once('exit', () => {
      if (running?.worker === worker) running = undefined;
    });
    running = { key, worker };
    return worker;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const worker = running?.worker;
    running = undefined; // A build that starts in the meantime gets a new process.
    if (worker?.connected) {
      ended = once(worker, 'exit');
      worker.disconnect();
    }
    await ended;
  }

  return { build, close };
}

function work(
  worker: ChildProcess,
  job: BuildWorkerJob,
  onBrand: (report: BrandReport) => void,
): Promise<BrandReport[]> {
  const { timeLimitMs: limitMs = TIME_LIMIT_MS } = job.options;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let overdue: string | undefined;
    const end = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', leave);
      finish();
    };
    const hear = (message: WorkerMessage): void => {
      if (message.kind === 'brand') onBrand(message.report);
      else if (message.kind === 'here') watch(message.slug);
      else if (message.kind === 'done') end(() => resolve(message.reports));
      else end(() => reject(new Error(message.message)));
    };
    const watch = (slug: string | undefined): void => {
      clearTimeout(timer);
      if (slug === undefined) return;
      timer = setTimeout(() => {
        overdue = slug;
        worker.kill('SIGKILL');
      }, limitMs);
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const leave = (): void =>
      end(() => {
        if (overdue === undefined) reject(new Error('The build ended before it was done.'));
        else resolve([endedReport(overdue, limitMs)]);
      });
    worker.on('message', hear).on('error', fail).on('exit', leave);
    worker.send(job);
  });
}
