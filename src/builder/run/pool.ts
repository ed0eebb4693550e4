import type { BrandReport } from '#schema/warning.ts';
import { availableParallelism } from 'node:os';
import { failedReport } from '#brand/report/report.ts';
import { type BuildProcess, type BuildProcessOptions, startBuildProcess } from './build-process.ts';
import type { BrandTask } from './build-worker.ts';

export interface PoolOptions extends BuildProcessOptions {
  /** At most so many at a time. Each is started when a brand waits for it. */
  processes: number;
  /** A process that was started before. */
  first?: BuildProcess;
  /** How long a process waits for its next brand, in milliseconds. Missing: until the pool is closed. */
  idleMs?: number;
}

/** Processes that build brands, each brand completely in one of them. */
export interface Pool {
  /**
   * Builds a brand in the next process that is free, and calls `onStart` when it begins. Never rejects: a process that dies (out of memory, or
   * native code that crashes on a picture) or takes too long fails the brand that it was building, and the next brand gets another process.
   */
  build: (task: BrandTask, onStart?: () => void) => Promise<BrandReport>;
  /** Ends all processes, whatever they do. Resolves when they are gone. */
  close: () => Promise<void>;
}

/** A process needs more than a second to compile what it runs often: below so many brands for each, one process is as fast as two. */
const BRANDS_A_PROCESS = 40;

/** How many processes pay for so many brands on this machine. */
export function processesFor(brands: number, cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores, Math.floor(brands / BRANDS_A_PROCESS)));
}

interface Job {
  task: BrandTask;
  onStart: () => void;
  finish: (report: BrandReport) => void;
}

/** Starts a process when a brand waits for one. It stays warm for the next brand; one with another renderer than the brand's is replaced. */
export function openPool({ processes: limit, idleMs, first, ...options }: PoolOptions): Pool {
  const waiting: Job[] = [];
  const free = new Set<BuildProcess>(first && [first]);
  const running = new Set<BuildProcess>();
  const idleTimers = new Map<BuildProcess, NodeJS.Timeout>();

  function assignNext(): void {
    while (waiting[0] !== undefined) {
      const process = takeProcess(waiting[0].task);
      if (process === undefined) return;
      void run(process, waiting.shift() as Job);
    }
  }

  /** A free one with the renderer of the task, else a new one if there is room. */
  function takeProcess({ context }: BrandTask): BuildProcess | undefined {
    const { entry } = context.compiled;
    const warm = [...free].find((one) => one.entry === entry && one.isAlive());
    if (warm === undefined) for (const other of free) void end(other);
    if (warm === undefined && running.size >= limit) return undefined;
    const process = warm ?? startBuildProcess(entry, options);
    free.delete(process);
    running.add(process);
    clearTimeout(idleTimers.get(process));
    return process;
  }

  async function run(process: BuildProcess, { task, onStart, finish }: Job): Promise<void> {
    onStart();
    const report = await process.build(task);
    if (running.delete(process) && process.isAlive()) {
      free.add(process);
      if (idleMs !== undefined) idleTimers.set(process, setTimeout(() => void end(process), idleMs).unref());
    }
    finish(report);
    assignNext();
  }

  async function end(process: BuildProcess): Promise<void> {
    clearTimeout(idleTimers.get(process));
    free.delete(process);
    running.delete(process);
    await process.end();
  }

  async function close(): Promise<void> {
    for (const { task, finish } of waiting.splice(0)) finish(failedReport(task.brand.slug, STOPPED, 'process'));
    await Promise.all([...free, ...running].map(end));
  }

  return {
    build: (task, onStart = () => {}) =>
      new Promise((finish) => {
        waiting.push({ task, onStart, finish });
        assignNext();
      }),
    close,
  };
}

const STOPPED = 'The build was stopped.';
