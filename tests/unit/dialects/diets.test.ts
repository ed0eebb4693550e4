import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../support/build/read-brand.ts';

const configurationOf = (item: object) => ({
  name: 'X',
  restaurant_id: 'x',
  menu: { items: [{ name: 'Dal', ...item }] },
});
const dietsOf = (item: object) => siteOf(configurationOf(item)).menus[0]?.categories[0]?.items[0]?.diets;

describe('diets that a list names', () => {
  test.each([
    [{ suitableForDiet: 'https://schema.org/VeganDiet' }, ['vegan']],
    [{ suitableForDiet: ['http://schema.org/GlutenFreeDiet', 'VegetarianDiet'] }, ['vegetarian', 'gluten-free']],
    [{ itemTags: [{ name: 'Gluten Free', guid: 'a' }, { name: 'Halal' }] }, ['gluten-free', 'halal']],
    [{ tags: ['vegan', 'gluten_free', 'popular', 'Spicy'] }, ['vegan', 'gluten-free', 'spicy']],
    [{ dietary: ['gluten-free', 'contains-nuts', 'non-vegetarian'] }, ['gluten-free']],
    [{ suitableForDiet: 'VeganDiet', isVegan: false }, []],
    [{ suitableForDiet: 'VeganDiet', Vegan: 'no' }, []],
    [{ suitableForDiet: 'VeganDiet', vegan: null }, ['vegan']],
    [{ suitableForDiet: ['constructor', '__proto__', 7, null] }, []],
  ])('%j', (item, diets) => {
    expect(dietsOf(item)?.toSorted()).toEqual(diets.toSorted());
  });

  test('others are told', () => {
    const warnings = warningsFor(configurationOf({ suitableForDiet: ['VeganDiet', 'KosherDiet'] }));
    expect(warnings.map(String).join()).toContain('suitableForDiet');
    expect(
      warningsFor(configurationOf({ suitableForDiet: ['VeganDiet'] }))
        .map(String)
        .join(),
    ).not.toContain('suitableForDiet');
  });
});
