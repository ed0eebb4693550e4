import { MONDAY_FIRST, weekdayName } from '#core/hours/hours-lines.ts';
import { spansOn, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import { weekOn } from '#core/hours/seasons.ts';
import { withBrand } from '#core/locations/location-name.ts';
import { foldText } from '#core/text/fold.ts';
import type { DayHours, Hours, Weekday } from '#schema/hours/hours.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import type { ReadSite } from '#schema/warning.ts';
import { spansText } from './directories-csv.ts';
import { googleHoursOf, isoDate, specialDaysOf } from './google/google-hours.ts';
import type { Place } from './listings.ts';
import { joinWeek, type Profile } from './read-profile.ts';

/** A profile and the place that it is about. */
export interface Match {
  profile: Profile;
  /** Undefined: none of the site fits. */
  place?: Place;
}

/** By the code of the store, the id at Google Maps, the phone, the name; where there is one of each, they belong together. */
export function matchProfiles(site: ReadSite, profiles: readonly Profile[], places: readonly Place[]): Match[] {
  const [only] = places;
  if (profiles.length === 1 && places.length === 1)
    return profiles.map((profile) => ({ profile, ...(only && { place: only }) }));
  const fits: ((profile: Profile, place: Place) => boolean)[] = [
    ({ storeCode }, { restaurantId, location }) =>
      storeCode !== undefined && [restaurantId, location?.id, location?.slug].includes(storeCode),
    ({ placeId }, place) => placeId !== undefined && placeId === place.placeId,
    ({ phone }, place) => phone !== undefined && place.phone !== undefined && isSamePhone(phone, place.phone.tel),
    ({ title }, place) => title !== undefined && namesOf(site, place).slice(1).includes(foldText(title)),
  ];
  return profiles.map((profile) => {
    for (const fit of fits) {
      const fitting = places.filter((place) => fit(profile, place));
      const [place] = fitting;
      if (place && fitting.length === 1) return { profile, place };
    }
    return { profile };
  });
}

export interface Comparison {
  /** What the profile says differently: "Friday: the profile says 09:00-21:00, the site 09:00-22:00." */
  differences: string[];
  /** What could not be compared, because the site does not know it. */
  remarks: string[];
}

export function compareProfile(site: ReadSite, profile: Profile, place: Place): Comparison {
  const { phone, website, title } = profile;
  const ofSite = googleHoursOf(place, site.buildDate).hours.openInfo.status;
  const status = profile.status ?? 'OPEN';
  const week = compareWeek(profile, place.hours, site.buildDate);
  const differences = [
    ...(title !== undefined && !namesOf(site, place).includes(foldText(title))
      ? [said('Name', `“${title}”`, `“${place.name}”`)]
      : []),
    ...(phone !== undefined && place.phone !== undefined && !isSamePhone(phone, place.phone.tel)
      ? [said('Phone', phone, place.phone.text)]
      : []),
    ...(website !== undefined && hostOf(website) !== hostOf(place.url) ? [said('Website', website, place.url)] : []),
    ...(status === ofSite ? [] : [said('Status', statusText(status), statusText(ofSite))]),
    ...week.differences,
    ...compareSpecial(profile, place.hours, site.buildDate),
  ];
  return { differences, remarks: week.remarks };
}

const said = (what: string, profile: string, site: string): string =>
  `${what}: the profile says ${profile}, the site ${site}.`;

/** The names that a profile may have: that of the brand alone, too. */
const namesOf = ({ name: brand }: ReadSite, { name, location }: Place): string[] =>
  [brand, name, location?.name ?? name, withBrand(brand, location?.name ?? name)].map(foldText);

/** Shorter numbers are compared as a whole: one may end like another by chance. */
const MIN_DIGITS = 6;

/** With the code of a country or without. An extension says nothing of the number. */
function isSamePhone(one: string, other: string): boolean {
  const digitsOf = (text: string): string =>
    text
      .replace(/(?:;|ext).*/is, '')
      .replace(/\D/g, '')
      .replace(/^0+/, '');
  const [first, second] = [digitsOf(one), digitsOf(other)];
  if (Math.min(first.length, second.length) < MIN_DIGITS) return first === second;
  return first.endsWith(second) || second.endsWith(first);
}

const hostOf = (url: string): string | undefined => URL.parse(url)?.hostname.replace(/^www\./, '');

const statusText = (status: string): string => status.toLowerCase().replaceAll('_', ' ');

function compareWeek({ week }: Profile, hours: Hours | undefined, buildDate: string): Comparison {
  if (hours === undefined) {
    const remarks = week === undefined ? [] : ['The site knows no hours, so those of the profile were not compared.'];
    return { differences: [], remarks };
  }
  const own = weekOn(hours, buildDate);
  const unsure = MONDAY_FIRST.filter((weekday) => spansOf(own[weekday]) === null);
  const remarks =
    unsure.length === 0
      ? []
      : [`The site does not know all hours of ${unsure.map(weekdayName).join(', ')}, which were not compared.`];
  if (week === undefined) return { differences: ['Hours: the profile has none.'], remarks };
  const ofSite = joinWeek(
    own.flatMap((day, weekday) =>
      (spansOf(day) ?? []).map(([opens, closes]): [number, number] => [
        weekday * MINUTES_A_DAY + opens,
        weekday * MINUTES_A_DAY + closes,
      ]),
    ),
  );
  const differences = MONDAY_FIRST.filter((weekday) => !unsure.includes(weekday)).flatMap((weekday) => {
    const [one, other] = [spansText(week[weekday] ?? []), spansText(ofSite[weekday] ?? [])];
    return one === other ? [] : [said(weekdayName(weekday), one, other)];
  });
  return { differences, remarks };
}

/** Null where they are not known, or the closing time is not. */
function spansOf(day: DayHours | undefined): Span[] | null {
  if (day === undefined || day.kind === 'unknown') return null;
  if (day.kind === 'h24') return [[0, MINUTES_A_DAY]];
  if (day.kind === 'closed') return [];
  return day.intervals.some(({ isLate }) => isLate) ? null : day.intervals.map(({ opens, closes }) => [opens, closes]);
}

/** Dates with special hours, here or there. On the others the week counts, which is compared already. */
function compareSpecial({ special, week }: Profile, hours: Hours | undefined, buildDate: string): string[] {
  if (hours === undefined) return [];
  const times = weekTimesOf(hours, buildDate);
  const dates = new Set([...specialDaysOf(hours, buildDate).map(isoDate), ...special.keys()]);
  return [...dates]
    .filter((date) => date >= buildDate)
    .sort()
    .flatMap((date) => {
      const day = Date.parse(date) / DAY_MS;
      const weekday = new Date(date).getUTCDay() as Weekday;
      const own = spansOn(times, day);
      const theirs = special.get(date) ?? week?.[weekday];
      if (own === null || own.some(([, , isLate]) => isLate) || theirs === undefined) return [];
      const [one, other] = [spansText(wholeDay(theirs)), spansText(wholeDay(own))];
      return one === other ? [] : [said(date, one, other)];
    });
}

/** Google takes special hours of less than 24 hours: to 23:59 is all day. */
const wholeDay = (spans: readonly Span[]): Span[] =>
  spans.map(([opens, closes]): Span =>
    opens === 0 && closes >= MINUTES_A_DAY - 1 ? [0, MINUTES_A_DAY] : [opens, closes],
  );
