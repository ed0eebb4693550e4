import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildDateOf } from '../builder/cli/build-date.ts';
import { checkPlaces } from '../builder/cli/folders.ts';
import { compile } from '../builder/run/compile.ts';
import type { Environment } from '../builder/brand/brand-file.ts';
import { type FolderLock, lockFolder } from '../builder/output/folder-lock.ts';
import { openWarmBuild } from '../builder/run/warm-build.ts';
import { watchBrands } from '../builder/run/watch.ts';
import { timeLimitOf } from '../builder/run/time-limit.ts';
import { shortenPath } from '../builder/report/problems.ts';
import type { Output } from '../builder/report/progress.ts';
import { countOf, escapeControls } from '../builder/report/report.ts';
import { checkTarget } from '../deploy/command/deploy-command.ts';
import { describeFailure } from '../deploy/command/failure.ts';
import { makeWeb, type Web } from '../deploy/network/fetch-with-retry.ts';
import { redactSecrets } from '../deploy/network/secrets.ts';
import { openTarget } from '../deploy/targets/open-target.ts';
import { makeChangeIntake } from './change-intake.ts';
import { makeClock } from './clock.ts';
import { makeDelivery } from './delivery.ts';
import { judgeHealth } from './health.ts';
import { findKnownBrands } from './known-brands.ts';
import { type LiveArguments, parseLiveArguments } from './live-arguments.ts';
import { makeMetrics } from './metrics.ts';
import { makeQueue } from './queue.ts';
import { makeReporter, overviewOf } from './reporter.ts';
import { type LiveServer, startServer } from './server.ts';
import { makeWebhookReader } from './webhook.ts';
import { startWork } from './work.ts';

export interface LiveCommand {
  /** The repository's folder. */
  root: string;
  cacheDir: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  stdout?: Output;
  web?: (tell: Web['tell']) => Web;
  /** How long what runs may take to end when the builder is closed. */
  endWorkMs?: number;
}

export interface LiveBuilder {
  port: number;
  /** Ends what runs, or drops it after a while. */
  close: () => Promise<void>;
}

/** A folder inside the output folder. It has a note for each delivered brand, and the lock. */
const OWN_FOLDER = '.builder';
const POLL_WITHOUT_HOOK_S = 60;
const LOOK_AT_CLOCK_MS = 30_000;
/** Who stops a service kills it after ten seconds. */
const END_WORK_MS = 8000;
const END_PROCESSES_MS = 1000;

/** `npm run builder`. Throws a UsageError where the command line or the environment is wrong, an Error where it can't run. */
export async function startBuilder(command: LiveCommand): Promise<LiveBuilder> {
  const { environment, stdout = process.stdout, web = makeWeb, endWorkMs = END_WORK_MS } = command;
  const given = parseLiveArguments(command.args);
  const { brandsDir, outDir, target } = given;
  const print = (sentence: string): void => {
    stdout.write(`${new Date().toISOString()} ${escapeControls(redactSecrets(sentence, environment))}\n`);
  };
  const describe = (error: unknown): string => describeFailure(error, environment);
  const brands = findKnownBrands(brandsDir, environment, given.slugs);
  checkPlaces({ brandsDir, outDir }, brands.all());
  checkTarget(target, brands.all(), { brandsDir, outDir });
  const secret = environment['CHANGES_WEBHOOK_SECRET']?.trim() ?? '';
  const readWebhook = secret === '' ? undefined : makeWebhookReader(secret);
  const open = openTarget(target, environment, web(print));
  buildDateOf(environment);
  const own = join(outDir, OWN_FOLDER);
  const lock = takeFolder(own);
  try {
    const { compiled, build, close: closeBuild } = await openBuild(command, given, print);
    const queue = makeQueue();
    const metrics = makeMetrics();
    const clock = makeClock();
    const work = startWork({
      queue,
      load: brands.load,
      build,
      processes: given.jobs,
      deliver: makeDelivery({ outDir, folder: join(own, 'delivered'), target: given.to, open }),
      describe,
      ...makeReporter({ metrics, clock, print, now: Date.now }),
    });

    const { note, hearWith } = makeChangeIntake({ queue, brands, metrics, wake: work.wake, print });

    const gauges = () => {
      const waiting = queue.waiting();
      const times = waiting.filter(({ kind }) => kind === 'change').map(({ since }) => Date.now() - since);
      return {
        queue_length: waiting.length,
        oldest_waiting_seconds: times.reduce((longest, time) => Math.max(longest, time), 0) / 1000,
        brands_failing: work.failing.size,
      };
    };
    const health = () => judgeHealth(queue.waiting(), work.failing, Date.now());
    const server: LiveServer = await startServer({
      ...given,
      hear: readWebhook && hearWith(readWebhook),
      health,
      metrics: () => metrics.toText(gauges()),
      overview: () =>
        overviewOf({ health: health(), waiting: queue.waiting(), failing: work.failing, now: Date.now() }),
    }).catch(async (error: unknown) => {
      await closeBuild();
      throw error;
    });

    const watch = watchBrands(brandsDir, ({ changed, gone }) => {
      for (const slug of [...changed, ...gone]) brands.refresh(slug);
      note(
        'folder',
        'change',
        changed.filter((slug) => brands.all().includes(slug)),
      );
    });
    const { pollS = readWebhook ? 0 : POLL_WITHOUT_HOOK_S } = given;
    const timers = [
      setInterval(() => note('clock', 'look', clock.due(buildDateOf(environment))), LOOK_AT_CLOCK_MS),
      ...(pollS > 0 ? [setInterval(() => note('poll', 'look', brands.inBackends()), pollS * 1000)] : []),
    ];
    print(
      `${countOf(brands.all().length, 'brand')}, to ${given.to}. Listening on port ${server.port} of ${given.address}. Renderer ${compiled.key}.`,
    );
    note('start', 'look', brands.all());

    const close = async (): Promise<void> => {
      watch.close();
      timers.forEach(clearInterval);
      await server.close();
      await Promise.race([work.stop(), pause(endWorkMs, undefined, { ref: false })]);
      await Promise.race([closeBuild(), pause(END_PROCESSES_MS, undefined, { ref: false })]);
      lock.release();
      const left = queue.waiting().length;
      print(
        left === 0
          ? 'Stopped.'
          : `Stopped. ${countOf(left, 'brand')} ${left === 1 ? 'waits' : 'wait'} for the next start.`,
      );
    };
    return { port: server.port, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Two builders on one output folder would build everything twice. */
function takeFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  if (lock !== undefined) return lock;
  throw new Error(`Another builder runs with ${shortenPath(folder)}. Stop it, or name another folder with --out-dir.`);
}

async function openBuild(
  { root, cacheDir, environment }: LiveCommand,
  given: LiveArguments,
  print: (sentence: string) => void,
) {
  const compiled = await compile(root, cacheDir, { onStart: () => print('Compiling the pages, once…') });
  const warm = openWarmBuild({
    root,
    cacheDir,
    brandsDir: given.brandsDir,
    outDir: given.outDir,
    environment,
    compiled,
    buildDate: () => buildDateOf(environment),
    changedOnly: true,
    processes: given.jobs,
    timeLimitMs: timeLimitOf(environment),
  });
  return { compiled, ...warm };
}
