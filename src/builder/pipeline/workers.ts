import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failedReport } from '../report/report.ts';
import { BLOB } from '../start/start-note.ts';
import type { Brand, BrandReport } from '../types.ts';
import type { BuildBrands } from './build.ts';
import type { BrandContext } from './build-brand.ts';

export type WorkerContext = Omit<BrandContext, 'renderer' | 'onStep' | 'onWritten'>;

/** What a worker is sent: first what all brands are built with, then a brand at a time. */
export type WorkerTask =
  { kind: 'context'; context: WorkerContext } | { kind: 'brand'; brand: Brand } | { kind: 'end' };

/** A brand is written when only the disk is waited for. */
export type WorkerMessage =
  { kind: 'start'; slug: string } | { kind: 'written'; slug: string } | { kind: 'end'; report: BrandReport };

/** The argument that makes a process from the snapshot a worker. */
export const WORK = '--work';

/** So many brands a worker has at hand: while one is printed the configurations of the next ones are on their way. */
const BRANDS_AT_HAND = 4;
/** New objects hardly outlive a page. With room for those of a whole brand, few are ever moved. */
const YOUNG_GENERATION = '--max-semi-space-size=32';
const BOOT = `
const [entry] = process.argv.slice(1);
process.argv[1] = entry; // Packages are looked for from there.
import(entry).then(({ work }) => work());`;

/**
 * Builds brands in processes, each brand whole in one of them. They start from the snapshot of a process that has built a brand before, where
 * there is one. One that dies (of too little memory, or of a fault in native code that a picture brought out) takes the brand down that it
 * was building, and no other.
 */
export function makeParallelBuild(entry: string, compileCacheDir?: string): BuildBrands {
  return async (brands, { jobs, onStep: _, ...context }, listener) => {
    const waiting = [...brands];
    const blob = join(dirname(dirname(entry)), BLOB);
    let isWarm = existsSync(blob);
    const start = (): ChildProcess => {
      const script = join(context.root, 'scripts/build.ts');
      const args = isWarm ? ['--snapshot-blob', blob, script, WORK] : ['-e', BOOT, entry];
      const env = { ...process.env, ...(compileCacheDir !== undefined && { NODE_COMPILE_CACHE: compileCacheDir }) };
      return spawn(process.execPath, [YOUNG_GENERATION, ...args], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
    };
    const team = Array.from({ length: Math.min(jobs, brands.length) }, async () => {
      // Another one in place of one that died, as long as there is work.
      while (waiting.length > 0) isWarm = (await run(start(), isWarm, context, waiting, listener)) && isWarm;
    });
    await Promise.all(team);
  };
}

/** Resolves when there is nothing left to build, or the worker has died: false where a warm one never began, so that its snapshot is no good. */
function run(
  worker: ChildProcess,
  isWarm: boolean,
  context: WorkerContext,
  waiting: Brand[],
  listener: Parameters<BuildBrands>[2],
): Promise<boolean> {
  const atHand: Brand[] = [];
  const written = new Set<string>();
  let hasBegun = false;
  // What can't be sent reaches nobody: the end of the process is told below.
  const send = (task: WorkerTask): void => void worker.send(task, () => {});
  const hand = (): void => {
    const brand = waiting.shift();
    if (brand === undefined) return;
    atHand.push(brand);
    send({ kind: 'brand', brand });
  };
  const stop = () => worker.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    worker.on('message', (message: WorkerMessage) => {
      hasBegun = true;
      if (message.kind === 'start') return listener.onStart(message.slug);
      if (message.kind === 'written') return void written.add(message.slug);
      const index = atHand.findIndex(({ slug }) => slug === message.report.slug);
      if (index >= 0) atHand.splice(index, 1);
      listener.onBrand(message.report);
      hand();
      if (atHand.length === 0) send({ kind: 'end' });
    });
    worker.on('error', () => {});
    worker.on('close', (code, signal) => {
      process.off('exit', stop);
      const isRefused = isWarm && !hasBegun;
      const current = isRefused ? undefined : (atHand.find(({ slug }) => !written.has(slug)) ?? atHand[0]);
      if (current) listener.onBrand(failedReport(current.slug, `${DIED} (${signal ?? `exit code ${code}`}).`));
      for (const brand of atHand.reverse()) if (brand !== current) waiting.unshift(brand);
      resolve(!isRefused);
    });
    send({ kind: 'context', context });
    for (let count = 0; count < BRANDS_AT_HAND; count++) hand();
  });
}

const DIED = 'The process that built this brand died';
