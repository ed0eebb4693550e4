import type { Hours } from '#schema/hours/hours.ts';
import type { Stop } from '#schema/hours/stops.ts';
import type { Texts } from '#i18n/texts.ts';
import { dayHoursToText, MONDAY_FIRST } from './hours-lines.ts';
import { type WeekTimes, weekTimesOf } from './opening-times.ts';
import { datesOf } from './opening-hours-table.ts';
import { upcomingHours } from './special-hours.ts';

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

/** All stops that are not over: those of each week, then those of single dates. The clock puts the next one first. */
export function stopsAhead(
  stops: readonly Stop[],
  { buildDate, timezone: zone }: { buildDate: string; timezone?: string },
  texts: Texts,
): StopView[] {
  return stops
    .flatMap(({ place, street: address, hours }) => {
      const clock = { ...weekTimesOf(hours, buildDate), zone };
      return linesOf(hours, buildDate, texts).map(({ order, when, times }) => ({
        order,
        stop: { when, place, address, times, clock },
      }));
    })
    .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ stop }) => stop);
}

/** `order`: the place of its first weekday, or its date. */
function linesOf(hours: Hours, buildDate: string, texts: Texts): { order: string; when: string; times: string }[] {
  const { week, special } = upcomingHours(hours, buildDate);
  const open = MONDAY_FIRST.filter((day) => week[day]?.kind === 'open' || week[day]?.kind === 'h24');
  const byHours = Map.groupBy(open, (day) => dayHoursToText(week[day] ?? { kind: 'unknown' }, texts.hours));
  return [
    ...[...byHours].map(([times, days]) => ({
      order: String(MONDAY_FIRST.indexOf(days[0] ?? 0)),
      when: texts.formats.list(days.map((day) => texts.hours.days[day])),
      times,
    })),
    ...special.map((entry) => ({
      order: entry.from ?? '9',
      when: datesOf(entry, texts),
      times: dayHoursToText(entry.hours, texts.hours),
    })),
  ];
}
