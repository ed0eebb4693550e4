import { expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { menuBoardOf } from '#content/pages/menu-board.ts';
import { menuOf } from '#content/pages/menu.ts';
import { read } from '#reader/read.ts';
import { PUBLISHED } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

const CATEGORIES = [{ name: 'Mains', items: [{ name: 'Soup', price: 9 }] }];
const written = (name: string, served?: unknown) => ({ name, categories: CATEGORIES, ...(served ? { served } : {}) });
const DINER = [
  written('Breakfast', [{ open: '07:00', close: '11:00' }]),
  written('Lunch', [{ day: 'Monday - Friday', open: '11:00', close: '15:00' }]),
  written('Drinks'),
];
const SUMMER = written('Summer', [{ validFrom: '2026-06-01', validThrough: '2026-06-14' }]);
const CONFIGURATION = { name: 'X', currency: 'CAD', timezone: 'America/Toronto' };

const siteAt = (builtAt: string, menu: object[], others: object = {}) =>
  makeSite(read({ ...CONFIGURATION, menu, ...others }, PUBLISHED, builtAt).site);

/** The menus that a page shows, in order; behind a line those that it announces. */
function shownAt(builtAt: string, menu: object[]): string {
  const content = menuOf(siteAt(builtAt, menu));
  if (content.kind !== 'page') throw new Error(content.kind);
  const order = content.order ?? content.menus.map(({ id = '' }) => id);
  return [order, content.toCome?.map(({ id }) => id) ?? []].map((ids) => ids.join(' ')).join(' | ');
}

const minuteOf = (instant: number): string => `${new Date(instant).toISOString().slice(0, 16)}Z`;

test('between two changes each build shows the same, and at a minute that is one it shows something else', () => {
  const menu = [...DINER, SUMMER];
  const changes: string[] = [];
  for (let builtAt = '2026-05-29T00:00Z'; builtAt < '2026-06-18';) {
    const said = shownAt(builtAt, menu);
    const next = nextChangeOf(siteAt(builtAt, menu));
    for (let at = Date.parse(builtAt); at < Date.parse(next); at += 53 * 60_000)
      expect(shownAt(minuteOf(at), menu), minuteOf(at)).toBe(said);
    const atNext = minuteOf(Date.parse(next));
    if (next.includes('T')) expect(shownAt(next, menu), next).not.toBe(said);
    changes.push(shownAt(atNext, menu));
    builtAt = atNext;
  }
  const stageOf = (shown: string) =>
    shown.endsWith('summer') ? 'announced' : shown.includes('summer') ? 'on the menu' : 'gone';
  const stages = changes.map(stageOf);
  expect(stages.filter((stage, index) => stage !== stages[index - 1])).toEqual(['announced', 'on the menu', 'gone']);
  expect(changes.length).toBeGreaterThan(40);
});

test('a menu without times is no reason to build before the day on which something else changes', () => {
  expect(nextChangeOf(siteAt('2026-11-28T15:30Z', [written('Lunch'), written('Dinner')]))).toBe('2027-01-01');
});

test('nor are times where the clock of the location is not known', () => {
  expect(nextChangeOf(siteAt('2026-11-28T15:30Z', DINER, { timezone: undefined }))).toBe('2027-01-01');
});

test('nor are they to a build of which only the date is known', () => {
  expect(nextChangeOf(siteAt('2026-11-28', DINER))).toBe('2027-01-01');
});

test('a season to come is announced below the menus, and shown nowhere else', () => {
  const site = siteAt('2026-05-01T12:00Z', [...DINER, SUMMER]);
  const content = menuOf(site);
  expect(content).toMatchObject({ toCome: [{ title: 'Summer', times: 'June 1 – 14, 2026' }] });
  expect(menuBoardOf(site).screens.map(({ menuId }) => menuId)).toEqual(['breakfast', 'lunch', 'drinks']);
});

test('where nothing else is served, it is the menu', () => {
  expect(shownAt('2026-05-01T12:00Z', [SUMMER, written('Autumn', [{ validFrom: '2026-09-01' }])])).toBe(
    'summer autumn | ',
  );
});
