import { Worker } from 'node:worker_threads';
import { failedReport } from '../report/report.ts';
import type { Brand, BrandReport } from '../types.ts';
import type { BuildBrands } from './build.ts';
import type { BrandContext } from './build-brand.ts';

/** What a thread is given when it starts. */
export interface ThreadOptions {
  /** The compiled renderer. */
  entry: string;
  compileCacheDir?: string | undefined;
  context: Omit<BrandContext, 'renderer' | 'onStep' | 'onWritten'>;
  /** What all threads know of backends: an index into `health` by address. */
  backends: string[];
  health: Int32Array;
}

/** A brand is written when only the disk is waited for. */
export type ThreadMessage =
  { kind: 'start'; slug: string } | { kind: 'written'; slug: string } | { kind: 'end'; report: BrandReport };

/** So many brands a thread has at hand: while one is printed the configurations of the next ones are on their way. */
const BRANDS_AT_HAND = 4;
/** New objects hardly outlive a page. With room for those of a whole brand, few are ever moved. */
const YOUNG_GENERATION_MB = 32;
const BOOT = `const { entry, compileCacheDir } = require('node:worker_threads').workerData;
require('node:module').enableCompileCache?.(compileCacheDir);
process.argv[1] = entry; // Packages are looked for from there.
import(entry).then(({ work }) => work());`;

/**
 * Builds brands in threads, each brand whole in one of them. A thread that dies (of too little memory, or of a fault in native code that a
 * picture brought out) takes the brand down that it was building, and no other.
 */
export function makeThreadedBuild(entry: string, compileCacheDir?: string): BuildBrands {
  return async (brands, { jobs, onStep: _, ...context }, listener) => {
    const waiting = [...brands];
    const backends = [...new Set(brands.map(({ services }) => services.supabaseUrl))];
    const health = new Int32Array(new SharedArrayBuffer(4 * backends.length));
    const options: ThreadOptions = { entry, compileCacheDir, context, backends, health };
    const team = Array.from({ length: Math.min(jobs, brands.length) }, async () => {
      // Another thread in place of one that died, as long as there is work.
      while (waiting.length > 0) await runThread(options, waiting, listener);
    });
    await Promise.all(team);
  };
}

/** Resolves when there is nothing left to build, or the thread has died. */
function runThread(options: ThreadOptions, waiting: Brand[], listener: Parameters<BuildBrands>[2]): Promise<void> {
  const worker = new Worker(BOOT, {
    eval: true,
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const atHand: Brand[] = [];
  const written = new Set<string>();
  let reason = 'it stopped';
  const hand = (): void => {
    const next = waiting.shift();
    if (next === undefined) return;
    atHand.push(next);
    worker.postMessage(next);
  };
  const forget = (slug: string): void => {
    const index = atHand.findIndex((brand) => brand.slug === slug);
    if (index >= 0) atHand.splice(index, 1);
  };
  return new Promise((resolve) => {
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'start') return listener.onStart(message.slug);
      if (message.kind === 'written') return written.add(message.slug);
      forget(message.report.slug);
      listener.onBrand(message.report);
      hand();
      if (atHand.length === 0) void worker.terminate();
    });
    worker.on('error', (error: Error) => (reason = error.message));
    worker.on('exit', () => {
      const current = atHand.find(({ slug }) => !written.has(slug)) ?? atHand[0];
      if (current) listener.onBrand(failedReport(current.slug, `The thread that built this brand died: ${reason}`));
      for (const brand of atHand.reverse()) if (brand !== current) waiting.unshift(brand);
      resolve();
    });
    for (let count = 0; count < BRANDS_AT_HAND; count++) hand();
  });
}
