import type { Hours } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { type OpeningTimes, spansOn, type WeekTimes, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import type { Day } from '#core/hours/day.ts';
import { memoize } from '#core/text/memoize.ts';
import type { KnownMenu } from './knowledge.ts';
import type { KnownLocation } from './known-locations.ts';

/** A menu that is served at certain times. */
export type TimedMenu = KnownMenu & { served: Hours };

export function isTimed(menu: KnownMenu): menu is TimedMenu {
  return menu.served !== undefined;
}

/** A menu is looked for on so many days. */
const DAYS_AHEAD = 366;
/** `openStatusAt` names the days of a week. */
const DAYS_NAMED = 8;

/** When a menu is served at a location: its own times, as far as the location is open then. It holds from the day before `today` on, until it is served next. */
export function menuTimesAt(menu: TimedMenu, location: KnownLocation, today: Day): WeekTimes {
  const spansOfDay = (day: Day) => servedSpansOn(menu, location, day);
  let last = today + DAYS_NAMED;
  while (last < today + DAYS_AHEAD && spansOfDay(last)?.length === 0) last++;
  const days = Array.from({ length: last - today + 3 }, (_, index) => today - 1 + index);
  return {
    week: Array.from({ length: 7 }, () => null),
    special: days.map((day) => ({ from: day, through: day, spans: spansOfDay(day) })),
  };
}

/** The times of a day. Empty: it is not served; null: its times are not known. Where the opening hours are not known its own times count. */
export function servedSpansOn(menu: TimedMenu, location: KnownLocation, day: Day): Span[] | null {
  const own = spansOn(ownTimesOf(menu), day);
  const { times } = location.page();
  const open = times === undefined ? null : spansOn(times, day);
  if (own === null || times === undefined || open === null) return own;
  // What is served all day is served as long as the day lasts, past midnight, too.
  return own.flatMap(([opens, closes, isLate]) =>
    opens === 0 && closes === MINUTES_A_DAY
      ? open
      : nightsAround(times, day).flatMap((span) => within([opens, closes, isLate], span)),
  );
}

const ownTimesOf = memoize(({ served }: TimedMenu): WeekTimes => weekTimesOf(served, LONG_AGO));
/** The reader has left out what is over. */
const LONG_AGO = '2000-01-01';

/** The opening hours of a day and of the night before, in minutes of that day. */
function nightsAround(times: OpeningTimes, day: Day): Span[] {
  return [-1, 0, 1].flatMap((days): Span[] =>
    (spansOn(times, day + days) ?? []).map(([opens, closes, isLate]) => {
      const [from, to] = [opens + days * MINUTES_A_DAY, closes + days * MINUTES_A_DAY];
      return isLate ? [from, to, isLate] : [from, to];
    }),
  );
}

function within([opens, closes, isLate]: Span, [from, to, untilLate]: Span): Span[] {
  const start = Math.max(opens, from);
  const end = Math.min(closes, to);
  if (start >= end) return [];
  const endsLate = closes === to ? isLate && untilLate : end === to ? untilLate : isLate;
  return [endsLate ? [start, end, 1] : [start, end]];
}
