import { parentPort, workerData } from 'node:worker_threads';
import type * as Entry from '../builder/entry.ts';
import type { BuildOptions } from '../builder/pipeline/build.ts';
import type { BrandReport } from '../builder/types.ts';

/** Everything a build wants but which brands, and the compiled renderer that builds them. */
export type WorkerOrder = Omit<BuildOptions, 'slugs' | 'onCount' | 'onStart' | 'onBrand'>;

export type WorkerMessage =
  | { kind: 'brand'; report: BrandReport }
  | { kind: 'done'; reports: BrandReport[] }
  | { kind: 'failed'; message: string };

const { entry, order } = workerData as { entry: string; order: WorkerOrder };
const renderer = import(entry) as Promise<typeof Entry>;

parentPort?.on('message', (slugs: string[]) => void work(slugs));

async function work(slugs: string[]): Promise<void> {
  try {
    const { build } = await renderer;
    const { brands } = await build({ ...order, slugs, onBrand: (report) => tell({ kind: 'brand', report }) });
    tell({ kind: 'done', reports: brands });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : 'An unknown error occurred' });
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
