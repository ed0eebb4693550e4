import type { DayHours, Hours, Season, SpecialHours } from '#schema/hours/hours.ts';
import type { Texts } from '#i18n/texts.ts';
import { dayHoursToText, hoursLines } from './hours-lines.ts';
import { datesOf } from './opening-hours-table.ts';
import { isYearly, occurrenceOf } from './periods.ts';
import { byStart, makeIsAhead } from './special-hours.ts';

/**
 * When a menu is served, or a price holds, in words that are true at any time: "Mon–Fri 11:00 AM – 3:00 PM", "June 1 – September 15". Days on which it is
 * not served are left out. Undefined where there is nothing to say: it is served all day, each day, or its times are not known.
 * `buildDate`: leaves out dates that are over.
 */
export function timesInWords(
  { week, seasons = [], special }: Hours,
  texts: Texts,
  buildDate?: string,
): string | undefined {
  const isAhead = buildDate === undefined ? () => true : makeIsAhead(buildDate);
  const parts = [
    ...weekInWords(week, texts),
    ...seasons.filter(isAhead).map((season) => seasonInWords(season, texts)),
    ...special
      .filter(isAhead)
      .sort(byStart)
      .map((entry) => specialInWords(entry, texts)),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** "Mon–Fri 11:00 AM – 3:00 PM", "Sat 10:00 AM – 2:00 PM"; a day without times is served all day. Empty for a week that is not known, or all day each day. */
function weekInWords(week: DayHours[], texts: Texts): string[] {
  const { hours, dates, formats } = texts;
  const isAll = (kind: DayHours['kind']) => week.every((day) => day.kind === kind);
  if (isAll('h24') || isAll('unknown')) return [];
  const lines = hoursLines({ week }, hours, hours.shortDays).filter(({ text }) => text !== hours.closed);
  return lines.map(({ day, text }) => {
    const days = lines.length === 1 && isDaily(week) ? dates.daily : day.replace(' – ', '–');
    if (text === hours.allDay) return days;
    return `${days}${formats.space}${text === hours.unknown ? hours.status.unknown : text}`;
  });
}

/** Of a week whose days are all in one line. */
const isDaily = (week: DayHours[]): boolean => week.every(({ kind }) => kind === 'open');

function seasonInWords({ week, ...period }: Season, texts: Texts): string {
  const dates = yearlyDatesOf({ ...period, hours: { kind: 'h24' } }, texts);
  if (week.every(({ kind }) => kind === 'closed')) return texts.dates.except(dates);
  return texts.formats.list([dates, ...weekInWords(week, texts)]);
}

function specialInWords(entry: SpecialHours, texts: Texts): string {
  const times = specialTimesInWords(entry, texts);
  return entry.note === undefined ? times : `${times} (${entry.note})`;
}

function specialTimesInWords(entry: SpecialHours, texts: Texts): string {
  const dates = yearlyDatesOf(entry, texts);
  if (entry.hours.kind === 'closed') return texts.dates.except(dates);
  if (entry.hours.kind === 'h24') return dates;
  const times = entry.hours.kind === 'unknown' ? texts.hours.status.unknown : dayHoursToText(entry.hours, texts.hours);
  return texts.formats.list([dates, times]);
}

/** Has 29 February. */
const LEAP_YEAR = '2024-01-01';

/** Dates of each year have no year. */
function yearlyDatesOf(entry: SpecialHours, texts: Texts): string {
  const dates = datesOf(occurrenceOf(entry, LEAP_YEAR), texts);
  return isYearly(entry) ? texts.dates.withoutYear(dates) : dates;
}
