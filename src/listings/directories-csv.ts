import { isoCountry } from '#core/countries/country-codes.ts';
import { MONDAY_FIRST, weekdayName } from '#core/hours/hours-lines.ts';
import { spansOn, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import { weekOn } from '#core/hours/seasons.ts';
import { csvOf } from '#core/text/csv.ts';
import type { DayHours } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { isoDate, specialDaysOf } from './google/google-hours.ts';
import type { Listing } from './listings.ts';

const COLUMNS = [
  ...[
    'Store code',
    'Name',
    'Address',
    'City',
    'Region',
    'Postal code',
    'Country',
    'Phone',
    'Website',
    'Menu',
    'Status',
  ],
  ...MONDAY_FIRST.map(weekdayName),
  ...['Special hours', 'Order', 'Reserve'],
];

/** A row for each place, for directories that take a table. A cell is empty where nothing is known; a day that is closed says so. */
export function directoriesCsv(listings: readonly Listing[], buildDate: string): string {
  return csvOf(
    COLUMNS,
    listings.map((listing) => rowOf(listing, buildDate)),
  );
}

function rowOf({ place, links }: Listing, buildDate: string): string[] {
  const { name, address, phone, url, menuUrl, hours, closure, restaurantId } = place;
  const { street, locality, region, postalCode, country } = address;
  const linkTo = (type: string) => links.find(({ placeActionType }) => placeActionType === type)?.uri;
  const week = hours && weekOn(hours, buildDate);
  return [
    ...[restaurantId ?? place.location?.id, name, street, locality, region, postalCode, isoCountry(country) ?? country],
    ...[phone?.text, url, menuUrl, closure === undefined ? 'open' : CLOSURES[closure]],
    ...MONDAY_FIRST.map((weekday) => week && dayText(week[weekday])),
    ...[hours && specialText(hours, buildDate), linkTo('FOOD_ORDERING'), linkTo('DINING_RESERVATION')],
  ].map((cell) => cell ?? '');
}

const CLOSURES = { permanent: 'closed for good', temporary: 'closed for now', future: 'not open yet' } as const;

function dayText(day: DayHours | undefined): string | undefined {
  if (day === undefined || day.kind === 'unknown') return undefined;
  if (day.kind === 'closed') return CLOSED;
  if (day.kind === 'h24') return ALL_DAY;
  return spansText(
    day.intervals.map(({ opens, closes, isLate }): Span => (isLate ? [opens, closes, 1] : [opens, closes])),
  );
}

const CLOSED = 'closed';
const ALL_DAY = '00:00-24:00';

/** `11:30-14:00, 17:00-02:00`; a closing time that is not known is left open: `17:00-`. */
export const spansText = (spans: readonly Span[]): string =>
  spans.length === 0
    ? CLOSED
    : spans.map(([opens, closes, isLate]) => `${clock(opens)}-${isLate ? '' : clock(closes)}`).join(', ');

/** `clock(1560) // "02:00"`; the end of the day is "24:00". */
function clock(minutes: number): string {
  const ofDay = minutes > MINUTES_A_DAY ? minutes - MINUTES_A_DAY : minutes;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** `2026-12-24: 11:00-15:00; 2026-12-25: closed` */
function specialText(hours: NonNullable<Listing['place']['hours']>, buildDate: string): string {
  const times = weekTimesOf(hours, buildDate);
  return specialDaysOf(hours, buildDate)
    .flatMap((day) => {
      const spans = spansOn(times, day);
      return spans === null ? [] : [`${isoDate(day)}: ${spansText(spans)}`];
    })
    .join('; ');
}
