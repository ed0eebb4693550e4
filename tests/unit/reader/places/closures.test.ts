import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { openingWordsAt } from '#core/hours/opening-words.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { footerOf } from '#content/navigation/footer.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { locationPageOf } from '#content/pages/location.ts';
import { locationsPageOf } from '#content/pages/locations.ts';
import { menuOf } from '#content/pages/menu.ts';
import { headerOf } from '#content/navigation/header.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { entryOf } from '#builder/site-files/sitemap.ts';
import { isOpenAt, wordsAt } from '#site/features/finder/status.ts';
import { answersTo, knowledgeFrom, WEDNESDAY, wordsOf } from '../../../support/assistant.ts';
import { locationOf, siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../../support/build/site.ts';

const HOURS = { openingHours: [{ day: ['Monday', 'Wednesday', 'Friday'], open: '11:00', close: '22:00' }] };
const closureIn = (mark: object) => {
  const { closedLocations, locations } = siteOf({ locations: [{ name: 'A', ...HOURS, ...mark }, { name: 'B' }] });
  return [...closedLocations, ...locations].find(({ name }) => name === 'A')?.closure;
};

describe('a location is closed for good', () => {
  test.each([
    { businessStatus: 'CLOSED_PERMANENTLY' },
    { business_status: 'closed permanently' },
    { status: 'Permanently closed' },
    { openInfo: { status: 'CLOSED_PERMANENTLY' } },
    { permanently_closed: true },
    { permanentlyClosed: 'yes' },
    { is_closed: 1 },
    { closed: true },
    { closed: { isClosed: true } },
    { permanentlyClosed: true, temporarilyClosed: true, businessStatus: 'OPERATIONAL' },
  ])('where it says %j', (mark) => {
    expect(closureIn(mark)).toBe('permanent');
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', ...mark }] })).toEqual([]);
  });
});

describe('a location is closed for now', () => {
  test.each([
    { businessStatus: 'CLOSED_TEMPORARILY' },
    { openInfo: { status: 'CLOSED_TEMPORARILY' } },
    { status: 'temporarily closed' },
    { status: 'closed' },
    { temporarilyClosed: 'TRUE' },
    { temporarily_closed: 1 },
  ])('where it says %j', (mark) => {
    expect(closureIn(mark)).toBe('temporary');
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', ...mark }] })).toEqual([]);
  });
});

describe('a location is not closed', () => {
  test.each([
    { businessStatus: 'OPERATIONAL' },
    { openInfo: { status: 'OPEN' } },
    { status: 'active' },
    { permanently_closed: false },
    { closed: 'no' },
    { temporarilyClosed: null },
  ])('where it says %j', (mark) => {
    expect(closureIn(mark)).toBeUndefined();
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', ...mark }] })).toEqual([]);
  });

  test('nor where it is not clear, which is told', () => {
    const locations = [{ name: 'A', status: 'under_review', permanentlyClosed: 'maybe' }];
    expect(locationOf(locations[0] ?? {})?.closure).toBeUndefined();
    expect(warningsFor({ name: 'X', locations })).toEqual([
      'locations[0].status: "under_review" is not a status that is known. It is not shown as closed. Write it like "CLOSED_TEMPORARILY".',
      'locations[0].permanentlyClosed: "maybe" is neither true nor false. It is not shown as closed. Write it like false.',
    ]);
  });
});

describe('a brand that is closed', () => {
  test('closes its locations, unless they say that they are open', () => {
    const { locations } = siteOf({
      temporarilyClosed: true,
      locations: [{ name: 'A' }, { name: 'B', businessStatus: 'OPERATIONAL' }],
    });
    expect(locations.map(({ closure }) => closure)).toEqual(['temporary', undefined]);
  });

  test.each([
    [{ permanentlyClosed: true }, 'permanent'],
    [{ locations: [{ name: 'A', closed: true }] }, 'permanent'],
    [{ locations: [{ name: 'A', temporarilyClosed: true }] }, 'temporary'],
    [{ locations: [{ name: 'A', closed: true }, { name: 'B' }] }, undefined],
  ] as const)('%j: %s', (configuration, closure) => {
    const site = makeSite(siteOf({ ...HOURS, timezone: 'America/Toronto', ...configuration }));
    expect(site.closure).toBe(closure);
    expect(site.hours === undefined).toBe(closure !== undefined);
    const said = { permanent: 'Permanently closed', temporary: 'Temporarily closed', none: 'open until 10:00 PM' };
    for (const { times } of [homeOf(site).hero, contactPageOf(site)])
      expect(times && openingWordsAt(times, WEDNESDAY, ENGLISH.hours).status).toBe(said[closure ?? 'none']);
    expect(homeOf(site).ready === undefined).toBe(closure === 'permanent');
  });

  test('for good takes no orders, no reservations and no catering', () => {
    const links = { orderingLink: 'https://order.example/', reservationLink: 'https://book.example/' };
    const site = makeSite(siteOf({ ...links, permanentlyClosed: true, menu: { items: [{ name: 'Soup' }] } }));
    const { hero, bar } = homeOf(site);
    expect([headerOf(site).order, hero.reserve, bar.first.label]).toEqual([undefined, undefined, 'Menu']);
    expect(headerOf(site).links.map(({ label }) => label)).not.toContain('Catering');
  });
});

describe('among several', () => {
  const address = { streetAddress: '1 Main St', addressLocality: 'Toronto' };
  const configuration = {
    name: 'Kumo',
    restaurant_id: 'k',
    timezone: 'America/Toronto',
    orderingLink: 'https://order.example/',
    reservationLink: 'https://book.example/',
    menu: { items: [{ name: 'Soup' }] },
    locations: [
      { name: 'Annex', address, ...HOURS },
      { name: 'Port', address, ...HOURS },
      { name: 'Old Mill', address, ...HOURS, businessStatus: 'CLOSED_PERMANENTLY' },
      { name: 'Harbour', address, ...HOURS, businessStatus: 'CLOSED_TEMPORARILY' },
    ],
  };
  const site = makeSite(siteOf(configuration));
  const contents = contentsOf(site);
  const entries = contents.map(entryOf);
  const [closed] = site.closedLocations;
  if (closed === undefined) throw new Error('The location that is closed for good is missing.');

  test('one that is closed for good has a page that says so and is found by no search engine', () => {
    const page = locationPageOf(site, closed);
    const { times, order, reserve, catering, menu, timetables, faqs } = page;
    expect(times && openingWordsAt(times, WEDNESDAY, ENGLISH.hours)).toEqual({
      badge: 'Closed',
      status: 'Permanently closed',
    });
    expect([order, reserve, catering, menu, timetables, faqs]).toEqual([...Array.from({ length: 4 }), [], []]);
    const entry = entries.find(({ path }) => path === '/location/old-mill/');
    expect(entry).toMatchObject({ indexed: false, description: expect.stringContaining('permanently closed') });
    const { head } = contents.find(({ path }) => path === '/location/old-mill/') ?? {};
    expect(head?.robots).toBe('noindex');
    expect(head?.jsonLd).toBeUndefined();
    expect(entries.map(({ path }) => path).filter((path) => path.includes('old-mill'))).toEqual([
      '/location/old-mill/',
    ]);
  });

  test('and is in nothing else', () => {
    const others = contents.filter(({ path }) => path !== '/location/old-mill/');
    expect(others.filter((content) => JSON.stringify(content).includes('Old Mill')).map(({ path }) => path)).toEqual(
      [],
    );
    const lists = [footerOf(site), locationsPageOf(site), formLocationsOf(site), finderDataOf(site, site.locations)];
    expect(JSON.stringify(lists)).not.toContain('Old Mill');
    expect(llmsTxt(site, entries, menuOf(site))).not.toContain('Old Mill');
  });

  test('one that is closed for now says so wherever its status stands, and promises no hours', () => {
    const { locations } = finderDataOf(site, site.locations);
    const found = locations.find(({ name }) => name === 'Harbour')?.times;
    expect(
      found && [wordsAt(found, WEDNESDAY, ENGLISH.hours)?.status, isOpenAt(found, WEDNESDAY, ENGLISH.hours)],
    ).toEqual(['Temporarily closed', false]);
    const tab = homeOf(site).locations.tabs.find(({ name }) => name === 'Harbour');
    expect([tab?.times?.closure, tab?.hours]).toEqual(['temporary', []]);
    const page = contents.find(({ path }) => path === '/location/harbour/');
    expect(page?.head.jsonLd).toContain('"Restaurant"');
    expect(page?.head.jsonLd).not.toContain('openingHours');
    expect(page?.head.robots).toBeUndefined();
    expect(llmsTxt(site, entries, menuOf(site))).toMatch(/Harbour.*Temporarily closed/);
  });

  test('the assistant says it, and counts only those that are there', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const say = (question: string) => wordsOf(answersTo(knowledge, question));
    expect(say('Is Old Mill open?')).toBe('Old Mill is permanently closed.');
    expect(say('What is the address of Old Mill?')).toBe('Old Mill is permanently closed.');
    expect(say('Is Harbour open now?')).toMatch(/^Harbour is temporarily closed\./);
    expect(say('Is Harbour open on Friday?')).toMatch(/^Harbour is temporarily closed\./);
    expect(say('Harbour est-il ouvert ?')).toContain('fermé temporairement');
    expect(say('Where are you?')).toContain('3 locations');
    expect(JSON.stringify(answersTo(knowledge, 'Where are you?'))).not.toContain('Old Mill');
    expect(JSON.stringify(answersTo(knowledge, 'What are your hours today?'))).toContain(
      '"status":"Temporarily closed"',
    );
  });
});
