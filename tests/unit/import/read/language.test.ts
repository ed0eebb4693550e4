import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageIn, languageOfHeaders, tagOf } from '#import/read/language.ts';
import { ROOT } from '../../../support/project.ts';

/** A menu: categories with names of items, each with its description behind a colon. */
const menu = (categories: Record<string, string[]>) => ({
  menu: [
    {
      categories: Object.entries(categories).map(([name, items]) => ({
        name,
        items: items.map((item) => {
          const [title, description] = item.split(': ');
          return { name: title, ...(description !== undefined && { description }) };
        }),
      })),
    },
  ],
});

const FRENCH_NAMES = [
  'Coq au vin',
  'Soupe du jour',
  'Escargots',
  'Crème brûlée',
  'Tarte aux pommes',
  'Mousse au chocolat',
];

describe('languageIn', () => {
  test.each([
    [
      'fr',
      menu({
        Entrées: ['Pâté: Cornichons et pain grillé', 'Soupe: Poireaux avec crème'],
        Plats: ['Poulet rôti: Frites et salade'],
      }),
    ],
    ['fr', menu({ Plats: FRENCH_NAMES, Boissons: ['Vin rouge'] })],
    ['fr', { description: 'Une petite salle où il fait bon être, avec du pain et des vins nature sur le quai.' }],
    [
      'es',
      menu({
        Tacos: ['Al pastor: Piña, cebolla y cilantro', 'Pescado: Col y limón con salsa'],
        Bebidas: ['Agua de jamaica'],
      }),
    ],
    ['en', menu({ Mains: ['Coq au vin: Chicken braised in red wine', 'Steak frites: With butter'] })],
    ['en', menu({ Starters: FRENCH_NAMES.slice(0, 3), Desserts: ['Apple pie', 'Cheesecake'], Drinks: ['Tea'] })],
    ['en', menu({ Menu: ['Chicken soup', 'Garden salad', 'Cheeseburger', 'Chocolate cake', 'Fish and chips'] })],
    ['en', menu({ Pizza: ['Margherita: Tomato, basil and mozzarella', 'Diavola: Spicy salami from Calabria'] })],
  ])('is %s', (language, configuration) => {
    expect(languageIn(configuration)).toBe(language);
  });

  test.each([
    ['French names alone may stand on an English menu', menu({ Menu: FRENCH_NAMES })],
    [
      'Italian has no texts of ours',
      menu({ Primi: ['Tagliatelle: Con ragù di carne e parmigiano', 'Risotto: Con funghi porcini e burro'] }),
    ],
    [
      'German has none, either',
      menu({ Hauptgerichte: ['Schnitzel: Mit Pommes und Salat', 'Braten: Mit Knödel und Soße'] }),
    ],
    [
      'Portuguese is not Spanish',
      menu({ Pratos: ['Bacalhau: Com batatas e azeite do Douro', 'Frango: Com arroz e salada'] }),
    ],
    [
      'two languages side by side',
      menu({ 'Plats / Mains': ['Poulet rôti: Avec frites et salade. With fries and salad'] }),
    ],
    ['names that any language has', menu({ Menu: ['Pizza', 'Burger', 'Cola'] })],
    ['nothing to read', { name: 'Chez Rye' }],
  ])('can not be told: %s', (_, configuration) => {
    expect(languageIn(configuration)).toBe(undefined);
  });

  test('headers of a table help where its names are few', () => {
    const names = menu({ Entrées: ['Pâté maison', 'Salade César'], Desserts: ['Crème brûlée', 'Poulet rôti'] });
    expect(languageIn(names)).toBe(undefined);
    expect(languageIn(names, 'fr')).toBe('fr');
    expect(languageIn(names, 'en')).toBe(undefined);
  });

  test.each(['nonna-pia', 'kumo-ramen', 'night-owl-burgers'])(
    '%s is in English, with dishes of its own language',
    (slug) => {
      const text = readFileSync(join(ROOT, 'brands', slug, 'website.json'), 'utf8');
      expect(languageIn(JSON.parse(text) as Record<string, unknown>)).toBe('en');
    },
  );
});

test.each([
  ['Catégorie;Plat;Prix', 'fr'],
  ['La carte\n\nNom,Prix,Description', 'fr'],
  ['Categoría\tNombre\tPrecio', 'es'],
  ['Category,Item,Price', 'en'],
  ['Description,Image', undefined],
])('headers %j are in %s', (text, language) => {
  expect(languageOfHeaders(text)).toBe(language);
});

test.each([
  ['fr', { address: { addressRegion: 'QC' } }, 'fr-CA'],
  ['fr', { locations: [{ address: { addressCountry: 'Canada' } }] }, 'fr-CA'],
  ['fr', { address: { addressCountry: 'FR' } }, 'fr'],
  ['fr', {}, 'fr'],
  ['es', { address: { addressCountry: 'MX' } }, 'es-MX'],
  ['es', { locations: [{ address: { addressCountry: 'MX' } }, { address: { addressCountry: 'US' } }] }, 'es'],
] as const)('%s at %j is %s', (language, configuration, tag) => {
  expect(tagOf(language, configuration)).toBe(tag);
});
