import { describe, expect, test } from 'vitest';
import { placeActionLinksOf } from '#listings/google/google-links.ts';
import { foodMenusOf, moneyOf } from '#listings/google/google-menus.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import { cad, makeMenu, makeSite } from '../../support/build/site.ts';

const FRAME = { title: 'Menu', sourceUrl: 'https://kumo.example/menu/', languageCode: 'en-CA' };
const made = (...items: Partial<MenuItem>[]) => foodMenusOf([makeMenu({ All: items })], FRAME);
const itemOf = (item: Partial<MenuItem>) =>
  made({ name: 'A', price: cad(1250), ...item }).foodMenus.menus[0]?.sections[0]?.items[0];

describe('food menus', () => {
  test('have labels in the language of the site, and prices in units and nanos', () => {
    expect(made({ name: 'Shoyu', description: 'Broth', price: cad(1250) }).foodMenus.menus).toEqual([
      {
        labels: [{ displayName: 'Menu', languageCode: 'en-CA' }],
        sourceUrl: 'https://kumo.example/menu/',
        sections: [
          {
            labels: [{ displayName: 'All', languageCode: 'en-CA' }],
            items: [
              {
                labels: [{ displayName: 'Shoyu', description: 'Broth', languageCode: 'en-CA' }],
                attributes: { price: { currencyCode: 'CAD', units: '12', nanos: 500_000_000 } },
              },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    [
      { amount: 1100, currency: 'JPY' },
      { units: '1100', nanos: 0 },
    ],
    [
      { amount: 1250, currency: 'KWD' },
      { units: '1', nanos: 250_000_000 },
    ],
    [
      { amount: 99, currency: 'USD' },
      { units: '0', nanos: 990_000_000 },
    ],
  ])('%o is %o', (price, expected) => {
    expect(moneyOf(price)).toMatchObject(expected);
  });

  test('a price in words, without a currency, or none leaves the item out; a section without items too', () => {
    const { foodMenus, unpriced } = made(
      { name: 'Fish', price: { text: 'Market price' } },
      { name: 'Rice' },
      { name: 'Tea', price: { amount: 300 } },
    );
    expect(unpriced).toEqual(['Fish', 'Rice', 'Tea']);
    expect(foodMenus.menus).toEqual([]);
  });

  test('the first size stands for the item, the others are its options', () => {
    const item = itemOf({
      name: 'Diavola',
      sizes: [
        { name: 'Small', price: cad(1200), calories: { from: 400, to: 400 } },
        { name: 'Half', price: { text: 'ask us' } },
        { name: 'Large', price: cad(1800) },
      ],
    });
    expect(item?.labels[0]?.displayName).toBe('Diavola (Small)');
    expect(item?.attributes.nutritionFacts).toEqual({ calories: { lowerAmount: 400, unit: 'CALORIE' } });
    expect(item?.options?.map(({ labels, attributes }) => [labels[0]?.displayName, attributes.price.units])).toEqual([
      ['Diavola (Large)', '18'],
    ]);
  });

  test('what it may contain is never told as what it contains, and what Google has no word for is left out', () => {
    const allergens = {
      contains: [
        { name: 'Almonds', known: 'almonds' as const },
        { name: 'Shrimp', known: 'shrimp' as const },
        { name: 'Sesame', known: 'sesame' as const },
        { name: 'Barley', known: 'barley' as const },
        { name: 'Lotus' },
      ],
      mayContain: [{ name: 'Milk', known: 'milk' as const }],
    };
    expect(itemOf({ allergens })?.attributes.allergen).toEqual(['SHELLFISH', 'TREE_NUT']);
    expect(itemOf({ allergens: { ...allergens, contains: [] } })?.attributes.allergen).toBeUndefined();
  });

  test('marks that Google knows, ranges of calories, nutrients and what a price is for', () => {
    const item = itemOf({
      diets: ['vegan', 'gluten-free', 'spicy'],
      calories: { from: 449.6, to: 600 },
      nutrition: {
        amounts: {
          proteinContent: { from: 24, to: 24 },
          fiberContent: { from: 3, to: 3 },
          sodiumContent: { from: 640, to: 700 },
        },
      },
      price: { amount: 4200, currency: 'CAD', unit: 'kg' },
    });
    expect(item?.attributes).toEqual({
      price: { currencyCode: 'CAD', units: '42', nanos: 0 },
      dietaryRestriction: ['VEGAN'],
      nutritionFacts: {
        calories: { lowerAmount: 450, upperAmount: 600, unit: 'CALORIE' },
        sodium: { lowerAmount: 640, upperAmount: 700, unit: 'MILLIGRAM' },
        protein: { lowerAmount: 24, unit: 'GRAM' },
      },
      portionSize: { quantity: 1, unit: [{ displayName: 'kg', languageCode: 'en-CA' }] },
    });
  });

  test('names and descriptions are as long as Google takes them', () => {
    const [label] = itemOf({ name: 'x'.repeat(200), description: 'y '.repeat(2000) })?.labels ?? [];
    expect([...(label?.displayName ?? '')].length).toBeLessThanOrEqual(140);
    expect([...(label?.description ?? '')].length).toBeLessThanOrEqual(1000);
  });
});

describe('preferred links', () => {
  const site = makeSite({ orderingLink: 'https://order.example/kumo', reservationLink: '/reserve/' });

  test('are those of the location, else of the brand, and absolute', () => {
    expect(placeActionLinksOf(site, { orderingLink: 'https://order.example/annex' })).toEqual([
      { uri: 'https://order.example/annex', placeActionType: 'FOOD_ORDERING', isPreferred: true },
      { uri: 'https://kitchen.example/reserve/', placeActionType: 'DINING_RESERVATION', isPreferred: true },
    ]);
  });

  test('a location that takes no orders has none, and a telephone number is no page', () => {
    expect(placeActionLinksOf(site, { onlineOrdering: false, reservationLink: 'tel:+14165550134' })).toEqual([]);
  });
});
