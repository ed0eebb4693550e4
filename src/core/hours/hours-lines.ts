import type { DayHours, Hours } from '#schema/hours/hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import type { HoursTexts } from '#i18n/texts.ts';

/** Names of days, as Date counts them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The order of a week on the page and in structured data. */
export const MONDAY_FIRST: Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** A row of the hours beside an address: a day, neighbouring days with the same hours, or dates with other hours. */
export interface HoursRow {
  /** "Monday", "Monday – Friday" or "Dec 24 – 26". */
  day: string;
  /** Its intervals, each by itself: "11:00 AM – 9:00 PM". One text for "Closed" and "Open 24 hours". */
  times: string[];
  isSpecial?: true;
  /** What guests shall read of these dates. */
  note?: string;
}

type Week = Pick<Hours, 'week'>;

/** Whether the hours of at least one day are known. */
export function isKnown({ week, special, seasons }: Hours): boolean {
  return special.length > 0 || seasons !== undefined || week.some(({ kind }) => kind !== 'unknown');
}

/** The week day by day, from Monday on, each interval by itself. */
export function weekLines(hours: Week, texts: HoursTexts): HoursRow[] {
  return MONDAY_FIRST.map((weekday) => ({ day: texts.days[weekday], times: dayTimes(dayOf(hours, weekday), texts) }));
}

function dayOf({ week }: Week, weekday: Weekday): DayHours {
  return week[weekday] ?? { kind: 'unknown' };
}

/** The week as it is read on a door, from Monday on. `names`: those of its days, if not the long ones. */
export function hoursLines(hours: Week, texts: HoursTexts, names = texts.days): (HoursRow & { text: string })[] {
  const runs: { first: Weekday; last: Weekday; text: string; times: string[] }[] = [];
  let previous: string | undefined;
  for (const weekday of MONDAY_FIRST) {
    const times = dayTimes(dayOf(hours, weekday), texts);
    const text = texts.times(times);
    const run = runs.at(-1);
    if (run !== undefined && text === previous) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text, times });
    previous = text;
  }
  return runs.map(({ first, last, text, times }) => ({
    day: first === last ? names[first] : texts.dayRange(names[first], names[last]),
    text,
    times,
  }));
}

/** `dayHoursToText(…) // "11:30 AM – 2:00 PM, 5:00 PM – 10:00 PM"` */
export function dayHoursToText(day: DayHours, texts: HoursTexts): string {
  return texts.times(dayTimes(day, texts));
}

function dayTimes(day: DayHours, { unknown, closed, allDay, late, time, timeRange }: HoursTexts): string[] {
  if (day.kind === 'unknown') return [unknown];
  if (day.kind === 'closed') return [closed];
  if (day.kind === 'h24') return [allDay];
  return day.intervals.map(({ opens, closes, isLate }) => timeRange(time(opens), isLate ? late : time(closes)));
}

/** In English, as schema.org and reports have it. */
export function weekdayName(weekday: Weekday): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[weekday];
}
