import { MONDAY_FIRST, weekdayName } from '#core/hours/hours-lines.ts';
import { upcomingHours } from '#core/hours/special-hours.ts';
import type { DayHours, Hours, Interval, Weekday } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { FeedDay, FeedDayHours, FeedHours } from './feed-schema.ts';

/** Hours as the feeds write them, without special hours and seasons that are over. */
export function feedHoursOf(hours: Hours, buildDate: string): FeedHours {
  const { week, special, seasons } = upcomingHours(hours, buildDate);
  return omitUndefined({
    weekly: weeklyOf(week),
    special:
      special.length === 0
        ? undefined
        : special.map(({ from, through, weekdays, hours: day, note }) =>
            omitUndefined({ from, through, days: weekdays?.map(dayName), ...dayHoursOf(day), note }),
          ),
    seasons: seasons?.map(({ from, through, week: ofSeason }) =>
      omitUndefined({ from, through, weekly: weeklyOf(ofSeason) }),
    ),
  });
}

/** Days with the same hours together, from Monday on. */
function weeklyOf(week: readonly DayHours[]): FeedHours['weekly'] {
  const groups = Map.groupBy(MONDAY_FIRST, (weekday) => JSON.stringify(week[weekday] ?? UNKNOWN));
  return [...groups.values()].map((weekdays) => ({
    days: weekdays.map(dayName),
    ...dayHoursOf(week[weekdays[0] ?? 0] ?? UNKNOWN),
  }));
}

const UNKNOWN: DayHours = { kind: 'unknown' };

const dayName = (weekday: Weekday): FeedDay => weekdayName(weekday).toLowerCase() as FeedDay;

function dayHoursOf(day: DayHours): FeedDayHours {
  if (day.kind === 'open') return { status: 'open', periods: day.intervals.map(periodOf) };
  return { status: day.kind === 'h24' ? 'open24Hours' : day.kind };
}

const periodOf = ({ opens, closes, isLate }: Interval) =>
  omitUndefined({ opens: clock(opens), closes: isLate ? undefined : clock(closes) });

/** `clock(1560) // "02:00"`; midnight at the end of a day is "00:00". */
export function clock(minutes: number): string {
  const ofDay = minutes % MINUTES_A_DAY;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
