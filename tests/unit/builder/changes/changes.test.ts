import { readFileSync } from 'node:fs';
import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { changesToText } from '#builder/changes/changes-to-text.ts';
import { changesBetween, comparableOf } from '#builder/changes/site-changes.ts';
import type { Site } from '#schema/site.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';
import { cad, makeHours, makeItem, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

const week = () => makeHours([690, 1320]);
const base = (): Site =>
  makeSite({
    menus: [
      makeMenu({
        Pizza: [{ name: 'Margherita', price: cad(1650) }, { name: 'Diavola', price: cad(1850) }, 'Bianca'],
        Drinks: ['Water'],
      }),
    ],
    locations: [makeLocation({ name: 'Gastown', hours: week() }), makeLocation({ name: 'Kitsilano', hours: week() })],
    deals: [{ title: 'Two for Tuesday', validUntil: '2026-12-31' }],
    faqs: [{ question: 'Is there parking?', answer: 'Behind the house.' }],
    theme: { primaryColor: '#aa0000' },
  });

/** The earlier site comes back from a file. */
function wordsBetween(before: object, after: object): string {
  const kept = JSON.parse(JSON.stringify(comparableOf(before))) as object;
  return changesToText(changesBetween(kept, comparableOf(after)));
}

/** The site of before with other values at some paths; `undefined` takes one away. */
function wordsAfter(edits: Record<string, unknown>): string {
  const site = base();
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((place, key) => place[key] as Tree, site as unknown as Tree);
    if (value === undefined && Array.isArray(parent)) parent.splice(Number(last), 1);
    else parent[last] = value;
  }
  return wordsBetween(base(), site);
}

type Tree = Record<string, unknown>;
const PIZZA = 'menus.0.categories.0.items';
const open = (opens: number, closes: number) => ({ kind: 'open', intervals: [{ opens, closes }] });

describe('what has changed, in words', () => {
  test.each<[what: string, words: string, edits: Record<string, unknown>]>([
    ['nothing', '', {}],
    ['a price', 'one price (Pizza, Margherita)', { [`${PIZZA}.0.price`]: cad(1700) }],
    [
      'two prices and a closing time',
      'two prices, one closing time (Gastown, Friday)',
      {
        [`${PIZZA}.0.price`]: cad(1700),
        [`${PIZZA}.1.price`]: { text: 'Market price' },
        'locations.0.hours.week.5': open(690, 1380),
      },
    ],
    ['an opening time', 'one opening time (Gastown, Friday)', { 'locations.0.hours.week.5': open(600, 1320) }],
    ['a day off', 'one day with other hours (Kitsilano, Monday)', { 'locations.1.hours.week.1': { kind: 'closed' } }],
    [
      'special hours',
      'one table of special hours (Gastown)',
      { 'locations.0.hours.special.0': { from: '2026-12-24', hours: { kind: 'closed' } } },
    ],
    ['a new item', 'one new item (Drinks, Wine)', { 'menus.0.categories.1.items.1': makeItem({ name: 'Wine' }) }],
    ['an item less', 'one item less (Pizza, Bianca)', { [`${PIZZA}.2`]: undefined }],
    [
      'another order',
      'one list in another order (Pizza)',
      { [PIZZA]: base().menus[0]?.categories[0]?.items.reverse() },
    ],
    ['an offer’s last day', 'one date (Two for Tuesday)', { 'deals.0.validUntil': '2027-01-31' }],
    ['an answer', 'one text (Is there parking?)', { 'faqs.0.answer': 'No.' }],
    ['a colour', 'one colour or font', { 'theme.primaryColor': '#00aa00' }],
    ['a look', 'one look', { 'theme.look': 'salon' }],
    ['a look and a colour', 'one look, one colour or font', { 'theme.hero': 'words', 'theme.primaryColor': '#00aa00' }],
    ['a telephone', 'one new telephone number (Gastown)', { 'locations.0.phone': '+1 604 555 0100' }],
    ['a location less', 'one location less (Kitsilano)', { 'locations.1': undefined }],
    [
      'a first menu',
      'one new menu (Gastown, Lunch)',
      { 'locations.0.menus.0': { ...makeMenu({ Lunch: ['Soup'] }), name: 'Lunch' } },
    ],
    ['the name of the only menu', 'one new name', { 'menus.0.name': 'Dinner' }],
    ['what nobody reads', '', { buildDate: '2027-01-01', priceRange: '$' }],
  ])('%s: %s', (_what, words, edits) => {
    expect(wordsAfter(edits)).toBe(words);
  });

  test('more than four kinds are counted together', () => {
    const edits = {
      [`${PIZZA}.0.price`]: cad(1),
      'faqs.0.answer': 'No.',
      'theme.primaryColor': '#000000',
      email: 'hello@kitchen.example',
      'hero.badge': 'New',
      animations: true,
    };
    expect(wordsAfter(edits)).toMatch(/, two other changes$/);
  });

  test('two entries of one name are two entries', () => {
    const before = makeSite({ menus: [makeMenu({ Tea: ['Green', 'Green'] })] });
    const after = makeSite({ menus: [makeMenu({ Tea: ['Green', 'Green', 'Green'] })] });
    expect(wordsBetween(before, after)).toBe('one new item (Tea, Green)');
  });

  test('a long name is cut', () => {
    const before = makeSite({ menus: [makeMenu({ Tea: [] })] });
    const after = makeSite({ menus: [makeMenu({ Tea: ['G'.repeat(10_000)] })] });
    expect(wordsBetween(before, after).length).toBeLessThan(80);
  });
});

const configuration = JSON.parse(readFileSync('brands/kumo-ramen/website.json', 'utf8')) as object;

test('whatever becomes of a configuration, both sites are compared, and only equal ones say nothing', () => {
  const site = comparableOf(readConfiguration(configuration).site);
  fc.assert(
    fc.property(
      fc.record({ name: fc.string(), menu: fc.anything(), locations: fc.anything(), faqs: fc.anything() }),
      (edit) => {
        const other = comparableOf(readConfiguration({ ...configuration, ...edit }).site);
        for (const [before, after] of [
          [site, other],
          [other, site],
          [other, other],
        ] as const) {
          const words = wordsBetween(before, after);
          if (before === after) expect(words).toBe('');
          else expect(words === '').toBe(JSON.stringify(before) === JSON.stringify(after));
        }
      },
    ),
    runs(40),
  );
});

test.each(['__proto__', 'constructor', 'toString'])('a site with the key %s is compared like any other', (key) => {
  const before = JSON.parse(`{"${key}": "a", "locations": [{"name": "${key}"}]}`) as object;
  const after = JSON.parse(`{"${key}": "b", "locations": []}`) as object;
  expect(changesBetween(before, after)).toEqual([
    { noun: 'text', how: 'changed', where: [] },
    { noun: 'location', how: 'removed', where: [key] },
  ]);
});
