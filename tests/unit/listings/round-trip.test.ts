import { expect, test } from 'vitest';
import { compareProfile } from '#listings/compare-profile.ts';
import { placesOf } from '#listings/listings.ts';
import { googleHoursOf } from '#listings/google/google-hours.ts';
import { joinWeek, readProfiles } from '#listings/read-profile.ts';
import type { DayHours, SpecialHours, Weekday } from '#schema/hours/hours.ts';
import { makeLocation, makeSite } from '../../support/build/site.ts';
import { fc } from '../../support/random.ts';

const TODAY = '2026-11-28';
const MIDNIGHT = 1440;

/** One or two shifts of a day, the last of which may end after midnight. None overlaps another. */
const shifts = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 4 }), { minLength: 2, maxLength: 4 })
  .map((quarters) => quarters.toSorted((one, other) => one - other).map((quarter) => quarter * 15))
  .map(
    ([one = 0, two = 0, three, four]) =>
      [[one, two], ...(three !== undefined && four !== undefined ? [[three, four]] : [])] as [number, number][],
  );
const day: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant<DayHours>({ kind: 'closed' }),
  fc.constant<DayHours>({ kind: 'h24' }),
  shifts.map((list): DayHours => ({ kind: 'open', intervals: list.map(([opens, closes]) => ({ opens, closes })) })),
  fc
    .integer({ min: 60, max: 5 * 60 })
    .map((late): DayHours => ({ kind: 'open', intervals: [{ opens: 18 * 60, closes: MIDNIGHT + late }] })),
);
const week = fc.array(day, { minLength: 7, maxLength: 7 });
const special: fc.Arbitrary<SpecialHours[]> = fc.array(
  fc
    .record({ offset: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 0, max: 5 }), hours: day })
    .map(({ offset, length, hours }) => {
      const dateAt = (days: number): string =>
        new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
      return { from: dateAt(offset), through: dateAt(offset + length), hours };
    }),
  { maxLength: 3 },
);

test('a profile that has what we wrote says nothing else than the site', () => {
  fc.assert(
    fc.property(week, special, (days, dates) => {
      const site = makeSite({ buildDate: TODAY, locations: [makeLocation({ hours: { week: days, special: dates } })] });
      const [place] = placesOf(site);
      if (!place) throw new Error('There is one.');
      const { hours } = googleHoursOf(place, TODAY);
      const [profile] = readProfiles(
        { title: site.name, ...(JSON.parse(JSON.stringify(hours)) as object) },
        'profile.json',
      ).profiles;
      expect(profile && compareProfile(site, profile, place)).toEqual({ differences: [], remarks: [] });
    }),
    { numRuns: 150 },
  );
});

test('a week that is cut at each midnight is the same week', () => {
  fc.assert(
    fc.property(week, (days) => {
      const stretches = days.flatMap((hours, weekday): [number, number][] => {
        const start = (weekday as Weekday) * MIDNIGHT;
        if (hours.kind === 'h24') return [[start, start + MIDNIGHT]];
        return hours.kind === 'open' ? hours.intervals.map(({ opens, closes }) => [start + opens, start + closes]) : [];
      });
      const cut = stretches.flatMap(([from, to]): [number, number][] => {
        const midnight = (Math.floor(from / MIDNIGHT) + 1) * MIDNIGHT;
        if (to <= midnight) return [[from, to]];
        const rest = midnight % (7 * MIDNIGHT);
        return [
          [from, midnight],
          [rest, rest + to - midnight],
        ];
      });
      expect(joinWeek(cut)).toEqual(joinWeek(stretches));
    }),
    { numRuns: 150 },
  );
});
