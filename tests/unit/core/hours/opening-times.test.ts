import { describe, expect, test } from 'vitest';
import { openingTimesOf, spansOn, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import type { DayHours, Hours, SpecialHours } from '#schema/hours/hours.ts';
import { makeHours } from '../../../support/build/site.ts';

const BUILD_DATE = '2026-06-01';
const CLOSED: DayHours = { kind: 'closed' };
const LUNCH: DayHours = { kind: 'open', intervals: [{ opens: 720, closes: 840 }] };
const LUNCH_SPANS: Span[] = [[720, 840]];
const NINE_TO_FIVE: Span[] = [[540, 1020]];
const site = { buildDate: BUILD_DATE };

describe('openingTimesOf', () => {
  test('is small enough for every card, and nothing in it has to be parsed', () => {
    const week: Hours['week'] = [
      { kind: 'unknown' },
      CLOSED,
      { kind: 'h24' },
      LUNCH,
      LUNCH,
      LUNCH,
      { kind: 'open', intervals: [{ opens: 1080, closes: 1560 }] },
    ];
    const special: SpecialHours[] = [{ from: '2026-12-24', through: '2026-12-26', weekdays: [4, 5], hours: CLOSED }];
    const times = openingTimesOf(site, { hours: { week, special }, timezone: 'America/Toronto' });
    expect(JSON.parse(JSON.stringify(times))).toEqual({
      week: [null, [], [[0, 1440]], LUNCH_SPANS, LUNCH_SPANS, LUNCH_SPANS, [[1080, 1560]]],
      special: [{ from: 20_811, through: 20_813, weekdays: [4, 5], spans: [] }],
      zone: 'America/Toronto',
    });
  });

  test('there are none where no hours are known, even where pickup has hours', () => {
    expect(openingTimesOf(site, { pickupHours: makeHours([540, 1020]) })).toBeUndefined();
  });

  test.each<[string, { timezone?: string }, { timezone?: string }, string | undefined]>([
    ['of its own', { timezone: 'America/Toronto' }, { timezone: 'America/Vancouver' }, 'America/Vancouver'],
    ['of the site', { timezone: 'America/Toronto' }, {}, 'America/Toronto'],
    ['of the visitor', {}, {}, undefined],
  ])('the zone is the one %s', (_, brand, place, zone) => {
    expect(openingTimesOf({ ...site, ...brand }, { hours: makeHours([540, 1020]), ...place })?.zone).toBe(zone);
  });

  test('pickup is told only where it has hours of its own', () => {
    const [hours, others] = [makeHours([540, 1020]), makeHours([600, 960])];
    const times = weekTimesOf(hours, BUILD_DATE);
    expect(openingTimesOf(site, { hours, pickupHours: others })?.pickup).toEqual(weekTimesOf(others, BUILD_DATE));
    expect(openingTimesOf(site, { hours, pickupHours: structuredClone(hours) })).toEqual(times);
    expect(openingTimesOf(site, { hours })).toEqual(times);
  });

  test('special hours that are over stay out', () => {
    const past = { from: '2026-05-01', through: '2026-05-20', hours: CLOSED };
    expect(weekTimesOf({ ...makeHours(), special: [past] }, BUILD_DATE).special).toBeUndefined();
  });
});

describe('spansOn', () => {
  test.each<[string, Span[] | null]>([
    ['2026-11-22', null], // a Sunday whose hours are not known
    ['2026-11-23', NINE_TO_FIVE],
    ['2026-11-28', [[0, 1440]]],
  ])('%s: %j', (date, spans) => {
    const week: Hours['week'] = [{ kind: 'unknown' }, ...makeHours([540, 1020]).week.slice(1, 6), { kind: 'h24' }];
    expect(spansOfDate({ week, special: [] }, date)).toEqual(spans);
  });

  test.each<[string, SpecialHours[], string, Span[]]>([
    ['the first day', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-24', []],
    ['the last day', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-26', []],
    ['the day before', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-23', NINE_TO_FIVE],
    ['the day after', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-27', NINE_TO_FIVE],
    ['no last day', [{ from: '2026-12-24', hours: CLOSED }], '2031-01-01', []],
    ['no first day', [{ through: '2026-12-24', hours: CLOSED }], '2020-01-01', []],
    ['its weekday', [{ from: '2026-12-01', weekdays: [5], hours: LUNCH }], '2026-12-25', LUNCH_SPANS],
    ['another weekday', [{ from: '2026-12-01', weekdays: [5], hours: LUNCH }], '2026-12-24', NINE_TO_FIVE],
  ])('special hours: %s', (_, special, date, spans) => {
    expect(spansOfDate({ ...makeHours([540, 1020]), special }, date)).toEqual(spans);
  });

  test.each<[string, SpecialHours, SpecialHours]>([
    ['a holiday in a season', { from: '2026-07-01', through: '2026-07-01', hours: CLOSED }, season()],
    ['a season that ends', season(), { from: '2026-06-01', hours: CLOSED }],
    ['one weekday of a season', { ...season(), weekdays: [3], hours: CLOSED }, season()],
  ])('%s outweighs what holds longer, whichever is written first', (_, narrow, wide) => {
    for (const special of [
      [narrow, wide],
      [wide, narrow],
    ])
      expect(spansOfDate({ ...makeHours([540, 1020]), special }, '2026-07-01')).toEqual(
        narrow.hours.kind === 'closed' ? [] : LUNCH_SPANS,
      );
  });
});

const spansOfDate = (hours: Hours, date: string) =>
  spansOn(weekTimesOf(hours, BUILD_DATE), Date.parse(date) / 86_400_000);

function season(): SpecialHours {
  return { from: '2026-06-01', through: '2026-08-31', hours: LUNCH };
}
