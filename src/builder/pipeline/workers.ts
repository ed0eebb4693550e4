import { type ChildProcess, spawn } from 'node:child_process';
import { failedReport } from '../report/report.ts';
import type { Brand, BrandReport } from '../types.ts';
import type { BuildBrands } from './build.ts';
import type { BrandContext } from './build-brand.ts';
import { endedReport } from './time-limit.ts';

export type WorkerContext = Omit<BrandContext, 'renderer' | 'onStep' | 'onWritten'>;

/** Messages to a worker: first the `context` for all brands, then each `brand` to build; `ahead` makes it load a configuration before that. */
export type WorkerTask =
  | { kind: 'context'; context: WorkerContext }
  | { kind: 'ahead'; brand: Brand }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'end' };

/** `written`: only the disk still has to finish. */
export type WorkerMessage =
  | { kind: 'start'; slug: string }
  | { kind: 'written'; slug: string }
  | { kind: 'end'; report: BrandReport };

/** While a brand is built, a worker loads the configurations of this many other brands from a backend. */
const BRANDS_AHEAD = 3;
/** A worker that sends no message for this long does not count any more: another one is started in addition. */
export const SLOW_MS = 60_000;
/** Most objects are garbage after their page is printed. With room for the objects of a whole brand, V8 has to copy few of them. */
export const YOUNG_GENERATION = '--max-semi-space-size=32';
const BOOT = `
const [entry] = process.argv.slice(1);
process.argv[1] = entry; // Packages are looked for from there.
import(entry).then(({ work }) => work());`;

/**
 * Builds brands in worker processes, each brand completely in one of them.  A brand is handed out when a worker is free, so a brand that hangs does not block others. A worker that dies (out of memory, or a
 * crash of native code on a picture) or takes too long fails one brand: the one it was building or, without one, the first it was writing.
 */
export function makeParallelBuild(entry: string, compileCacheDir?: string): BuildBrands {
  return async (brands, { jobs, timeLimitMs, onStep: _, configurations: _loaded, ...context }, listener) => {
    const waiting = [...brands];
    const crew = new Set<Worker>();
    const { promise: allDone, resolve: finish } = Promise.withResolvers<undefined>();

    const start = (): ChildProcess => {
      const env = { ...process.env, ...(compileCacheDir !== undefined && { NODE_COMPILE_CACHE: compileCacheDir }) };
      return spawn(process.execPath, [YOUNG_GENERATION, '-e', BOOT, entry], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
    };

    /** The next of this worker's `ahead`, else of all waiting brands, else the last of the longest `ahead` of any worker. */
    const takeBrand = (worker: Worker): Brand | undefined => {
      const lender = [...crew].sort((one, other) => other.ahead.length - one.ahead.length)[0];
      return worker.ahead.shift() ?? waiting.shift() ?? lender?.ahead.pop();
    };
    const lookAhead = (worker: Worker): void => {
      while (worker.ahead.length < BRANDS_AHEAD && waiting[0] !== undefined && waiting[0].source !== 'file') {
        const brand = waiting.shift() as Brand;
        worker.ahead.push(brand);
        worker.send({ kind: 'ahead', brand });
      }
    };
    const hand = (worker: Worker): void => {
      worker.building = takeBrand(worker);
      if (worker.building) worker.send({ kind: 'brand', brand: worker.building });
      else if (worker.settling.length === 0) worker.send({ kind: 'end' });
    };

    /** Starts as many workers as there is room and work for: at the beginning, after one died, and when one is slow. */
    const staff = (): void => {
      const isWork = (): boolean => waiting.length > 0 || [...crew].some(({ ahead }) => ahead.length > 0);
      const isRoom = (): boolean => [...crew].filter(({ isSlow }) => !isSlow).length < jobs && crew.size < 2 * jobs;
      while (isWork() && isRoom()) hire();
      if (crew.size === 0) finish(undefined);
    };

    const hire = (): void => {
      const worker = openWorker(start(), timeLimitMs, {
        onSlow: staff,
        onMessage: (message) => {
          if (message.kind === 'start') {
            listener.onStart(message.slug);
            return lookAhead(worker);
          }
          const { building } = worker;
          if (message.kind === 'written') {
            if (building?.slug !== message.slug) return;
            worker.settling.push(building);
          } else {
            worker.settling = worker.settling.filter(({ slug }) => slug !== message.report.slug);
            listener.onBrand(message.report);
            if (building && building.slug !== message.report.slug) return;
          }
          hand(worker);
        },
        onEnd: (how) => {
          crew.delete(worker);
          const { ahead, building, settling, isOverdue } = worker;
          const all = [...(building ? [building] : []), ...settling, ...ahead];
          const failed = building ?? settling[0];
          if (failed && isOverdue) listener.onBrand(endedReport(failed.slug, timeLimitMs));
          else if (failed) listener.onBrand(failedReport(failed.slug, `${DIED} (${how}).`, 'process'));
          for (const brand of all.reverse()) if (brand !== failed) waiting.unshift(brand);
          staff();
        },
      });
      crew.add(worker);
      worker.send({ kind: 'context', context });
      hand(worker);
    };

    const stopAll = (): void => crew.forEach(({ stop }) => stop());
    process.once('exit', stopAll);
    staff();
    await allDone;
    process.off('exit', stopAll);
  };
}

const DIED = 'The process that built this brand died';

interface Worker {
  send: (task: WorkerTask) => void;
  stop: () => void;
  /** Brands whose configurations this worker was told to load, but that were not handed out yet. */
  ahead: Brand[];
  building?: Brand | undefined;
  /** Brands that are written and wait for the disk. */
  settling: Brand[];
  isSlow: boolean;
  /** It was killed because it sent no message for too long. */
  isOverdue: boolean;
}

interface WorkerListener {
  onMessage: (message: WorkerMessage) => void;
  onSlow: () => void;
  /** `how`: `SIGKILL`, `exit code 1`. */
  onEnd: (how: string) => void;
}

/** A process and its brands. The process is killed when it sends no message for `limitMs`. */
function openWorker(child: ChildProcess, limitMs: number, { onMessage, onSlow, onEnd }: WorkerListener): Worker {
  let timers: NodeJS.Timeout[] = [];
  const worker: Worker = {
    // Ignores an error of sending: when the process has ended, `close` below reports it.
    send: (task) => void child.send(task, () => {}),
    stop: () => void child.kill('SIGKILL'),
    ahead: [],
    settling: [],
    isSlow: false,
    isOverdue: false,
  };
  const watch = (): void => {
    timers.forEach(clearTimeout);
    worker.isSlow = false;
    timers = [
      setTimeout(
        () => {
          worker.isSlow = true;
          onSlow();
        },
        Math.min(SLOW_MS, limitMs / 2),
      ),
      setTimeout(() => {
        worker.isOverdue = true;
        worker.stop();
      }, limitMs),
    ];
  };
  child.on('message', (message: WorkerMessage) => {
    watch();
    onMessage(message);
  });
  child.on('error', () => {});
  child.on('close', (code, signal) => {
    timers.forEach(clearTimeout);
    onEnd(signal ?? `exit code ${code}`);
  });
  watch();
  return worker;
}
