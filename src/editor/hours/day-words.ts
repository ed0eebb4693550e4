import { withOrdinal } from '#i18n/tools/moments.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { isYearly } from '#core/hours/periods.ts';
import { parseTime } from '#schema/hours/time-of-day.ts';
import type { Day } from './week.ts';
import type { SpecialDay } from './special-days.ts';

type HoursTexts = ToolTexts['hours'];

/** "11:30–14:30, 17:00–22:00", "closed" */
export function dayInWords(day: Day, texts: HoursTexts): string {
  if (day.kind === 'open') return texts.clock.times(shiftsInWords(day, texts));
  return day.kind === 'h24' ? texts.allDay : day.kind === 'closed' ? texts.closed : texts.notStated;
}

/** "closed · Buon Natale!" */
export function specialInWords({ day, note }: Pick<SpecialDay, 'day' | 'note'>, texts: HoursTexts): string {
  const words = dayInWords(day, texts);
  return note === undefined ? words : `${words} · ${note}`;
}

/** Each shift by itself. */
export const shiftsInWords = ({ shifts }: Day, texts: HoursTexts): string[] =>
  shifts.map((shift) => shiftInWords(shift, texts));

export function shiftInWords({ open, close }: Day['shifts'][number], { clock }: HoursTexts): string {
  const inWords = (time: string): string => {
    const minutes = parseTime(time);
    return minutes === undefined ? (time === 'late' ? clock.late : time) : clock.time(minutes);
  };
  return clock.timeRange(inWords(open), inWords(close));
}

/** As the first letters of a line. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "Friday 25 December"; with its year where that is more than a year away. */
export function dateInWords(date: string, today: string, { locale }: ToolTexts): string {
  const isNear = date >= today && date < `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return formatDay(date, { weekday: 'long', ...DAY, ...(!isNear && YEAR) }, locale);
}

/** "25 December", "24 – 26 December", "25 December, every year", "from 4 January" */
export function periodInWords(
  { from, through, weekdays }: Period,
  today: string,
  { hours, locale }: ToolTexts,
): string {
  const { everyYear, from: since, until } = hours.holidays;
  const yearly = isYearly({ from, through });
  const year = today.slice(0, 4);
  const isNear = [from, through].every((date) => date === '' || date.slice(0, 4) === year);
  const named = (date: string): string =>
    yearly ? formatDay(`2024${date.slice(1)}`, DAY, locale) : formatDay(date, { ...DAY, ...(!isNear && YEAR) }, locale);
  const days =
    from === '' ? until(named(through)) : through === '' ? since(named(from)) : from === through ? named(from) : '';
  const period = days === '' ? rangeInWords(named(from), named(through)) : days;
  const only = weekdays?.map((weekday) => hours.clock.shortDays[weekday]).join(', ');
  return [period, ...(yearly ? [everyYear] : []), ...(only === undefined ? [] : [only])].join(', ');
}

/** "24 – 26 December": what both dates end with stands once. */
function rangeInWords(from: string, through: string): string {
  // In these languages a date begins with its day.
  const space = from.indexOf(' ');
  const isOneMonth = space > 0 && through.endsWith(from.slice(space));
  return isOneMonth ? `${from.slice(0, space)} – ${through}` : `${from} – ${through}`;
}

const DAY = { day: 'numeric', month: 'long' } as const;
const YEAR = { year: 'numeric' } as const;

type Period = Pick<SpecialDay, 'from' | 'through' | 'weekdays'>;

/** Dates are days of a calendar, so the zone of this machine must not move them. */
function formatDay(date: string, parts: Intl.DateTimeFormatOptions, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return withOrdinal(new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(day), locale);
}
