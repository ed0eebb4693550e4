import Holidays from 'date-holidays';
import type { Holiday, HolidayCalendar, RegionHolidays } from '../../domain/assistant/holidays.ts';
import { DAY_MS } from '../../domain/hours/time-of-day.ts';
import { foldText } from '../../domain/text/fold.ts';

/** Where the configuration names no country. */
const DEFAULT_COUNTRY = 'CA';
/** Other calendars, for names that a country's own does not have: Easter Sunday, Christmas Eve, Chinese New Year. */
const OTHER_CALENDARS = ['US', 'SG'];

/**
 * The holidays of this year and the two after it, movable ones too, from the package date-holidays. `today` is `YYYY-MM-DD`.
 */
export function holidayCalendar(today: string): HolidayCalendar {
  const year = Number(today.slice(0, 4));
  const made = new Map<string, RegionHolidays>();
  return (country, region) => {
    const key = JSON.stringify([country, region]);
    const found = made.get(key) ?? regionHolidays(regionCode(countryCode(country), region), year);
    made.set(key, found);
    return found;
  };
}

type Region = [country: string, region?: string | undefined];

function regionHolidays(region: Region, year: number): RegionHolidays {
  let others: Holiday[] | undefined;
  return { own: holidaysOf(region, year), others: () => (others ??= otherHolidays(region, year)) };
}

/** What a region's own calendar does not have. The first calendar that has a name says when it is. */
function otherHolidays([country, region]: Region, year: number): Holiday[] {
  const names = new Set(holidaysOf([country, region], year).map(({ name }) => name));
  const regions = Object.keys(new Holidays().getStates(country) ?? {}).map((other): Region => [country, other]);
  return [...regions, ...OTHER_CALENDARS.map((other): Region => [other])].flatMap((calendar) => {
    const added = holidaysOf(calendar, year).filter(({ name }) => !names.has(name));
    added.forEach(({ name }) => names.add(name));
    return added.map((holiday) => ({ ...holiday, isPublic: false }));
  });
}

function holidaysOf([country, region]: Region, year: number): Holiday[] {
  const calendar = new Holidays({ country, ...(region !== undefined && { state: region }) }, { languages: ['en'] });
  return [year, year + 1, year + 2]
    .flatMap((each) => calendar.getHolidays(each, 'en'))
    .map(({ date, name, type }) => ({
      day: Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS,
      name: withoutSubstitute(name),
      isPublic: type === 'public' || type === 'bank',
    }));
}

/** A day off instead of a holiday that falls on a weekend goes by that holiday's name. */
function withoutSubstitute(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}

function countryCode(country: string | undefined): string {
  return codeOf(new Holidays().getCountries('en') ?? {}, country) ?? DEFAULT_COUNTRY;
}

function regionCode(country: string, region: string | undefined): Region {
  const code = codeOf(new Holidays().getStates(country, 'en') ?? {}, region);
  return code === undefined ? [country] : [country, code];
}

/** "CA", "ca", "Canada" and "Québec" are what their country or region is listed by. */
function codeOf(names: Record<string, string>, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const folded = foldText(written).trim();
  const alias = ALIASES.get(folded);
  return Object.keys(names).find(
    (code) => code.toLowerCase() === (alias ?? folded) || foldText(names[code] ?? '') === folded,
  );
}

const ALIASES = new Map(Object.entries({ usa: 'us', 'united states': 'us', uk: 'gb', england: 'gb' }));
