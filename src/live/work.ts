import type { Build } from '#builder/run/warm-build.ts';
import { LoadError } from '#brand/errors/load-error.ts';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import type { Replaced } from '#deploy/sync/replace.ts';
import type { Deliver } from './delivery.ts';
import type { Failing, QueueOutcome, Taken } from './brand-queue.ts';
import { pauseAfter, type Waiting } from './queue.ts';

export interface WorkListener {
  onBuilt: (report: BrandReport) => void;
  /** `replaced` is undefined where the site was delivered before. */
  onDelivered: (taken: Waiting, report: BrandReport, replaced: Replaced | undefined) => void;
  /** Another machine has it, because this one slept or could not reach the queue. */
  onLost: (slug: string) => void;
  /** `pauseMs`: when it is tried again; undefined: when the brand changes. */
  onFailed: (slug: string, failing: Failing, pauseMs: number | undefined) => void;
}

export interface WorkOptions extends WorkListener {
  /** The configuration of a brand that is in a backend; undefined of any other. */
  load: (slug: string) => Promise<Written> | undefined;
  build: Build;
  deliver: Deliver;
  /** The sentence of an error. */
  describe: (error: unknown) => string;
}

/** A configuration that kills the process which reads it does so again. */
const MAX_DEATHS = 3;

/** Loads, builds and delivers a brand that was taken from the queue. Its site is delivered before the same brand may be taken again. */
export function makeWork(options: WorkOptions): (taken: Taken) => Promise<QueueOutcome> {
  const { load, build, deliver, describe, onBuilt, onDelivered, onLost, onFailed } = options;

  async function workOn(taken: Taken): Promise<QueueOutcome> {
    const { slug, tries } = taken;
    const report = await loadAndBuild(slug);
    if (report === undefined) return { status: 'done' };
    onBuilt(report);
    if (!(await taken.isHeld())) {
      onLost(slug);
      return { status: 'lost' };
    }
    if (report.status === 'failed') {
      const isTransient = report.cause === 'environment' || (report.cause === 'process' && tries + 1 < MAX_DEATHS);
      return fail(taken, { stage: 'build', problem: report.error ?? '' }, isTransient);
    }
    try {
      onDelivered(taken, report, await deliver(slug));
      return { status: 'done' };
    } catch (error) {
      return fail(taken, { stage: 'publish', problem: describe(error) }, true);
    }
  }

  async function loadAndBuild(slug: string): Promise<BrandReport | undefined> {
    let loaded: Written | undefined;
    try {
      loaded = await load(slug);
    } catch (error) {
      const isTransient = !(error instanceof LoadError) || error.isTransient;
      return failedReport(slug, describe(error), isTransient ? 'environment' : undefined);
    }
    try {
      const { brands } = await build([slug], () => {}, loaded && { configurations: { [slug]: loaded } });
      return brands.find((report) => report.slug === slug); // Undefined where its folder is gone.
    } catch (error) {
      return failedReport(slug, describe(error), 'process');
    }
  }

  function fail({ slug, tries }: Taken, failing: Failing, isTransient: boolean): QueueOutcome {
    onFailed(slug, failing, isTransient ? pauseAfter(tries) : undefined);
    return { status: isTransient ? 'again' : 'given up', failing };
  }

  return workOn;
}
