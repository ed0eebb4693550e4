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
  now: () => number;
}

export interface Work {
  /** To call when something was noted in the queue. */
  wake: () => void;
  /** Takes nothing more. Resolves when all that runs is done. */
  stop: () => Promise<void>;
  failing: ReadonlyMap<string, Failing>;
}

/** So many backends may be asked at a time: one that is silent must not hold up the others. */
const MAX_LOADS = 8;
/** So many brands may be on their way to the target. */
const MAX_DELIVERIES = 8;
/** A configuration that kills the process which reads it does so again. */
const MAX_DEATHS = 3;
/** A timer can't wait longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Takes brands from the queue, as many at once as there are processes to build them. A brand is built again only when its site is delivered. */
export function startWork(options: WorkOptions): Work {
  const { queue, load, build, processes, deliver, describe, now, onBuilt, onDelivered, onFailed } = options;
  let [loading, building, delivering] = [0, 0, 0];
  const running = new Set<Promise<void>>();
  const failing = new Map<string, Failing>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    // What is taken too early is built again when it changes meanwhile.
    const hasRoom = (): boolean => building < 2 * processes && loading < MAX_LOADS && delivering < MAX_DELIVERIES;
    while (!isStopped && hasRoom()) {
      const taken = queue.take();
      if (taken === undefined) break;
      const run = workOn(taken).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
    const next = isStopped || !hasRoom() ? undefined : queue.nextAt();
    if (next !== undefined && next > now()) timer = setTimeout(wake, Math.min(next - now(), MAX_TIMER_MS));
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
    delivering += 1;
    try {
      const replaced = await deliver(slug);
      finish(slug);
      onDelivered(taken, report, replaced);
    } catch (error) {
      fail(slug, { stage: 'publish', problem: describe(error) }, true);
    } finally {
      delivering -= 1;
    }
  }

  async function loadAndBuild(slug: string): Promise<BrandReport | undefined> {
    let loaded: Loaded | undefined;
    try {
      const asked = load(slug);
      if (asked) loaded = await whileLoading(asked);
    } catch (error) {
      const isTransient = !(error instanceof LoadError) || error.isTransient;
      return failedReport(slug, describe(error), isTransient ? 'environment' : undefined);
    }
    building += 1;
    try {
      const { brands } = await build([slug], () => {}, loaded && { configurations: { [slug]: loaded } });
      return brands.find((report) => report.slug === slug); // Undefined where its folder is gone.
    } catch (error) {
      return failedReport(slug, describe(error), 'process');
    } finally {
      building -= 1;
      wake();
    }
  }

  async function whileLoading(asked: Promise<Loaded>): Promise<Loaded> {
    loading += 1;
    try {
      return await asked;
    } finally {
      loading -= 1;
      setImmediate(wake); // When it is being built, or waits for a process.
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
    clearTimeout(timer);
    while (running.size > 0) await Promise.all(running);
  }

  return { wake, stop, failing };
}
