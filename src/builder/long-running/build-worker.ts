import type * as Entry from '../entry.ts';
import type { BuildOptions } from '../pipeline/build.ts';
import type { BrandReport } from '../types.ts';

/** The options of a build, without its brands and callbacks. */
export type BuildWorkerOptions = Omit<BuildOptions, 'slugs' | 'onCount' | 'onStart' | 'onHere' | 'onBrand'>;

export type WorkerMessage =
  | { kind: 'brand'; report: BrandReport }
  /** The brand that is built in this process, which nothing in it can end; undefined when it is done. */
  | { kind: 'here'; slug: string | undefined }
  | { kind: 'done'; reports: BrandReport[] }
  | { kind: 'failed'; message: string };

/** What to build, and the compiled renderer that builds it. */
export interface BuildWorkerJob {
  entry: string;
  options: BuildWorkerOptions & Pick<BuildOptions, 'slugs'>;
}

process.on('message', (job: BuildWorkerJob) => void work(job));
// The preview has no more work, or has been killed.
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches every process; the preview ends this one itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function work({ entry, options }: BuildWorkerJob): Promise<void> {
  try {
    const { build, deleteReplacedBeside }: typeof Entry = await import(entry);
    const { brands } = await build({
      ...options,
      onHere: (slug) => tell({ kind: 'here', slug }),
      onBrand: (report) => tell({ kind: 'brand', report }),
    });
    tell({ kind: 'done', reports: brands });
    void deleteReplacedBeside();
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : 'An unknown error occurred' });
  }
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}
