import { describe, expect, test } from 'vitest';
import { cad, makeItem, makeLocation, makeMenu, makeSite } from '../../../../support/build/site.ts';
import { CHAIN, find, graphOf, PIZZERIA, textOf, typesOf } from '../../../../support/build/structured-data.ts';

describe('a menu page', () => {
  test('has every item with price and diet, and prices in words left out', () => {
    const nodes = graphOf(PIZZERIA, 'menu');
    expect(typesOf(nodes)).toEqual(['Organization', 'Menu']);
    expect(find(nodes, 'Menu')).toEqual({
      '@type': 'Menu',
      '@id': 'https://kitchen.example/menu/#menu',
      name: 'Menu',
      url: 'https://kitchen.example/menu/',
      provider: { '@id': 'https://kitchen.example/#restaurant' },
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Pizza',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Margherita',
              description: 'Tomato, mozzarella',
              suitableForDiet: ['https://schema.org/VegetarianDiet'],
              offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'CAD' },
            },
            { '@type': 'MenuItem', name: 'Catch of the day' },
          ],
        },
      ],
    });
  });

  test('has an offer for each size of an item', () => {
    const sizes = [
      { name: 'Small', price: cad(1200) },
      { name: 'Large', price: cad(1800) },
      { name: 'Whole', price: { text: 'Market price' } },
    ];
    const menu = makeMenu({ Pizza: [{ name: 'Diavola', price: cad(1200), sizes }] });
    expect(JSON.stringify(find(graphOf(makeSite({ menus: [menu] }), 'menu'), 'Menu'))).toContain(
      '"offers":[{"@type":"Offer","name":"Small","price":"12.00","priceCurrency":"CAD"},{"@type":"Offer","name":"Large","price":"18.00","priceCurrency":"CAD"}]',
    );
  });

  test('has a node for each of several menus, with an equal part of the space', () => {
    const long = (name: string) => ({
      ...makeMenu({ Mains: Array.from({ length: 200 }, (_, index) => `${name} ${index}`) }),
      id: name.toLowerCase(),
      name,
      description: `${name} text.`,
    });
    const nodes = graphOf(makeSite({ menus: [long('Lunch'), long('Dinner')] }), 'menu');
    expect(nodes).toMatchObject([
      {},
      { '@type': 'Menu', '@id': 'https://kitchen.example/menu/#lunch', name: 'Lunch', description: 'Lunch text.' },
      { '@type': 'Menu', '@id': 'https://kitchen.example/menu/#dinner', url: 'https://kitchen.example/menu/#dinner' },
    ]);
    const [lunch, dinner] = nodes.slice(1).map((node) => JSON.stringify(node).length);
    expect(Math.abs((lunch ?? 0) - (dinner ?? 0))).toBeLessThan(200);
  });

  test('has what an item states of allergens, in the words of the page; what is not stated is nowhere', () => {
    const allergens = { contains: [{ name: 'Milk' }, { name: 'wheat' }], mayContain: [{ name: 'nuts' }] };
    const menu = makeMenu({ Pizza: [{ name: 'Margherita', allergens }, 'Marinara'] });
    expect(find(graphOf(makeSite({ menus: [menu] }), 'menu'), 'Menu')).toMatchObject({
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              name: 'Margherita',
              nutrition: { '@type': 'NutritionInformation', description: 'Contains Milk, wheat. May contain nuts.' },
            },
            { '@type': 'MenuItem', name: 'Marinara' },
          ],
        },
      ],
    });
    // Home shows the item without its allergens.
    expect(textOf(makeSite({ menus: [menu] }), 'home')).not.toContain('NutritionInformation');
  });

  test('has calories and masses as schema.org writes them, and extras are no offers', () => {
    const amounts = { fatContent: { from: 12.5, to: 12.5 }, sodiumContent: { from: 640, to: 700 } };
    const modifierGroups = [{ id: 'add', name: 'Add', choices: [{ name: 'Bacon', price: cad(200), diets: [] }] }];
    const item = { name: 'Burger', price: cad(1200), modifierGroups, calories: { from: 450, to: 600 } };
    const menu = makeMenu({ Mains: [{ ...item, nutrition: { servingSize: '210 g', amounts } }, 'Soup'] });
    const node = find(graphOf(makeSite({ menus: [menu] }), 'menu'), 'Menu');
    expect(node).toMatchObject({
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              nutrition: {
                '@type': 'NutritionInformation',
                calories: '450-600 calories',
                servingSize: '210 g',
                fatContent: '12.5 g',
                sodiumContent: '640-700 mg',
              },
              offers: { '@type': 'Offer', price: '12.00', priceCurrency: 'CAD' },
            },
            { '@type': 'MenuItem', name: 'Soup' },
          ],
        },
      ],
    });
    expect(JSON.stringify(node)).not.toContain('Bacon');
  });

  test.each([
    ['JPY', '"price":"1100","priceCurrency":"JPY"'],
    ['GBP', '"price":"11.00","priceCurrency":"GBP"'],
    [undefined, undefined],
  ])('of a restaurant that is paid in %s has its prices in it, and none where that is not known', (currency, told) => {
    const price = { amount: 1100, ...(currency !== undefined && { currency }) };
    const site = makeSite({ menus: [makeMenu({ Mains: [{ name: 'Soup', price }] })] });
    expect(/"price".*?"priceCurrency":"\w+"/.exec(textOf(site, 'menu') ?? '')?.[0]).toBe(told);
  });

  test('of a location belongs to the location', () => {
    const [business, menu] = graphOf(CHAIN, 'location-menu', 1);
    expect(business).toEqual({
      '@type': 'Organization',
      '@id': 'https://kitchen.example/location/gastown/#restaurant',
      name: 'Kumo Ramen Gastown',
      url: 'https://kitchen.example/location/gastown/',
    });
    expect(menu).toMatchObject({
      '@id': 'https://kitchen.example/menu/gastown/#menu',
      provider: { '@id': business?.['@id'] },
    });
    expect(JSON.stringify(menu)).toContain('Shio');
  });

  test('that lets visitors choose a location speaks of the brand alone', () => {
    expect(typesOf(graphOf(CHAIN, 'menu'))).toEqual(['Organization']);
  });

  test('without a menu lists its items under no heading, as the page does', () => {
    const featuredItems = [makeItem({ name: 'Soup' })];
    expect(find(graphOf(makeSite({ cuisines: ['Thai'], featuredItems }), 'menu'), 'Menu')).toMatchObject({
      hasMenuSection: [{ '@type': 'MenuSection', name: 'Thai' }],
      hasMenuItem: [{ '@type': 'MenuItem', name: 'Soup' }],
    });
    expect(find(graphOf(makeSite({ cuisines: ['Thai'] }), 'menu'), 'Menu')).not.toHaveProperty('hasMenuItem');
  });

  test('with nothing to show says nothing, nor does the 404 page', () => {
    const site = makeSite({ locations: [makeLocation()] });
    expect(textOf(site, 'location-menu')).toBeUndefined();
    expect(textOf(site, 'not-found')).toBeUndefined();
  });
});
