import type { Build } from '../builder/long-running/build-process.ts';
import type { BrandReport } from '../builder/types.ts';
import type { Replaced } from '../deploy/generations/replace.ts';
import type { Deliver } from './delivery.ts';
import type { Queue, Waiting } from './queue.ts';

/** Why a brand is not as it should be. */
export interface Failing {
  stage: 'build' | 'publish';
  problem: string;
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
  /** Each builds one brand at a time. */
  builds: Build[];
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

/** So many brands more than are built may be on their way to the target. */
const MAX_DELIVERIES = 8;
/** A configuration that kills the process which reads it does so again. */
const MAX_DEATHS = 3;
/** A timer can't wait longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Takes brands from the queue, as many at once as there are processes to build them. A brand is built again only when its site is delivered. */
export function startWork(options: WorkOptions): Work {
  const { queue, deliver, describe, now, onBuilt, onDelivered, onFailed } = options;
  const free = [...options.builds];
  const running = new Set<Promise<void>>();
  const failing = new Map<string, Failing>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    while (!isStopped && free.length > 0 && running.size < options.builds.length + MAX_DELIVERIES) {
      const taken = queue.take();
      if (taken === undefined) break;
      const run = workOn(taken, free.shift() as Build).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
    const next = isStopped || free.length === 0 ? undefined : queue.nextAt();
    if (next !== undefined && next > now()) timer = setTimeout(wake, Math.min(next - now(), MAX_TIMER_MS));
  }

  async function workOn(taken: Waiting, build: Build): Promise<void> {
    const { slug, tries } = taken;
    const report = await buildOne(build, slug, describe);
    // After a build whose process died the next one is the last in turn.
    free.push(build);
    wake();
    if (report === undefined) return finish(slug); // Its folder is gone.
    onBuilt(report);
    if (report.status === 'failed') {
      const mayPass = report.cause === 'surroundings' || (report.cause === 'process' && tries + 1 < MAX_DEATHS);
      return fail(slug, { stage: 'build', problem: report.error ?? '' }, mayPass);
    }
    try {
      const replaced = await deliver(slug);
      finish(slug);
      onDelivered(taken, report, replaced);
    } catch (error) {
      fail(slug, { stage: 'publish', problem: describe(error) }, true);
    }
  }

  function finish(slug: string): void {
    failing.delete(slug);
    queue.settle(slug);
  }

  function fail(slug: string, problem: Failing, mayPass: boolean): void {
    failing.set(slug, problem);
    const pauseMs = mayPass ? queue.postpone(slug) : undefined;
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

/** Undefined where there is no such brand any more. */
async function buildOne(
  build: Build,
  slug: string,
  describe: WorkOptions['describe'],
): Promise<BrandReport | undefined> {
  try {
    const { brands } = await build([slug], () => {});
    return brands.find((report) => report.slug === slug);
  } catch (error) {
    const nothing = { pages: 0, printed: [], kept: 0, milliseconds: 0, warnings: [] };
    return { slug, status: 'failed', cause: 'process', error: describe(error), ...nothing };
  }
}
