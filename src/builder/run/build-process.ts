import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';
import type { BrandTask } from './build-worker.ts';
import { endedReport, TIME_LIMIT_MS } from '#brand/cli/time-limit.ts';

export interface BuildProcessOptions {
  cacheDir: string;
  /** How long a brand may take before its process is ended, in milliseconds. */
  timeLimitMs?: number;
  /** Others go first: 0 to 19, as in `nice`. */
  niceness?: number;
}

/** A process that builds one brand at a time with a compiled renderer that it keeps loaded. */
export interface BuildProcess {
  /** The compiled renderer. */
  entry: string;
  isAlive: () => boolean;
  /** Never rejects: the report says where the process died, or was ended because the brand took too long. */
  build: (task: BrandTask) => Promise<BrandReport>;
  /** Ends it, even while it builds. Resolves when it is gone. */
  end: () => Promise<void>;
}

/** Starts one, which loads the renderer at once. Rendering keeps a process busy, and nothing in a process can end what keeps it busy. So a brand is built in one, and its time limit kept by another. */
export function startBuildProcess(entry: string, options: BuildProcessOptions): BuildProcess {
  const { cacheDir, timeLimitMs: limitMs = TIME_LIMIT_MS, niceness = 0 } = options;
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheDir, 'v8') };
  const execArgv = [...process.execArgv, YOUNG_SPACE];
  const child = fork(new URL('./build-worker.ts', import.meta.url), [entry], { env, execArgv });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  child.on('error', () => {}); // Between two brands there is no other listener, and an error without one ends this process.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));

  let isBusy = false;

  function build(task: BrandTask): Promise<BrandReport> {
    const { slug } = task.brand;
    isBusy = true;
    return new Promise((resolve) => {
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        kill();
      }, limitMs);
      const finish = (report: BrandReport): void => {
        isBusy = false;
        clearTimeout(timer);
        child.off('message', finish).off('exit', leave).off('error', fail);
        resolve(report);
      };
      const fail = (how: unknown): void => finish(failedReport(slug, `${DIED} (${String(how)}).`, 'process'));
      const leave = (code: number | null, signal: string | null): void =>
        isOverdue ? finish(endedReport(slug, limitMs)) : fail(signal ?? `exit code ${code}`);
      child.on('message', finish).on('exit', leave).on('error', fail);
      child.send(task, () => {}); // Where it can't be sent, the process has ended, and its end is told above.
    });
  }

  async function end(): Promise<void> {
    if (!child.connected) return;
    const exit = once(child, 'exit');
    if (isBusy) kill();
    else child.disconnect();
    await exit;
  }

  return { entry, isAlive: () => child.connected, build, end };
}

/** Node lets young objects have up to 134 MB before it collects them. With 16 MB for each half a process holds a third less, and is as fast. */
const YOUNG_SPACE = '--max-semi-space-size=16';

const DIED = 'The process that built this brand died';
