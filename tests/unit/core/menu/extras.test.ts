import { describe, expect, test } from 'vitest';
import { countChoices, extraPriceText, groupText, selectionText } from '#core/menu/choice-texts.ts';
import { choiceViewsOf } from '#core/menu/choice-view.ts';
import { itemViewOf, menuViewOf, menuViewsOf } from '#core/menu/menu-view.ts';
import { caloriesText, nutritionLines } from '#core/menu/nutrition.ts';
import { textsIn } from '#i18n/texts.ts';
import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import type { Site } from '#schema/site.ts';
import { cad, makeHours, makeItem, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

const ENGLISH = textsIn('en');
const LANGUAGES = ['en', 'fr', 'es', 'zh-Hans', 'zh-Hant'];
const choice = (name: string, others: Partial<Choice> = {}): Choice => ({ name, diets: [], ...others });
const group = (name: string, choices: Choice[], others: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
  id: name,
  name,
  choices,
  ...others,
});
const viewsOf = (...groups: ChoiceGroup[]) => choiceViewsOf(groups, makeSite()) ?? [];

describe('how many one chooses', () => {
  test.each([
    [{ min: 1, max: 1 }, 'Choose 1'],
    [{ max: 3 }, 'Choose up to 3'],
    [{ min: 2, max: 4 }, 'Choose 2 to 4'],
    [{ min: 2 }, 'Choose at least 2'],
    [{}, undefined],
  ])('%j: %s', (limits, text) => {
    expect(selectionText(limits, ENGLISH)).toBe(text);
  });

  test('is said in each language in its own words', () => {
    const said = LANGUAGES.map((tag) =>
      [{ min: 1, max: 1 }, { max: 3 }, { min: 2, max: 4 }, { min: 2 }].map((limits) =>
        selectionText(limits, textsIn(tag)),
      ),
    );
    expect(new Set(said.flat()).size).toBe(LANGUAGES.length * 4);
    expect(said[1]).toEqual(['1 au choix', 'Jusqu’à 3 au choix', 'De 2 à 4 au choix', 'Au moins 2 au choix']);
  });
});

describe('what an extra costs more', () => {
  const among = (...choices: Choice[]) => {
    const [view] = viewsOf(group('Add', choices));
    return view?.choices.map((each) => extraPriceText(each, view, ENGLISH));
  };

  test('is said with a plus, and that it costs nothing more only beside what does', () => {
    expect(among(choice('Bacon', { price: cad(200) }), choice('Onion', { price: cad(0) }), choice('Egg'))).toEqual([
      '+$2.00',
      'No charge',
      undefined,
    ]);
    expect(among(choice('Rare', { price: cad(0) }), choice('Done'))).toEqual([undefined, undefined]);
  });

  test('is nothing for what is included, unless it costs more all the same', () => {
    expect(
      among(
        choice('Fries', { isDefault: true }),
        choice('Poutine', { isDefault: true, price: cad(300) }),
        choice('Soup', { isDefault: true, price: cad(0) }),
      ),
    ).toEqual(['Included', '+$3.00', 'Included']);
  });

  test('is as written where it is no number', () => {
    expect(among(choice('Lobster', { price: { text: 'Market price' } }))).toEqual(['Market price']);
  });
});

test('all that can be chosen is counted, with what one chooses next', () => {
  const next = group('Dressings', [choice('Lemon'), choice('Ranch')]);
  const groups = viewsOf(group('Sides', [choice('Salad', { modifierGroups: [next] }), choice('Fries')]), next);
  expect(countChoices(groups)).toBe(6);
  expect(groups[0] && groupText(groups[0], ENGLISH)).toBe('Sides: Salad [Dressings: Lemon, Ranch], Fries');
});

describe('the groups of a category', () => {
  const sauces = group('Sauces', [choice('Garlic')]);
  const sizes = group('Cooked', [choice('Rare')]);
  const viewOf = (items: (ChoiceGroup[] | undefined)[], own?: ChoiceGroup[]) => {
    const [category] = makeMenu({
      Mains: items.map((modifierGroups, index) => ({ name: `Item ${index}`, modifierGroups })),
    }).categories;
    const menu = { categories: category ? [{ ...category, modifierGroups: own }] : [] };
    const [view] = menuViewOf(makeSite(), menu).categories;
    return [view?.modifierGroups, ...(view?.items ?? []).map(({ modifierGroups }) => modifierGroups)].map((groups) =>
      groups?.map(({ name }) => name),
    );
  };

  test('are those that each of its items has, once', () => {
    expect(viewOf([[sauces, sizes], [sauces]])).toEqual([['Sauces'], ['Cooked'], undefined]);
  });

  test('are its own, which no item repeats', () => {
    expect(viewOf([[sauces], undefined], [sauces])).toEqual([['Sauces'], undefined, undefined]);
  });

  test.each([
    ['one item keeps its own', [[sauces]], [undefined, ['Sauces']]],
    ['not those of some of them', [[sauces], undefined], [undefined, ['Sauces'], undefined]],
    ['not those that only look alike', [[sauces], [{ ...sauces }]], [undefined, ['Sauces'], ['Sauces']]],
  ])('%s', (_, items, expected) => {
    expect(viewOf(items)).toEqual(expected);
  });

  test('are drawn once, however many items share them', () => {
    const site = makeSite();
    const items = [sauces, sauces].map((each) => itemViewOf(site, makeItem({ modifierGroups: [each] })));
    expect(items[0]?.modifierGroups?.[0]).toBe(items[1]?.modifierGroups?.[0]);
  });
});

describe('calories and nutrition', () => {
  test.each([
    ['en', '450 Cal', '1,450–1,600 Cal'],
    ['fr-CA', '450 Cal', '1 450–1 600 Cal'],
    ['zh-Hans', '450 千卡', '1,450–1,600 千卡'],
  ])('in %s: %s, %s', (tag, one, range) => {
    const said = [
      { from: 450, to: 450 },
      { from: 1450, to: 1600 },
    ].map((amount) => caloriesText(amount, textsIn(tag)));
    expect(said.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([one, range]);
  });

  test('lines are in the order of a label; what is not stated has none, and nothing is a line', () => {
    const amounts = {
      proteinContent: { from: 24, to: 24 },
      fatContent: { from: 12.5, to: 14 },
      transFatContent: { from: 0, to: 0 },
    };
    expect(
      nutritionLines({ servingSize: 'One burger', amounts }, ENGLISH).map(({ label, text }) => `${label}: ${text}`),
    ).toEqual(['Serving: One burger', 'Fat: 12.5–14\u{a0}g', 'Trans fat: 0\u{a0}g', 'Protein: 24\u{a0}g']);
  });
});

describe('a price at some times', () => {
  const viewOf = (others: object) =>
    itemViewOf(
      makeSite(),
      makeItem({ price: cad(900), timeSpecificPrices: [{ name: 'Happy hour', price: cad(600), ...others }] }),
    );

  test('stands beside the price, with its times in words', () => {
    const { price, timeSpecificPrices } = viewOf({ times: makeHours([960, 1080]) });
    expect(price?.text).toBe('$9.00');
    expect(timeSpecificPrices).toMatchObject([
      { name: 'Happy hour', price: { text: '$6.00' }, when: 'Daily 4:00 PM – 6:00 PM' },
    ]);
  });

  test('has the words of the restaurant, or says nothing of its times', () => {
    expect(viewOf({ words: 'Until the game ends' }).timeSpecificPrices?.[0]?.when).toBe('Until the game ends');
    expect(viewOf({ isHappyHour: true }).timeSpecificPrices?.[0]).not.toHaveProperty('when');
  });

  describe('that is a happy hour', () => {
    const happy = (opens: number) => [{ service: 'happyHour' as const, hours: makeHours([opens, opens + 120]) }];
    const beer = {
      name: 'Beer',
      timeSpecificPrices: [{ name: 'Happy hour', price: cad(600), isHappyHour: true as const }],
    };
    const menus = [makeMenu({ Drinks: [beer] })];
    const whenIn = (site: Partial<Site>, shown = menus) =>
      menuViewsOf(makeSite(site), shown)[0]?.categories[0]?.items[0]?.timeSpecificPrices?.[0]?.when;

    test('has the happy hours of the restaurant', () => {
      expect(whenIn({ menus, serviceHours: happy(960) })).toBe('Daily 4:00 PM – 6:00 PM');
      expect(whenIn({ menus, locations: [makeLocation({ serviceHours: happy(1020) })] })).toBe(
        'Daily 5:00 PM – 7:00 PM',
      );
      expect(whenIn({ menus })).toBeUndefined();
    });

    test('has none where the locations that have the menu differ; a menu of one location has its own', () => {
      const own = [makeMenu({ Drinks: [beer] })];
      const [one, two] = [happy(960), happy(1020)].map((serviceHours) => makeLocation({ serviceHours }));
      const third = makeLocation({ serviceHours: happy(1080), menus: own });
      if (!one || !two) throw new Error('two locations are needed');
      expect(whenIn({ menus, locations: [one, two] })).toBeUndefined();
      expect(whenIn({ menus, locations: [one, third] })).toBe('Daily 4:00 PM – 6:00 PM');
      expect(whenIn({ menus, locations: [one, third] }, own)).toBe('Daily 6:00 PM – 8:00 PM');
    });
  });
});
