import { loadCompiled } from '../compile/source-key.ts';
import type * as Entry from '../build/entry.ts';
import type { BuildContext } from '../build/build-site.ts';
import type { Brand, BrandReport } from '#schema/warning.ts';

/** What a process is told to build. Its argument is the compiled renderer that it builds with. */
export interface BrandTask {
  brand: Brand;
  context: BuildContext;
  /** The configuration of a brand that is in a backend, as JSON. */
  loaded?: string;
}

const renderer = loadCompiled<typeof Entry>({ entry: process.argv[2] ?? '' });
process.on('message', (task: BrandTask) => void work(task));
// There are no more brands, or the process that started this one is gone.
process.on('disconnect', () => process.exit());
// Ctrl+C in a terminal reaches every process; the one that started this one ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

/** Builds the brand and sends its report. */
async function work({ brand, context, loaded }: BrandTask): Promise<void> {
  const { buildBrand } = await renderer;
  const report: BrandReport = await buildBrand(brand, context, loaded);
  process.send?.(report);
}
