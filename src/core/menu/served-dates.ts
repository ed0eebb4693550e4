import type { DayHours, Hours } from '#schema/hours/hours.ts';
import { occurrenceOf, type Period } from '../hours/periods.ts';
import { makeIsAhead } from '../hours/special-hours.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';

const mayBeServed = ({ kind }: DayHours): boolean => kind !== 'closed';

/** The periods in which it may be served, where it is not served all year. Undefined: it is. */
function servedPeriods({ week, seasons = [], special }: Hours): Period[] | undefined {
  if (week.some(mayBeServed)) return undefined;
  return [
    ...seasons.filter((season) => season.week.some(mayBeServed)),
    ...special.filter(({ hours }) => mayBeServed(hours)),
  ];
}

/** Whether there is no day left on which it is served. A menu keeps its place for one day more, as all that has a last day: see `mayStillRun`. */
export function isOver(served: Hours, buildDate: string): boolean {
  return servedPeriods(served)?.every((period) => !makeIsAhead(buildDate)(period)) ?? false;
}

/**
 * Whether the days on which it is served are all yet to come: it is the menu of a season that is announced. In the zones that are ahead of the build a season begins
 * on the day before, so that it counts as begun for one day more.
 */
export function isToCome(served: Hours, buildDate: string): boolean {
  const tomorrow = addDays(buildDate, 1);
  return (
    servedPeriods(served)?.every((period) => {
      const { from = tomorrow } = occurrenceOf(period, addDays(buildDate, -1));
      return from > tomorrow;
    }) ?? false
  );
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
