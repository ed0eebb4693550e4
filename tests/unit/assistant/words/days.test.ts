import { expect, test } from 'vitest';
import { dateOf } from '#core/hours/day.ts';
import { daysIn, resolveDay, timeIn } from '#assistant/words/days.ts';

/** Wednesday, November 25, 2026. */
const TODAY = Date.UTC(2026, 10, 25) / 86_400_000;

test.each([
  ['are you open today', ['2026-11-25']],
  ['tomorrow', ['2026-11-26']],
  ['day after tomorrow', ['2026-11-27']],
  ['on wednesday', ['2026-11-25']],
  ['next wednesday', ['2026-12-02']],
  ['next friday', ['2026-11-27']],
  ['on the weekend', ['2026-11-28', '2026-11-29']],
  ['this weekend on saturday', ['2026-11-28']],
  ['fri or sat', ['2026-11-27', '2026-11-28']],
  ['december 3rd', ['2026-12-03']],
  ['the 3rd of december', ['2026-12-03']],
  ['nov 24', ['2027-11-24']],
  ['feb 30', []],
  ['monday to thursday', ['2026-11-30', '2026-12-01', '2026-11-25', '2026-11-26']],
  ['12/24', ['2026-12-24']],
  ['half a pizza, 1/2', []],
  ['at 11 tonight', ['2026-11-25']],
  ['tomorrow at 5', ['2026-11-26']],
  ['in 3 days', ['2026-11-28']],
  ['may i come in', []],
  ['every day', []],
  ['do you have soup', []],
])('"%s" is %j', (text, dates) => {
  expect(
    daysIn(text)
      .flatMap((day) => resolveDay(day, TODAY))
      .map(dateOf),
  ).toEqual(dates);
});

test.each([
  ['at 9 pm', 21 * 60],
  ['at 9:30pm', 21 * 60 + 30],
  ['12 am', 0],
  ['12 pm', 12 * 60],
  ['until midnight', 24 * 60],
  ['at noon', 12 * 60],
  ['at 21:15', 21 * 60 + 15],
  ['at 9', undefined],
  ['tonight', undefined],
  ['at 11 tonight', 23 * 60],
  ['at 1 tonight', 25 * 60],
  ['12:30 am tonight', 24 * 60 + 30],
  ['a table for 8 tonight', undefined],
  ['saturday at 9pm', 21 * 60],
])('"%s" is so many minutes after midnight: %s', (text, minutes) => {
  expect(timeIn(text)).toBe(minutes);
});
