import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { nutritionFactIn } from '#dialects/menu/nutrition.ts';
import { menuItemSchema } from '#schema/menu/menu.ts';
import { warningsFor } from '../../../support/build/read-brand.ts';

const itemOf = (written: object) => inOwnForm(menuItemSchema, { name: 'Soup', ...written }).value;

test.each<[string, ReturnType<typeof nutritionFactIn>]>([
  ['Calories', { fact: 'calories' }],
  ['Energie (kcal)', { fact: 'calories' }],
  ['Total Fat (g)', { fact: 'fatContent', unit: 'g' }],
  ['sodium_mg', { fact: 'sodiumContent', unit: 'mg' }],
  ['saturatedFat', { fact: 'saturatedFatContent' }],
  ['Matières grasses', { fact: 'fatContent' }],
  ['davon Zucker (g)', { fact: 'sugarContent', unit: 'g' }],
  ['Eiweiß', { fact: 'proteinContent' }],
  ['Serving Size (oz)', { fact: 'servingSize', unit: 'oz' }],
  ['Energy (kJ)', undefined],
  ['Salt (g)', undefined],
  ['Total Fat (% Daily Value)', undefined],
  ['Calories from Fat', undefined],
  ['Fat (oz)', undefined],
  ['__proto__', undefined],
  [`${'fat '.repeat(5000)}(g)`, undefined],
])('%.40s', (key, expected) => {
  expect(nutritionFactIn(key)).toEqual(expected);
});

describe('what is in an item', () => {
  test.each<[string, object, object]>([
    [
      'beside its price',
      { price: 6, kcal: 320, protein: '12 g', sodium: 640 },
      { price: 6, calories: 320, nutrition: { proteinContent: '12 g', sodiumContent: 640 } },
    ],
    ['in other units', { 'Sodium (g)': 0.64, fat_mg: 8500 }, { nutrition: { sodiumContent: 640, fatContent: 8.5 } }],
    [
      'with the size of a portion',
      { price: 6, 'Serving Size (oz)': '12', calories: 320 },
      { price: 6, calories: 320, nutrition: { servingSize: '12 oz' } },
    ],
    [
      'as a list',
      {
        nutrition: [
          { name: 'Protein', amount: 12, unit: 'g' },
          { name: 'Calories', value: 320 },
        ],
      },
      { nutrition: { proteinContent: '12 g', calories: 320 } },
    ],
    [
      'in the words of others',
      { nutritionalInfo: { calories: '450-600', carbs: 30, satFat: 2 } },
      { nutrition: { calories: '450-600', carbohydrateContent: 30, saturatedFatContent: 2 } },
    ],
    [
      'of schema.org',
      { nutrition: { '@type': 'NutritionInformation', calories: '450 calories' } },
      { nutrition: { '@type': 'NutritionInformation', calories: '450 calories' } },
    ],
    ['from the least to the most', { calories: { min: 450, max: 600 } }, { calories: '450-600' }],
    [
      'beside some of its own',
      { protein: 12, nutrition: { fatContent: 3 } },
      { nutrition: { proteinContent: 12, fatContent: 3 } },
    ],
  ])('%s', (_, written, expected) => {
    expect(itemOf(written)).toEqual({ name: 'Soup', ...expected });
  });

  test.each<[string, object]>([
    ['a protein that one chooses', { protein: 'Chicken or tofu' }],
    ['a size alone', { servingSize: '60 ml' }],
    ['sugar in words', { sugar: 'on the side' }],
  ])('%s is no nutrient', (_, written) => {
    expect(itemOf(written)).toEqual({ name: 'Soup', ...written });
  });

  test.each<[object, object]>([
    [
      {
        variations: [
          { name: 'Cup', price: 6, kcal: 210 },
          { name: 'Bowl', price: 9, calories: '310-340' },
        ],
      },
      {
        sizes: [
          { name: 'Cup', price: 6, calories: 210 },
          { name: 'Bowl', price: 9, calories: '310-340' },
        ],
      },
    ],
    [{ variations: [{ name: 'Regular', price: 6, calories: 210 }] }, { price: 6, calories: 210 }],
  ])('calories of sizes: %j', (written, expected) => {
    expect(itemOf(written)).toEqual({ name: 'Soup', ...expected });
  });

  test('that can’t be is told where it was written', () => {
    const items = [{ name: 'Soup', price: 6, calories: -5, 'Protein (g)': '-3' }];
    expect(warningsFor({ name: 'X', currency: 'CAD', menu: { items } })).toEqual([
      'menu.items[0].calories: -5 is not a number of calories. No calories are shown. Write it like 450.',
      'menu.items[0]["Protein (g)"]: "-3" is not an amount in grams. It is not shown. Write it like 12.',
    ]);
  });
});
