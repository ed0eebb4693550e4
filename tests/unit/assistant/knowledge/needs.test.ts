import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

const PHONE = '(416) 555-0100';
let site: Knowledge;
beforeAll(async () => {
  const pizzas = [
    { name: 'Margherita', price: 16, description: 'Tomato, mozzarella.', isVegetarian: true },
    { name: 'Marinara', price: 14, description: 'Tomato, garlic.', isVegan: true },
    { name: 'Diavola', price: 20, description: 'Tomato, hot salami.', tag: 'Favourite' },
  ];
  const sweets = [
    { name: 'Tiramisù', price: 9, description: 'Mascarpone, egg.' },
    { name: 'Walnut Torte', price: 10, description: 'Walnuts.', isGlutenFree: true },
  ];
  site = await knowledgeFrom({
    name: 'Via',
    telephone: PHONE,
    timezone: 'America/Toronto',
    openingHours: [{ day: 'Thursday', open: '11:00', close: '22:00' }],
    menu: {
      categories: [
        { name: 'Pizza', items: pizzas },
        { name: 'Desserts', items: sweets },
      ],
    },
  });
});
const ask = (...conversation: string[]) => wordsOf(answersTo(site, conversation));

describe('what a guest can’t eat holds for what he asks about food later', () => {
  test.each([
    [['my son is allergic to nuts', 'can he have the margherita?'], 'Tomato, mozzarella.'],
    [['I am allergic to peanuts', 'what do you recommend'], 'About allergies I can’t promise anything.'],
    [['I have a nut allergy', 'thanks', 'what should I order'], 'Walnut Torte (“'],
    [['I have a nut allergy', ...Array<string>(20).fill('are you open?'), 'what should I order'], 'Walnut Torte (“'],
    [['I have a nut allergy', 'anything under $15?'], 'About allergies I can’t promise anything.'],
    [['I have a nut allergy', 'what is the cheapest pizza'], 'About allergies I can’t promise anything.'],
    [['I have a nut allergy', 'what desserts are there?'], 'Walnut Torte (“'],
    [['we are coeliac', 'and what desserts do you have'], 'About allergies I can’t promise anything.'],
    [['I’m pregnant', 'can I have the tiramisù?'], 'Mascarpone, egg.'],
    [['I can’t eat pork', 'is the diavola good?'], 'Tomato, hot salami.'],
    [['je suis allergique aux noix', 'que me conseillez-vous ?'], 'Walnut Torte'],
    [['soy alérgico a las nueces', '¿qué me recomienda?'], 'Walnut Torte'],
    [['我对坚果过敏', '有什么推荐'], 'Walnut Torte'],
  ])('%j', (conversation, said) => {
    const answer = ask(...conversation);
    expect(answer).toContain(said);
    expect(answer).toContain(PHONE);
    expect(answer).not.toMatch(/Yes, it is|Our guests like|We have/);
  });

  test.each([
    [['I’m vegan', 'what’s popular?'], 'marked vegan: Marinara.'],
    [['I’m vegan', 'how much is the diavola'], 'Diavola is not marked vegan on our menu.'],
    [['I’m vegan', 'how much is the diavola'], '$20.00'],
    [['I cannot eat gluten', 'can I have the margherita?'], 'Margherita is not marked gluten-free on our menu.'],
    [['soy vegana', '¿qué me recomienda?'], 'con la indicación “vegano”: Marinara.'],
    [['我吃素', 'Diavola 怎么样'], 'Diavola'],
    [['my wife is vegetarian', 'which pizza do you recommend?'], 'marked vegetarian: Margherita and Marinara.'],
  ])('as a mark, too: %j', (conversation, said) => {
    expect(ask(...conversation)).toContain(said);
    expect(ask(...conversation)).not.toMatch(/Yes, it is|Our guests like|We have/);
  });

  test.each(['are you open tomorrow?', 'what is your phone number', 'is there parking'])(
    'and not for anything else: %s',
    (question) => {
      expect(ask('I am allergic to nuts', question)).toBe(ask(question));
      expect(ask('I’m vegan', question)).toBe(ask(question));
    },
  );
});

test.each([
  [['is the marinara vegan', 'and the diavola?'], 'Diavola is not marked vegan on our menu.'],
  [['is the marinara vegan?', 'what about the margherita'], 'Margherita is not marked vegan on our menu.'],
  [['do you have vegan options', 'which is the most popular?'], 'marked vegan: Marinara.'],
  [['does the margherita contain nuts', 'and the diavola?'], 'Tomato, hot salami.'],
])('an item that follows is asked the same: %j', (conversation, said) => {
  expect(ask(...conversation)).toContain(said);
  expect(ask(...conversation)).not.toMatch(/Yes, it is|Our guests like/);
});

test('a mark that was only asked about does not hold for the next dishes', () => {
  expect(ask('is the marinara vegan', 'what desserts do you have')).toBe('We have Tiramisù and Walnut Torte.');
});

test('an allergy at the end of a message as long as may be is read', () => {
  const long = `${'we are a group of us and so '.repeat(30).slice(0, 440)} and which pizza can I have as I am allergic to peanuts`;
  expect(long.length).toBeLessThanOrEqual(500);
  expect(ask(long)).toContain('About allergies I can’t promise anything.');
});
