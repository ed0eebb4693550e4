import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

const SITE = {
  name: 'Bar',
  telephone: '(416) 555-0100',
  faqs: [{ question: 'Can I eat gluten-free?', answer: 'Ask us for the list.' }],
  menu: {
    categories: [
      {
        name: 'Pizza',
        items: [
          { name: 'Margherita', price: 16, isVegetarian: true, description: 'Tomato, mozzarella.' },
          { name: 'Mortadella e pistacchio', price: 22, description: 'Mortadella, pistachio cream.' },
          { name: 'Miele', price: 21, description: 'Provola, honey, sausage.' },
        ],
      },
      {
        name: 'Burgers',
        items: [
          { name: 'Wise Guy', price: 14, isVegan: true, description: 'Black bean, sesame bun.' },
          { name: 'Snowy', price: 15, description: 'One chicken thigh in buttermilk.' },
        ],
      },
      {
        name: 'Extras',
        items: [
          { name: 'Rice noodles', price: 2, isVegan: true, isGlutenFree: true },
          { name: 'Kaedama', price: 3, description: 'A second portion of noodles.' },
          { name: 'Soy egg', price: 3, isVegetarian: true },
        ],
      },
      {
        name: 'Desserts',
        items: [
          { name: 'Delizia al limone', price: 9, isVegetarian: true, description: 'Sponge, lemon cream.' },
          { name: 'Torta caprese', price: 9, isGlutenFree: true, description: 'Chocolate and almonds.' },
        ],
      },
      { name: 'Calzoni', items: ['napoletano', 'di scarola'].map((kind) => ({ name: `Calzone ${kind}`, price: 18 })) },
    ],
  },
};

let site: Knowledge;
beforeAll(async () => {
  site = await knowledgeFrom(SITE);
});
const cardsOf = (...conversation: string[]) =>
  answersTo(site, conversation).flatMap((part) =>
    part.type === 'menu_items' ? part.data.map(({ name }) => name) : [],
  );
const ask = (...conversation: string[]) => wordsOf(answersTo(site, conversation));

describe('a dish that is asked about by its kind or by what is in it is the one that is answered', () => {
  test.each([
    ['is the lemon dessert gluten free', 'Delizia al limone'],
    ['is the chicken burger nut free', 'Snowy'],
    ['does the chicken burger have milk', 'Snowy'],
    ['is the veggie burger sesame free', 'Wise Guy'],
    ['is there lactose in the sausage pizza', 'Miele'],
    ['is the pizza with honey vegan', 'Miele'],
    ['hazelnut allergy, can i have the torta', 'Torta caprese'],
    ['mortadella pizza without nuts please', 'Mortadella e pistacchio'],
  ])('%s', (question, dish) => {
    expect(cardsOf(question)).toEqual([dish]);
  });

  test('a dish that the menu does not have', () => {
    expect(cardsOf('is the egg burger nut free')).toEqual([]);
    expect(ask('my wife can’t have milk, is the fish fry alright')).toContain('is the fish fry alright”');
  });

  test.each(['is the bun gluten free', 'is the fried chicken gluten free'])('%s shows no other dish', (question) => {
    expect(cardsOf(question)).not.toContain('Rice noodles');
  });

  test('the second one of a list', () => {
    expect(cardsOf('vegetarian dishes', 'is the second one nut free')).toEqual(['Wise Guy']);
  });
});

describe('no more is said than is marked', () => {
  test('of extra noodles, which may be others than the marked ones', () => {
    const answer = ask('i am vegan, can i have extra noodles');
    expect(answer).not.toMatch(/\byes\b/iu);
    expect(answer).toContain('Not marked vegan on our menu: Kaedama');
  });

  test('of a part of the menu that is asked about by name', () => {
    expect(ask('is the calzone vegetarian')).toContain(
      'Not marked vegetarian on our menu: Calzone napoletano and Calzone di scarola',
    );
  });

  test('of dishes that are not gluten-free, none that is', () => {
    expect(cardsOf('which dishes are not gluten free')).not.toContain('Torta caprese');
    expect(cardsOf('which dishes are not gluten free')).toContain('Margherita');
  });

  test('in Chinese and Spanish, of another dish with a word of the question', () => {
    expect(cardsOf('酱油拉面里有鸡蛋吗')).not.toContain('Delizia al limone');
    expect(cardsOf('¿la hamburguesa vegana tiene huevo?')).toEqual([]);
  });
});

describe('who asks for dishes without a food is told which name it', () => {
  test.each(['which desserts do not contain nuts', 'desserts and no almonds please'])('%s', (question) => {
    expect(ask(question)).toContain('Torta caprese (“almonds”)');
  });
});

describe('an allergen that is stated or named by another word', () => {
  const STATED = {
    name: 'Bar',
    menu: {
      categories: [
        {
          name: 'Plates',
          items: [
            { name: 'Gyoza', price: 9, mayContain: ['shellfish'] },
            { name: 'Romesco', price: 9, allergens: ['nuts'] },
            { name: 'Salsa', price: 9, description: 'One green tomato.', allergens: ['garlic'] },
            { name: 'Tonkotsu', price: 9, description: 'Pork bones, wood ear.' },
            { name: 'Tart', price: 9, description: 'Tomatoes and shiitake.', isVegan: true, allergens: ['wheat'] },
          ],
        },
      ],
    },
  };
  test.each([
    ['shrimp allergy', 'may contain “shellfish”: Gyoza'],
    ['is the gyoza shrimp free', 'Gyoza may contain “shellfish”'],
    ['can i have the romesco with an almond allergy', 'Romesco contains “nuts”'],
    ['allergic to mushrooms', 'Tonkotsu (“ear”)'],
    ['i am allergic to tomatoes', 'Salsa (“tomato”) and Tart (“Tomatoes”)'],
  ])('%s', async (question, said) => {
    const answer = wordsOf(answersTo(await knowledgeFrom(STATED), question));
    expect(answer.toLowerCase()).toContain(said.toLowerCase());
  });

  test('a kind of mushroom is one', async () => {
    const answer = answersTo(await knowledgeFrom(STATED), 'vegan but no mushrooms');
    expect(answer.filter(({ type }) => type === 'menu_items')).toEqual([]);
  });
});

test.each(['does the margherita have avocado', 'is there pineapple on the margherita', 'is the margherita large'])(
  '%s is not answered with a yes to the dish',
  (question) => {
    expect(ask(question)).not.toMatch(/\byes\b/iu);
  },
);

test('an allergen beside a dish asks about the dish, and not for another that is named after it', () => {
  expect(ask('cold noodles soy?')).not.toContain('This is what our menu has: Soy egg');
});

test.each(['¿qué pizza no tiene salchicha?', '¿qué hamburguesas no llevan pollo?', '¿qué pizza no tiene cerdo?'])(
  '%s lists no dish that has it',
  (question) => {
    expect(cardsOf(question).filter((name) => ['Snowy', 'Miele', 'Mortadella e pistacchio'].includes(name))).toEqual(
      [],
    );
  },
);

describe('a question that goes on', () => {
  test('about the dish before', () => {
    expect(cardsOf('is the margherita vegetarian', 'and gluten free?')).toEqual(['Margherita']);
  });
  test('about all dishes', () => {
    expect(cardsOf('is the margherita vegetarian', 'and which are gluten free?')).toContain('Torta caprese');
  });
});
