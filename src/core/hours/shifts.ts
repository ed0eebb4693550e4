import type { DayHours, Interval } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';

/** Programs that know no 24:00 write midnight like this. */
const LAST_MINUTE = MINUTES_A_DAY - 1;

/** The shift between two times of the clock, which are not equal. A closing time that is not later is that of the next day. */
export function spanOf(opens: number, closes: number): DayHours {
  const start = opens % MINUTES_A_DAY;
  const end = closes === LAST_MINUTE ? MINUTES_A_DAY : closes;
  return { kind: 'open', intervals: [{ opens: start, closes: end > start ? end : end + MINUTES_A_DAY }] };
}

const LATE = /^(?:late|close|closing|til late|tard|tarde|fermeture|(?:la )?fermeture|spat)\.?$/i;

/** Whether a closing time says only that it is late: "5 PM – late", "17:00 – close". */
export const isLate = (text: string): boolean => LATE.test(text.trim());

/** The shift that ends at a time which is not known. It counts until midnight. */
export function spanUntilLate(opens: number): DayHours {
  return { kind: 'open', intervals: [{ opens: opens % MINUTES_A_DAY, closes: MINUTES_A_DAY, isLate: true }] };
}

/**
 * All shifts of a day in the order of the clock, those that touch as one. A shift that is open outweighs a closed one; where one is not known, neither is
 * the day: what is left of it would look like all of it.
 */
export function joinShifts(shifts: readonly DayHours[]): DayHours {
  if (shifts.length === 0 || shifts.some(({ kind }) => kind === 'unknown')) return { kind: 'unknown' };
  if (shifts.some(({ kind }) => kind === 'h24')) return { kind: 'h24' };
  const intervals: Interval[] = [];
  const sorted = shifts.flatMap((shift) => (shift.kind === 'open' ? shift.intervals : []));
  for (const shift of sorted.toSorted((one, other) => one.opens - other.opens)) {
    const last = intervals.at(-1);
    if (last === undefined || shift.opens > last.closes) intervals.push({ ...shift });
    else if (shift.closes > last.closes) intervals[intervals.length - 1] = { ...shift, opens: last.opens };
  }
  if (intervals[0]?.opens === 0 && intervals[0].closes >= MINUTES_A_DAY) return { kind: 'h24' };
  return intervals.length > 0 ? { kind: 'open', intervals } : { kind: 'closed' };
}

const NOON = MINUTES_A_DAY / 2;

/**
 * A week in which a night that was written in two parts, an evening until midnight and a morning from midnight, is one interval of the day it begins on.
 */
export function joinNights(week: readonly DayHours[]): DayHours[] {
  const joined = week.map((day) =>
    day.kind === 'open' ? { ...day, intervals: day.intervals.map((each) => ({ ...each })) } : day,
  );
  for (const [index, evening] of joined.entries()) {
    const next = (index + 1) % joined.length;
    const morning = joined[next];
    if (evening.kind !== 'open' || morning?.kind !== 'open') continue;
    const [last, first] = [evening.intervals.at(-1), morning.intervals[0]];
    if (last?.closes !== MINUTES_A_DAY || last.isLate || first?.opens !== 0 || first.closes > NOON) continue;
    last.closes += first.closes;
    const others = morning.intervals.slice(1);
    joined[next] = others.length > 0 ? { kind: 'open', intervals: others } : { kind: 'closed' };
  }
  return joined;
}
