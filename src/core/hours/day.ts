import type { Weekday } from '#schema/hours/hours.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';

/** A day of the calendar, counted from 1970-01-01. */
export type Day = number;

export function weekdayOf(day: Day): Weekday {
  return new Date(day * DAY_MS).getUTCDay() as Weekday;
}

/** `2026-12-25` */
export function dateOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
