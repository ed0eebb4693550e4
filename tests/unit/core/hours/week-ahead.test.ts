import { ENGLISH } from '#i18n/english/english.ts';
import { expect, test } from 'vitest';
import { weekAhead } from '#core/hours/opening-hours-table.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { footerOf } from '#content/navigation/footer.ts';
import { locationsPageOf } from '#content/pages/locations.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import type { Hours } from '#schema/hours/hours.ts';
import { makeHours, makeLocation, makeSite } from '../../../support/build/site.ts';

const BUILD_DATE = '2026-12-01';
const CLOSED = { kind: 'closed' } as const;
const hours: Hours = {
  ...makeHours([660, 1320]),
  special: [
    { from: '2026-12-31', through: '2026-12-31', hours: { kind: 'open', intervals: [{ opens: 660, closes: 900 }] } },
    { from: '2026-12-24', through: '2026-12-26', hours: CLOSED, note: 'Buon Natale!' },
    { from: '2026-11-01', through: '2026-11-02', hours: CLOSED },
    { from: '2027-07-01', through: '2027-07-01', hours: CLOSED },
  ],
};
const SPECIAL = [
  { day: 'Dec 24 – 26', times: ['Closed'], isSpecial: true, note: 'Buon Natale!' },
  { day: 'Dec 31', times: ['11:00 AM – 3:00 PM'], isSpecial: true },
];

test('the special hours of the next sixty days stand below the week, in the order of the calendar', () => {
  expect(weekAhead(hours, { buildDate: BUILD_DATE }, ENGLISH).slice(7)).toEqual(SPECIAL);
});

test('special hours stand wherever a week stands', () => {
  const alone = makeSite({ hours, buildDate: BUILD_DATE });
  expect(contactPageOf(alone).hours.slice(7)).toEqual(SPECIAL);
  expect(footerOf(alone).hours.slice(7)).toEqual(SPECIAL);
  const locations = [makeLocation({ name: 'A', hours }), makeLocation({ name: 'B', hours })];
  const chain = makeSite({ locations, buildDate: BUILD_DATE });
  expect(locationsSectionOf(chain).tabs.map((tab) => tab.hours.slice(7))).toEqual([SPECIAL, SPECIAL]);
  const page = locationsPageOf(chain);
  const cards = page.kind === 'cards' ? page.groups.flatMap((group) => group.cards) : [];
  expect(cards.map((card) => card.hours?.filter(({ isSpecial }) => isSpecial))).toEqual([SPECIAL, SPECIAL]);
});

test('a brand without locations is its own: its page has its name, and contact leads there', () => {
  const site = makeSite({ name: 'Single Holiday', hours });
  expect(locationsPageOf(site)).toMatchObject({ kind: 'none', title: 'Single Holiday' });
  expect(contactPageOf(site).topics[0]?.link.href).toBe('/locations/');
  expect(locationsPageOf(makeSite({ address: {} }))).toMatchObject({ title: 'No Locations Available' });
});
