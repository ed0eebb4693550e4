import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Compiled, compile } from '../builder/compile/compile.ts';
import type { BrandReport } from '../builder/types.ts';
import type { WorkerMessage, BuildWorkerOptions } from './build-worker.ts';
import type { Build } from './builds.ts';

export interface BuildThreadOptions extends Omit<BuildWorkerOptions, 'compiled'> {
  /** The folder with `src/`. */
  root: string;
  onCompile: () => void;
}

export interface BuildThread {
  build: Build;
  close: () => Promise<void>;
}

/**
 * Builds brands in a thread of its own, so that the preview can answer while a large brand keeps the thread busy for seconds. The thread
 * stays after a build, so the next build starts warm. When the code has changed, a new thread takes over.
 */
export function openBuildThread({ root, onCompile, ...options }: BuildThreadOptions): BuildThread {
  let running: { key: string; worker: Worker } | undefined;

  async function build(slugs: string[], onBrand: (report: BrandReport) => void): Promise<{ brands: BrandReport[] }> {
    const compiled = await compile(root, options.cacheDir, onCompile);
    const worker = await workerFor(compiled);
    // A build refuses unknown brands as a whole. A folder that was removed a moment ago must not fail the others.
    const present = slugs.filter((slug) => existsSync(join(options.brandsDir, slug)));
    return { brands: present.length === 0 ? [] : await work(worker, present, onBrand) };
  }

  async function workerFor(compiled: Compiled): Promise<Worker> {
    if (running?.key === compiled.key) return running.worker;
    await close();
    const data = { entry: compiled.entry, options: { ...options, compiled } };
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: data });
    worker.on('error', () => {}); // Between builds nobody else listens, and an unheard error would end the preview.
    worker.once('exit', () => {
      if (running?.worker === worker) running = undefined;
    });
    running = { key: compiled.key, worker };
    return worker;
  }

  async function close(): Promise<void> {
    await running?.worker.terminate();
  }

  return { build, close };
}

function work(worker: Worker, slugs: string[], onBrand: (report: BrandReport) => void): Promise<BrandReport[]> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', leave);
      finish();
    };
    const hear = (message: WorkerMessage): void => {
      if (message.kind === 'brand') onBrand(message.report);
      else if (message.kind === 'done') end(() => resolve(message.reports));
      else end(() => reject(new Error(message.message)));
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const leave = (): void => end(() => reject(new Error('The build ended before it was done.')));
    worker.on('message', hear).on('error', fail).on('exit', leave);
    worker.postMessage(slugs);
  });
}
