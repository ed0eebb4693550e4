import type { DayHours, Hours, SpecialHours } from '../model/hours.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The hours of one date, `YYYY-MM-DD` as the restaurant's calendar has it: the special ones that hold on it, else the
 * weekday's. Of several that hold the narrowest wins: a holiday in the summer season is a holiday.
 */
export function dayHoursOn({ week, special }: Hours, date: string): DayHours {
  const holding = special.filter((entry) => holdsOn(entry, date)).sort((one, other) => widthOf(one) - widthOf(other));
  return holding[0]?.hours ?? week[weekdayOf(date)] ?? { kind: 'closed' };
}

/** `weekdayOf('2026-12-25') // 5` */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

function holdsOn({ from = '', through = '9999', weekdays }: SpecialHours, date: string): boolean {
  return from <= date && date <= through && (weekdays?.some((weekday) => weekday === weekdayOf(date)) ?? true);
}

/** Days, where one that comes every week counts as less than one that comes every day. */
function widthOf({ from = '0001-01-01', through = '9999-12-31', weekdays }: SpecialHours): number {
  return Date.parse(through) - Date.parse(from) + (weekdays?.length ?? 7) * (DAY_MS / 8);
}
