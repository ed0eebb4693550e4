import { describe, expect, test } from 'vitest';
import { exportedMenusOf, menusToCsv, menusToMarkdown } from '#core/menu/menu-export.ts';
import { cad, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

const PIZZA = makeMenu({
  Pizza: [
    {
      name: 'Margherita',
      price: cad(1650),
      diets: ['vegetarian', 'spicy'],
      tag: 'New',
      description: 'Basil.\nOil.',
    },
    { name: 'Tasting', price: { text: 'Market price' } },
    'Bread',
  ],
});

describe('the menus of a site', () => {
  test('are the brand’s, with the locations that have it, and those of the locations that have their own', () => {
    const site = makeSite({
      name: 'Nonna',
      menus: [{ ...PIZZA, name: 'Dinner' }],
      locations: [
        makeLocation({ name: 'Annex' }),
        makeLocation({ name: 'Port', menus: [makeMenu({ Fish: ['Cod'] })] }),
        makeLocation({ name: 'Mill', fileLink: 'https://files.example/mill.pdf' }),
      ],
    });
    expect(exportedMenusOf(site)).toEqual([
      {
        of: 'Nonna',
        locations: ['Annex'],
        name: 'Dinner',
        categories: [
          {
            name: 'Pizza',
            items: [
              {
                name: 'Margherita',
                description: 'Basil.\nOil.',
                price: '$16.50',
                dietaryMarks: ['Vegetarian', 'Spicy'],
                tag: 'New',
              },
              { name: 'Tasting', price: 'Market price', dietaryMarks: [] },
              { name: 'Bread', dietaryMarks: [] },
            ],
          },
        ],
      },
      { of: 'Port', locations: ['Port'], categories: [{ name: 'Fish', items: [{ name: 'Cod', dietaryMarks: [] }] }] },
      { of: 'Mill', locations: ['Mill'], file: 'https://files.example/mill.pdf', categories: [] },
    ]);
  });

  test('are several where a place has several, and the table names each', () => {
    const lunch = { ...makeMenu({ Mains: ['Soup'] }), id: 'lunch', name: 'Lunch', allergenNote: 'Peanut oil.' };
    const dinner = { ...makeMenu({ Mains: ['Soup'] }), id: 'dinner', name: 'Dinner', description: 'From 5 PM.' };
    const menus = exportedMenusOf(makeSite({ name: 'Nonna', menus: [lunch, dinner], fileLink: '/menu.pdf' }));
    expect(menus).toMatchObject([
      { of: 'Nonna', name: 'Lunch', allergenNote: 'Peanut oil.', file: '/menu.pdf' },
      { of: 'Nonna', name: 'Dinner', description: 'From 5 PM.' },
    ]);
    expect(menus[1]).not.toHaveProperty('file');
    expect(menusToCsv(menus)).toMatch(/Nonna: Lunch,Mains,Soup.*\r\nNonna: Dinner,Mains,Soup/);
  });

  test('have the sizes of an item in its price', () => {
    const sizes = [
      { name: 'Cup', price: cad(400) },
      { name: 'Pot', price: cad(750) },
    ];
    const menus = [makeMenu({ Tea: [{ name: 'Oolong', price: cad(400), sizes }] })];
    expect(exportedMenusOf(makeSite({ menus }))[0]?.categories[0]?.items).toEqual([
      { name: 'Oolong', price: 'Cup $4.00, Pot $7.50', dietaryMarks: [] },
    ]);
  });

  test('say what an item states of allergens, and the note beside it', () => {
    const allergens = { contains: [{ name: 'milk' }, { name: 'wheat' }], mayContain: [{ name: 'nuts' }] };
    const menu = makeMenu({ Pizza: [{ name: 'Bianca', description: 'Ricotta.', allergens }, 'Bread'] });
    const menus = exportedMenusOf(makeSite({ name: 'Nonna', menus: [menu], allergenNote: 'One kitchen, many nuts.' }));
    expect(menus[0]?.allergenNote).toBe('One kitchen, many nuts.');
    expect(menus[0]?.categories[0]?.items).toEqual([
      { name: 'Bianca', description: 'Ricotta.', dietaryMarks: [], contains: ['milk', 'wheat'], mayContain: ['nuts'] },
      { name: 'Bread', dietaryMarks: [] },
    ]);
    expect(menusToCsv(menus)).toContain('Nonna,Pizza,Bianca,Ricotta.,,,"milk, wheat",nuts,,,,,,\r\n');
    const text = menusToMarkdown(menus);
    expect(text).toContain('One kitchen, many nuts.');
    expect(text).toContain('- **Bianca**: Ricotta. Contains milk, wheat. May contain nuts.');
  });

  test('are none where there is none', () => {
    expect(exportedMenusOf(makeSite())).toEqual([]);
    expect(menusToCsv([])).toBe(
      '\u{feff}Menu,Category,Item,Description,Price,Dietary marks,Contains,May contain,Tag,Sold out,Calories,At times,Courses,Extras\r\n',
    );
    expect(menusToMarkdown([])).toBe('There is no menu.\n');
  });

  test('are one table', () => {
    expect(menusToCsv(exportedMenusOf(makeSite({ name: 'Nonna', menus: [PIZZA] }))).split('\r\n')).toEqual([
      '\u{feff}Menu,Category,Item,Description,Price,Dietary marks,Contains,May contain,Tag,Sold out,Calories,At times,Courses,Extras',
      'Nonna,Pizza,Margherita,"Basil.\nOil.",$16.50,"Vegetarian, Spicy",,,New,,,,,',
      'Nonna,Pizza,Tasting,,Market price,,,,,,,,,',
      'Nonna,Pizza,Bread,,,,,,,,,,,',
      '',
    ]);
  });

  test('have what one can add and choose, calories, and prices at times', () => {
    const extras = {
      id: 'sauces',
      name: 'Sauces',
      max: 2,
      choices: [
        { name: 'Garlic', price: { amount: 100, currency: 'CAD' }, diets: [] },
        { name: 'Plum', price: { amount: 0, currency: 'CAD' }, diets: [], soldOut: true as const },
      ],
    };
    const courses = [{ id: 'first', name: 'First', choices: [{ name: 'Soup', diets: [] }] }];
    const item = {
      name: 'Set',
      courses,
      calories: { from: 900, to: 1100 },
      nutrition: { amounts: { proteinContent: { from: 40, to: 40 } } },
      timeSpecificPrices: [{ name: 'Early', price: { amount: 2000, currency: 'CAD' }, words: 'Before six' }],
    };
    const { categories } = makeMenu({ Mains: [item] });
    const menu = { categories: categories.map((category) => ({ ...category, modifierGroups: [extras] })) };
    const menus = exportedMenusOf(makeSite({ name: 'Nonna', menus: [menu] }));
    expect(menusToCsv(menus).split('\r\n')[1]).toBe(
      'Nonna,Mains,Set,,,,,,,,"900–1,100\u{a0}Cal","Early $20.00, Before six",First: Soup,"Sauces (Choose up to 2): Garlic +$1.00, Plum No charge (Sold out)"',
    );
    expect(menusToMarkdown(menus)).toContain(
      [
        '- **Set**, 900–1,100\u{a0}Cal'.replaceAll('\u{a0}', ' '),
        '  - Early $20.00, Before six',
        '  - First: Soup',
        '  - Nutrition: Protein 40 g',
        '',
        'To add:',
        '',
        '- Sauces (Choose up to 2): Garlic +$1.00, Plum No charge (Sold out)',
      ].join('\n'),
    );
  });

  test('are text to read, in which nothing that was written is markup', () => {
    const menu = makeMenu({
      'A*B': [{ name: '1. <b>#Soup</b>', description: '- not a list\n[x](javascript:y) | `code`' }],
    });
    const file = { of: 'Mill', locations: ['Mill'], file: 'https://files.example/mill_(1).pdf', categories: [] };
    const site = makeSite({
      name: 'Nonna',
      menus: [{ ...PIZZA, description: 'Until late.' }],
      locations: [makeLocation({ name: 'Annex' })],
    });
    const [own] = exportedMenusOf(makeSite({ name: 'X', menus: [menu] }));
    expect(menusToMarkdown([...exportedMenusOf(site), ...(own ? [own] : []), file])).toMatchInlineSnapshot(`
      "# Nonna

      Until late.

      At Annex.

      ## Pizza

      - **Margherita**, $16.50 (Vegetarian, Spicy, New): Basil. Oil.
      - **Tasting**, Market price
      - **Bread**

      # X

      ## A\\*B

      - **1\\. \\<b\\>\\#Soup\\</b\\>**: \\- not a list \\[x\\](javascript:y) \\| \\\`code\\\`

      # Mill

      As a file: <https://files.example/mill_(1).pdf>
      "
    `);
  });
});
