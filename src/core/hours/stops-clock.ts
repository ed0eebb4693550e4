import { spansOn, type WeekTimes } from './opening-times.ts';

const DAYS_AHEAD = 366;

/** How many days from a day on it stands there next. Undefined: never again, or not within a year. */
export function daysUntil(times: WeekTimes, today: number): number | undefined {
  for (let days = 0; days < DAYS_AHEAD; days++) if ((spansOn(times, today + days)?.length ?? 0) > 0) return days;
  return undefined;
}
