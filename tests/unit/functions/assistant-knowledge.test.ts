import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Row } from '../../../supabase/functions/_shared/database.ts';
import { openKnowledge } from '../../../supabase/functions/ai-search-openrouter/knowledge.ts';

const WEBSITE = { name: 'Kumo', timezone: 'America/Toronto', telephone: '416 555 0100', url: 'https://kumo.example' };
const CHRISTMAS = {
  name: 'christmas',
  data: {
    at: '2026-12-24T18:00',
    until: '2026-12-27',
    edits: [{ path: 'telephone', before: '416 555 0100', after: '416 555 0199' }],
  },
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The telephone that the assistant knows at each of these times, and how often it has read the brand. */
async function telephonesAt(times: readonly string[], sets: Row[], before = (_time: string): void => {}) {
  let reads = 0;
  const database = {
    call: async () => [{ brand_id: 'kumo', updated_at: '2026-11-01', sets: JSON.stringify(sets) }],
    find: async () => {
      reads += 1;
      return { data: WEBSITE };
    },
    list: async (table: string, query: Row) =>
      table === 'brand_changes' && query['brand_id'] === 'eq.kumo' ? sets : [],
  } as unknown as Database;
  const knowledge = openKnowledge(database);
  const telephones: unknown[] = [];
  for (const time of times) {
    vi.setSystemTime(new Date(time));
    before(time);
    telephones.push(JSON.stringify((await knowledge.of('kumo')).contact));
  }
  return { reads, telephones };
}

test('a change with a date is known from its minute on, and not after its end', async () => {
  const times = [
    '2026-12-24T22:00Z',
    '2026-12-24T22:59Z',
    '2026-12-24T23:00Z',
    '2026-12-24T23:30Z',
    '2026-12-27T05:00Z',
  ];
  const { telephones, reads } = await telephonesAt(times, [CHRISTMAS]);
  const isNew = telephones.map((text) => String(text).includes('0199'));
  expect(isNew).toEqual([false, false, true, true, false]);
  // Days change at midnight in UTC.
  expect(reads).toBe(3);
});

test('a set that is written today is known at once', async () => {
  const sets: Row[] = [];
  const times = ['2026-12-25T12:00Z', '2026-12-25T12:01Z'];
  const { telephones } = await telephonesAt(times, sets, (time) => {
    if (time === times[1]) sets.push(CHRISTMAS);
  });
  expect(telephones.map((text) => String(text).includes('0199'))).toEqual([false, true]);
});

test.each([
  ['no list of edits', { name: 'a', data: { at: '2026-12-24T18:00' } }],
  ['no name', { data: CHRISTMAS.data }],
  [
    'a path to every object',
    { name: 'a', data: { at: '2026-12-24T18:00', edits: [{ path: '__proto__.x', after: 1 }] } },
  ],
])('a row with %s changes nothing', async (_, row) => {
  const { telephones } = await telephonesAt(['2026-12-25T12:00Z'], [row]);
  expect(String(telephones[0])).toContain('0100');
});
