import { ENGLISH } from '#i18n/english/english.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { exportedMenusOf, menusToCsv, menusToMarkdown } from '#core/menu/menu-export.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { menuOf } from '#content/pages/menu.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { menuNode } from '#content/seo/structured-data/menu.ts';
import { menuViewOf } from '#core/menu/menu-view.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { cad, makeItem, makeMenu, makeSite } from '../../../support/build/site.ts';

const soldOutOf = (mark: object) =>
  siteOf({ menu: { items: [{ name: 'A', ...mark }] } }).menus[0]?.categories[0]?.items[0]?.soldOut;

describe('an item is sold out', () => {
  test.each([
    { soldOut: true },
    { outOfStock: 'TRUE' },
    { is_out_of_stock: true },
    { inStock: false },
    { availability: 'https://schema.org/SoldOut' },
    { availability: 'http://schema.org/OutOfStock' },
    { availability: false },
  ])('where it says %j', (mark) => {
    expect(soldOutOf(mark)).toBe(true);
    expect(warningsFor({ name: 'X', menu: { items: [{ name: 'A', ...mark }] } })).toEqual([]);
  });

  test.each([{ soldOut: false }, { inStock: 'yes' }, { availability: 'InStock' }, { soldOut: null }])(
    'and not where it says %j',
    (mark) => {
      expect(soldOutOf(mark)).toBeUndefined();
      expect(warningsFor({ name: 'X', menu: { items: [{ name: 'A', ...mark }] } })).toEqual([]);
    },
  );

  test('nor where it is not clear, which is told', () => {
    const items = [{ name: 'A', soldOut: 'maybe', availability: 'weekends' }];
    expect(soldOutOf(items[0] ?? {})).toBeUndefined();
    expect(warningsFor({ name: 'X', menu: { items } })).toEqual([
      'menu.items[0].soldOut: "maybe" is neither true nor false. The item is not shown as sold out. Write it like true.',
      'menu.items[0].availability: "weekends" is not an availability. The item is not shown as sold out. Write it like "SoldOut".',
    ]);
  });

  test('where it is featured and sold out on the menu', () => {
    const { featuredItems } = siteOf({
      menu: { items: [{ name: 'A', soldOut: true }, { name: 'B' }] },
      featuredItems: [{ name: 'A' }, { name: 'B' }, { name: 'C', soldOut: true }],
    });
    expect(featuredItems.map(({ soldOut }) => soldOut)).toEqual([true, undefined, true]);
  });
});

describe('what is sold out', () => {
  const lobster = makeItem({ name: 'Lobster', price: cad(3900), tag: 'New', soldOut: true });
  const menu = makeMenu({ Mains: [lobster, { name: 'Soup', price: cad(900) }] });
  const site = makeSite({ menus: [menu], featuredItems: [lobster] });

  test('keeps its price on the page, and says so in place of praise', () => {
    const [shown] = menuViewOf(site, menu).categories[0]?.items ?? [];
    expect(shown).toMatchObject({ price: { text: '$39.00' }, tag: 'Sold out', soldOut: true });
    expect(homeOf(site).popular.items).toMatchObject([{ name: 'Lobster', tag: 'Sold out' }]);
    const withoutFeatured = homeOf(makeSite({ menus: [menu] })).popular.items;
    expect(withoutFeatured.map(({ name }) => name)).toEqual(['Soup']);
  });

  test('is no offer of structured data', () => {
    const frame = { url: 'https://x.example/menu/', provider: '#x', texts: ENGLISH, buildDate: '2026-11-20' };
    const { hasMenuSection: sections } = menuNode(menuViewOf(site, menu), frame) as unknown as {
      hasMenuSection: { hasMenuItem: object[] }[];
    };
    const [sold, soup] = sections[0]?.hasMenuItem ?? [];
    expect(sold).toEqual({ '@type': 'MenuItem', name: 'Lobster' });
    expect(soup).toHaveProperty('offers.price', '9.00');
  });

  test('says so in llms.txt and in exported menus', () => {
    expect(llmsTxt(site, [], menuOf(site))).toContain('Mains: Lobster $39.00 (sold out), Soup $9.00');
    const menus = exportedMenusOf(site);
    expect(menus[0]?.categories[0]?.items[0]).toMatchObject({ tag: 'New', soldOut: true });
    expect(menusToCsv(menus)).toContain('Lobster,,$39.00,,,,New,yes');
    expect(menusToMarkdown(menus)).toContain('- **Lobster**, $39.00 (Sold out, New)');
  });

  describe('is nothing that the assistant recommends', () => {
    let knowledge: Knowledge;
    beforeAll(async () => {
      const items = [
        { name: 'Lobster', price: 39, isVegan: true, soldOut: true },
        { name: 'Soup', price: 9, isVegan: true },
        { name: 'Garden stew', price: 18, isVegan: true },
      ];
      knowledge = await knowledgeFrom({
        name: 'X',
        menu: { categories: [{ name: 'Mains', items }] },
        featuredItems: [{ name: 'Lobster' }, { name: 'Soup' }],
      });
    });

    test.each(['What is popular?', 'Do you have vegan dishes?', 'What is your most expensive dish?'])(
      '%s',
      (question) => {
        const answer = JSON.stringify(answersTo(knowledge, question));
        expect(answer).toMatch(/Soup|stew/);
        expect(answer).not.toContain('Lobster');
      },
    );

    test.each([
      ['Do you have lobster?', 'Yes, it is on our menu: Lobster, $39. Lobster is sold out right now.'],
      ['How much is the lobster?', 'Lobster: $39. Lobster is sold out right now.'],
      ['2 lobster and a soup', expect.stringMatching(/in all, before tax\. Lobster is sold out right now\.$/)],
      ['¿Tienen Lobster?', expect.stringContaining('Agotado por ahora: Lobster.')],
    ])('%s', (question, words) => {
      expect(wordsOf(answersTo(knowledge, question))).toEqual(words);
    });
  });
});
