import { describe, expect, test } from 'vitest';
import { VISIBILITY_KEYS, VISIBILITY_WORDS } from '#schema/values/visibility.ts';
import { readConfiguration, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const itemNames = (configuration: object) =>
  siteOf(configuration).menus[0]?.categories.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
const menuOf = (...items: object[]) => ({ name: 'X', menu: { items } });
const wordsOf = (words: string) => words.split(' ');

describe('an entry that says that it is not to be shown is left out', () => {
  test.each([false, 'false', 'FALSE', 'no', 'No', 'n', 'off', 0, '0'])('a "no" is written %j', (no) => {
    for (const key of ['isAvailable', 'available', 'active', 'is_active', 'enabled', 'published', 'Visible'])
      expect(itemNames(menuOf({ name: 'A' }, { name: 'B', [key]: no })), key).toEqual(['A']);
    for (const key of ['hidden', 'is_deleted', 'archived']) {
      const configuration = menuOf({ name: 'A', [key]: no });
      expect(itemNames(configuration), key).toEqual(['A']);
      expect(warningsFor(configuration)).toEqual([]);
    }
  });

  test.each([true, 'true', 'YES', 'y', 'on', 1, '1', null, ''])('a "yes", or what is not set, is written %j', (yes) => {
    const shown = Object.fromEntries(wordsOf(VISIBILITY_KEYS.shown).map((key) => [key, yes]));
    expect(itemNames(menuOf({ name: 'A', ...shown }))).toEqual(['A']);
    expect(warningsFor(menuOf({ name: 'A', ...shown }))).toEqual([]);
  });

  test.each([
    ...wordsOf(VISIBILITY_KEYS.shown).map((key) => ({ [key]: false })),
    ...wordsOf(VISIBILITY_KEYS.hidden).map((key) => ({ [key]: true })),
    ...wordsOf(VISIBILITY_WORDS.hidden).map((word) => ({ status: word })),
    { deleted_at: '2026-03-01T10:00:00Z' },
    { archivedAt: 1_770_000_000 },
    { visibility: 'NONE' },
    { status: 'Not published' },
    { published: 'draft' },
  ])('%j', (mark) => {
    expect(itemNames(menuOf({ name: 'A' }, { name: 'B', price: 'x'.repeat(40), ...mark }))).toEqual(['A']);
    // Nothing else is told of what is not shown.
    expect(warningsFor(menuOf({ name: 'A' }, { name: 'B', price: 'x'.repeat(40), ...mark }))).toHaveLength(1);
  });

  test.each([
    { deleted_at: '0000-00-00 00:00:00' },
    { deleted_at: null },
    { deleted: 0 },
    { status: 'ACTIVE' },
    { visibility: 'PUBLIC' },
  ])('%j hides nothing, and is not told', (mark) => {
    expect(itemNames(menuOf({ name: 'A', ...mark }))).toEqual(['A']);
    expect(warningsFor(menuOf({ name: 'A', ...mark }))).toEqual([]);
  });

  test('of every list', () => {
    const no = { active: false };
    const { site, warnings } = readConfiguration({
      name: 'X',
      featuredItems: [{ name: 'A', ...no }],
      menu: [
        { categories: [{ name: 'A', items: [{ name: 'A' }] }] },
        { ...no, categories: [{ name: 'B', items: [{ name: 'B' }] }] },
        { categories: [{ name: 'C', ...no, items: [{ name: 'C' }] }] },
      ],
      hasOfferCatalog: { itemListElement: [{ name: 'A', ...no }] },
      deals: [{ title: 'A', ...no }],
      discounts: [{ title: 'A', ...no }],
      jobs: [
        { title: 'A', ...no },
        { title: 'B', status: 'closed' },
      ],
      reviews: [{ content: 'A', ...no }],
      faqs: [{ question: 'A', answer: 'B', ...no }],
      highlights: [{ title: 'A', ...no }],
      features: [{ title: 'A', ...no }],
      navigation: [{ name: 'A', url: '/a', ...no }],
      brand: { franchisee_form: { questions: [{ question: 'A', ...no }] } },
      locations: [
        { name: 'A', ...no },
        { name: 'B', gallery: [{ image: 'a.jpg', ...no }] },
      ],
    });
    expect(site.menus[0]?.categories.map(({ name }) => name)).toEqual(['A']);
    expect(site.locations.map(({ name, gallery }) => [name, gallery])).toEqual([['B', []]]);
    expect([
      ...[site.featuredItems, site.offerCatalog, site.deals, site.discounts, site.jobs, site.reviews, site.faqs],
      ...[site.highlights, site.features, site.navigation, site.franchiseQuestions],
    ]).toEqual(Array.from({ length: 11 }, () => []));
    expect(warnings).toHaveLength(14);
  });

  test('but not a loyalty programme or a day of hours, which have rules of their own', () => {
    const { site } = readConfiguration({
      name: 'X',
      loyaltyProgram: { available: true, enabled: false, name: 'A' },
      openingHours: [{ day: 'Monday', open: '09:00', close: '17:00', available: true }],
    });
    expect(site.loyalty).toEqual({ name: 'A' });
    expect(site.hours?.week[1]).toBeDefined();
  });

  test('a list of which all is left out is an empty one', () => {
    const { site, warnings } = readConfiguration({
      name: 'X',
      menu: { categories: [{ name: 'A', items: [{ name: 'B', hidden: true }] }] },
      locations: [{ name: 'C', isActive: 'no' }],
    });
    expect(site.menus[0]).toBeUndefined();
    expect(site.locations).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      'true means that it is not to be shown. The item is left out.',
      '"no" means that it is not to be shown. The location is left out.',
    ]);
  });
});

describe('a warning', () => {
  test('is given once a kind, and counts', () => {
    const items = [
      { name: 'A', isAvailable: false },
      { name: 'B', is_deleted: 'true' },
      { name: 'C', visibility: 'NONE' },
      { name: 'D', status: 'pending' },
      { name: 'E', visibility: ['POS'] },
      { name: 'F' },
    ];
    const configuration = { name: 'X', menu: { items }, deals: [{ title: 'A', enabled: 0 }] };
    expect(itemNames(configuration)).toEqual(['D', 'E', 'F']);
    expect(warningsFor(configuration)).toEqual([
      'menu.items[0].isAvailable: false means that it is not to be shown. The item and 2 more like it are left out.',
      'menu.items[3].status: "pending" does not tell whether it is to be shown. The item and 1 more like it are shown. Write it like true or false.',
      'deals[0].enabled: 0 means that it is not to be shown. The deal is left out.',
    ]);
  });
});
