import { isYearly, type Period } from '#core/hours/periods.ts';
import type { DayHours, Hours, HoursEntry, SpecialHours, Weekday } from '#schema/hours/hours.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Hours as one writes them. Days with the same hours share an entry. A day that is closed has none beside days that are open, as with the source: no entry
 * says more than was said. A day of which nothing is known has an entry without times: a build asks for them.
 */
export function hoursToEntries({ week, special, seasons = [] }: Hours): {
  openingHours: HoursEntry[];
  specialHours: HoursEntry[];
} {
  const isKnown = week.some(({ kind }) => kind !== 'unknown');
  const isOpen = week.some(({ kind }) => kind === 'open' || kind === 'h24');
  // Outside of seasons that come each year it is closed without an entry that says so.
  const isLeftOut = seasons.length > 0 && seasons.every(isYearly) && !isOpen;
  const written = WEEK.filter((day) => isKnown && !isLeftOut && !(isOpen && week[day]?.kind === 'closed'));
  const ofSeasons = seasons.flatMap((season) =>
    weekToEntries(season.week, WEEK).map((entry) => ({ ...datesOf(season), ...entry })),
  );
  return {
    openingHours: [...weekToEntries(week, written), ...ofSeasons],
    specialHours: special.flatMap(specialToEntries),
  };
}

function weekToEntries(week: readonly DayHours[], written: readonly Weekday[]): HoursEntry[] {
  const groups = Map.groupBy(written, (day) => JSON.stringify(week[day]));
  return [...groups.values()].flatMap((days) => {
    const day = days.map((each) => NAMES[each] ?? '');
    return timesOf(week[days[0] ?? 0] ?? { kind: 'unknown' }).map((times) => ({ day, ...times }));
  });
}

function datesOf({ from, through }: Period): HoursEntry {
  if (from !== undefined && from === through) return { date: from };
  return { ...(from !== undefined && { validFrom: from }), ...(through !== undefined && { validThrough: through }) };
}

function specialToEntries({ weekdays, hours, note, ...period }: SpecialHours): HoursEntry[] {
  const dates = datesOf(period);
  const day = weekdays?.map((each) => NAMES[each] ?? '');
  return timesOf(hours).map((times) => ({
    ...dates,
    ...(day && { day }),
    ...times,
    ...(note !== undefined && { note }),
  }));
}

function timesOf(hours: DayHours): HoursEntry[] {
  if (hours.kind === 'unknown') return [{}];
  if (hours.kind === 'closed') return [{ isClosed: true }];
  if (hours.kind === 'h24') return [{ h24: true }];
  return hours.intervals.map(({ opens, closes, isLate }) => ({
    open: toClock(opens),
    close: isLate ? 'late' : toClock(closes),
  }));
}

/** Midnight at the end of a day is "24:00"; later is the next day. */
function toClock(minutes: number): string {
  const ofDay = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
