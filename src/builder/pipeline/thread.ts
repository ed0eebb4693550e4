import { parentPort, workerData } from 'node:worker_threads';
import { makeBackendHealth } from '../load/backend-health.ts';
import { load } from '../load/load.ts';
import type { Renderer } from '../print/render.ts';
import type { Brand } from '../types.ts';
import { buildBrand } from './build-brand.ts';
import type { ThreadMessage, ThreadOptions } from './threads.ts';

/**
 * What runs in a thread of a build: brands come as messages and are built one after the other, in their order. While the disk takes what is
 * written of one, the next is on its way.
 */
export function work(renderer: Renderer): void {
  const { context, backends, health } = workerData as ThreadOptions;
  const backendHealth = makeBackendHealth(backends, health);
  const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (brand: Brand) => {
    // What comes from a backend is asked for at once; a file is read in its turn, for it costs no waiting.
    const early = brand.source === 'file' ? undefined : load(brand, { health: backendHealth });
    early?.catch(() => {}); // It is looked at in its turn.
    last = last.then(
      () =>
        new Promise((resolve) => {
          const { slug } = brand;
          const onWritten = (): void => {
            tell({ kind: 'written', slug });
            resolve();
          };
          tell({ kind: 'start', slug });
          void buildBrand(brand, { ...context, renderer, onWritten }, () => early ?? load(brand)).then((report) => {
            tell({ kind: 'end', report });
            resolve();
          });
        }),
    );
  });
}
