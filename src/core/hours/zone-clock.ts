import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { learnedOffsetAt } from './zone-offsets.ts';

/** Minutes since 1970-01-01 00:00 as a calendar and a clock on the wall show them: no zone, no change of the clock. */
export type ClockTime = number;

const MINUTE_MS = 60_000;

// Making a format takes as long as formatting a thousand times.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * What the clock of a zone shows at an instant (milliseconds since 1970), by what the build wrote, else by what this machine knows of the
 * zone. Without a zone it is the visitor's own clock.
 */
export function clockAt(instant: number, zone: string | undefined): ClockTime {
  const offset = learnedOffsetAt(instant, zone);
  return offset === undefined ? ownClockAt(instant, zone) : Math.floor(instant / MINUTE_MS) + offset;
}

function ownClockAt(instant: number, zone: string | undefined): ClockTime {
  let format = formats.get(zone);
  if (!format) {
    // Swedish writes "2026-11-21 06:18", the one order of a date that parses everywhere.
    format = new Intl.DateTimeFormat('sv', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) / MINUTE_MS;
}

/**
 * The first instant at which the clock of a zone shows a time or a later one. So a time that is skipped when the clock is put
 * forward comes at that moment, and one that comes twice counts the first time.
 */
export function instantOf(time: ClockTime, zone: string | undefined): number {
  const day = Math.floor(time / MINUTES_A_DAY);
  // In every zone the time lies between these two days, and no zone changes its clock twice in so few days.
  const before = offsetOn(day - 1, zone);
  const after = offsetOn(day + 2, zone);
  let earliest = time - Math.max(before, after);
  let latest = time - Math.min(before, after);
  const hasCome = (minute: number) => clockAt(minute * MINUTE_MS, zone) >= time;
  if (earliest < latest && hasCome(earliest)) latest = earliest;
  while (earliest < latest) {
    const middle = Math.floor((earliest + latest) / 2);
    if (hasCome(middle)) latest = middle;
    else earliest = middle + 1;
  }
  return latest * MINUTE_MS;
}

/** Minutes by which the clock of a zone is ahead of UTC when a day begins there. */
function offsetOn(day: number, zone: string | undefined): number {
  const minute = day * MINUTES_A_DAY;
  return clockAt(minute * MINUTE_MS, zone) - minute;
}
