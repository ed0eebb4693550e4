import type { Build } from '#builder/run/warm-build.ts';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';

export interface BrandState {
  slug: string;
  status: 'building' | 'built' | 'failed';
  /** Counts the builds that changed the output or failed. */
  version: number;
  /** Counts only the builds that changed the output. */
  siteVersion: number;
  /** Of the last build that ended. */
  report?: BrandReport;
  /** The last build that changed the site, since the preview runs. */
  change?: { at: Date; report: BrandReport };
}

export interface Builds {
  /** In the order in which the brands were first named. */
  states: () => BrandState[];
  getState: (slug: string) => BrandState | undefined;
  /** Resolves when nothing is left to build. */
  rebuild: (slugs: string[]) => Promise<void>;
  forget: (slug: string) => void;
}

export interface BuildsOptions {
  build: Build;
  /** Called when a brand's state changed. */
  onChange: (slug: string) => void;
  /** Called when a batch is built. */
  onBuilt: (reports: BrandReport[]) => void;
}

/** Keeps the state of every brand and builds one batch at a time; what changes meanwhile waits for the next. */
export function makeBuilds({ build, onChange, onBuilt }: BuildsOptions): Builds {
  const states = new Map<string, BrandState>();
  const waiting = new Set<string>();
  let working: Promise<void> | undefined;

  function rebuild(slugs: string[]): Promise<void> {
    for (const slug of slugs) {
      waiting.add(slug);
      put({ version: 0, siteVersion: 0, ...states.get(slug), slug, status: 'building' });
    }
    if (waiting.size > 0) working ??= work().finally(() => (working = undefined));
    return working ?? Promise.resolve();
  }

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const slugs = [...waiting];
      waiting.clear();
      const settled = new Map<string, BrandReport>();
      const settle = (report: BrandReport): void => {
        if (settled.has(report.slug)) return;
        settled.set(report.slug, report);
        end(report);
      };
      const reports = await reportsOf(build, slugs, settle);
      reports.forEach(settle);
      onBuilt([...settled.values()]);
    }
  }

  function end(report: BrandReport): void {
    const before = states.get(report.slug);
    if (before === undefined) return; // Its folder went away during the build.
    put({
      ...before,
      ...(report.printed.length > 0 && { change: { at: new Date(), report } }),
      status: waiting.has(report.slug) ? 'building' : report.status === 'failed' ? 'failed' : 'built',
      version: report.status === 'unchanged' ? before.version : before.version + 1,
      siteVersion: report.status === 'built' ? before.siteVersion + 1 : before.siteVersion,
      report,
    });
  }

  function put(state: BrandState): void {
    states.set(state.slug, state);
    onChange(state.slug);
  }

  function forget(slug: string): void {
    waiting.delete(slug);
    if (states.delete(slug)) onChange(slug);
  }

  return { states: () => [...states.values()], getState: (slug) => states.get(slug), rebuild, forget };
}

/** A brand has failed when its build throws or does not report on it. */
async function reportsOf(
  build: Build,
  slugs: string[],
  onBrand: (report: BrandReport) => void,
): Promise<readonly BrandReport[]> {
  try {
    const { brands } = await build(slugs, onBrand);
    const missing = slugs.filter((slug) => !brands.some((report) => report.slug === slug));
    return [...brands, ...missing.map((slug) => failedReport(slug, 'The build did not come to this brand.'))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'An unknown error occurred';
    return slugs.map((slug) => failedReport(slug, reason));
  }
}
