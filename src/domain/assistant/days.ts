import type { Weekday } from '../../model/hours.ts';
import { DAY_MS } from '../hours/time-of-day.ts';

/** A day of the calendar, counted from 1970-01-01. */
export type Day = number;

/** The days a question is about, in the calendar of a place. `isNow`: it is about this very moment. */
export type AskedDay =
  | { kind: 'now' | 'today' | 'week' }
  | { kind: 'in'; days: number }
  | { kind: 'weekdays'; weekdays: Weekday[]; isNext: boolean }
  | { kind: 'date'; month: number; date: number };

const WEEKDAYS: Record<string, Weekday> = {
  sunday: 0,
  sundays: 0,
  sun: 0,
  monday: 1,
  mondays: 1,
  mon: 1,
  tuesday: 2,
  tuesdays: 2,
  tue: 2,
  tues: 2,
  wednesday: 3,
  wednesdays: 3,
  wed: 3,
  weds: 3,
  thursday: 4,
  thursdays: 4,
  thu: 4,
  thur: 4,
  thurs: 4,
  friday: 5,
  fridays: 5,
  fri: 5,
  saturday: 6,
  saturdays: 6,
  sat: 6,
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** Holidays with the same date every year, month and day. What moves is nowhere in here: a wrong day is worse than none. */
const HOLIDAYS: [pattern: RegExp, month: number, date: number][] = [
  [/ (christmas|xmas) eve /, 12, 24],
  [/ (christmas|xmas)( day)? /, 12, 25],
  [/ boxing day /, 12, 26],
  [/ new years? eve /, 12, 31],
  [/ new years?( day)? /, 1, 1],
  [/ canada day /, 7, 1],
  [/ valentines?( day)? /, 2, 14],
  [/ halloween /, 10, 31],
  [/ (st|saint) patricks?( day)? /, 3, 17],
  [/ (remembrance|veterans) day /, 11, 11],
];

/** The days that a question names, in its folded words. */
export function daysIn(text: string): AskedDay[] {
  const padded = ` ${text} `;
  const holiday = HOLIDAYS.find(([pattern]) => pattern.test(padded));
  if (holiday) return [{ kind: 'date', month: holiday[1], date: holiday[2] }];
  const dates = dateIn(padded);
  if (dates) return [dates];
  if (/ (day after tomorrow|overmorrow) /.test(padded)) return [{ kind: 'in', days: 2 }];
  const days: AskedDay[] = [];
  if (/ (tomorrow|tmrw|tmr|tomorow|2morrow) /.test(padded)) days.push({ kind: 'in', days: 1 });
  if (/ (now|right now|at the moment|currently|still|yet) /.test(padded)) days.push({ kind: 'now' });
  if (/ (today|tonight|tonite|this (morning|afternoon|evening)) /.test(padded)) days.push({ kind: 'today' });
  const weekdays = weekdaysIn(padded);
  if (weekdays.length > 0) days.push({ kind: 'weekdays', weekdays, isNext: / next /.test(padded) });
  if (
    days.length === 0 &&
    / (week|weekly|everyday|every day|daily|usually|normally|all days|each day|schedule|regular) /.test(padded)
  ) {
    days.push({ kind: 'week' });
  }
  return days;
}

function weekdaysIn(padded: string): Weekday[] {
  const named = padded.split(' ').flatMap((word) => (Object.hasOwn(WEEKDAYS, word) ? [WEEKDAYS[word] as Weekday] : []));
  if (named.length > 0) return [...new Set(named)];
  if (/ weekends? /.test(padded)) return [6, 0];
  return / (weekdays?|during the week|work days|workdays) /.test(padded) ? [1, 2, 3, 4, 5] : [];
}

function dateIn(padded: string): AskedDay | undefined {
  const [, month = '', date] = new RegExp(` ${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)? `).exec(padded) ?? [];
  if (date !== undefined) return { kind: 'date', month: MONTHS.indexOf(month) + 1, date: Number(date) };
  const [, dateFirst, monthAfter = ''] = new RegExp(` (\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH} `).exec(padded) ?? [];
  if (dateFirst !== undefined) return { kind: 'date', month: MONTHS.indexOf(monthAfter) + 1, date: Number(dateFirst) };
  return undefined;
}

/** The days of the calendar that are meant on a day, the nearest first; none for what is no date. */
export function resolveDay(asked: AskedDay, today: Day): Day[] {
  switch (asked.kind) {
    case 'now':
    case 'today':
      return [today];
    case 'week':
      return [];
    case 'in':
      return [today + asked.days];
    case 'weekdays':
      return asked.weekdays.map((weekday) => nextWeekday(weekday, today, asked.isNext && asked.weekdays.length === 1));
    case 'date':
      return nextDate(asked.month, asked.date, today);
  }
}

/** "next Friday" is never today. */
function nextWeekday(weekday: Weekday, today: Day, isNext: boolean): Day {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return today + (ahead === 0 && isNext ? 7 : ahead);
}

function nextDate(month: number, date: number, today: Day): Day[] {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  const days = [year, year + 1].map((each) => new Date(Date.UTC(each, month - 1, date)));
  const next = days.find((day) => day.getUTCDate() === date && day.getTime() / DAY_MS >= today);
  return next ? [next.getTime() / DAY_MS] : [];
}

export function weekdayOf(day: Day): Weekday {
  return new Date(day * DAY_MS).getUTCDay() as Weekday;
}

/** `2026-12-25` */
export function dateOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Minutes from midnight of "at 9 pm", "at 21:30", "after midnight"; of a bare "at 9" nobody knows which half of the day. */
export function timeIn(text: string): number | undefined {
  const padded = ` ${text} `;
  if (/ (midnight) /.test(padded)) return 24 * 60;
  if (/ noon /.test(padded)) return 12 * 60;
  const [, hour, minute = '0', half] = / (\d{1,2})(?::(\d{2}))? ?(am|pm) /.exec(padded) ?? [];
  if (hour !== undefined) return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
  const [, hour24, minute24] = / (\d{1,2}):(\d{2}) /.exec(padded) ?? [];
  return hour24 === undefined ? undefined : Number(hour24) * 60 + Number(minute24);
}

/** All the words that name a day, so that a typo of one is recognised. */
export const DAY_WORDS: readonly string[] = [
  ...Object.keys(WEEKDAYS),
  ...[
    'today',
    'tonight',
    'tomorrow',
    'weekend',
    'weekends',
    'weekday',
    'weekdays',
    'christmas',
    'boxing',
    'halloween',
    'midnight',
    'noon',
  ],
  ...[
    'january',
    'february',
    'march',
    'april',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
];
