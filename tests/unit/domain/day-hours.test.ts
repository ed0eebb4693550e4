import { describe, expect, test } from 'vitest';
import { dayHoursOn } from '../../../src/domain/day-hours.ts';
import { dayHoursToText } from '../../../src/domain/hours.ts';
import type { DayHours, Hours, SpecialHours } from '../../../src/model/hours.ts';
import { makeHours } from '../../support/site.ts';

const CLOSED: DayHours = { kind: 'closed' };
const LUNCH: DayHours = { kind: 'open', intervals: [{ opens: 720, closes: 840 }] };
const NINE_TO_FIVE = '9:00 AM – 5:00 PM';

describe('dayHoursOn', () => {
  test.each([
    ['2026-11-22', 'Closed'], // a Sunday, of which nothing is said
    ['2026-11-23', NINE_TO_FIVE],
    ['2026-11-28', 'Open 24 hours'],
  ])('%s: %s', (date, text) => {
    const week: Hours['week'] = [undefined, ...makeHours([540, 1020]).week.slice(1, 6), { kind: 'h24' }];
    expect(dayHoursToText(dayHoursOn({ week, special: [] }, date))).toBe(text);
  });

  test.each<[string, SpecialHours[], string, string]>([
    ['the first day', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-24', 'Closed'],
    ['the last day', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-26', 'Closed'],
    ['the day before', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-23', NINE_TO_FIVE],
    ['the day after', [{ from: '2026-12-24', through: '2026-12-26', hours: CLOSED }], '2026-12-27', NINE_TO_FIVE],
    ['no last day', [{ from: '2026-12-24', hours: CLOSED }], '2031-01-01', 'Closed'],
    ['no first day', [{ through: '2026-12-24', hours: CLOSED }], '2020-01-01', 'Closed'],
    ['its weekday', [{ from: '2026-12-01', weekdays: [5], hours: LUNCH }], '2026-12-25', '12:00 PM – 2:00 PM'],
    ['another weekday', [{ from: '2026-12-01', weekdays: [5], hours: LUNCH }], '2026-12-24', NINE_TO_FIVE],
  ])('special hours: %s', (_, special, date, text) => {
    expect(dayHoursToText(dayHoursOn({ ...makeHours([540, 1020]), special }, date))).toBe(text);
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
      expect(dayHoursOn({ ...makeHours([540, 1020]), special }, '2026-07-01')).toEqual(narrow.hours);
  });
});

function season(): SpecialHours {
  return { from: '2026-06-01', through: '2026-08-31', hours: LUNCH };
}
