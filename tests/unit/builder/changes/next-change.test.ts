import { expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import type { SpecialHours } from '#schema/hours/hours.ts';
import type { Site } from '#schema/site.ts';
import { fixture, readConfiguration } from '../../../support/build/read-brand.ts';
import { contentsOf, makeHours, makeLocation, makeSite } from '../../../support/build/site.ts';
import { fc } from '../../../support/random.ts';

const DAY_MS = 86_400_000;
const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** What the pages say on a build date. Legal pages and menus have the date itself, which makes them no other pages. */
const saidOn = (site: Site, buildDate: string): string =>
  JSON.stringify(contentsOf({ ...site, buildDate }), (key, value: unknown) => (key === 'updated' ? undefined : value));

function expectNextChange(site: Site): void {
  const next = nextChangeOf(site);
  const said = saidOn(site, site.buildDate);
  expect(saidOn(site, dayBefore(next))).toBe(said);
  expect(saidOn(site, next)).not.toBe(said);
}

const special = (through: string): SpecialHours => ({ from: '2026-01-01', through, hours: { kind: 'closed' } });
const hours = (through: string) => ({ ...makeHours([600, 1200]), special: [special(through)] });
const job = (validThrough: string) => ({
  title: 'Cook',
  description: 'Cooks.',
  requirements: [],
  benefits: [],
  datePosted: '2026-01-01',
  validThrough,
});
const place = { address: { street: '1 Main Street', city: 'Toronto' } };

test.each<[string, string, Partial<Site>]>([
  ['nothing with a date', '2027-01-01', {}],
  ['an offer', '2026-12-12', { deals: [{ title: 'Two for one', validUntil: '2026-12-10' }] }],
  ['an offer that is over', '2027-01-01', { deals: [{ title: 'Two for one', validUntil: '2026-11-18' }] }],
  ['an offer of yesterday', '2026-11-21', { deals: [{ title: 'Two for one', validUntil: '2026-11-19' }] }],
  ['an opening, which search engines lose first', '2026-12-11', { ...place, jobs: [job('2026-12-10')] }],
  ['an opening that they have lost', '2026-11-21', { ...place, jobs: [job('2026-11-19')] }],
  ['special hours', '2026-12-27', { hours: hours('2026-12-25') }],
  [
    'those of a location',
    '2026-12-27',
    { locations: [makeLocation({ hours: hours('2026-12-25') }), makeLocation({ name: 'Uptown' })] },
  ],
  [
    'the first of several',
    '2026-12-12',
    { hours: hours('2026-12-25'), deals: [{ title: 'A', validUntil: '2026-12-10' }] },
  ],
])('%s: %s', (_, date, overrides) => {
  const site = makeSite(overrides);
  expect(nextChangeOf(site)).toBe(date);
  expectNextChange(site);
});

test('whatever a site has, its pages stay the same until that day', () => {
  const date = fc
    .date({ min: new Date('2026-10-01'), max: new Date('2027-03-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const parts = fc.record({
    deal: date,
    discount: date,
    job: date,
    hours: date,
    pickup: date,
    place: date,
    today: date,
  });
  fc.assert(
    fc.property(parts, (dates) => {
      const site = makeSite({
        ...place,
        buildDate: dates.today,
        deals: [{ title: 'Two for one', validUntil: dates.deal }],
        discounts: [{ title: 'A tenth', conditions: [], validUntil: dates.discount }],
        jobs: [job(dates.job)],
        hours: hours(dates.hours),
        pickupHours: hours(dates.pickup),
        locations: [
          makeLocation({ hours: hours(dates.place) }),
          makeLocation({ name: 'Uptown', hours: hours(dates.hours) }),
        ],
      });
      const said = saidOn(site, site.buildDate);
      expect(saidOn(site, dayBefore(nextChangeOf(site)))).toBe(said);
    }),
    { numRuns: 40 },
  );
});

test('of a brand with everything, from one change to the next for two years', () => {
  const site = makeSite(readConfiguration(fixture('kitchen-sink')).site);
  const dates: string[] = [];
  for (let buildDate = '2026-01-01'; buildDate < '2028'; buildDate = nextChangeOf({ ...site, buildDate })) {
    const next = nextChangeOf({ ...site, buildDate });
    expect(saidOn(site, dayBefore(next))).toBe(saidOn(site, buildDate));
    dates.push(next);
  }
  expect(dates.length).toBeGreaterThan(3);
});
