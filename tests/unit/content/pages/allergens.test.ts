import { describe, expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { allergensPageOf } from '#content/pages/allergens.ts';
import { allergenCardOf } from '#content/pages/qr-cards.ts';
import { findAllergen } from '#core/menu/allergens/allergens.ts';
import { allergenTablePath, pathsIn, routesOf } from '#core/routes/routes.ts';
import { pageNameAt } from '#core/routes/page-name.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { contentOfPage, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

const menuWith = (name: string, ...contains: string[]): Menu =>
  makeMenu({
    Dishes: [
      {
        name,
        id: name.toLowerCase(),
        ...(contains.length > 0 && {
          allergens: { contains: contains.map((each) => ({ name: each, known: findAllergen(each) })), mayContain: [] },
        }),
      },
    ],
  });
const menus = [menuWith('Soup', 'Milk')];
const same = makeLocation({ name: 'Same' });
const own = makeLocation({ name: 'Own', menus: [menuWith('Ramen', 'Wheat')] });
const silent = makeLocation({ name: 'Silent', menus: [menuWith('Toast')] });
const file = makeLocation({ name: 'File', fileLink: 'https://files.example/menu.pdf', menuKind: 'file' });
const checked = makeLocation({ name: 'Checked', allergensConfirmedOn: '2026-11-01' });

const pathsOfTables = (site: Partial<Site>): string[] =>
  routesOf(makeSite(site)).flatMap(({ page, path }) => (page.startsWith('allergens') ? path : []));

describe('the pages', () => {
  test.each<[string, Partial<Site>, string[]]>([
    ['of one restaurant', { menus }, ['/allergens/', '/allergens/qr/']],
    ['of one location with its own menu', { locations: [own] }, ['/allergens/', '/allergens/qr/']],
    [
      'of locations: one for each other table, or another day',
      { menus, locations: [same, own, silent, file, checked] },
      [
        '/allergens/',
        '/allergens/own/',
        '/allergens/checked/',
        '/allergens/qr/',
        '/allergens/qr/own/',
        '/allergens/qr/checked/',
      ],
    ],
    [
      'of locations alone',
      { locations: [own, silent] },
      ['/allergens/', '/allergens/own/', '/allergens/qr/', '/allergens/qr/own/'],
    ],
    ['where nothing is stated', { menus: [menuWith('Soup')], locations: [silent] }, []],
    ['of a menu in a file', { menus, fileLink: 'https://files.example/menu.pdf', menuKind: 'file' }, []],
    ['that are turned off', { menus, pages: { allergens: false } }, []],
    ['in French', { menus, paths: pathsIn('fr-CA', '/fr') }, ['/fr/allergenes/', '/fr/allergenes/qr/']],
    ['in Spanish', { menus, paths: pathsIn('es', '/es') }, ['/es/alergenos/', '/es/alergenos/qr/']],
  ])('%s', (_, site, paths) => {
    expect(pathsOfTables(site)).toEqual(paths);
  });

  test.each([
    ['/allergens/', 'allergens'],
    ['/fr/allergenes/own/', 'allergens'],
    ['/alergenos/qr/', 'allergens-qr'],
    ['/allergens/qr/own/', 'allergens-qr'],
    ['/allergens/own/soup/', undefined],
  ])('%s is a page of kind %s', (path, page) => {
    expect(pageNameAt(path)).toBe(page);
  });

  test('lead from the menu and the footer', () => {
    const site = makeSite({ menus, locations: [same, own] });
    expect(contentOfPage(site, 'location-menu', 0).body).toMatchObject({ allergenTable: { href: '/allergens/' } });
    expect(contentOfPage(site, 'location-menu', 1).body).toMatchObject({ allergenTable: { href: '/allergens/own/' } });
    expect(contentOfPage(site, 'home').shell?.footer.links).toContainEqual(
      expect.objectContaining({ label: 'Allergens', href: '/allergens/' }),
    );
    const silentSite = makeSite({ menus: [menuWith('Soup')] });
    expect(JSON.stringify(contentOfPage(silentSite, 'home').shell)).not.toContain('allergens');
  });
});

describe('the path of an item in its table', () => {
  const site = makeSite({ menus, locations: [same, own, silent, file] });
  test.each([
    ['the brand’s', undefined, { id: 'soup', name: 'Soup' }, '/allergens/#soup'],
    ['of a location that has the brand’s menu', same, { id: 'soup', name: 'Soup' }, '/allergens/#soup'],
    ['of a location with its own', own, { id: 'ramen', name: 'Ramen' }, '/allergens/own/#ramen'],
    ['of a popular item, by its name', undefined, { id: 'soup-2', name: 'Soup' }, '/allergens/#soup'],
    ['of an item that the table does not have', own, { id: 'soup', name: 'Soup' }, '/allergens/own/'],
    ['where the menu states nothing', silent, { id: 'toast', name: 'Toast' }, undefined],
    ['where the menu is a file', file, { id: 'soup', name: 'Soup' }, undefined],
    ['without an item', own, undefined, '/allergens/own/'],
  ])('%s', (_, location, item, path) => {
    expect(allergenTablePath(site, location, item)).toBe(path);
  });

  test('is none where the page is turned off', () => {
    expect(allergenTablePath(makeSite({ menus, pages: { allergens: false } }))).toBeUndefined();
  });
});

describe('the page', () => {
  test('has the table, its note and the way to other tables, and names who has none', () => {
    const site = makeSite({ menus, locations: [same, own, silent], allergenNote: 'One fryer.' });
    const content = allergensPageOf(site);
    expect(content).toMatchObject({
      table: { caption: 'Allergens in the menu of Test Kitchen', notes: ['One fryer.'], columns: [{ name: 'Milk' }] },
      without: 'Silent',
      typed: 'kitchen.example/allergens',
    });
    const entries = content.others.flatMap(({ parts }) => parts.flatMap((part) => part.entries));
    expect(entries).toMatchObject([{ label: 'Own', href: '/allergens/own/' }]);
  });

  test('of a location has its own table, and leads to no other', () => {
    const site = makeSite({ menus, locations: [same, own] });
    expect(allergensPageOf(site, own)).toMatchObject({
      kicker: 'Own',
      table: {
        caption: 'Allergens in the menu of Test Kitchen Own',
        columns: [{ name: 'Wheat' }],
        csv: { href: '/allergens/own/allergens.csv' },
      },
      others: [],
      without: '',
      menu: { href: '/menu/own/' },
    });
  });

  test.each([
    ['2026-10-01', 'Last confirmed on October 1, 2026'],
    ['2025-10-01', ENGLISH.allergens.confirmedLongAgo('October 1, 2025')],
    ['2027-10-01', undefined],
    [undefined, undefined],
  ])('says of a confirmation on %s: %s', (allergensConfirmedOn, text) => {
    expect(allergensPageOf(makeSite({ menus, allergensConfirmedOn })).table?.confirmed).toBe(text);
  });

  test('says when its location was confirmed, else the brand', () => {
    const site = makeSite({ menus, allergensConfirmedOn: '2026-10-01', locations: [checked, own] });
    expect(allergensPageOf(site, checked).table?.confirmed).toBe('Last confirmed on November 1, 2026');
    expect(allergensPageOf(site, own).table?.confirmed).toBe('Last confirmed on October 1, 2026');
  });

  test.each([
    ['2026-10-01', '2027-10-01', '2027-01-01'],
    ['2025-11-25', '2026-11-25', '2026-11-25'],
    ['2026-12-10', '2026-12-09', '2026-12-09'],
  ])('confirmed on %s says something else from %s on', (allergensConfirmedOn, changes, next) => {
    const site = makeSite({ menus, allergensConfirmedOn });
    const saidOn = (buildDate: string) => allergensPageOf({ ...site, buildDate }).table?.confirmed;
    expect(saidOn(changes)).not.toBe(saidOn(site.buildDate));
    expect(nextChangeOf(site)).toBe(next);
  });

  test('never calls anything safe, or free of something', () => {
    const site = makeSite({ menus, locations: [same, own, silent] });
    for (const page of ['allergens', 'location-menu'] as const)
      for (const index of [0, 1])
        expect(JSON.stringify(contentOfPage(site, page, index).body)).not.toMatch(/\bsafe\b|\bfree\b/i);
    expect(JSON.stringify(ENGLISH.allergens)).not.toMatch(/\bsafe\b|\bfree\b/i);
  });
});

test('the card opens the table that it stands for', () => {
  const site = makeSite({ menus, locations: [same, own] });
  const cards = routesOf(site).flatMap((route) =>
    route.page === 'allergens-qr' ? allergenCardOf(site, route).url : [],
  );
  expect(cards).toEqual(['https://kitchen.example/allergens/', 'https://kitchen.example/allergens/own/']);
});
