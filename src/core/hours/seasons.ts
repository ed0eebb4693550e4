import type { DayHours, Hours, Season } from '#schema/hours/hours.ts';
import { occurrenceOf } from './periods.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';

/** The week that holds on a date, without special hours. */
export function weekOn(hours: Pick<Hours, 'week' | 'seasons'>, date: string): DayHours[] {
  return seasonOn(hours, date)?.week ?? hours.week;
}

/** Of several seasons on one date the first counts, as on the clock. */
export function seasonOn({ seasons = [] }: Pick<Hours, 'seasons'>, date: string): Season | undefined {
  return seasons.find((season) => {
    const { from = date, through = date } = occurrenceOf(season, date);
    return from <= date && date <= through;
  });
}

/** Another week from a day on. */
export interface SeasonChange {
  from: string;
  week: DayHours[];
}

const DAYS_AHEAD = 366;

/** The changes of the week within a year after a date. */
export function seasonChanges(hours: Pick<Hours, 'week' | 'seasons'>, date: string): SeasonChange[] {
  const { seasons = [] } = hours;
  const last = dayAfter(date, DAYS_AHEAD);
  const starts = seasons.flatMap((season) => {
    const current = occurrenceOf(season, date);
    const next = occurrenceOf(season, dayAfter(current.through ?? date, 1));
    return [current, next].flatMap(({ from, through }) => [from, through && dayAfter(through, 1)]);
  });
  const changes: SeasonChange[] = [];
  let week = weekOn(hours, date);
  for (const from of [...new Set(starts)].filter((start) => start !== undefined).sort()) {
    const next = weekOn(hours, from);
    if (from <= date || from > last || JSON.stringify(next) === JSON.stringify(week)) continue;
    changes.push({ from, week: next });
    week = next;
  }
  return changes;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
