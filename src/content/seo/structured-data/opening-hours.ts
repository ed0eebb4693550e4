import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import type { DayHours, Hours, SpecialHours } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { MONDAY_FIRST, weekdayName } from '#core/hours/hours-lines.ts';
import { isMeant, weekdaysIn } from '#core/hours/special-hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';

interface Span {
  opens: string;
  closes: string;
}
type DayName = ReturnType<typeof weekdayName>;

/** Of many special dates the next ones, so that the cap of a page does not cost all of its hours. */
const SPECIAL_HOURS_TOLD = 20;

/**
 * Hours in the form Google documents: past midnight as one entry (18:00 to 02:00), around the clock as 00:00 to 23:59, closed as
 * 00:00 to 00:00. Days with the same span share an entry. Days whose hours are not known are left out: there is no form that says so.
 * The week of a location that is yet to open counts from the day `validFrom`.
 */
export function openingHours(
  { week, special, seasons = [] }: Hours,
  validFrom?: string,
): OpeningHoursSpecificationLeaf[] {
  // The usual hours of their weekdays would be told of special dates whose hours are not known.
  const isUnsure = (weekday: Weekday) =>
    special.some(
      (entry) =>
        entry.hours.kind === 'unknown' && weekdaysIn(entry).some((day) => day === weekday && isMeant(entry, day)),
    );
  const known = week.map((day, weekday): DayHours => (isUnsure(weekday as Weekday) ? { kind: 'unknown' } : day));
  const weekly = weeklyHours(known).map((entry) => (validFrom === undefined ? entry : { ...entry, validFrom }));
  const ofSeasons = seasons.flatMap((season) =>
    weeklyHours(season.week).map((entry) => ({ ...entry, validFrom: season.from, validThrough: season.through })),
  );
  // That it is closed outside of its seasons says nothing of the days in them.
  const isShut = ofSeasons.length > 0 && week.every(({ kind }) => kind === 'closed');
  return [...(isShut ? [] : weekly), ...ofSeasons, ...special.slice(0, SPECIAL_HOURS_TOLD).flatMap(specialHours)];
}

function weeklyHours(week: Hours['week']): OpeningHoursSpecificationLeaf[] {
  const days = new Map<string, { span: Span; names: DayName[] }>();
  for (const weekday of MONDAY_FIRST) {
    for (const span of spansOf(week[weekday] ?? { kind: 'unknown' })) {
      const key = `${span.opens}-${span.closes}`;
      const entry = days.get(key) ?? { span, names: [] };
      entry.names.push(weekdayName(weekday));
      days.set(key, entry);
    }
  }
  return [...days.values()].map(({ span, names }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names,
    ...span,
  }));
}

function specialHours({ from, through, weekdays, hours, note }: SpecialHours): OpeningHoursSpecificationLeaf[] {
  return spansOf(hours).map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays?.map((weekday) => weekdayName(weekday)),
    ...span,
    validFrom: from,
    validThrough: through,
    description: note,
  }));
}

function spansOf(day: DayHours): Span[] {
  switch (day.kind) {
    case 'unknown':
      return [];
    case 'closed':
      return [{ opens: '00:00', closes: '00:00' }];
    case 'h24':
      return [{ opens: '00:00', closes: '23:59' }];
    case 'open':
      // There is no form for a closing time that is not known.
      return day.intervals.some(({ isLate }) => isLate) ? [] : day.intervals.map(spanOf);
  }
}

function spanOf({ opens, closes }: { opens: number; closes: number }): Span {
  // 00:00 to 24:00 would read as closed.
  const isAroundTheClock = opens === 0 && closes === MINUTES_A_DAY;
  return { opens: clock(opens), closes: isAroundTheClock ? '23:59' : clock(closes) };
}

/** `clock(1560) // "02:00"` */
function clock(minutes: number): string {
  const ofDay = minutes % MINUTES_A_DAY;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
