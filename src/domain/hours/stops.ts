import type { Hours } from '../../model/hours.ts';
import type { Stop } from '../../model/stops.ts';
import type { Texts } from '../texts/texts.ts';
import { dayHoursToText, MONDAY_FIRST } from './hours-lines.ts';
import { type WeekTimes, weekTimesOf } from './opening-times.ts';
import { datesOf } from './timetable.ts';
import { hoursAhead } from './special-hours.ts';
import { daysUntil } from './stops-clock.ts';
import { DAY_MS } from './time-of-day.ts';

/** A stop of a food truck as a page lists it. */
export interface StopView {
  /** "Tuesday", "December 4, 2026" */
  when: string;
  place: string;
  address?: string;
  times: string;
  /** For the clock, which puts today's stop first. */
  clock: WeekTimes & { zone?: string };
}

/** All stops that are not over: the next one first. */
export function stopsAhead(
  stops: readonly Stop[],
  { buildDate, timezone: zone }: { buildDate: string; timezone?: string },
  texts: Texts,
): StopView[] {
  const today = Date.parse(buildDate) / DAY_MS;
  return stops
    .flatMap(({ place, address, hours }) => {
      const clock = { ...weekTimesOf(hours, buildDate), zone };
      return linesOf(hours, buildDate, texts).map(({ when, times }) => ({ when, place, address, times, clock }));
    })
    .map((stop) => ({ stop, days: daysUntil(stop.clock, today) }))
    .filter(({ days }) => days !== undefined)
    .sort((one, other) => (one.days ?? 0) - (other.days ?? 0))
    .map(({ stop }) => stop);
}

function linesOf(hours: Hours, buildDate: string, texts: Texts): { when: string; times: string }[] {
  const { week, special } = hoursAhead(hours, buildDate);
  const open = MONDAY_FIRST.filter((day) => week[day]?.kind === 'open' || week[day]?.kind === 'h24');
  const byHours = Map.groupBy(open, (day) => dayHoursToText(week[day] ?? { kind: 'unknown' }, texts.hours));
  return [
    ...[...byHours].map(([times, days]) => ({
      when: texts.formats.list(days.map((day) => texts.hours.days[day])),
      times,
    })),
    ...special.map((entry) => ({ when: datesOf(entry, texts), times: dayHoursToText(entry.hours, texts.hours) })),
  ];
}
