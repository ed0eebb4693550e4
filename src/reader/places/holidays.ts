import Holidays from 'date-holidays';
import type { Holiday, HolidayCalendar, RegionHolidays } from '#core/hours/holidays.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { foldText } from '#core/text/fold.ts';

/** Where the configuration names no country. */
const DEFAULT_COUNTRY = 'CA';
/** Other calendars, for names that a country's own does not have: Easter Sunday, Christmas Eve, Chinese New Year. */
const OTHER_CALENDARS = ['US', 'SG'];

/**
 * The holidays of this year and the two after it, movable ones too, from the package date-holidays. `today` is `YYYY-MM-DD`. `language`: of their names, as far as the package
 * knows them in it.
 */
export function holidayCalendar(today: string, language = 'en'): HolidayCalendar {
  const year = Number(today.slice(0, 4));
  const known = new Map<string, RegionHolidays>();
  return (country, region) => {
    const key = JSON.stringify([country, region]);
    const found = known.get(key) ?? regionHolidays(regionCode(countryCode(country), region), year, language);
    known.set(key, found);
    return found;
  };
}

type Region = [country: string, region?: string | undefined];

function regionHolidays(region: Region, year: number, language: string): RegionHolidays {
  return { own: holidaysOf(region, year, language), others: () => otherCalendars(region, year, language) };
}

/** The calendars of the country's other regions, then those of other countries. Each takes long to make, so it is made when it is reached. */
function* otherCalendars([country]: Region, year: number, language: string): Iterable<Holiday[]> {
  for (const other of Object.keys(new Holidays().getStates(country) ?? {}))
    yield holidaysOf([country, other], year, language);
  for (const other of OTHER_CALENDARS) yield holidaysOf([other], year, language);
}

/** By their languages, years and regions: all brands of a country share its calendars. There are no more than countries and regions, since others are read as the default. */
const made = new Map<string, Holiday[]>();

function holidaysOf(region: Region, year: number, language: string): Holiday[] {
  const key = [language, year, ...region].join(' ');
  const found = made.get(key) ?? makeHolidays(region, year, language);
  made.set(key, found);
  return found;
}

function makeHolidays([country, region]: Region, year: number, language: string): Holiday[] {
  const calendar = new Holidays({ country, state: region }, { languages: [language] });
  return [year, year + 1, year + 2]
    .flatMap((each) => calendar.getHolidays(each, language))
    .map(({ date, name, type }) => ({
      day: Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS,
      name: withoutSubstitute(name),
      isPublic: type === 'public' || type === 'bank',
    }));
}

/** A substitute day off, for a holiday on a weekend, gets the name of that holiday. */
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

/** The code of a country or region, by its code or name: "CA", "ca", "Canada", "Québec". */
function codeOf(names: Record<string, string>, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const folded = foldText(written).trim();
  const alias = ALIASES.get(folded);
  return Object.keys(names).find(
    (code) => code.toLowerCase() === (alias ?? folded) || foldText(names[code] ?? '') === folded,
  );
}

const ALIASES = new Map(Object.entries({ usa: 'us', 'united states': 'us', uk: 'gb', england: 'gb' }));
