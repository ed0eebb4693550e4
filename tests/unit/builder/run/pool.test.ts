import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPool, type Pool, type PoolOptions, processesFor } from '#builder/run/pool.ts';
import { TIME_LIMIT_MS } from '#brand/cli/time-limit.ts';
import type { Brand, BrandReport } from '#schema/warning.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { listen } from '../../../support/listen.ts';

/** A renderer that does with a brand what its slug says. A report's error is the id of the process and how many brands it had before. */
const RENDERER = `
let before = 0;
export async function buildBrand({ slug, origin }, context, loaded) {
  if (slug.startsWith('exits')) process.exit(3);
  if (slug.startsWith('is-killed')) process.kill(process.pid, 'SIGKILL');
  if (slug.startsWith('hangs')) await fetch(origin).then(() => { for (;;); });
  if (slug.startsWith('waits')) await fetch(origin).then((answer) => answer.text());
  const error = process.pid + ' ' + before++ + (loaded ? ' ' + loaded : '');
  return { slug, status: 'built', pages: 1, printed: [], kept: 0, milliseconds: 1, warnings: [], error };
}`;

function openTestPool(options: Partial<PoolOptions> = {}) {
  const folder = temporaryFolder({ 'one.mjs': RENDERER, 'other.mjs': RENDERER });
  const pool: Pool = openPool({ processes: 1, cacheDir: folder, ...options });
  onTestFinished(() => pool.close());
  const started: string[] = [];
  const build = (slug: string, { origin = '', renderer = 'one', ...rest }: BuildOptions = {}): Promise<BrandReport> => {
    const compiled = { key: '', clientDir: '', entry: join(folder, `${renderer}.mjs`) };
    const context = {
      shared: { files: [], warnings: [] },
      outDir: '',
      cacheDir: '',
      root: '',
      compiled,
      builtAt: '2026-11-20',
      changedOnly: false,
    };
    return pool.build({ brand: { slug, origin } as Brand, context, ...rest }, () => started.push(slug));
  };
  return { build, started, close: pool.close };
}

interface BuildOptions {
  origin?: string;
  renderer?: string;
  loaded?: string;
}

/** A server that a brand asks when it is being built: `answer` lets it go on. */
async function serve(onAsked: (answer: () => void) => void): Promise<string> {
  const { origin, close } = await listen((_, response) => onAsked(() => response.end()));
  onTestFinished(close);
  return origin;
}

const processOf = ({ error = '' }: BrandReport): string => error.split(' ')[0] ?? '';
const processesOf = (reports: BrandReport[]): number => new Set(reports.map(processOf)).size;

describe('a pool of processes', () => {
  test('builds one brand after the other in a process that stays warm', async () => {
    const { build, started } = openTestPool();
    const reports = await Promise.all(['rye', 'oat', 'spelt'].map((slug) => build(slug)));
    expect(reports.map(({ slug }) => slug)).toEqual(['rye', 'oat', 'spelt']);
    expect(reports.map(({ error = '' }) => error.split(' ')[1])).toEqual(['0', '1', '2']);
    expect(processesOf(reports)).toBe(1);
    expect(started).toEqual(['rye', 'oat', 'spelt']);
  });

  test('has no more processes than it may, and gives the next brand to the next that is free', async () => {
    const { build, started } = openTestPool({ processes: 2 });
    const answers: (() => void)[] = [];
    const origin = await serve((answer) => answers.push(answer));
    const slow = build('waits', { origin });
    const others = await Promise.all(['rye', 'oat', 'spelt'].map((slug) => build(slug)));
    expect(processesOf(others)).toBe(1);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    expect(processesOf([...others, await slow])).toBe(2);
    expect(started).toEqual(['waits', 'rye', 'oat', 'spelt']);
  });

  test('hands on what was loaded', async () => {
    const { build } = openTestPool();
    const report = await build('rye', { loaded: 'a menu' });
    expect(report.error).toMatch(/ a menu$/);
  });

  test.each([
    ['exits', 'exit code 3'],
    ['is-killed', 'SIGKILL'],
  ])('a process that %s fails the brand it was building, and the next brand gets another', async (slug, how) => {
    const { build } = openTestPool();
    const [rye, dead, oat] = await Promise.all([build('rye'), build(slug), build('oat')]);
    expect(dead).toMatchObject({
      slug,
      status: 'failed',
      cause: 'process',
      error: `The process that built this brand died (${how}).`,
    });
    expect([rye.status, oat.status]).toEqual(['built', 'built']);
    expect(processOf(oat)).not.toBe(processOf(rye));
  });

  test('a brand that hangs is ended at the time limit and fails alone', async () => {
    const { build } = openTestPool();
    // It is late by the clock of this process, however slow the machine is.
    const origin = await serve((answer) => {
      answer();
      vi.advanceTimersByTime(TIME_LIMIT_MS);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const [hung, oat] = await Promise.all([build('hangs', { origin }), build('oat')]);
    expect(hung).toMatchObject({ slug: 'hangs', status: 'failed', cause: 'process' });
    expect(hung.error).toBe(
      'It took more than 900 s and was ended, so that nothing waits for it. What is done of its pictures is kept, so try again. FRONT_OF_HOUSE_BRAND_SECONDS allows more.',
    );
    expect(oat.status).toBe('built');
  });

  test('another renderer gets another process', async () => {
    const { build } = openTestPool();
    expect(processesOf([await build('rye'), await build('rye', { renderer: 'other' })])).toBe(2);
  });

  test('a process without work ends after a while, and the next brand has another', async () => {
    const { build } = openTestPool({ idleMs: 0 });
    const first = await build('rye');
    const isRunning = (): boolean => {
      try {
        return process.kill(Number(processOf(first)), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning).toBe(false);
    expect(processOf(await build('rye'))).not.toBe(processOf(first));
  });

  test('closed, it ends what is built and what waits', async () => {
    const { build, close } = openTestPool();
    const { promise: asked, resolve: tell } = Promise.withResolvers<undefined>();
    const origin = await serve(() => tell(undefined));
    const [building, waiting] = [build('waits', { origin }), build('rye')];
    await asked;
    await close();
    expect(await building).toMatchObject({ slug: 'waits', status: 'failed' });
    expect(await waiting).toMatchObject({ slug: 'rye', status: 'failed', error: 'The build was stopped.' });
  });
});

test.each([
  [1, 1],
  [79, 1],
  [80, 2],
  [159, 3],
  [500, 4],
])('for %i brands %i processes pay on four cores', (brands, processes) => {
  expect(processesFor(brands, 4)).toBe(processes);
});
