import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test, vi } from 'vitest';
import { campaignViewsOf } from '#content/forms/campaigns.ts';
import { isOver, lastDayOf, mayStillRun, runsOn } from '#core/hours/last-day.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from '#core/hours/zone-clock.ts';

test.each([
  ['America/Toronto', '2026-12-31', '2027-01-01T05:00Z'],
  ['Asia/Tokyo', '2026-12-31', '2026-12-31T15:00Z'],
  // Its midnight is skipped.
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00Z'],
  [undefined, '2026-12-31', '2027-01-01T00:00'],
  ['Nowhere/At_All', '2046-12-31', '2047-01-01T00:00'],
])('in %s the last day %s ends at %s', (zone, date, end) => {
  expect(lastDayOf(date, zone)).toEqual({ date, end });
});

test('without a zone a last day ends on the clock of the visitor', () => {
  const lastDay = lastDayOf('2026-12-31', undefined);
  for (const [zone, end] of [
    ['America/Toronto', '2027-01-01T05:00Z'],
    ['Asia/Tokyo', '2026-12-31T15:00Z'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect([isOver(lastDay, Date.parse(end) - 1), isOver(lastDay, Date.parse(end))]).toEqual([false, true]);
  }
});

describe('of one last day', () => {
  const LAST = '2026-12-31';
  const AROUND = Array.from({ length: 4 * 24 * 4 }, (_, quarter) => Date.parse('2026-12-30') + quarter * 15 * 60_000);
  const dateAt = (instant: number, zone: string | undefined) =>
    new Date(Math.floor(clockAt(instant, zone) / MINUTES_A_DAY) * DAY_MS).toISOString().slice(0, 10);

  test.each(['America/Toronto', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'the instant and the date agree in %s, and the build keeps it until it is over there',
    (zone) => {
      for (const now of AROUND) {
        const isOverNow = isOver(lastDayOf(LAST, zone), now);
        expect(runsOn(LAST, dateAt(now, zone))).toBe(!isOverNow);
        if (!isOverNow) expect(mayStillRun(LAST, dateAt(now, 'UTC'))).toBe(true);
      }
    },
  );

  test.each(['America/Toronto', 'Asia/Tokyo'])('a campaign ends with it on the clock of a visitor in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const now of AROUND) {
      const shown = campaignViewsOf([{ id: 'c-1', title: 'Ramen week', expiry: LAST }], '', new Date(now), ENGLISH);
      expect(shown).toHaveLength(isOver(lastDayOf(LAST, undefined), now) ? 0 : 1);
    }
  });
});
