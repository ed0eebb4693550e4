import { makeBackendHealth } from '../load/backend-health.ts';
import { load } from '../load/load.ts';
import type { Renderer } from '../print/render.ts';
import { deleteReplaced } from '../publish/staging.ts';
import type { Brand } from '../types.ts';
import { buildBrand } from './build-brand.ts';
import type { WorkerContext, WorkerMessage, WorkerTask } from './workers.ts';

/**
 * What runs in a worker of a build: brands come as messages and are built one after the other, in their order. While the disk takes what is
 * written of one, the next is on its way. What a brand replaced is deleted when its report is out.
 */
export function work(renderer: Renderer): void {
  const health = makeBackendHealth();
  const tell = (message: WorkerMessage): void => void process.send?.(message);
  let context: WorkerContext;
  let last: Promise<void> = Promise.resolve();
  const build = (brand: Brand): void => {
    // What comes from a backend is asked for at once; a file is read in its turn, for it costs no waiting.
    const early = brand.source === 'file' ? undefined : load(brand, { health });
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
            deleteReplaced();
            resolve();
          });
        }),
    );
  };
  process.on('message', (task: WorkerTask) => {
    if (task.kind === 'context') ({ context } = task);
    else if (task.kind === 'brand') build(task.brand);
    else process.exit();
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
}
