import { describe, expect, test } from 'vitest';
import { heroLinesOf, notesOf } from '#content/pages/home/hero-lines.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const TORONTO = { locality: 'Toronto' };
const badgeOf = (...cuisines: string[]) => heroLinesOf(makeSite({ cuisines, address: TORONTO })).badge;

describe('our own badge praises a food', () => {
  test.each([
    ['Ramen', 'Best Ramen in Toronto'],
    ['pizza', 'Best pizza in Toronto'],
    ['Tacos', 'Best Tacos in Toronto'],
    ['Crêpes', 'Best Crêpes in Toronto'],
    ['Smash burgers', 'Best Smash burgers in Toronto'],
    ['Neapolitan pizza', 'Best Neapolitan pizza in Toronto'],
    ['Dim Sum', 'Best Dim Sum in Toronto'],
    ['Barbecue', 'Best Barbecue in Toronto'],
    ['Lebanese', 'Best Lebanese in Toronto'],
    ['Southern Italian', 'Best Southern Italian in Toronto'],
    ['拉面', 'Best 拉面 in Toronto'],
  ])('%s: %s', (cuisine, expected) => {
    expect(badgeOf(cuisine)).toBe(expected);
  });

  test.each([
    'Sports bar',
    'Vegan',
    'Café',
    'Bakery',
    'Steakhouse',
    'Barbecue restaurant',
    'French bistro',
    'Ramen bar',
    'Pizza place',
    'Tasting menu',
    'Contemporary',
    'Family friendly',
    'Gluten-free options',
    'Fine dining',
    'Pizza & Pasta House',
    'Takeout',
    '',
  ])('%s makes no phrase', (cuisine) => {
    expect(badgeOf(cuisine)).toBeUndefined();
  });

  test('which comes first, and no other', () => {
    expect(badgeOf('Ramen', 'Gyoza')).toBe('Best Ramen in Toronto');
    expect(badgeOf('Sports bar', 'Wings')).toBeUndefined();
    expect(badgeOf()).toBeUndefined();
  });

  test('where the town is known', () => {
    expect(heroLinesOf(makeSite({ cuisines: ['Ramen'] })).badge).toBeUndefined();
    const locations = [makeLocation({ address: TORONTO })];
    expect(heroLinesOf(makeSite({ cuisines: ['Ramen'], locations })).badge).toBe('Best Ramen in Toronto');
  });
});

describe('which lines are ours', () => {
  test.each<[string, Partial<Site>, object]>([
    [
      'both, of a configuration that says nothing',
      { cuisines: ['Ramen'], address: TORONTO },
      { badge: 'Best Ramen in Toronto', title: 'Come Taste The Difference', ours: ['badge', 'title'] },
    ],
    [
      'the title alone, without a badge',
      { cuisines: ['Vegan'], address: TORONTO },
      { badge: undefined, title: 'Come Taste The Difference', ours: ['title'] },
    ],
    [
      'none, of what the brand wrote',
      { hero: { badge: 'On Locke Street', title: 'Rye' } },
      { badge: 'On Locke Street', title: 'Rye', ours: [] },
    ],
    [
      'none, where the badge is empty',
      { cuisines: ['Ramen'], address: TORONTO, hero: { badge: '', title: 'Rye' } },
      { badge: undefined, title: 'Rye', ours: [] },
    ],
    [
      'no title that the brand has among its own texts',
      { texts: { 'home.title': 'Sit down' } },
      { badge: undefined, title: 'Sit down', ours: [] },
    ],
  ])('%s', (_, site, expected) => {
    expect(heroLinesOf(makeSite(site))).toEqual(expected);
  });
});

describe('the report notes', () => {
  test('our lines, in one sentence', () => {
    expect(notesOf(makeSite({ cuisines: ['Ramen'], address: TORONTO }))).toEqual([
      '"Best Ramen in Toronto" and "Come Taste The Difference" on top of home are ours, because heroSection has no badge and no title. Write the restaurant\'s own; "badge": "" is none.',
    ]);
    expect(notesOf(makeSite())).toEqual([
      '"Come Taste The Difference" on top of home is ours, because heroSection has no title. Write the restaurant\'s own.',
    ]);
    expect(notesOf(makeSite({ cuisines: ['Ramen'], address: TORONTO, hero: { title: 'Rye' } }))).toEqual([
      '"Best Ramen in Toronto" on top of home is ours, because heroSection has no badge. Write the restaurant\'s own; "badge": "" is none.',
    ]);
  });

  test('nothing where they are the restaurant’s own', () => {
    expect(notesOf(makeSite({ hero: { title: 'Rye' } }))).toEqual([]);
  });
});
