import type { DayHours } from '../model/hours.ts';
import type { Location } from '../model/location.ts';
import type { Site } from '../model/site.ts';

/** From when to when, in minutes from midnight: `[1080, 1560]` is 18:00 to 2:00 of the next day. */
export type Span = [opens: number, closes: number];

/** When a place is open, for the clock in the browser. */
export interface OpeningTimes {
  /** By weekday, Sunday first. A day without spans is closed. */
  week: Span[][];
  /** IANA zone of the place's clock. Missing: the visitor's own has to do. */
  zone?: string;
}

export function openingTimesOf(
  site: Pick<Site, 'timezone' | 'buildDate'>,
  { hours, timezone }: Pick<Location, 'hours' | 'timezone'>,
): OpeningTimes | undefined {
  if (!hours) return undefined;
  const zone = timezone ?? site.timezone;
  return { week: hours.week.map(spansOf), ...(zone !== undefined && { zone }) };
}

function spansOf(day: DayHours | undefined): Span[] {
  if (day?.kind === 'h24') return [[0, 1440]];
  return day?.kind === 'open' ? day.intervals.map(({ opens, closes }): Span => [opens, closes]) : [];
}
