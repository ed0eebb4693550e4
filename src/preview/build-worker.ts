import { parentPort, workerData } from 'node:worker_threads';
import type * as Entry from '../builder/entry.ts';
import type { BuildOptions } from '../builder/command/build.ts';
import type { BrandReport } from '../builder/types.ts';

/** The options of a build, without its brands and callbacks. */
export type BuildWorkerOptions = Omit<BuildOptions, 'slugs' | 'onCount' | 'onStart' | 'onBrand'>;

export type WorkerMessage =
  | { kind: 'brand'; report: BrandReport }
  | { kind: 'done'; reports: BrandReport[] }
  | { kind: 'failed'; message: string };

const { entry, options } = workerData as { entry: string; options: BuildWorkerOptions };
const renderer = import(entry) as Promise<typeof Entry>;

parentPort?.on('message', (slugs: string[]) => void work(slugs));

async function work(slugs: string[]): Promise<void> {
  try {
    const { build } = await renderer;
    const { brands } = await build({ ...options, slugs, onBrand: (report) => tell({ kind: 'brand', report }) });
    tell({ kind: 'done', reports: brands });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : 'An unknown error occurred' });
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
