import type { Build } from '../builder/run/warm-build.ts';
import { LoadError } from '../builder/brand/load-error.ts';
import { failedReport } from '../builder/report/report.ts';
import type { BrandReport } from '../builder/types.ts';
import type { Replaced } from '../deploy/generations/replace.ts';
import type { Deliver } from './delivery.ts';
import type { Queue, Waiting } from './queue.ts';

/** Why a brand is not as it should be. */
export interface Failing {
  stage: 'build' | 'publish';
  problem: string;
}

export interface Loaded {
  configuration: unknown;
}

export interface WorkListener {
  onBuilt: (report: BrandReport) => void;
  /** `replaced` is undefined where the site was delivered before. */
  onDelivered: (taken: Waiting, report: BrandReport, replaced: Replaced | undefined) => void;
  /** `pauseMs`: when it is tried again; undefined: when the brand changes. */
  onFailed: (slug: string, failing: Failing, pauseMs: number | undefined) => void;
}

export interface WorkOptions extends WorkListener {
  queue: Queue;
  /** The configuration of a brand that is in a backend; undefined of any other. */
  load: (slug: string) => Promise<Loaded> | undefined;
  build: Build;
  /** How many brands it builds at a time. */
  processes: number;
  deliver: Deliver;
  /** The sentence of an error. */
  describe: (error: unknown) => string;
}

export interface Work {
  /** To call when something was noted in the queue. */
  wake: () => void;
  /** Takes nothing more. Resolves when all that runs is done. */
  stop: () => Promise<void>;
  failing: ReadonlyMap<string, Failing>;
}

/**
 * How many brands may be loading or delivered at a time, in addition to those that are built. So a slow backend or target does not block the others.
 * The number is small because a brand that has left the queue can't be overtaken.
 */
const MAX_NOT_BUILDING = 8;
/** A configuration that kills the process which reads it does so again. */
const MAX_DEATHS = 3;
/** How soon the queue is asked again for what was postponed. */
const WAKE_MS = 250;

/** Takes brands from the queue, several at once: loads, builds and delivers each. A brand is built again only when its site is delivered. */
export function startWork(options: WorkOptions): Work {
  const { queue, load, build, processes, deliver, describe, onBuilt, onDelivered, onFailed } = options;
  const running = new Set<Promise<void>>();
  const failing = new Map<string, Failing>();
  let isStopped = false;
  const timer = setInterval(wake, WAKE_MS);

  function wake(): void {
    while (!isStopped && running.size < processes + MAX_NOT_BUILDING) {
      const taken = queue.take();
      if (taken === undefined) return;
      const run = workOn(taken).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
  }

  async function workOn(taken: Waiting): Promise<void> {
    const { slug, tries } = taken;
    const report = await loadAndBuild(slug);
    if (report === undefined) return finish(slug);
    onBuilt(report);
    if (report.status === 'failed') {
      const isTransient = report.cause === 'environment' || (report.cause === 'process' && tries + 1 < MAX_DEATHS);
      return fail(slug, { stage: 'build', problem: report.error ?? '' }, isTransient);
    }
    try {
      const replaced = await deliver(slug);
      finish(slug);
      onDelivered(taken, report, replaced);
    } catch (error) {
      fail(slug, { stage: 'publish', problem: describe(error) }, true);
    }
  }

  async function loadAndBuild(slug: string): Promise<BrandReport | undefined> {
    let loaded: Loaded | undefined;
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

  function finish(slug: string): void {
    failing.delete(slug);
    queue.settle(slug);
  }

  function fail(slug: string, problem: Failing, isTransient: boolean): void {
    failing.set(slug, problem);
    const pauseMs = isTransient ? queue.postpone(slug) : undefined;
    if (pauseMs === undefined) queue.settle(slug);
    onFailed(slug, problem, pauseMs);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearInterval(timer);
    while (running.size > 0) await Promise.all(running);
  }

  return { wake, stop, failing };
}
