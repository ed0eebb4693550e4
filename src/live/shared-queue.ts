import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { BrandQueue, Failing, Outcome, QueueWork, WaitingBrand } from './brand-queue.ts';
import { type Kind, orderOf, pauseAfter } from './queue.ts';

export interface SharedQueueOptions {
  /** `postgres://…` */
  url: string;
  /** How many brands this machine builds at a time; 0: it only looks, or puts brands in. */
  processes: number;
  /** Says what went wrong in a sentence. */
  tell: (sentence: string) => void;
}

/** The schema of pg-boss, made at the first start. */
const SCHEMA = 'front_of_house_queue';
const BRANDS = 'brands';
const GIVEN_UP = 'given-up';
/** A job for each brand, due on the day on which its pages say something else. */
const DAYS = 'days';
/** One job, which puts the next one in. */
const POLL = 'poll';

/** How many more brands a machine takes than it builds: they are loaded and delivered meanwhile. Fewer than a single machine takes, because another one may be free. */
const MAX_NOT_BUILDING = 4;
/** The least that pg-boss takes: after this, and what it takes to see it, another machine builds what a dead one had. */
const HEARTBEAT_S = 10;
const TOUCH_S = 3;
const SUPERVISE_S = 1;
/** PostgreSQL tells of changes. What was postponed, or was told while nobody listened, is found by asking. */
const ASK_S = 1;
/** A brand that ends the builders which read it is given up after three. */
const MAX_MACHINES_LOST = 2;
const KEEP_DONE_S = 3600;
const REGISTER_S = 5;
const SAME_ERROR_MS = 60_000;
/** Of priorities: a 32-bit number of seconds. */
const EPOCH_MS = Date.UTC(2026, 0);

/** What is kept of a brand that waits. */
interface Note {
  kind: Kind;
  since: number;
  tries: number;
  failing?: Failing;
}
type BrandJob = JobWithMetadata<Note>;

/**
 * The queue that several machines share: [pg-boss](https://pgboss.io) in PostgreSQL. A brand is waiting at most once and at work at most once (`stately`).
 *
 * A failure never makes a job of pg-boss a retry: while a brand has one, pg-boss lets another job of it that fails skip its own retries. Instead the job is done, and what
 * waits for the same brand is put off, or a new job that is. So a retry is what a machine leaves that has died.
 *
 * Rejects with an Error whose message says what to do.
 */
export async function openSharedQueue({ url, processes, tell }: SharedQueueOptions): Promise<BrandQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    useListenNotify: processes > 0,
    registerInstance: processes > 0,
    instanceHeartbeatSeconds: REGISTER_S,
    supervise: processes > 0,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  });
  boss.on('error', sayOnce(tell));
  try {
    await boss.start();
    await boss.createQueue(GIVEN_UP);
    await boss.createQueue(BRANDS, {
      policy: 'stately',
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      retryLimit: MAX_MACHINES_LOST,
      retryDelay: 0,
      deadLetter: GIVEN_UP,
      deleteAfterSeconds: KEEP_DONE_S,
    });
    const own = { policy: 'stately', heartbeatSeconds: HEARTBEAT_S, retryLimit: 1000, retryDelay: 1 } as const;
    await boss.createQueue(DAYS, { ...own, deleteAfterSeconds: KEEP_DONE_S });
    await boss.createQueue(POLL, { ...own, deleteAfterSeconds: KEEP_DONE_S });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new Error(
      `The queue can't be used: ${messageOf(error)}. Name a PostgreSQL that this machine reaches, and a role that may create a schema there or owns "${SCHEMA}".`,
    );
  }

  const isHeld = async (job: BrandJob): Promise<boolean> => {
    const { affected } = (await boss.touch(BRANDS, job)) as { affected: number };
    return affected === 1;
  };

  const note: BrandQueue['note'] = async (slugs, kind) => {
    const fresh: Note = { kind, since: Date.now(), tries: 0 };
    const priority = priorityOf(fresh);
    await boss.insert(
      BRANDS,
      slugs.map((slug) => ({ singletonKey: slug, data: fresh, priority })),
    );
    if (kind === 'look') return;
    for (const slug of slugs) {
      const [look] = await boss.findJobs<Note>(BRANDS, { key: slug, queued: true, data: { kind: 'look' } });
      if (look)
        await boss.update(BRANDS, { ...look.data, ...fresh, tries: look.data.tries }, { id: look.id, priority });
    }
  };

  /** The brand waits for a while. A change that was noted while it was at work waits with it. */
  async function postpone(job: BrandJob, slug: string, failing: Failing): Promise<void> {
    if (!(await isHeld(job))) return;
    const [later] = await boss.findJobs<Note>(BRANDS, { key: slug, queued: true });
    const oldest = later?.data.kind === 'change' && job.data.kind === 'look' ? later.data : job.data;
    const { tries } = job.data;
    const next: Note = { kind: oldest.kind, since: oldest.since, tries: tries + 1, failing };
    await boss.upsert(BRANDS, next, {
      singletonKey: slug,
      match: 'all',
      startAfter: pauseAfter(tries) / 1000,
      priority: priorityOf(next),
    });
  }

  async function forgetGivenUp(slug: string): Promise<void> {
    const jobs = await boss.findJobs(GIVEN_UP, { key: slug, queued: true });
    if (jobs.length > 0)
      await boss.deleteJob(
        GIVEN_UP,
        jobs.map(({ id }) => id),
      );
  }

  async function workOn(job: BrandJob, take: QueueWork['take']): Promise<Omit<JobResult, 'id'>> {
    const slug = job.singletonKey ?? '';
    const { kind, since, tries } = job.data;
    const outcome: Outcome = await take({
      slug,
      kind,
      since,
      tries,
      isHeld: () => isHeld(job).catch(() => false),
    });
    if (outcome.status === 'lost') return { status: 'failed' };
    if (outcome.status === 'given up') return { status: 'deadletter', output: outcome.failing };
    if (outcome.status === 'again') await postpone(job, slug, outcome.failing);
    else await forgetGivenUp(slug);
    return { status: 'completed' };
  }

  return {
    note,
    expect: async (slug, date) => {
      await boss.upsert(DAYS, {}, { singletonKey: slug, startAfter: new Date(date) });
    },
    start: async ({ take, onDay, poll, pollS }) => {
      await boss.work<Note, JobResult[], WorkOptions>(
        BRANDS,
        {
          localConcurrency: processes + MAX_NOT_BUILDING,
          includeMetadata: true,
          perJobResults: true,
          heartbeatRefreshSeconds: TOUCH_S,
          pollingIntervalSeconds: ASK_S,
          notifyPollingIntervalSeconds: ASK_S,
        },
        (jobs) => Promise.all(jobs.map(async (job) => ({ id: job.id, ...(await workOn(job, take)) }))),
      );
      await boss.work(DAYS, { includeMetadata: true, pollingIntervalSeconds: 30, batchSize: 1000 }, (jobs) =>
        onDay(jobs.flatMap(({ singletonKey }) => singletonKey ?? [])),
      );
      if (pollS === 0) return;
      await boss.work(POLL, { pollingIntervalSeconds: ASK_S }, async () => {
        await boss.send(POLL, {}, { singletonKey: POLL, startAfter: pollS });
        await poll();
      });
      await boss.send(POLL, {}, { singletonKey: POLL, startAfter: pollS });
    },
    state: async () => {
      const [waiting, dead, instances] = await Promise.all([readWaiting(boss), readGivenUp(boss), boss.getInstances()]);
      for (const { slug } of waiting) dead.delete(slug);
      const machines = instances
        .filter(({ live }) => live)
        .map(({ host, pid, workers }) => ({
          name: `${host}:${pid}`,
          atWork: workers.filter(({ queue }) => queue === BRANDS).reduce((sum, { active }) => sum + active, 0),
        }));
      return { waiting, dead, machines };
    },
    stop: (whileMs) => boss.stop({ graceful: processes > 0, timeout: whileMs }),
  };
}

interface WorkOptions {
  localConcurrency: number;
  includeMetadata: true;
  perJobResults: true;
  heartbeatRefreshSeconds: number;
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
}

async function readWaiting(boss: PgBoss): Promise<WaitingBrand[]> {
  const { rows }: { rows: { slug: string; isAtWork: boolean; data: Note }[] } = await boss.getDb().executeSql(
    `select singleton_key as slug, state = 'active' as "isAtWork", data from ${SCHEMA}.job
     where name = $1 and state <= 'active' order by priority desc, created_on`,
    [BRANDS],
  );
  const bySlug = new Map<string, WaitingBrand>();
  // One that changes while it is at work is in the queue twice.
  for (const { slug, isAtWork, data } of rows) {
    const other = bySlug.get(slug);
    bySlug.set(slug, { slug, ...data, ...other, isAtWork: isAtWork || other?.isAtWork === true });
  }
  return [...bySlug.values()];
}

async function readGivenUp(boss: PgBoss): Promise<Map<string, Failing>> {
  const { rows }: { rows: { slug: string; output: Partial<Failing> | null }[] } = await boss.getDb().executeSql(
    `select singleton_key as slug, source_output as output from ${SCHEMA}.job
     where name = $1 and state < 'active' order by created_on`,
    [GIVEN_UP],
  );
  const lost: Failing = { stage: 'build', problem: `It ended the builder ${MAX_MACHINES_LOST + 1} times.` };
  return new Map(
    rows.map(({ slug, output }) => [
      slug,
      output?.stage && output.problem !== undefined ? { stage: output.stage, problem: output.problem } : lost,
    ]),
  );
}

/** pg-boss takes the highest first, and of several the one that was put in first. */
function priorityOf({ kind, since }: Note): number {
  return -Math.floor((orderOf(kind, since) - EPOCH_MS) / 1000);
}

/** While a database is down, each of the workers says so each second. */
function sayOnce(tell: (sentence: string) => void): (error: unknown) => void {
  const said = new Map<string, number>();
  return (error) => {
    const message = messageOf(error).replace(/ \(Queue: .*\)$/, '');
    if (Date.now() - (said.get(message) ?? 0) < SAME_ERROR_MS) return;
    said.set(message, Date.now());
    tell(`The queue: ${message}`);
  };
}

/** An AggregateError of a host with several addresses has no message of its own. */
function messageOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
