import { describe, expect, test } from 'vitest';
import { contentOf } from '#content/content.ts';
import { locationCardOf } from '#content/locations/location-card.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import { finderLocationOf } from '#content/finder/finder-data.ts';
import { documentOf } from '#content/pages/document.ts';
import { menuOf } from '#content/pages/menu.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { linkToOrder, linkToReserve } from '#core/links/link.ts';
import { routesOf } from '#core/routes/routes.ts';
import { read } from '#reader/read.ts';
import type { Site } from '#schema/site.ts';
import { PUBLISHED } from '../../../support/build/read-brand.ts';
import { NO_SERVICES } from '../../../support/build/make-brand.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const ORDER = 'https://order.example/';
const BOOK = 'https://book.example/';
const services = { ...NO_SERVICES, supabaseUrl: 'https://abc.supabase.co' };
const counting = (changes: Partial<Site> = {}): Site =>
  makeSite({ counts: true, brandId: 'kumo', orderingLink: ORDER, reservationLink: BOOK, ...changes });

describe('a brand', () => {
  test.each([
    ['that counts', { counts: true }, true],
    ['that does not', { counts: false }, undefined],
    ['in the preview of a change', { counts: true, isStaging: true }, undefined],
  ] as const)('%s counts: %s', (_which, brand, counts) => {
    expect(read({ name: 'Kumo' }, { ...PUBLISHED, ...brand }, '2026-11-20').site.counts).toBe(counts);
  });
});

describe('a page', () => {
  test('says where its taps are counted, and by which clock', () => {
    const locations = [makeLocation({ timezone: 'America/Vancouver' }), makeLocation({ timezone: 'America/Toronto' })];
    const site = counting({ services, locations });
    const { counting: found } = documentOf(site, 'contact');
    expect(found).toEqual({ url: services.supabaseUrl, brandId: 'kumo', zone: 'America/Vancouver', menu: '/menu/' });
    expect(documentOf(counting({ locations, timezone: 'America/Halifax' }), 'home').counting).toMatchObject({
      url: '',
      zone: 'America/Halifax',
    });
  });

  test('for an address that is not there counts nothing, nor do screens and paper', () => {
    for (const page of ['not-found', 'menu-board', 'menu-qr', 'feedback-qr'] as const)
      expect(documentOf(counting(), page).counting).toBeUndefined();
  });

  test('of a brand that does not count has nothing for it', () => {
    const site = makeSite({ brandId: 'kumo', orderingLink: ORDER, reservationLink: BOOK, services });
    const marked = (each: Site) =>
      routesOf(each)
        .filter((route) => /"count(?:s|ing)":/.test(JSON.stringify(contentOf(each, route))))
        .map(({ path }) => path);
    expect(marked(site)).toEqual([]);
    expect(marked({ ...site, counts: true }).length).toBeGreaterThan(5);
  });
});

describe('a link says that it is', () => {
  test('to order, or to reserve', () => {
    expect(linkToOrder(counting())).toMatchObject({ href: ORDER, counts: 'order' });
    expect(linkToReserve(counting())).toMatchObject({ href: BOOK, counts: 'reserve' });
    const menus = counting({ menuKind: 'embedded' });
    expect(menuOf(menus)).toMatchObject({ kind: 'frame', link: { href: ORDER, counts: 'order' } });
    expect(menuOf(counting({ menuKind: 'embedded', orderingLink: undefined, menuLink: BOOK }))).toMatchObject({
      link: { href: BOOK },
    });
  });

  test('of a location, in a list, in the finder and in a tab', () => {
    const location = makeLocation({ orderingLink: 'https://order.example/annex' });
    const table = makeLocation({ onlineOrdering: false, reservationLink: BOOK });
    const site = counting({ locations: [location, table] });
    const cards = [location, table].map((each) => locationCardOf(finderLocationOf(site, each), ENGLISH).order?.counts);
    expect(cards).toEqual(['order', 'reserve']);
    expect(locationsSectionOf(site).tabs.map(({ order }) => order?.counts)).toEqual(['order', 'reserve']);
  });
});
