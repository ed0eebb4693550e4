import { MONDAY_FIRST, weekdayName } from '#core/hours/hours-lines.ts';
import { spansOn, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import { isWithin } from '#core/hours/periods.ts';
import { weekOn } from '#core/hours/seasons.ts';
import type { DayHours, Hours, Weekday } from '#schema/hours/hours.ts';
import type { Service } from '#schema/hours/service-hours.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import type { Location } from '#schema/location.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';

/** What a profile says of when a location is open: the keys of a `Location` of Business Information v1. */
export interface GoogleHours {
  regularHours?: { periods: TimePeriod[] };
  specialHours?: { specialHourPeriods: SpecialHourPeriod[] };
  moreHours?: { hoursTypeId: string; periods: TimePeriod[] }[];
  openInfo: { status: 'OPEN' | 'CLOSED_PERMANENTLY' | 'CLOSED_TEMPORARILY'; openingDate?: GoogleDate };
}

export interface TimePeriod {
  openDay: GoogleDay;
  openTime: TimeOfDay;
  closeDay: GoogleDay;
  closeTime: TimeOfDay;
}

export interface SpecialHourPeriod {
  startDate: GoogleDate;
  openTime?: TimeOfDay;
  endDate?: GoogleDate;
  closeTime?: TimeOfDay;
  closed?: true;
}

export interface TimeOfDay {
  hours: number;
  minutes: number;
}
export interface GoogleDate {
  year: number;
  month: number;
  day: number;
}
export type GoogleDay = 'SUNDAY' | 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY';

type Place = Pick<Location, 'hours' | 'pickupHours' | 'serviceHours' | 'closure' | 'opensOn'>;

/** `remarks`: sentences that say what was left out because Google’s format cannot express it. */
export function googleHoursOf(place: Place, buildDate: string): { hours: GoogleHours; remarks: string[] } {
  const { hours, closure } = place;
  const remarks = hours === undefined && closure === undefined ? ['Its hours are not known.'] : [];
  const periods = hours && periodsOf('Its hours', weekOn(hours, buildDate), remarks);
  // Google takes no special hours without regular ones.
  const special = hours && periods ? specialPeriodsOf(hours, buildDate, remarks) : [];
  const more = moreHoursOf(place, buildDate, remarks);
  return {
    hours: omitUndefined({
      regularHours: periods && { periods },
      specialHours: special.length > 0 ? { specialHourPeriods: special } : undefined,
      moreHours: more.length > 0 ? more : undefined,
      openInfo: openInfoOf(place),
    }),
    remarks,
  };
}

/** A day that no period names is closed at Google. So where the hours of one day are not known, none of the week is written. */
function periodsOf(whose: string, week: readonly DayHours[], remarks: string[]): TimePeriod[] | undefined {
  const unsure = MONDAY_FIRST.filter((weekday) => !isSure(week[weekday]));
  if (unsure.length > 0) {
    const days = unsure.map(weekdayName).join(', ');
    remarks.push(`${whose} are left out, because those of ${days} are not known, and Google would say closed.`);
    return undefined;
  }
  return MONDAY_FIRST.flatMap((weekday) => spansOf(week[weekday]).map((span) => periodOf(weekday, span)));
}

const isSure = (day: DayHours | undefined): boolean =>
  day !== undefined && day.kind !== 'unknown' && !(day.kind === 'open' && day.intervals.some(({ isLate }) => isLate));

function spansOf(day: DayHours | undefined): Span[] {
  if (day?.kind === 'h24') return [[0, MINUTES_A_DAY]];
  return day?.kind === 'open' ? day.intervals.map(({ opens, closes }): Span => [opens, closes]) : [];
}

/** 18:00 to 2:00 closes on the next day; 24:00 is the end of the same one. */
function periodOf(weekday: Weekday, [opens, closes]: Span): TimePeriod {
  const isNextDay = closes > MINUTES_A_DAY;
  return {
    openDay: googleDay(weekday),
    openTime: timeOf(opens),
    closeDay: googleDay((isNextDay ? (weekday + 1) % 7 : weekday) as Weekday),
    closeTime: timeOf(isNextDay ? closes - MINUTES_A_DAY : closes),
  };
}

export const googleDay = (weekday: Weekday): GoogleDay => weekdayName(weekday).toUpperCase() as GoogleDay;

const timeOf = (minutes: number): TimeOfDay => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** How far ahead special hours are written. */
const DAYS_AHEAD = 366;
/** "The close_time and end_date can extend to 11:59 a.m. on the day after the specified start_date." */
const LAST_CLOSING = MINUTES_A_DAY + 11 * 60 + 59;
/** "A special hour period must represent a range of less than 24 hours." */
const LONGEST = MINUTES_A_DAY - 1;

function specialPeriodsOf(hours: Hours, buildDate: string, remarks: string[]): SpecialHourPeriod[] {
  const times = weekTimesOf(hours, buildDate);
  return specialDaysOf(hours, buildDate).flatMap((day): SpecialHourPeriod[] => {
    const startDate = dateOf(day);
    const spans = spansOn(times, day);
    if (spans === null || spans.some(([, closes, isLate]) => isLate || closes > LAST_CLOSING)) {
      remarks.push(`The special hours of ${isoDate(day)} are left out: Google has no form for them.`);
      return [];
    }
    if (spans.length === 0) return [{ startDate, closed: true }];
    return spans.map(([opens, closes]) => {
      const end = Math.min(closes, opens + LONGEST);
      const isNextDay = end > MINUTES_A_DAY;
      return {
        startDate,
        openTime: timeOf(opens),
        endDate: isNextDay ? dateOf(day + 1) : startDate,
        closeTime: timeOf(isNextDay ? end - MINUTES_A_DAY : end),
      };
    });
  });
}

/** The days with special hours within a year from the build on, counted from 1970-01-01. */
export function specialDaysOf(hours: Hours, buildDate: string): number[] {
  const { special = [] } = weekTimesOf(hours, buildDate);
  const today = Date.parse(buildDate) / DAY_MS;
  return Array.from({ length: DAYS_AHEAD }, (_, index) => today + index).filter((day) => {
    const weekday = new Date(day * DAY_MS).getUTCDay() as Weekday;
    return special.some((period) => (period.weekdays?.includes(weekday) ?? true) && isWithin(period, day));
  });
}

/** `YYYY-MM-DD` */
export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

function dateOf(day: number): GoogleDate {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The ids of `moreHoursTypes` as the API answers them for restaurants. Which ones a profile may have depends on its category. */
const HOURS_TYPES: Record<Service | 'pickup', string> = {
  kitchen: 'KITCHEN',
  breakfast: 'BREAKFAST',
  brunch: 'BRUNCH',
  lunch: 'LUNCH',
  dinner: 'DINNER',
  happyHour: 'HAPPY_HOUR',
  delivery: 'DELIVERY',
  driveThrough: 'DRIVE_THROUGH',
  pickup: 'TAKEOUT',
};

function moreHoursOf({ serviceHours = [], pickupHours }: Place, buildDate: string, remarks: string[]) {
  const services = [
    ...serviceHours,
    ...(pickupHours === undefined ? [] : [{ service: 'pickup' as const, hours: pickupHours }]),
  ];
  return services.flatMap(({ service, hours }) => {
    const hoursTypeId = HOURS_TYPES[service];
    const periods = periodsOf(`The hours of ${hoursTypeId}`, weekOn(hours, buildDate), remarks);
    return periods === undefined || periods.length === 0 ? [] : [{ hoursTypeId, periods }];
  });
}

/** A location that is yet to open is open for business from its date on. */
function openInfoOf({ closure, opensOn }: Place): GoogleHours['openInfo'] {
  if (closure === 'permanent') return { status: 'CLOSED_PERMANENTLY' };
  if (closure === 'temporary') return { status: 'CLOSED_TEMPORARILY' };
  const opening = closure === 'future' && opensOn !== undefined ? dateOf(Date.parse(opensOn) / DAY_MS) : undefined;
  return omitUndefined({ status: 'OPEN' as const, openingDate: opening });
}
