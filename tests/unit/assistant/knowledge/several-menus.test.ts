import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';

describe('a site with several menus', () => {
  let site: Knowledge;
  beforeAll(async () => {
    const chicken = (price: number) => ({ name: 'Half chicken', price });
    site = await knowledgeFrom({
      name: 'Saffron',
      currency: 'CAD',
      telephone: '(416) 555-0100',
      menu: [
        {
          name: 'Lunch',
          allergenNote: 'Fried in peanut oil.',
          categories: [{ name: 'Mains', items: [chicken(14), { name: 'Soup', price: 9 }] }],
        },
        {
          name: 'Dinner',
          allergenNote: 'No nuts in this kitchen.',
          categories: [{ name: 'Mains', items: [chicken(24), { name: 'Lamb', price: 30 }] }],
        },
      ],
    });
  });
  const said = (question: string) =>
    answersTo(site, question)
      .flatMap((part) => (part.type === 'text' ? part.data : []))
      .join(' ');

  test.each([
    ['how much is the chicken?', 'Half chicken (Lunch) is $14.00 and Half chicken (Dinner) is $24.00.'],
    ['how much is the half chicken at dinner?', 'Half chicken: $24.00.'],
    ['how much is the lamb?', 'Lamb: $30.00.'],
    ['what is on the menu?', 'It has Lunch and Dinner.'],
  ])('%s', (question, answer) => {
    expect(said(question)).toContain(answer);
  });

  test('quotes a note about allergens with its menu', () => {
    expect(said('does the half chicken contain peanuts?')).toMatch(/Lunch: Fried in peanut oil\..*Dinner: No nuts/);
  });

  test('adds up no price of which there are two', () => {
    expect(said('2 half chickens please, how much in total?')).not.toMatch(/in all/);
  });

  test('shows the cards of both with their menus', () => {
    const cards = answersTo(site, 'how much is the chicken?').flatMap((part) =>
      part.type === 'menu_items' ? part.data.map(({ name, price }) => `${name} ${price}`) : [],
    );
    expect(cards).toEqual(['Half chicken (Lunch) $14.00', 'Half chicken (Dinner) $24.00']);
  });
});

describe('a part of the menu that only one location has', () => {
  const ramen = {
    name: 'Ramen',
    items: [
      { name: 'Tsukemen', price: 19, allergens: ['fish'] },
      { name: 'Kombu', price: 18, allergens: ['soy'], isVegan: true },
    ],
  };
  const bowls = { name: 'Bowls', items: [{ name: 'Niboshi', price: 20, allergens: ['fish'] }] };
  const site = knowledgeFrom({
    name: 'Kumo',
    locations: [
      { name: 'Queen West', menu: { categories: [ramen] } },
      { name: 'Annex', menu: { categories: [bowls] } },
    ],
  });
  const said = async (question: string) => JSON.stringify(answersTo(await site, question));

  test.each(['which bowls are without fish?', 'do the bowls contain fish?'])(
    'hides nothing of the others: %s',
    async (question) => {
      expect(await said(question)).toMatch(/Tsukemen|marked vegetarian: Kombu/);
    },
  );

  test('is no reason to say that nothing is vegetarian', async () => {
    expect(await said('a vegetarian bowl?')).toContain('Kombu');
    expect(await said('a vegetarian bowl?')).not.toMatch(/Nothing/);
    expect(await said('a vegetarian bowl at the Annex?')).toMatch(/Nothing/);
  });
});
