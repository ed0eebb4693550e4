import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { checkPlaces } from '#brand/cli/folders.ts';
import { compile } from '#builder/compile/compile.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { type FolderLock, lockFolder } from '#brand/files/folder-lock.ts';
import { openWarmBuild } from '#builder/run/warm-build.ts';
import { watchBrands } from '#builder/run/watch.ts';
import { timeLimitOf } from '#brand/cli/time-limit.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import type { Output } from '#brand/report/progress.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { checkTarget } from '#deploy/command/deploy-command.ts';
import { describeFailure } from '#deploy/command/failure.ts';
import { makeNetwork, type Network } from '#deploy/network/fetch-with-retry.ts';
import { redactSecrets } from '#deploy/targets/secrets.ts';
import { openTarget } from '#deploy/targets/open-target.ts';
import { statesOf } from './brand-states.ts';
import type { BrandQueue, QueueState } from './brand-queue.ts';
import { makeChangeIntake } from './change-intake.ts';
import { makeSteadyMinute } from './clock.ts';
import { makeDelivery } from './delivery.ts';
import { judgeHealth } from './health.ts';
import { openInbox } from './inbox.ts';
import { openLeadService } from './leads/lead-service.ts';
import { openWeeklyTests } from './leads/weekly-tests.ts';
import { findKnownBrands } from './known-brands.ts';
import { type LiveArguments, parseLiveArguments } from './live-arguments.ts';
import { makeMetrics } from './metrics.ts';
import { makeMemoryQueue } from './memory-queue.ts';
import { failingOf, makeReporter } from './reporter.ts';
import { type LiveServer, startServer } from './server.ts';
import { makeWebhookReader } from './webhook.ts';
import { statusPage, tryAgain } from './status-page.ts';
import { makeWork } from './work.ts';

export interface LiveCommand {
  /** The repository's folder. */
  root: string;
  cacheDir: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  stdout?: Output;
  network?: (tell: Network['tell']) => Network;
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
const NOTE_AGAIN_MS = 1000;
/** Who stops a service kills it after ten seconds. */
const END_WORK_MS = 8000;
const END_PROCESSES_MS = 1000;

/** `npm run builder`. Throws a UsageError where the command line or the environment is wrong, an Error where it can't run. */
export async function startBuilder(command: LiveCommand): Promise<LiveBuilder> {
  const { environment, stdout = process.stdout, network = makeNetwork, endWorkMs = END_WORK_MS } = command;
  const given = parseLiveArguments(command.args, environment);
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
  const open = openTarget(target, environment, network(print));
  buildInstantOf(environment);
  const tests = openWeeklyTests({ slugs: given.testWeekly, brandsDir, environment, print });
  const own = join(outDir, OWN_FOLDER);
  const lock = takeFolder(own);
  try {
    const minute = makeSteadyMinute(() => buildInstantOf(environment));
    const { compiled, build, close: closeBuild } = await openBuild(command, given, print, minute);
    const metrics = makeMetrics();
    const queue = await openQueue(given, minute, print).catch(async (error: unknown) => {
      await closeBuild();
      throw error;
    });
    const { note, hearWith } = makeChangeIntake({ queue, brands, metrics, print });
    let isClosing = false;
    /** A changed file is announced only once. So a change that comes while the queue does not answer is kept, and noted later. */
    const noteInTime: typeof note = async (...what) => {
      while (!isClosing) {
        try {
          return await note(...what);
        } catch {
          await pause(NOTE_AGAIN_MS, undefined, { ref: false });
        }
      }
    };

    const leads = openLeadService({ environment, print, tests, notAt: brands.notAt });
    const gauges = ({ waiting, dead }: QueueState) => {
      const times = waiting.filter(({ kind }) => kind === 'change').map(({ since }) => Date.now() - since);
      return {
        queue_length: waiting.length,
        brands_at_work: waiting.filter(({ isAtWork }) => isAtWork).length,
        oldest_waiting_seconds: times.reduce((longest, time) => Math.max(longest, time), 0) / 1000,
        brands_failing: failingOf({ waiting, dead }).length,
        brands_given_up: dead.size,
      };
    };
    const server: LiveServer = await startServer({
      ...given,
      hear: readWebhook && hearWith(readWebhook),
      inbox: openInbox({
        environment,
        outDir,
        brands,
        isLocal: /^(?:127\.|::1$)/.test(given.address),
        origin: given.inboxOrigin,
        userHeader: given.inboxUserHeader,
      }),
      health: async () => judgeHealth(await queue.state(), Date.now(), leads.reasons()),
      metrics: async () => {
        const state = await queue.state();
        return metrics.toText(gauges(state), state.machines, leads.families());
      },
      brands: async () => statesOf(brands.all(), await queue.state()),
      overview: async () => {
        const [state, now] = [await queue.state(), Date.now()];
        const health = judgeHealth(state, now, leads.reasons());
        return statusPage({ health, state, now, leads: leads.view(), hasSecret: secret !== '' });
      },
      again:
        secret === ''
          ? undefined
          : async (body) => tryAgain(body, secret, (slugs) => note('button', 'change', slugs), await queue.state()),
    }).catch(async (error: unknown) => {
      await Promise.all([closeBuild(), queue.stop(0), leads.close()]);
      throw error;
    });

    const watch = watchBrands(brandsDir, ({ changed, gone }) => {
      for (const slug of [...changed, ...gone]) brands.refresh(slug);
      void noteInTime(
        'folder',
        'change',
        changed.filter((slug) => brands.all().includes(slug)),
      );
    });
    print(
      `${countOf(brands.all().length, 'brand')}, to ${given.to}. Listening on port ${server.port} of ${given.address}. Renderer ${compiled.key}.`,
    );
    await note('start', 'look', brands.all());
    const { pollS = readWebhook ? 0 : POLL_WITHOUT_HOOK_S } = given;
    await queue.start({
      take: makeWork({
        load: brands.load,
        build,
        deliver: makeDelivery({
          outDir,
          // Another machine may have delivered something since this one has.
          folder: given.queue === undefined ? join(own, 'delivered') : undefined,
          target: given.to,
          open,
        }),
        describe,
        ...makeReporter({
          metrics,
          expect: (slug, date) => void queue.expect(slug, date).catch(() => {}),
          print,
          now: Date.now,
        }),
      }),
      onDay: (slugs, kind) => note('clock', kind, slugs),
      poll: () => note('poll', 'look', brands.inBackends()),
      pollS,
    });

    const close = async (): Promise<void> => {
      isClosing = true;
      watch.close();
      await server.close();
      await Promise.all([queue.stop(endWorkMs), leads.close()]);
      await Promise.race([closeBuild(), pause(END_PROCESSES_MS, undefined, { ref: false })]);
      lock.release();
      const left = given.queue === undefined ? (await queue.state()).waiting.length : 0;
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

/** pg-boss is loaded only where a queue is named. */
async function openQueue(
  { queue, jobs }: LiveArguments,
  minute: () => string,
  tell: (sentence: string) => void,
): Promise<BrandQueue> {
  if (queue === undefined) return makeMemoryQueue(jobs, minute);
  const { openSharedQueue } = await import('./shared-queue.ts');
  return openSharedQueue({ url: queue, processes: jobs, tell });
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
  builtAt: () => string,
) {
  const compiled = await compile(root, cacheDir, { onStart: () => print('Compiling the pages, once…') });
  const warm = openWarmBuild({
    root,
    cacheDir,
    brandsDir: given.brandsDir,
    outDir: given.outDir,
    environment,
    compiled,
    builtAt,
    changedOnly: true,
    processes: given.jobs,
    timeLimitMs: timeLimitOf(environment),
  });
  return { compiled, ...warm };
}
