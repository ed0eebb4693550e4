import { ENGLISH } from '#i18n/english/english.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { isShutOn, type OpeningTimes, type WeekTimes } from '#core/hours/opening-times.ts';
import { isWithin } from '#core/hours/periods.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt, instantOf } from '#core/hours/zone-clock.ts';
import { type Day, weekdayOf } from '#core/hours/day.ts';
import { resolveDay } from '../../words/days.ts';
import { nextHoliday, publicHolidayOn } from '#core/hours/holidays.ts';
import type { KnownLocation } from '../../knowledge/known-locations.ts';
import type { AnswerContext } from '../parts/answer-context.ts';

/** What is known of the hours of one location. */
export interface KnownWeek {
  week: WeekTimes;
  zone: string | undefined;
  isPickup: boolean;
  /** Today at the location; undefined where its time zone is not known. */
  today: Day | undefined;
  /** The days that are asked about, else today. */
  days: Day[];
  /** The holidays among these days for which the location has no special hours. */
  unconfirmed: string[];
}

/** Undefined where no hours are known, null where pickup is asked about and its hours are not known. */
export function weekOf(context: AnswerContext, location: KnownLocation): KnownWeek | null | undefined {
  const { times } = location.page(context.tag);
  if (times === undefined) return undefined;
  const week = weekAsked(context, times);
  if (week === null) return null;
  const { zone } = times;
  const today = zone === undefined ? undefined : Math.floor(clockAt(context.now, zone) / MINUTES_A_DAY);
  const days = today === undefined ? [] : daysAsked(context, location, today);
  return {
    week,
    zone,
    isPickup: week !== times,
    today,
    days,
    unconfirmed: days.flatMap((day) => unconfirmedOn(context, location, week, day) ?? []),
  };
}

/** The hours of pickup where the question is about pickup and it has its own; null where these are not known. */
function weekAsked({ question }: AnswerContext, times: OpeningTimes): WeekTimes | null {
  return question.topics.has('pickup') && times.pickup !== undefined ? times.pickup : times;
}

/** "Now" is today, unless another day is named. Empty where the named day is over or too far ahead. */
export function daysAsked({ question }: AnswerContext, location: KnownLocation, today: Day): Day[] {
  const named = question.days.filter(({ kind }) => kind !== 'now');
  const days = (named.length > 0 ? named : question.days).flatMap((day) =>
    resolveDay(day, today, day.kind === 'holiday' ? location.holidays() : undefined),
  );
  if (days.length > 0) return [...new Set(days)];
  return named.some(({ kind }) => kind !== 'week') ? [] : [today];
}

/** The name of the holiday on that day in the language of the answer, where no special hours are configured for it: the usual hours may not hold then. */
export function unconfirmedOn(
  { question, phrases }: AnswerContext,
  location: KnownLocation,
  week: WeekTimes,
  day: Day,
): string | undefined {
  if (isShutOn(week, day) || hasHoursFor(week, day)) return undefined;
  const holidays = location.holidays();
  const context = question.days.find(
    (each) => each.kind === 'holiday' && each.daysAfter === 0 && nextHoliday(holidays, each.name, day) === day,
  );
  const name = context?.kind === 'holiday' ? context.name : publicHolidayOn(holidays, day)?.name;
  return name && phrases.holidayName(name);
}

/** Special hours of so many days are those of a season: they do not count as the hours of a holiday in it. */
const SEASON_DAYS = 31;

function hasHoursFor({ special = [] }: WeekTimes, day: Day): boolean {
  return special.some((period) => {
    const { from, through, weekdays } = period;
    // Of each year a day is 1225: longer than a month is from one hundred to another, or from the end of the year to its beginning.
    const length = from === undefined || through === undefined ? Infinity : through - from;
    if (length >= SEASON_DAYS && !(period.isYearly && length < 100)) return false;
    return isWithin(period, day) && (weekdays === undefined || weekdays.includes(weekdayOf(day)));
  });
}

/** Whether it is closed on every day that is asked about, whatever its hours. */
export function isShutThen({ week, days }: Pick<KnownWeek, 'week' | 'days'>): boolean {
  if (week.closure === undefined) return false;
  return week.opens === undefined || (days.length > 0 && days.every((day) => isShutOn(week, day)));
}

/** Whether the question is about a day that is over or too far ahead. */
export function isOfUnknownDay(known: KnownWeek | null | undefined): boolean {
  return known?.today !== undefined && known.days.length === 0;
}

/** Whether a location is open when its clock shows a time of a day. Undefined: the hours of that day are not known. */
export function isOpenThen(
  { week, zone }: Pick<KnownWeek, 'week' | 'zone'>,
  day: Day,
  time: number,
): boolean | undefined {
  const { kind } = openStatusAt(week, zone, instantOf(day * MINUTES_A_DAY + time, zone), ENGLISH.hours);
  return kind === 'unknown' ? undefined : kind === 'open';
}
