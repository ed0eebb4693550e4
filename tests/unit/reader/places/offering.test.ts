import { describe, expect, test } from 'vitest';
import { headerOf } from '#content/navigation/header.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { locationPageOf } from '#content/pages/location.ts';
import { notFoundOf } from '#content/pages/not-found.ts';
import { offersPageOf } from '#content/pages/offers.ts';
import { routesOf } from '#core/routes/routes.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { sampleQuestionsOf } from '#content/chat/assistant-start.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

const LINK = 'https://order.example/';
const MENU = { menu: { items: [{ name: 'Soup' }] } };
const whole = (configuration: object) => makeSite(siteOf({ restaurant_id: 'r', ...MENU, ...configuration }));
/** All that leads away from pages, by label and address. */
const linksIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { label, href } = value as { label?: string; href?: string };
  return [...(href === undefined ? [] : [`${label} ${href}`]), ...Object.values(value).flatMap(linksIn)];
};
function linksOf(configuration: object): string[] {
  const site = whole(configuration);
  const pages = site.locations.map((location) => locationPageOf(site, location));
  return linksIn([headerOf(site), homeOf(site), offersPageOf(site), notFoundOf(site), pages]);
}

describe('a restaurant that takes no orders online', () => {
  test.each([
    { onlineOrdering: false },
    { online_ordering: 'no' },
    { orderOnline: 0 },
    { acceptsOnlineOrders: 'FALSE' },
    {
      locations: [
        { name: 'A', onlineOrdering: false },
        { name: 'B', acceptsOnlineOrders: 'no' },
      ],
    },
  ])('%j has no button to order', (configuration) => {
    const links = linksOf({ locations: [{ name: 'A' }, { name: 'B' }], orderingLink: LINK, ...configuration });
    expect(links.filter((link) => /order/i.test(link))).toEqual([]);
    expect(links).toContain('See the menu /menu/');
    const site = whole({ orderingLink: LINK, ...configuration });
    expect([headerOf(site).order, offersPageOf(site).order]).toEqual([undefined, undefined]);
    expect(homeOf(site).ready?.title).toBe('Ready to Visit?');
    expect(finderDataOf(site, site.locations).locations.map(({ order }) => order)).not.toContain(LINK);
  });

  test('may be one location of several', () => {
    const locations = [{ name: 'A', onlineOrdering: false }, { name: 'B' }];
    const site = whole({ orderingLink: LINK, locations });
    const orders = site.locations.map((location) => locationPageOf(site, location).order?.href);
    expect(orders).toEqual([undefined, LINK]);
    expect(homeOf(site).locations.tabs.map(({ order }) => order?.href)).toEqual([undefined, LINK]);
    expect(headerOf(site).order?.href).toBe(LINK);
  });

  test('is a brand of which one location does', () => {
    const site = whole({ onlineOrdering: false, locations: [{ name: 'A' }, { name: 'B', onlineOrdering: LINK }] });
    const orders = site.locations.map((location) => locationPageOf(site, location).order?.href);
    expect(orders).toEqual([undefined, LINK]);
  });

  test('is not the one whose link stands at that key, or that says nothing clear', () => {
    expect(siteOf({ onlineOrdering: LINK }).orderingLink).toBe(LINK);
    expect(siteOf({ orderOnline: LINK }).orderingLink).toBe(LINK);
    expect(siteOf({ onlineOrdering: true, orderingLink: LINK }).orderingLink).toBe(LINK);
    expect(warningsFor({ name: 'X', onlineOrdering: 'maybe' })).toEqual([
      'onlineOrdering: "maybe" is neither true nor false nor a link. What links there are decides. Write it like false.',
    ]);
  });

  test('without a link no button says "Order Online" either, but the configured words stay', () => {
    expect(linksOf({}).filter((link) => /order/i.test(link))).toEqual([]);
    expect(headerOf(whole({})).order?.label).toBe('See the menu');
    expect(homeOf(whole({ heroSection: { ctaText: 'Eat here' } })).hero.order).toMatchObject({
      label: 'Eat here',
      href: '/menu/',
    });
  });
});

describe('a restaurant that does not cater', () => {
  test.each([
    { catering: false },
    { catering: 'no' },
    { offersCatering: 0 },
    {
      locations: [
        { name: 'A', catering: false },
        { name: 'B', hasCatering: 'false' },
      ],
    },
  ])('%j has no catering page and no link to it', async (configuration) => {
    const locations = [{ name: 'A' }, { name: 'B' }];
    const site = whole({ locations, ...configuration });
    expect(routesOf(site).map(({ path }) => path)).not.toContain('/catering/');
    expect(linksOf({ locations, ...configuration }).filter((link) => link.includes('/catering/'))).toEqual([]);
    expect(sampleQuestionsOf(site).filter((question) => /cater/.test(question))).toEqual([]);
    const knowledge = await knowledgeFrom({ name: 'X', restaurant_id: 'r', ...MENU, ...configuration });
    expect(wordsOf(answersTo(knowledge, 'Do you cater weddings?'))).toMatch(/^We do not cater\./);
  });

  test('may be one location of several', async () => {
    const configuration = {
      name: 'X',
      locations: [
        { name: 'Annex', id: 'a', catering: false },
        { name: 'Port', id: 'b' },
      ],
    };
    const site = whole(configuration);
    const links = site.locations.map((location) => locationPageOf(site, location).catering?.href);
    expect(links).toEqual([undefined, '/catering/?id=b']);
    const route = routesOf(site).find(({ page }) => page === 'catering');
    expect(route).toBeDefined();
    const { catering } = (await knowledgeFrom(configuration)).said();
    expect(catering).toMatchObject({ start: { locations: { listed: [{ name: 'Port' }] } } });
    const knowledge = await knowledgeFrom(configuration);
    expect(wordsOf(answersTo(knowledge, 'Does Annex cater?'))).toMatch(/^Annex does not cater\./);
  });
});
