import { describe, expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { read } from '#reader/read.ts';
import { makeSite } from '../../../support/build/site.ts';
import { PUBLISHED, warningsFor } from '../../../support/build/read-brand.ts';

const validFrom = '2026-12-01';
const configuration = {
  name: 'Rye',
  timezone: 'America/St_Johns',
  deals: [{ title: 'Two for Tuesday', validFrom }],
  discounts: [{ title: 'Students', validFrom }],
  jobs: [
    { title: 'Cook', validFrom },
    { title: 'Waiter', restaurant_id: 'rye-west', validFrom },
  ],
  faqs: [{ question: 'Parking?', answer: 'No.', validFrom }],
  locations: [
    { name: 'Water Street', id: 'east', timezone: 'America/St_Johns' },
    {
      name: 'Roosevelt Row',
      id: 'west',
      restaurant_id: 'rye-west',
      timezone: 'America/Phoenix',
      faqs: [{ question: 'Patio?', answer: 'Yes.', validFrom }],
    },
  ],
};

/** What the site has at a minute, by name. */
function shownAt(builtAt: string, written: object = configuration): string[] {
  const { deals, discounts, jobs, faqs, locations } = read(written, PUBLISHED, builtAt).site;
  return [
    ...[...deals, ...discounts, ...jobs].map(({ title }) => title),
    ...[...faqs, ...locations.flatMap((location) => location.faqs)].map(({ question }) => question),
  ];
}

describe('what has a first day', () => {
  test('is left out before it, and is there from midnight of its place', () => {
    const inNewfoundland = ['Two for Tuesday', 'Students', 'Cook', 'Parking?'];
    expect(shownAt('2026-12-01T03:29Z')).toEqual([]);
    expect(shownAt('2026-12-01T03:30Z').sort()).toEqual(inNewfoundland.toSorted());
    expect(shownAt('2026-12-01T06:59Z').sort()).toEqual(inNewfoundland.toSorted());
    expect(shownAt('2026-12-01T07:00Z').sort()).toEqual([...inNewfoundland, 'Patio?', 'Waiter'].sort());
  });

  test.each([
    ['2026-11-20T00:00Z', '2026-12-01T03:30Z'],
    ['2026-12-01T03:30Z', '2026-12-01T07:00Z'],
    ['2026-12-01T07:00Z', '2027-01-01'],
    ['2026-11-20', '2026-12-01'],
  ])('has a site built at %s change at %s', (builtAt, next) => {
    expect(nextChangeOf(makeSite(read(configuration, PUBLISHED, builtAt).site))).toBe(next);
  });

  test('is shown at once where that is no date, with a warning', () => {
    const written = { name: 'Rye', deals: [{ title: 'Two for Tuesday', validFrom: 'soon' }] };
    expect(shownAt('2026-11-20T00:00Z', written)).toEqual(['Two for Tuesday']);
    expect(warningsFor(written)).toEqual([
      expect.stringMatching(/^deals\[0\]\.validFrom: "soon" is not a date\. It is shown at once\./),
    ]);
  });

  test('may be written in another word', () => {
    expect(shownAt('2026-11-20T00:00Z', { name: 'Rye', deals: [{ title: 'Two', startDate: '2026-12-01' }] })).toEqual(
      [],
    );
  });
});
