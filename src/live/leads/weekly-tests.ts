import { hash } from 'node:crypto';
import type { Environment } from '#brand/folder/brand-file.ts';
import { finishTest, readNewestTest, readTest, sendTest, type TestState } from './delivery-test.ts';
import { judgeTest, type Verdict } from './judge-test.ts';
import { openTestedBrand, type TestedBrand } from './tested-brand.ts';
import { ageOf } from './undelivered.ts';

export interface WeeklyTestOptions {
  slugs: readonly string[];
  brandsDir: string;
  environment: Environment;
  print: (sentence: string) => void;
  now?: () => number;
}

export interface WeeklyTests {
  /** Sends what is due this week, and sees how far it has come. Never rejects. */
  look: () => Promise<void>;
  /** Why a test did not arrive, once it has had an hour. */
  reasons: () => string[];
  rows: () => TestRow[];
}

/** For people. */
export interface TestRow {
  slug: string;
  /** "has arrived" */
  what: string;
  /** How long ago it was sent: "2 hours". */
  age: string;
  /** Why it has not arrived; else empty. */
  reason: string;
  isLate: boolean;
}

interface Test {
  slug: string;
  brand: TestedBrand;
  week: number;
  /** When this builder has tried to send it first. */
  begunAt: number;
  /** When it may be looked at again. */
  nextAt: number;
  verdict: Verdict | undefined;
}

const FORM = 'catering';
const WEEK_MS = 7 * 86_400_000;
/** A Monday at nine, UTC: whoever reads it is at work. */
const FIRST_MONDAY_MS = Date.UTC(2026, 0, 5, 9);
const LOOK_AGAIN_MS = 30_000;
const SEND_AGAIN_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * A catering request each week to each brand, as `test-delivery` sends it, unless somebody has sent one in this week. Its id is made of the brand and the week, so several builders, and one that
 * starts again, send one. Throws a UsageError where a brand can't be tried from here.
 */
export function openWeeklyTests({
  slugs,
  brandsDir,
  environment,
  print,
  now = Date.now,
}: WeeklyTestOptions): WeeklyTests | undefined {
  if (slugs.length === 0) return undefined;
  const tests = slugs.map((slug): Test => {
    const brand = openTestedBrand(slug, brandsDir, environment);
    return { slug, brand, week: Number.NaN, begunAt: 0, nextAt: 0, verdict: undefined };
  });

  async function look(test: Test): Promise<void> {
    const { brand, slug } = test;
    const week = Math.floor((now() - FIRST_MONDAY_MS) / WEEK_MS);
    if (week !== test.week) Object.assign(test, { week, begunAt: now(), nextAt: 0, verdict: undefined });
    if (test.verdict?.state === 'arrived' || now() < test.nextAt) return;
    try {
      const state = await sendOnce(brand, week);
      const { lead } = state;
      if (lead) test.begunAt = Math.min(now(), Date.parse(lead.created_at));
      test.verdict = judgeTest(state, brand.advice);
      // What has failed is over until somebody tries it by hand.
      test.nextAt = test.verdict.state === 'failed' ? now() + LOOK_AGAIN_MS : 0;
      if (test.verdict.state !== 'arrived' || lead === undefined) return;
      print(`${slug}: the weekly test of the delivery has arrived.`);
      await finishTest(brand.call, lead);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      test.verdict ??= { state: 'waiting', stage: 'sent', reason };
      test.nextAt = now() + SEND_AGAIN_MS;
    }
  }

  const isLate = ({ begunAt, verdict }: Test): boolean =>
    verdict !== undefined && (verdict.state === 'failed' || (verdict.state === 'waiting' && now() - begunAt > HOUR_MS));

  return {
    look: async () => void (await Promise.all(tests.map(look))),
    reasons: () =>
      tests
        .filter(isLate)
        .map(({ slug, verdict }) => `${slug}: the weekly test of the delivery has not arrived. ${verdict?.reason}`),
    rows: () =>
      tests.map(({ slug, begunAt, verdict }) => ({
        slug,
        what: verdict === undefined ? 'is not sent yet' : WORDS[verdict.state],
        age: begunAt === 0 ? '' : ageOf((now() - begunAt) / 1000),
        reason: verdict?.reason ?? '',
        isLate: verdict !== undefined && verdict.state !== 'arrived',
      })),
  };
}

const WORDS: Record<Verdict['state'], string> = {
  arrived: 'has arrived',
  waiting: 'waits',
  failed: 'has failed',
};

/** The newest test counts, so that `test-delivery` tells of what was put right. */
async function sendOnce(brand: TestedBrand, week: number): Promise<TestState> {
  const id = testIdOf(brand.brandId, week);
  const newest = await readNewestTest(brand.call, brand.brandId);
  const { lead } = newest;
  // The clock of the database may be behind.
  if (lead && (lead.id === id || Date.parse(lead.created_at) >= FIRST_MONDAY_MS + week * WEEK_MS)) return newest;
  const day = new Date(FIRST_MONDAY_MS + (week + 4) * WEEK_MS).toISOString().slice(0, 10);
  await sendTest(brand, FORM, { id, recipient: brand.brandId, guest: undefined, day });
  return readTest(brand.call, FORM, id);
}

/** A UUID of version 8 (RFC 9562): the same for all builders of a brand and week. */
export function testIdOf(brandId: string, week: number): string {
  const digits = hash('sha256', `front-of-house weekly test\n${brandId}\n${week}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
