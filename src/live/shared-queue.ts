import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { BrandQueue, Failing, QueueOutcome, QueueWork, WaitingBrand } from './brand-queue.ts';
import { type Kind, kindOfTime, orderOf, pauseAfter } from './queue.ts';

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
/** A job for each brand, due on the day, or at the minute, at which its pages say something else. */
const DAYS = 'days';
/** A queue without workers: a job in it only says that a machine polls in this span of time. */
const POLLS = 'polls';

/** How many more brands a machine takes than it builds: they are loaded and delivered meanwhile. Fewer than a single machine takes, because another one may be free. */
const MAX_NOT_BUILDING = 4;
/** The shortest heartbeat that pg-boss allows. A machine without one for so long counts as dead, and another one builds its brands. */
const HEARTBEAT_S = 10;
const TOUCH_S = 3;
/** How often pg-boss looks for such machines. */
const SUPERVISE_S = 2;
/** PostgreSQL tells all machines at once that a brand waits. */
const CHANNEL = SCHEMA;
/** A machine also asks by itself: for postponed brands, and for those of which it was not told. */
const ASK_MS = 1000;
/** How often a worker asks that nobody wakes. */
const ASK_UNASKED_S = 30;
/** What has a minute is published within the next one, also where forty brands have the same. */
const LOOK_AT_CLOCK_S = 10;
/** The most that pg-boss takes. The machine itself ends a build that takes too long. */
const MAX_WORK_S = 86_399;
/** If a machine dies while it builds a brand, another one tries. After three deaths no machine tries again. */
const MAX_MACHINES_LOST = 2;
const ENDED_BUILDERS = `It ended the builder ${MAX_MACHINES_LOST + 1} times.`;
const CLEAN_UP_S = 300;
const REGISTER_S = 5;
/** With the one that listens, a builder has five connections: a session pooler may have no more than fifteen for all. */
const MAX_CONNECTIONS = 4;
/** How much longer pg-boss may take to put jobs back when it stops. */
const PUT_BACK_MS = 1000;
const SAME_ERROR_MS = 60_000;
/** What was given up is told until it is built. pg-boss keeps nothing forever. */
const KEEP_FAILURES_S = 10 * 365 * 86_400;
/** Of priorities: a 32-bit number of seconds. */
const EPOCH_MS = Date.UTC(2026, 0);

/** The data of a waiting brand's job. */
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
 * A failed brand does not fail its job: the job would wait as a retry, and pg-boss would then give up the next failing job of that brand at once. Instead the job ends as
 * done, and the brand waits in a job that starts later. So only a machine that has died leaves a retry.
 *
 * Rejects with an Error whose message says what to do.
 */
export async function openSharedQueue({ url, processes, tell }: SharedQueueOptions): Promise<BrandQueue> {
  const works = processes > 0;
  const boss = new PgBoss({
    connectionString: url,
    max: MAX_CONNECTIONS,
    schema: SCHEMA,
    schedule: false,
    registerInstance: works,
    instanceHeartbeatSeconds: REGISTER_S,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: CLEAN_UP_S,
  });
  boss.on('error', sayOnce(tell));
  try {
    await boss.start();
    await boss.createQueue(GIVEN_UP, { retentionSeconds: KEEP_FAILURES_S });
    await boss.createQueue(POLLS);
    const kept = { policy: 'stately', heartbeatSeconds: HEARTBEAT_S, deleteAfterSeconds: CLEAN_UP_S } as const;
    await boss.createQueue(BRANDS, {
      ...kept,
      expireInSeconds: MAX_WORK_S,
      retryLimit: MAX_MACHINES_LOST,
      retryDelay: 0,
      deadLetter: GIVEN_UP,
    });
    await boss.createQueue(DAYS, { ...kept, retryLimit: 1000, retryDelay: 1 });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new Error(
      `The queue can't be used: ${messageOf(error)}. Name a PostgreSQL that this machine reaches, and a role that may create a schema there or owns "${SCHEMA}".`,
    );
  }
  const query: Query = async (sql, ...values) => (await boss.getDb().executeSql(sql, values)).rows;
  const stopping = Promise.withResolvers<undefined>();
  const timers: NodeJS.Timeout[] = [];
  let listening: { close: () => Promise<void> } | undefined;
  /** The workers that have no brand. */
  const free = new Set<string>();

  const note: BrandQueue['note'] = async (slugs, kind) => {
    const fresh: Note = { kind, since: Date.now(), tries: 0 };
    const priority = priorityOf(fresh);
    const jobs = slugs.map((slug) => ({ singletonKey: slug, data: fresh, priority }));
    // pg-boss inserts no second job for a brand that is waiting.
    const inserted = (await boss.insert(BRANDS, jobs, { returnId: true })) ?? [];
    if (kind === 'change' && inserted.length < slugs.length) {
      await query(
        `update ${SCHEMA}.job set data = data || $1, priority = $2
         where name = $3 and state < 'active' and singleton_key = any($4) and data ->> 'kind' = 'look'`,
        JSON.stringify({ kind, since: fresh.since }),
        priority,
        BRANDS,
        slugs,
      );
    }
    if (inserted.length > 0) await query(`select pg_notify($1, '')`, CHANNEL);
  };

  const isHeld = async (job: BrandJob): Promise<boolean> => {
    const { affected } = (await boss.touch(BRANDS, job)) as { affected: number };
    return affected === 1;
  };

  /** The brand waits again, in the place of what was noted while it was at work: a change if either is one. */
  async function putBack(job: BrandJob, more: Partial<Note>, pauseMs: number): Promise<void> {
    if (!(await isHeld(job))) return;
    const slug = job.singletonKey ?? '';
    const [later] = await boss.findJobs<Note>(BRANDS, { key: slug, queued: true });
    const { kind, since } = job.data.kind === 'look' && later ? later.data : job.data;
    const next: Note = { ...job.data, kind, since, ...more };
    const place = { singletonKey: slug, match: 'all', priority: priorityOf(next) } as const;
    await boss.upsert(BRANDS, next, { ...place, startAfter: pauseMs / 1000 });
  }

  async function workOn(job: BrandJob, take: QueueWork['take']): Promise<Omit<JobResult, 'id'>> {
    const slug = job.singletonKey ?? '';
    const { kind, since, tries } = job.data;
    // A builder that starts asks for all brands. It must not die of this one again.
    const isPoison = kind === 'look' && (await readGivenUp(query)).get(slug)?.problem === ENDED_BUILDERS;
    if (isPoison) return { status: 'completed' };
    const taken = { slug, kind, since, tries, isHeld: () => isHeld(job).catch(() => false) };
    const outcome: QueueOutcome | undefined = await Promise.race([take(taken), stopping.promise]);
    // Stopped, or the queue did not answer. If this machine still holds the brand, it waits again, and that is no failure.
    if (outcome === undefined || outcome.status === 'lost') await putBack(job, {}, 0);
    else if (outcome.status === 'given up') return { status: 'deadletter', output: outcome.failing };
    else if (outcome.status === 'again') {
      await putBack(job, { tries: tries + 1, failing: outcome.failing }, pauseAfter(tries));
    } else {
      // If this machine still holds the brand, in the same query.
      await query(
        `delete from ${SCHEMA}.job where name = $1 and singleton_key = $2 and
           (select state = 'active' and retry_count = $5 from ${SCHEMA}.job where name = $3 and id = $4)`,
        GIVEN_UP,
        slug,
        BRANDS,
        job.id,
        job.retryCount,
      );
    }
    return { status: 'completed' };
  }

  /** One worker asks for a brand, and has the next one ask if there was one. If all asked at once, each change would cost as many queries as there are workers. */
  function wakeOne(): void {
    const [first] = free;
    if (first !== undefined) boss.notifyWorker(first);
  }

  async function startWorker(take: QueueWork['take']): Promise<void> {
    let id = '';
    const options = {
      includeMetadata: true,
      perJobResults: true,
      heartbeatRefreshSeconds: TOUCH_S,
      pollingIntervalSeconds: ASK_UNASKED_S,
    } as const;
    // Not `localConcurrency`: notifyWorker needs the id of each worker.
    id = await boss.work(BRANDS, options, async (jobs: BrandJob[]) => {
      free.delete(id);
      wakeOne();
      // It asks for the next one as soon as it is done.
      boss.notifyWorker(id);
      try {
        return await Promise.all(jobs.map(async (job) => ({ id: job.id, ...(await workOn(job, take)) })));
      } finally {
        free.add(id);
      }
    });
    free.add(id);
  }

  return {
    note,
    expect: async (slug, at) => {
      await boss.upsert(DAYS, { kind: kindOfTime(at) }, { singletonKey: slug, startAfter: new Date(at) });
    },
    start: async ({ take, onDay, poll, pollS }) => {
      for (let worker = 0; worker < processes + MAX_NOT_BUILDING; worker += 1) await startWorker(take);
      timers.push(setInterval(wakeOne, ASK_MS));
      // Where the database has no LISTEN, brands are found by asking.
      listening = await boss
        .getDb()
        .listen?.(CHANNEL, wakeOne, wakeOne)
        .catch(() => undefined);
      const clock = { includeMetadata: true, pollingIntervalSeconds: LOOK_AT_CLOCK_S, batchSize: 1000 } as const;
      await boss.work(DAYS, clock, async (jobs: JobWithMetadata<{ kind?: Kind }>[]) => {
        for (const kind of ['change', 'look'] as const) {
          const slugs = jobs.flatMap(({ data, singletonKey }) =>
            (data.kind ?? 'look') === kind ? (singletonKey ?? []) : [],
          );
          if (slugs.length > 0) await onDay(slugs, kind);
        }
      });
      if (pollS === 0) return;
      // Each machine asks to poll; in a span of time the first one may.
      const span = { singletonSeconds: pollS, retentionSeconds: 2 * pollS };
      const pollOnce = async (): Promise<void> => {
        if ((await boss.send(POLLS, null, span)) !== null) await poll();
      };
      timers.push(setInterval(() => void pollOnce().catch(() => {}), pollS * 1000));
    },
    state: async () => {
      // Not at the same time: a brand that is given up between the two queries would be in neither result, and count as published.
      const waiting = await readWaiting(query);
      const [dead, instances] = await Promise.all([readGivenUp(query), boss.getInstances()]);
      for (const { slug } of waiting) dead.delete(slug);
      const machines = instances
        .filter(({ live }) => live)
        .map(({ host, pid, workers }) => ({
          name: `${host}:${pid}`,
          atWork: workers.filter(({ queue }) => queue === BRANDS).reduce((sum, { active }) => sum + active, 0),
        }));
      return { waiting, dead, machines };
    },
    stop: async (whileMs) => {
      timers.forEach(clearInterval);
      await listening?.close();
      const putsBack = setTimeout(() => stopping.resolve(undefined), whileMs);
      await boss.stop({ timeout: whileMs + PUT_BACK_MS });
      clearTimeout(putsBack);
    },
  };
}

type Query = <Row>(sql: string, ...values: unknown[]) => Promise<Row[]>;

async function readWaiting(query: Query): Promise<WaitingBrand[]> {
  const rows = await query<{ slug: string; isAtWork: boolean; data: Note }>(
    `select singleton_key as slug, state = 'active' as "isAtWork", data from ${SCHEMA}.job
     where name = $1 and state <= 'active' order by priority desc, created_on`,
    BRANDS,
  );
  const bySlug = new Map<string, WaitingBrand>();
  // One that changes while it is at work is in the queue twice.
  for (const { slug, isAtWork, data } of rows) {
    const other = bySlug.get(slug);
    bySlug.set(slug, { slug, ...data, ...other, isAtWork: isAtWork || other?.isAtWork === true });
  }
  return [...bySlug.values()];
}

/** Where two machines die one after the other, pg-boss also gives up a job while another job of the same brand still waits. That is no third death. */
async function readGivenUp(query: Query): Promise<Map<string, Failing>> {
  const rows = await query<{ slug: string; output: Partial<Failing> | null }>(
    `select singleton_key as slug, source_output as output from ${SCHEMA}.job
     where name = $1 and state < 'active' and (source_output -> 'stage' is not null or source_retry_count >= $2)
     order by created_on`,
    GIVEN_UP,
    MAX_MACHINES_LOST,
  );
  // What pg-boss itself gives up has an output of pg-boss.
  return new Map(
    rows.map(({ slug, output }) => [slug, { stage: 'build', problem: ENDED_BUILDERS, ...(output?.stage && output) }]),
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
