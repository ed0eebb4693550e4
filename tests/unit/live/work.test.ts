import pLimit from 'p-limit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LoadError } from '#brand/errors/load-error.ts';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';
import { unchanged } from '#deploy/sync/replace.ts';
import { judgeHealth } from '#live/health.ts';
import { makeMemoryQueue } from '#live/memory-queue.ts';
import { makeWork } from '#live/work.ts';
import type { Written } from '#brand/network/load-from-backend.ts';

const built = (slug: string): BrandReport => ({ ...failedReport(slug, ''), status: 'built' });

/** A builder of which the test says how builds and deliveries end. */
function makeBuilder({ processes = 1 } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.UTC(2026, 10, 23) });
  onTestFinished(() => void vi.useRealTimers());
  const queue = makeMemoryQueue(processes, () => '2026-11-23');
  const inTurn = pLimit(processes);
  const done: string[] = [];
  const ends = {
    build: async (slug: string): Promise<BrandReport | undefined> => built(slug),
    load: (_slug: string): Promise<Written> | undefined => undefined,
    deliver: async (_slug: string): Promise<unknown> => undefined,
  };
  const take = makeWork({
    build: ([slug = '']) =>
      inTurn(async () => {
        done.push(`build ${slug}`);
        const report = await ends.build(slug);
        return { brands: report === undefined ? [] : [report] };
      }),
    load: (slug) => ends.load(slug),
    deliver: async (slug) => {
      await ends.deliver(slug);
      done.push(`deliver ${slug}`);
      return unchanged(1);
    },
    describe: (error) => (error as Error).message,
    onBuilt: () => {},
    onDelivered: () => {},
    onLost: () => {},
    onFailed: (slug, { stage }, pauseMs) => done.push(`${slug} failed at ${stage}, ${pauseMs ?? 'for good'}`),
  });
  void queue.start({ take, onDay: async () => {}, poll: async () => {}, pollS: 0 });
  onTestFinished(() => queue.stop(0));
  const change = (slug: string) => void queue.note([slug], 'change');
  /** Lets promises settle; with a time, that passes first. */
  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return { queue, done, ends, change, pass };
}

describe('the work', () => {
  test('a brand is built again only when its site is delivered, and others meanwhile', async () => {
    const { done, ends, change, pass } = makeBuilder();
    const gate = Promise.withResolvers<undefined>();
    ends.deliver = (slug) => (slug === 'rye' ? gate.promise : Promise.resolve());
    change('rye');
    await pass();
    change('rye');
    change('rye');
    change('kumo');
    await pass();
    expect(done).toEqual(['build rye', 'build kumo', 'deliver kumo']);
    gate.resolve(undefined);
    await pass();
    expect(done.slice(3)).toEqual(['deliver rye', 'build rye', 'deliver rye']);
  });

  test('a bad configuration waits for its next change', async () => {
    const { queue, done, ends, change, pass } = makeBuilder();
    ends.build = async (slug) => failedReport(slug, 'a comma is missing');
    change('rye');
    await pass(600_000);
    expect(done).toEqual(['build rye', 'rye failed at build, for good']);
    expect((await queue.state()).waiting).toEqual([]);
    ends.build = async (slug) => built(slug);
    change('rye');
    await pass();
    expect(done.slice(2)).toEqual(['build rye', 'deliver rye']);
  });

  test.each(['build', 'deliver'] as const)(
    'a %s that may succeed later is tried again until it does',
    async (stage) => {
      const { queue, done, ends, change, pass } = makeBuilder();
      const up = { ...ends };
      ends.build = async (slug) => (stage === 'build' ? failedReport(slug, 'No answer', 'environment') : built(slug));
      ends.deliver = async () => Promise.reject(new Error('No answer'));
      change('rye');
      await pass(1000 + 2000 + 4000);
      expect(done.filter((line) => line === 'build rye')).toHaveLength(4);
      expect(judgeHealth(await queue.state(), Date.now()).reasons).toEqual([
        `rye could not be ${stage === 'build' ? 'built' : 'published'}, 4 times: No answer`,
      ]);
      Object.assign(ends, up);
      await pass(8000);
      expect(done.at(-1)).toBe('deliver rye');
      expect((await queue.state()).waiting).toEqual([]);
      expect(judgeHealth(await queue.state(), Date.now()).isWell).toBe(true);
    },
  );

  test('a backend that is silent holds up no brand of another', async () => {
    const { done, ends, change, pass } = makeBuilder();
    ends.load = (slug) => (slug.startsWith('silent') ? new Promise(() => {}) : undefined);
    for (const slug of ['silent-1', 'silent-2', 'silent-3', 'rye', 'kumo']) change(slug);
    await pass();
    expect(done).toEqual(['build rye', 'build kumo', 'deliver rye', 'deliver kumo']);
  });

  test.each([
    [true, 'rye failed at build, 1000'],
    [false, 'rye failed at build, for good'],
  ])(
    'a configuration that can’t be loaded is no matter of the process that builds: it may pass: %s',
    async (isTransient, told) => {
      const { done, ends, change, pass } = makeBuilder();
      ends.load = async () => Promise.reject(new LoadError('Failed', isTransient));
      change('rye');
      await pass();
      expect(done).toEqual([told]);
    },
  );

  test('no more brands are taken than can be built soon: what changes before that is built once', async () => {
    const { queue, ends, change, pass } = makeBuilder();
    ends.build = () => new Promise(() => {});
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) change(slug);
    await pass();
    const waiting = (await queue.state()).waiting.filter(({ isAtWork }) => !isAtWork);
    expect(waiting.map(({ slug }) => slug)).toEqual(['j', 'k']);
  });

  test('a configuration that kills its process is given up after three', async () => {
    const { done, ends, change, pass } = makeBuilder();
    ends.build = async () => Promise.reject(new Error('The build ended before it was done.'));
    change('rye');
    await pass(600_000);
    expect(done.filter((line) => line === 'build rye')).toHaveLength(3);
    expect(done.at(-1)).toBe('rye failed at build, for good');
  });

  test('a brand that waits for a target holds up no other', async () => {
    const { done, ends, change, pass } = makeBuilder({ processes: 2 });
    ends.deliver = (slug) => (slug === 'rye' ? new Promise(() => {}) : Promise.resolve());
    for (const slug of ['rye', 'a', 'b', 'c']) change(slug);
    await pass();
    expect(done).toEqual(expect.arrayContaining(['deliver a', 'deliver b', 'deliver c']));
  });

  test('told to stop, it takes nothing more and waits for what runs', async () => {
    const { queue, done, ends, change, pass } = makeBuilder();
    const gate = Promise.withResolvers<undefined>();
    ends.deliver = () => gate.promise;
    change('rye');
    await pass();
    let isStopped = false;
    const stopped = queue.stop(60_000).then(() => (isStopped = true));
    change('kumo');
    await pass();
    expect(isStopped).toBe(false);
    gate.resolve(undefined);
    await stopped;
    expect(done).toEqual(['build rye', 'deliver rye']);
    expect((await queue.state()).waiting).toMatchObject([{ slug: 'kumo' }]);
  });
});

test('what another machine has meanwhile is neither delivered nor told as a failure', async () => {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const take = makeWork({
    load: () => undefined,
    build: async () => ({ brands: [failedReport('elm', ''), built('rye')] }),
    deliver: async () => {
      told.push('delivered');
      return undefined;
    },
    describe: String,
    onBuilt: tell('built'),
    onDelivered: tell('delivered'),
    onFailed: tell('failed'),
    onLost: tell('lost'),
  });
  const taken = { kind: 'change', since: 0, tries: 0, isHeld: async () => false } as const;
  for (const slug of ['rye', 'elm']) expect(await take({ ...taken, slug })).toEqual({ status: 'lost' });
  expect(told).toEqual(['built', 'lost', 'built', 'lost']);
});

test('the health tells of a change that waits for more than a minute, and not of what is only looked at', () => {
  const waiting = (kind: 'change' | 'look', since: number) => ({ slug: 'rye', kind, since, tries: 0, isAtWork: false });
  const at = (one: ReturnType<typeof waiting>, now: number) =>
    judgeHealth({ waiting: [one], dead: new Map(), machines: [] }, now);
  expect(at(waiting('change', 0), 60_000)).toEqual({ isWell: true, reasons: [] });
  expect(at(waiting('look', 0), 600_000).isWell).toBe(true);
  expect(at(waiting('change', 0), 61_000)).toEqual({
    isWell: false,
    reasons: ['1 brand waits for more than a minute; rye for 61.0 s.'],
  });
});
