import { makeBackendHealth } from '../brand/backend-health.ts';
import { load } from '../brand/load.ts';
import type { Renderer } from '../print/render.ts';
import { deleteReplaced } from '../output/staging.ts';
import type { Brand } from '../types.ts';
import { buildBrand } from './build-brand.ts';
import type { WorkerContext, WorkerMessage, WorkerTask } from './workers.ts';

/**
 * Runs in a worker of a build. Brands come as messages. The next brand comes as soon as the last one only waits for the disk, so that no time is
 * lost. The site that a brand replaced is deleted after the brand's report is sent.
 */
export function work(renderer: Renderer): void {
  const health = makeBackendHealth();
  const tell = (message: WorkerMessage): void => void process.send?.(message);
  const asked = new Map<string, Promise<unknown>>();
  let context: WorkerContext;
  const ask = (brand: Brand): Promise<unknown> => {
    const configuration = load(brand, { health });
    configuration.catch(() => {}); // It is looked at in its turn.
    return configuration;
  };
  const build = (brand: Brand): void => {
    const { slug } = brand;
    const configuration = asked.get(slug);
    asked.delete(slug);
    const onWritten = (): void => tell({ kind: 'written', slug });
    tell({ kind: 'start', slug });
    void buildBrand(brand, { ...context, renderer, onWritten }, () => configuration ?? ask(brand)).then((report) => {
      tell({ kind: 'end', report });
      deleteReplaced();
    });
  };
  process.on('message', (task: WorkerTask) => {
    if (task.kind === 'context') ({ context } = task);
    else if (task.kind === 'ahead') asked.set(task.brand.slug, ask(task.brand));
    else if (task.kind === 'brand') build(task.brand);
    else process.exit();
  });
  // The process that started this worker is gone.
  process.on('disconnect', () => process.exit());
}
