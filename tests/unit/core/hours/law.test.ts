import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import { isOpenAt } from '#site/features/finder/status.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { openingWordsAt, todayAt } from '#core/hours/opening-words.ts';
import { openingHoursTableOf, weekAhead } from '#core/hours/opening-hours-table.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import { openingHours } from '#content/seo/structured-data/opening-hours.ts';
import type { Site } from '#schema/site.ts';
import { answersTo, knowledgeFrom, textsIn } from '../../../support/assistant.ts';
import { hoursFrom } from '../../../support/build/json-ld.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';
import { fc, runs } from '../../../support/random.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** A Sunday, on which the special dates of the test begin. */
const FIRST = Date.parse('2026-12-20T00:00-05:00');
const DAY_MS = 86_400_000;
const BUILD_DATE = '2026-11-20';

/** What is written for a day, and what a guest may be told of it. */
interface Written {
  entry: object;
  means: 'open' | 'closed' | 'unknown';
}
const written = fc.constantFrom<Written>(
  { entry: { open: '11:00', close: '22:00' }, means: 'open' },
  { entry: { opens: '17:00', closes: '02:00' }, means: 'open' },
  { entry: { hours: '11 AM – 2 PM, 5–10 PM' }, means: 'open' },
  { entry: { open: '00:00', close: '23:59' }, means: 'open' },
  { entry: { isClosed: 'yes' }, means: 'closed' },
  { entry: { isOpen: false, open: '11:00', close: '22:00' }, means: 'closed' },
  { entry: { hours: 'Closed' }, means: 'closed' },
  { entry: { open: '12:00' }, means: 'unknown' },
  { entry: { open: '17:00', close: 'to be seen' }, means: 'unknown' },
  { entry: { hours: 'by appointment' }, means: 'unknown' },
  { entry: { open: { from: 11 }, close: '22:00' }, means: 'unknown' },
  { entry: { isClosed: 'maybe' }, means: 'unknown' },
);
const week = fc.array(fc.option(written, { nil: undefined }), { minLength: 7, maxLength: 7 });
const special = fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), written }), { maxLength: 3 });
const dateOf = (day: number) => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);

const brand = fc.record({
  week,
  special: special.map((all) => [...new Map(all.map((each) => [each.day, each])).values()]),
});
type Brand = typeof brand extends fc.Arbitrary<infer Value> ? Value : never;

function configurationOf({ week: days, special: dates }: Brand): object {
  const location = {
    timezone: 'America/Toronto',
    openingHours: days.flatMap((day, weekday) => (day ? [{ day: DAYS[weekday], ...day.entry }] : [])),
    specialHours: dates.map(({ day, written: { entry } }) => ({ date: dateOf(day), ...entry })),
  };
  return {
    name: 'Law',
    locations: [
      { name: 'North', ...location },
      { name: 'South', ...location },
    ],
  };
}

/** A day that nobody mentions is closed, beside others of which something is known. */
function meaningOf({ week: days, special: dates }: Brand, day: number): Written['means'] {
  const own = dates.find((each) => each.day === day)?.written ?? days[day];
  if (own !== undefined) return own.means;
  return days.some((each) => each !== undefined && each.means !== 'unknown') ? 'closed' : 'unknown';
}

const CLOSED = /closed|ferm|cerrad/i;

describe('what a guest is told of a day', () => {
  test('is the same in the week, the status, the structured data, the finder and the sections, and never "closed" of a day that was not understood', () => {
    fc.assert(
      fc.property(brand, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1439 }), (given, day, minute) => {
        const site = readConfiguration(configurationOf(given)).site as Site;
        const [location] = site.locations;
        const hours = location?.hours;
        const means = meaningOf(given, day);
        if (location === undefined || hours === undefined) {
          expect([0, 1, 2, 3, 4, 5, 6].map((each) => meaningOf(given, each))).not.toContain('open');
          return;
        }
        const times = openingTimesOf(site, location);
        if (times === undefined) throw new Error('hours without times');
        const instant = FIRST + day * DAY_MS + minute * 60_000;
        const status = openStatusAt(times, times.zone, instant, ENGLISH.hours);
        const isStillOpen = status.kind === 'open';

        // The row of the day, or of its date.
        const isSpecial = given.special.some((each) => each.day === day);
        const lines = weekAhead(hours, { buildDate: BUILD_DATE }, ENGLISH);
        const row = isSpecial
          ? lines.find((line) => line.isSpecial && line.day === `Dec ${20 + day}`)
          : lines.find((line) => line.day === DAYS[day]);
        expect(locationsSectionOf(site).tabs[0]?.hours).toEqual(lines);
        expect(openingHoursTableOf(hours, { buildDate: BUILD_DATE, timezone: times.zone }, ENGLISH).days).toEqual(
          lines.filter((line) => !line.isSpecial),
        );
        const kindOf = (text: string) =>
          text === 'Closed' ? 'closed' : text === 'Hours not available' ? 'unknown' : 'open';
        expect(row?.times.map(kindOf)[0]).toBe(means);
        expect(kindOf(todayAt(times, times.zone, instant, ENGLISH.hours).hours)).toBe(means);

        // The status. The night before may last into the day.
        if (means === 'unknown') expect(['unknown', 'open']).toContain(status.kind);
        if (means === 'closed') expect(['closed', 'open']).toContain(status.kind);
        const words = openingWordsAt(times, instant, ENGLISH.hours);
        expect(words.badge).toBe(status.kind === 'unknown' ? undefined : isStillOpen ? 'Open' : 'Closed');
        if (status.kind === 'unknown') expect(words.status).not.toMatch(CLOSED);

        // The finder's filter asks the same clock.
        const found = finderDataOf(site, site.locations).locations[0]?.times;
        expect(found && isOpenAt(found, instant, ENGLISH.hours)).toBe(isStillOpen);

        // Structured data has no form for "unknown": it says nothing of such a day.
        const told = hoursFrom({ openingHoursSpecification: openingHours(hours) });
        const date = told.special.find(({ from }) => from === dateOf(day));
        const said = (date?.hours ?? told.week[day])?.kind;
        if (means === 'unknown') expect(said).toBe('unknown');
        else if (isSpecial) expect(said === 'closed').toBe(means === 'closed');
        else
          expect(['unknown', means === 'open' ? 'open' : 'closed', ...(means === 'open' ? ['h24'] : [])]).toContain(
            said,
          );
      }),
      runs(200),
    );
  });

  test('is the same when the assistant is asked', async () => {
    await fc.assert(
      fc.asyncProperty(brand, fc.integer({ min: 0, max: 6 }), async (given, day) => {
        const { locations } = configurationOf(given) as { locations: object[] };
        const knowledge = await knowledgeFrom({
          name: 'Law',
          telephone: '+1 416 555 0142',
          ...locations[0],
          locations: [],
        });
        const means = meaningOf(given, day);
        const now = FIRST + day * DAY_MS + 11.5 * 3_600_000;
        for (const question of ['Are you open today?', `What are your hours on ${dateOf(day)}?`]) {
          const texts = textsIn(answersTo(knowledge, question, now));
          if (means === 'unknown')
            expect(texts.filter((text) => CLOSED.test(text) && !/opens|and open/i.test(text))).toEqual([]);
        }
      }),
      runs(40),
    );
  });
});
