import { expect, test } from 'vitest';
import { contentFor, type PageContent, shellAround } from '#content/content.ts';
import type { PageName } from '#core/routes/routes.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import {
  cad,
  contentOfPage,
  contentsOf,
  makeHours,
  makeLocation,
  makeMenu,
  makePicture,
  makeSite,
  makePhone,
} from '../../support/build/site.ts';

const chainOf = (count: number): Site =>
  makeSite({
    name: 'Kumo Ramen',
    telephone: makePhone('(416) 555-0100'),
    hero: { image: { src: 'a', alt: 'A bowl' } },
    pictures: { a: makePicture() },
    menus: [
      makeMenu({
        Ramen: [{ name: 'Shio', price: cad(1700), image: { src: 'a', alt: '' }, diets: ['spicy'] }],
      }),
    ],
    deals: [{ title: 'Two for Tuesday', price: cad(2900), validUntil: '2026-12-31' }],
    reviews: [{ id: '1', content: 'Superb', rating: 5, date: '2026-10-03' }],
    jobs: [{ title: 'Line cook', requirements: [], benefits: [] }],
    faqs: [{ question: 'Dogs?', answer: 'Yes.' }],
    franchiseQuestions: [{ id: 'q', question: 'Why?', type: 'input', required: false, options: [] }],
    code: { body: '<p>Closed today</p>', footer: '<script></script>' },
    locations: Array.from({ length: count }, (_, index) =>
      makeLocation({
        name: `Place ${String(index).padStart(5, '0')}`,
        address: { street: '88 Queen St W', locality: 'Toronto', region: 'ON' },
        phone: makePhone('(416) 555-0101'),
        hours: makeHours([690, 1320]),
        gallery: [{ image: { src: 'a', alt: '' }, orientation: 'landscape' }],
      }),
    ),
  });

const byName = (site: Site) => new Map(contentsOf(site).map((content) => [content.page, content]));

test('every page is plain data: what is written down of it says all', () => {
  for (const content of contentsOf(chainOf(3))) {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  }
});

test('the pages of a site share their shell, their document and the locations section; another site has its own', () => {
  const contents = contentsOf(chainOf(3));
  const shells = contents.flatMap(({ shell }) => shell ?? []);
  const locations = contents.flatMap(({ page, body }) =>
    page !== 'locations' && 'locations' in body && 'tabs' in body.locations ? [body.locations] : [],
  );
  const counts = {
    headers: new Set(shells.map(({ header }) => header)).size,
    footers: new Set(shells.map(({ footer }) => footer)).size,
    // With and without the launcher.
    shells: new Set(shells).size,
    // That of home with its hero, and with and without a clock.
    documents: new Set(contents.map((content) => content.document)).size,
    locations: [locations.length, new Set(locations).size],
  };
  expect(counts).toEqual({ headers: 1, footers: 1, shells: 2, documents: 3, locations: [4, 1] });
  expect(contentOfPage(chainOf(3), 'home').shell?.header).not.toBe(shells[0]?.header);
});

test('only what a QR code opens, what is for a screen or for paper, and what is not there stands without a shell', () => {
  const bare = new Set(contentsOf(chainOf(2)).flatMap(({ page, shell }) => (shell ? [] : [page])));
  expect([...bare]).toEqual(['menu-board', 'menu-qr', 'feedback', 'feedback-qr', 'not-found']);
  expect(() => shellAround(contentOfPage(chainOf(2), 'feedback'))).toThrow('Nothing stands around /feedback/.');
});

test('the launcher is where neither a form nor a map is, and on the menu where the location is chosen', () => {
  const withLauncher = (site: Site) => contentsOf(site).filter(({ shell }) => shell?.launcher);
  const names = new Set(withLauncher(chainOf(2)).map(({ page }) => page));
  const texts = ['terms', 'privacy', 'accessibility'];
  expect([...names]).toEqual(['home', 'menu', 'location-menu', 'location', 'catering', 'offers', ...texts]);
  expect(withLauncher(chainOf(1)).map(({ page }) => page)).not.toContain('menu');
});

test('where the launcher is the assistant can be asked, unless nobody knows about whom', () => {
  const known = makeSite({ brandId: 'kumo' });
  for (const { shell } of contentsOf(known)) expect(shell?.assistant?.restaurantId).toBe(shell?.launcher && 'kumo');
  for (const { shell } of contentsOf(makeSite())) expect(shell?.assistant).toBeUndefined();
});

test('the brand’s code is a landmark where it has words', () => {
  expect(contentOfPage(chainOf(1), 'home').document.code).toEqual({
    body: { html: '<p>Closed today</p>', label: 'Notice from Kumo Ramen' },
    footer: { html: '<script></script>' },
  });
});

test('a page is printed by the file of its kind alone', () => {
  const content: PageContent = contentOfPage(chainOf(1), 'offers');
  expect(contentFor('offers', { content })).toBe(content);
  expect(() => contentFor('home', { content })).toThrow('The content of /offers/ is of "offers", not of "home".');
});

test.each<[string, Menu[], PageName[]]>([
  ['one menu', [], ['locations']],
  ['different menus', [makeMenu({ Lunch: ['Soup'] })], ['menu', 'locations']],
])('of a chain with %s no other pages grow', (_, menus, expected) => {
  const chain = (count: number) => {
    const site = chainOf(count);
    return byName({ ...site, locations: site.locations.with(-1, { ...makeLocation({ name: 'Last' }), menus }) });
  };
  const [some, many] = [chain(40), chain(400)];
  const growing: PageName[] = [];
  for (const [page, content] of some) {
    const growth = JSON.stringify(many.get(page)).length - JSON.stringify(content).length;
    // Numbers of locations have a digit more here and there.
    if (growth > 40) growing.push(page);
  }
  expect(growing).toEqual(expected);
});
