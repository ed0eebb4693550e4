import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { failedReport } from '#brand/report/report.ts';
import type { BrandQueue, QueueOutcome, QueueWork, Taken } from '#live/brand-queue.ts';
import { runFleetCommand } from '#live/fleet-command.ts';
import { runStatusCommand } from '#live/status-command.ts';
import { openSharedQueue } from '#live/shared-queue.ts';
import { makeWork } from '#live/work.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { type Postgres, startPostgres } from '../../support/live/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

async function open(url: string, processes = 1): Promise<BrandQueue> {
  const queue = await openSharedQueue({ url, processes, tell: () => {} });
  onTestFinished(() => queue.stop(0));
  return queue;
}

/** As the administrator of the database. */
async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const FAILING = { stage: 'build', problem: 'No answer' } as const;
const done = async (): Promise<QueueOutcome> => ({ status: 'done' });
const start = (queue: BrandQueue, take: QueueWork['take'], more: Partial<QueueWork> = {}) =>
  queue.start({ take, onDay: async () => {}, poll: async () => {}, pollS: 0, ...more });

/** A machine whose work ends as the test says, one after the other. */
async function startMachine(url: string) {
  const queue = await open(url);
  const taken: Taken[] = [];
  const ends: ((outcome: QueueOutcome) => void)[] = [];
  await start(queue, (one) => {
    taken.push(one);
    return new Promise((resolve) => ends.push(resolve));
  });
  return { queue, taken, end: (outcome: QueueOutcome) => ends.shift()?.(outcome) };
}

/** The machine that has the job is not heard of any more. */
async function endMachine(url: string): Promise<void> {
  const dies = `update front_of_house_queue.job set heartbeat_on = now() - interval '1 minute'
    where state = 'active' and name = 'brands' returning id`;
  expect(await run(url, dies)).toHaveLength(1);
}

describe('a queue that machines share', () => {
  test('ten changes of a brand at work are one more build, by whichever machine', async () => {
    const url = await postgres.makeDatabase();
    const [one, other] = await Promise.all([startMachine(url), startMachine(url)]);
    const count = () => one.taken.length + other.taken.length;
    await one.queue.note(['rye'], 'change');
    await expect.poll(count).toBe(1);
    for (let change = 0; change < 10; change += 1) await other.queue.note(['rye'], 'change');
    expect((await one.queue.state()).waiting).toMatchObject([{ slug: 'rye', kind: 'change', isAtWork: true }]);
    expect(count()).toBe(1);
    (one.taken.length === 1 ? one : other).end({ status: 'done' });
    await expect.poll(count).toBe(2);
    one.end({ status: 'done' });
    other.end({ status: 'done' });
    await expect.poll(async () => (await one.queue.state()).waiting).toEqual([]);
    expect(count()).toBe(2);
  });

  test('a machine that has room takes all that wait at once', async () => {
    const queue = await open(await postgres.makeDatabase(), 16);
    const taken = new Set<string>();
    const stopped = Promise.withResolvers<QueueOutcome>();
    await start(queue, ({ slug }) => {
      taken.add(slug);
      return stopped.promise;
    });
    // Its workers have asked for the first time.
    await pause(1000);
    const begin = performance.now();
    const slugs = Array.from({ length: 20 }, (_, index) => `brand-${index}`);
    await queue.note(slugs, 'change');
    await expect.poll(() => taken.size).toBe(20);
    // One that found each brand by asking every second would need nineteen.
    expect(performance.now() - begin).toBeLessThan(9000);
    stopped.resolve({ status: 'done' });
  });

  test('a change costs few queries, however many brands a machine may have', async () => {
    const url = await postgres.makeDatabase();
    const queue = await open(url, 40);
    let builds = 0;
    await start(queue, async () => {
      builds += 1;
      return { status: 'done' };
    });
    const countQueries = async (): Promise<number> => {
      // PostgreSQL counts a session's queries within a second, if the session goes on.
      await pause(1500);
      const [row] = await run(
        url,
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return (row as { count: number }).count;
    };
    const before = await countQueries();
    for (let change = 1; change <= 20; change += 1) {
      await queue.note(['rye'], 'change');
      await expect.poll(() => builds).toBe(change);
      await expect.poll(async () => (await queue.state()).waiting).toEqual([]);
    }
    const inAll = (await countQueries()) - before;
    expect(inAll / 20).toBeLessThan(30);
  });

  test('a change goes before what is only looked at, and makes a look a change', async () => {
    const queue = await open(await postgres.makeDatabase());
    await queue.note(['ash', 'elm', 'oak'], 'look');
    await queue.note(['rye'], 'change');
    await queue.note(['oak'], 'change');
    await queue.note(['elm'], 'look');
    // In which order the two changes go depends on whether they are of the same second.
    const { waiting } = await queue.state();
    expect(waiting.map(({ kind }) => kind)).toEqual(['change', 'change', 'look', 'look']);
    const slugs = waiting.map(({ slug }) => slug);
    expect([...slugs.slice(0, 2).sort(), ...slugs.slice(2).sort()]).toEqual(['oak', 'rye', 'ash', 'elm']);
  });

  test('what fails is tried again, though the brand has changed meanwhile: no failure skips its retries', async () => {
    const url = await postgres.makeDatabase();
    const { queue, taken, end } = await startMachine(url);
    const givenUp = () => run(url, `select singleton_key from front_of_house_queue.job where name = 'given-up'`);
    await queue.note(['rye'], 'look');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect.poll(() => taken.length).toBe(tries + 1);
      expect(await givenUp()).toEqual([]);
      // While pg-boss has a job of the brand that waits and one that fails.
      await queue.note(['rye'], 'change');
      end({ status: 'again', failing: FAILING });
    }
    await expect
      .poll(async () => (await queue.state()).waiting)
      .toMatchObject([{ slug: 'rye', kind: 'change', tries: 3, isAtWork: false, failing: FAILING }]);
    expect(taken.map(({ tries }) => tries)).toEqual([0, 1, 2]);
    expect(await givenUp()).toEqual([]);
  });

  test('what is given up is told until it is done, and not tried again before it changes', async () => {
    const url = await postgres.makeDatabase();
    const { queue, taken, end } = await startMachine(url);
    await queue.note(['rye'], 'change');
    await expect.poll(() => taken.length).toBe(1);
    end({ status: 'given up', failing: FAILING });
    await expect.poll(async () => [...(await queue.state()).dead]).toEqual([['rye', FAILING]]);
    let told = '';
    const stdout = { write: (text: string) => (told += text) };
    expect(await runStatusCommand({ args: [], environment: { QUEUE_URL: url }, stdout })).toBe(0);
    expect(told).toMatch(
      /^All is well\.\n0 brands wait, 0 of them at work\.\nrye failed at build: No answer\n\S+:\d+ has \d brands? at work\.\n$/,
    );
    await queue.note(['rye'], 'change');
    await expect.poll(() => taken.length).toBe(2);
    end({ status: 'done' });
    await expect.poll(() => queue.state()).toMatchObject({ waiting: [], dead: new Map() });
  });

  test('a brand that ends each machine which reads it is given up after three', async () => {
    const url = await postgres.makeDatabase();
    const { queue, taken } = await startMachine(url);
    await queue.note(['rye'], 'change');
    for (let death = 0; death < 3; death += 1) {
      await expect.poll(() => taken.length).toBe(death + 1);
      await endMachine(url);
    }
    await expect
      .poll(() => queue.state())
      .toMatchObject({
        waiting: [],
        dead: new Map([['rye', { stage: 'build', problem: 'It ended the builder 3 times.' }]]),
      });
    // A builder that was ended starts again, and looks at all.
    await queue.note(['rye'], 'look');
    await expect.poll(async () => (await queue.state()).waiting).toEqual([]);
    expect(taken.length).toBe(3);
    expect((await queue.state()).dead.size).toBe(1);
    await queue.note(['rye'], 'change');
    await expect.poll(() => taken.length).toBe(4);
  });

  test('two machines that die, one with a look and one with a change of a brand, are no third death', async () => {
    const url = await postgres.makeDatabase();
    const { queue, taken } = await startMachine(url);
    await queue.note(['rye'], 'look');
    await expect.poll(() => taken.length).toBe(1);
    await queue.note(['rye'], 'change');
    await endMachine(url);
    await expect.poll(() => taken.length).toBe(2);
    await endMachine(url);
    await expect.poll(() => taken.length).toBe(3);
    expect((await queue.state()).dead.size).toBe(0);
  });

  test('what was built while the queue did not answer is built again, and that is no failure', async () => {
    const url = await postgres.makeDatabase();
    const { queue, taken, end } = await startMachine(url);
    await queue.note(['rye'], 'change');
    for (let count = 1; count <= 5; count += 1) {
      await expect.poll(() => taken.length).toBe(count);
      end({ status: 'lost' });
    }
    await expect.poll(() => taken.length).toBe(6);
    expect((await queue.state()).dead.size).toBe(0);
  });

  test('a machine that comes back late does not take away what another one has given up', async () => {
    const url = await postgres.makeDatabase();
    const queue = await open(url);
    const ends: ((outcome: QueueOutcome) => void)[] = [];
    await start(queue, () => new Promise((resolve) => ends.push(resolve)));
    await queue.note(['rye'], 'change');
    await expect.poll(() => ends.length).toBe(1);
    await endMachine(url);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.({ status: 'given up', failing: FAILING });
    await expect.poll(async () => (await queue.state()).dead.size).toBe(1);
    ends[0]?.({ status: 'done' });
    await pause(500);
    expect([...(await queue.state()).dead]).toEqual([['rye', FAILING]]);
  });

  test('what a builder has that is stopped waits for another one, and that is no failure', async () => {
    const url = await postgres.makeDatabase();
    const watcher = await open(url, 0);
    await watcher.note(['rye'], 'change');
    for (let machine = 0; machine < 4; machine += 1) {
      const { queue, taken } = await startMachine(url);
      await expect.poll(() => taken).toMatchObject([{ slug: 'rye', kind: 'change', tries: 0 }]);
      await watcher.note(['rye'], 'change');
      await queue.stop(0);
      expect((await watcher.state()).waiting).toMatchObject([{ slug: 'rye', kind: 'change', isAtWork: false }]);
    }
  });

  test('a day that has come and the polling are told to one machine', async () => {
    const url = await postgres.makeDatabase();
    const machines = await Promise.all([open(url), open(url), open(url), open(url)]);
    const days: [string[], string][] = [];
    let polls = 0;
    const work = {
      onDay: async (slugs: string[], kind: string) => void days.push([slugs, kind]),
      poll: async () => void (polls += 1),
      pollS: 1,
    };
    await machines[0].expect('rye', '2999-01-01');
    await machines[0].expect('rye', '2020-01-01');
    await machines[0].expect('ash', '2020-01-01T05:00Z');
    await machines[1].expect('elm', '2999-01-01');
    await Promise.all(machines.map((machine) => start(machine, done, work)));
    const begin = performance.now();
    await expect
      .poll(() => days)
      .toEqual([
        [['ash'], 'change'],
        [['rye'], 'look'],
      ]);
    await expect.poll(() => polls).toBeGreaterThanOrEqual(3);
    // Machines that each polled would be there after one second.
    expect(performance.now() - begin).toBeGreaterThan(1500);
  });

  test('whatever ends or is refused, each change is built after it, and no brand twice at once', async () => {
    const url = await postgres.makeDatabase();
    const slugs = ['ash', 'elm', 'fig', 'oak', 'rye', 'yew'];
    const written = new Map(slugs.map((slug) => [slug, 0]));
    const published = new Map<string, number>();
    const atWork = new Set<string>();
    let [overlaps, refusals, builds] = [0, 0, 0];
    const take = () => {
      const read = new Map<string, number>();
      return makeWork({
        load: () => undefined,
        build: async ([slug = '']) => {
          builds += 1;
          if (atWork.has(slug)) overlaps += 1;
          atWork.add(slug);
          read.set(slug, written.get(slug) ?? 0);
          await pause(10 + 5 * (builds % 10));
          atWork.delete(slug);
          return { brands: [{ ...failedReport(slug, ''), status: 'built' }] };
        },
        deliver: async (slug) => {
          if (builds % 10 === 0 && (refusals += 1)) throw new Error('The target refuses');
          published.set(slug, read.get(slug) ?? 0);
          return undefined;
        },
        describe: String,
        onBuilt: () => {},
        onDelivered: () => {},
        onLost: () => {},
        onFailed: () => {},
      });
    };
    const machines = await Promise.all([open(url), open(url), open(url)]);
    for (const machine of machines) await start(machine, take());
    const change = async (number: number): Promise<void> => {
      const slug = slugs[number % 5] ?? '';
      written.set(slug, number);
      // As who sends a webhook that is refused does.
      const noted = () =>
        machines[number % 2]?.note([slug], 'change').then(
          () => true,
          () => false,
        );
      await expect.poll(noted).toBe(true);
    };
    const changes: Promise<void>[] = [];
    for (let number = 1; number <= 120; number += 1) {
      changes.push(change(number));
      await pause(15);
      if (number === 40) void machines[2].stop(5000);
      if (number === 80) changes.push(postgres.restart(300));
    }
    await Promise.all(changes);
    await machines[0].note(['yew'], 'look');
    await expect.poll(async () => (await machines[0].state()).waiting).toEqual([]);
    expect(published).toEqual(written);
    expect(overlaps).toBe(0);
    expect(refusals).toBeGreaterThan(0);
    expect(builds).toBeLessThan(121 + refusals);
  });

  test('its role may make a schema at the first start, and needs no more than that schema later', async () => {
    const url = await postgres.makeDatabase();
    const database = new URL(url).pathname.slice(1);
    await run(url, `create role builder login; grant create on database ${database} to builder`);
    const own = url.replace('postgres@', 'builder@');
    await (await open(own)).note(['rye'], 'change');
    await run(url, `revoke create on database ${database} from builder`);
    const { taken } = await startMachine(own);
    await expect.poll(() => taken.length).toBe(1);
    const [owned] = await run(url, `select nspname from pg_namespace where nspowner = 'builder'::regrole`);
    expect(owned).toEqual({ nspname: 'front_of_house_queue' });
  });

  test('a brand that is given up is waiting or given up at every moment', async () => {
    const queue = await open(await postgres.makeDatabase());
    const slugs = Array.from({ length: 40 }, (_, index) => `brand-${index}`);
    await queue.note(slugs, 'change');
    await start(queue, () => Promise.resolve({ status: 'given up', failing: FAILING }));
    for (let left = slugs.length; left > 0;) {
      const { waiting, dead } = await queue.state();
      const known = new Set([...waiting.map(({ slug }) => slug), ...dead.keys()]);
      expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);
      left = waiting.length;
    }
  });

  test('a fleet is put in, and waited for', async () => {
    const url = await postgres.makeDatabase();
    const queue = await open(url);
    const done: string[] = [];
    await start(queue, async ({ slug }) => {
      done.push(slug);
      return slug === 'elm' ? { status: 'given up', failing: FAILING } : { status: 'done' };
    });
    const brand = (slug: string) =>
      JSON.stringify({ brandId: slug, siteUrl: `https://${slug}.example`, source: 'file' });
    const folder = temporaryFolder({ 'ash/brand.json': brand('ash'), 'elm/brand.json': brand('elm') });
    let told = '';
    const run = (...args: string[]) =>
      runFleetCommand({
        args: ['--queue', url, '--brands-dir', folder, ...args],
        environment: {},
        stdout: { write: (text: string) => (told += text) },
      });
    expect(await run()).toBe(1);
    expect(done.sort()).toEqual(['ash', 'elm']);
    expect(told).toMatch(
      /^2 brands in the queue of 1 builder\.\n(1\/2.*\n)?2\/2.*\nelm: No answer\n1 brand failed\.\n$/,
    );
    expect(await run('--brand', 'ash')).toBe(0);
    await expect(run('--changed')).rejects.toThrow('With --queue the builders build');
    await expect(run('--out-dir=dist')).rejects.toThrow('With --queue the builders build');
  });

  test('is refused in a sentence, without the password, where there is no database', async () => {
    const opened = openSharedQueue({ url: 'postgres://me:secret-word@127.0.0.1:1/x', processes: 1, tell: () => {} });
    const problem = await opened.catch((error: unknown) => (error as Error).message);
    expect(problem).toMatch(/^The queue can't be used: .*ECONNREFUSED.*Name a PostgreSQL/);
    expect(problem).not.toContain('secret-word');
  });
});
