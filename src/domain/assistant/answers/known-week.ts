import { openStatusAt } from '../../hours/open-status.ts';
import type { OpeningTimes, WeekTimes } from '../../hours/opening-times.ts';
import { MINUTES_A_DAY } from '../../hours/time-of-day.ts';
import { clockAt, instantOf } from '../../hours/zone-clock.ts';
import { type Day, weekdayOf } from '../day.ts';
import { resolveDay } from '../days.ts';
import { nextHoliday, publicHolidayOn } from '../holidays.ts';
import type { KnownLocation } from '../knowledge.ts';
import type { Asked } from './asked.ts';

/** What is known of the hours of one location. */
export interface KnownWeek {
  week: WeekTimes;
  zone: string | undefined;
  isPickup: boolean;
  /** Its day of the calendar; undefined where nobody knows its zone. */
  today: Day | undefined;
  /** Those that are asked about, else today. */
  days: Day[];
  /** The holidays among these days for which it has no special hours. */
  unconfirmed: string[];
}

/** Undefined where no hours are known, null where those of pickup are not. */
export function weekOf(asked: Asked, location: KnownLocation): KnownWeek | null | undefined {
  const { times } = location.page();
  if (times === undefined) return undefined;
  const week = weekAsked(asked, times);
  if (week === null) return null;
  const { zone } = times;
  const today = zone === undefined ? undefined : Math.floor(clockAt(asked.now, zone) / MINUTES_A_DAY);
  const days = today === undefined ? [] : daysAsked(asked, location, today);
  return {
    week,
    zone,
    isPickup: week !== times,
    today,
    days,
    unconfirmed: days.flatMap((day) => unconfirmedOn(asked, location, week, day) ?? []),
  };
}

/** Pickup's, where it is asked about and has hours of its own; null where nobody knows them. */
function weekAsked({ question }: Asked, times: OpeningTimes): WeekTimes | null {
  return question.topics.has('pickup') && times.pickup !== undefined ? times.pickup : times;
}

/** "Now" is today, unless another day is named. None where a day is named that is over, or too far ahead. */
function daysAsked({ question }: Asked, location: KnownLocation, today: Day): Day[] {
  const named = question.days.filter(({ kind }) => kind !== 'now');
  const days = (named.length > 0 ? named : question.days).flatMap((day) =>
    resolveDay(day, today, day.kind === 'holiday' ? location.holidays() : undefined),
  );
  if (days.length > 0) return [...new Set(days)];
  return named.some(({ kind }) => kind !== 'week') ? [] : [today];
}

/** The name of a holiday on which the usual hours may not hold: none was configured for it. */
export function unconfirmedOn(
  { question }: Asked,
  location: KnownLocation,
  week: WeekTimes,
  day: Day,
): string | undefined {
  if (hasHoursFor(week, day)) return undefined;
  const holidays = location.holidays();
  const asked = question.days.find(
    (each) => each.kind === 'holiday' && each.daysAfter === 0 && nextHoliday(holidays, each.name, day) === day,
  );
  return asked?.kind === 'holiday' ? asked.name : publicHolidayOn(holidays, day)?.name;
}

/** Special hours of a season say nothing of a holiday in it. */
const SEASON_DAYS = 31;

function hasHoursFor({ special = [] }: WeekTimes, day: Day): boolean {
  return special.some(({ from, through, weekdays }) => {
    if (from === undefined || through === undefined || through - from >= SEASON_DAYS) return false;
    return from <= day && day <= through && (weekdays === undefined || weekdays.includes(weekdayOf(day)));
  });
}

/** A day is asked about, and it is over or too far ahead. */
export function isOfUnknownDay(known: KnownWeek | null | undefined): boolean {
  return known?.today !== undefined && known.days.length === 0;
}

/** Whether a location is open when its clock shows a time of a day. */
export function isOpenThen({ week, zone }: Pick<KnownWeek, 'week' | 'zone'>, day: Day, time: number): boolean {
  const instant = instantOf(day * MINUTES_A_DAY + time, zone);
  return openStatusAt(week, zone, instant).kind === 'open';
}
