import { describe, expect, test } from 'vitest';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { answerTo } from '#assistant/reply.ts';
import { knowledgeFrom, WEDNESDAY } from '../../../support/assistant.ts';

/** Dishes with a food in their names, and dishes that only state it. */
const MENU = [
  { name: 'Shrimp dumplings', allergens: ['shellfish', 'wheat'] },
  { name: 'Pork dumplings', allergens: ['wheat', 'soy'] },
  { name: 'Vegetable dumplings', allergens: ['wheat', 'soy'], mayContain: ['egg'], isVegan: true },
  { name: 'Egg tarts', allergens: ['egg', 'milk', 'wheat'] },
  { name: 'Fried rice with egg', allergens: ['egg', 'soy'] },
  { name: 'Ramen', allergens: ['egg', 'soy'], mayContain: ['sesame'] },
  { name: 'Green curry', allergens: ['fish'], mayContain: ['shellfish'] },
];
const site = knowledgeFrom({
  name: 'Jade Garden',
  menu: { categories: [{ name: 'Mains', items: MENU.map((item) => ({ ...item, price: 9 })) }] },
});

const inParts = knowledgeFrom({
  name: 'Jade Garden',
  menu: {
    categories: [
      { name: 'Dim Sum', items: MENU.slice(0, 4).map((item) => ({ ...item, price: 8 })) },
      { name: 'Mains', items: MENU.slice(4).map((item) => ({ ...item, price: 14 })) },
      {
        name: 'Desserts',
        items: [
          { name: 'Mango pudding', price: 6, allergens: ['milk'] },
          { name: 'Sesame balls', price: 5, allergens: ['sesame'], mayContain: ['peanuts'] },
          { name: 'Almond jelly', price: 5, mayContain: ['tree nuts'] },
        ],
      },
    ],
  },
});

test.each([
  ['which dim sum has egg?', ['Egg tarts', 'Vegetable dumplings']],
  ['do the dumplings have egg?', ['Vegetable dumplings']],
  ['any nuts in the desserts?', ['Almond jelly', 'Sesame balls']],
  ['nut free desserts?', ['Almond jelly', 'Sesame balls']],
  ['curry and ramen for someone with a fish allergy', ['Green curry', 'Ramen']],
  ['pork dumplings or shrimp dumplings with a soy allergy?', ['Pork dumplings', 'Shrimp dumplings']],
  ['safe desserts for milk allergy', ['Mango pudding']],
  ['vegan dim sum without egg', ['Vegetable dumplings']],
  ['milk & egg free dishes', ['Mango pudding', 'Ramen', 'Egg tarts']],
  ['sesame and egg free dishes', ['Ramen', 'Sesame balls', 'Vegetable dumplings']],
  ['anything without peanuts and tree nuts', ['Sesame balls', 'Almond jelly']],
  ['allergic to fish. also milk. what should i avoid', ['Green curry', 'Mango pudding', 'Egg tarts']],
])('of a part of the menu, or of several dishes, none is left out: %s', async (query, names) => {
  const knowledge = await inParts;
  const said = JSON.stringify(answerTo(knowledge, readByRules(knowledge, { query, before: [] }), WEDNESDAY));
  expect(names.filter((name) => !said.includes(name))).toEqual([]);
});

interface InLanguage {
  page: string;
  /** How the foods are called: alone, and in French with its articles. */
  foods: Record<string, string>;
  /** "X" stands for the food; in French "Y" for "de lait", "Z" for "lait". */
  questions: string[];
}

const LANGUAGES: InLanguage[] = [
  {
    page: 'en',
    foods: {
      egg: 'egg',
      milk: 'milk',
      fish: 'fish',
      shellfish: 'shellfish',
      sesame: 'sesame',
      soy: 'soy',
      wheat: 'wheat',
    },
    questions: [
      'what has X?',
      'anything with X?',
      'do any dishes have X',
      'which of your dishes have X',
      'list everything with X',
      'is there X in anything',
      'what can i not eat with a X allergy',
      'are there any with X',
      'what should i avoid if i cant have X',
      'dishes with X',
      'which menu items have X',
      'which dishes use X',
      'X dishes',
      'which dishes got X in them',
      'i am allergic to X what can i have',
      'allergic to X, what do i have to avoid?',
      'X allergy what dishes have it',
      'X intolerance: which dishes include it',
    ],
  },
  {
    page: 'fr',
    foods: {
      egg: 'des œufs|d’œuf|œufs',
      milk: 'du lait|de lait|lait',
      fish: 'du poisson|de poisson|poisson',
      shellfish: 'des crustacés|de crustacés|crustacés',
      sesame: 'du sésame|de sésame|sésame',
      soy: 'du soya|de soya|soya',
      wheat: 'du blé|de blé|blé',
    },
    questions: [
      'quels plats contiennent X',
      'quels plats ont X',
      'y a-t-il X dans vos plats',
      'avez-vous des plats avec Z',
      'je suis allergique au Z, que dois-je éviter',
      'Z dans quels plats',
      'quoi éviter si je ne peux pas manger Y',
    ],
  },
  {
    page: 'es',
    foods: {
      egg: 'huevo',
      milk: 'leche',
      fish: 'pescado',
      shellfish: 'mariscos',
      sesame: 'sésamo',
      soy: 'soya',
      wheat: 'trigo',
    },
    questions: [
      '¿qué platos tienen X?',
      '¿qué contiene X?',
      '¿cuáles llevan X?',
      'platos con X',
      'soy alérgico al X, ¿qué debo evitar?',
      '¿tienen algo con X?',
    ],
  },
  {
    page: 'zh',
    foods: { egg: '鸡蛋', milk: '牛奶', fish: '鱼', shellfish: '贝类', sesame: '芝麻', soy: '大豆', wheat: '小麦' },
    questions: ['哪些菜有X', '什么菜含X', '有X的菜', '对X过敏不能吃什么', 'X过敏', '哪个菜里有X', '含X的有哪些'],
  },
];

describe.each(LANGUAGES)('whoever asks in $page which dishes have a food', ({ page, foods, questions }) => {
  test.each(questions)('%s: hears of all that state it, or of none', async (question) => {
    const knowledge = await site;
    for (const [food, words] of Object.entries(foods)) {
      const [x = '', y = x, z = x] = words.split('|');
      const query = question.replace('X', x).replace('Y', y).replace('Z', z);
      const said = JSON.stringify(answerTo(knowledge, readByRules(knowledge, { query, before: [], page }), WEDNESDAY));
      const stating = MENU.filter(({ allergens, mayContain = [] }) => [...allergens, ...mayContain].includes(food));
      const named = MENU.filter(({ name }) => said.includes(name));
      const silent = stating.filter(({ name }) => !said.includes(name)).map(({ name }) => name);
      expect([query, named.length === 0 ? [] : silent]).toEqual([query, []]);
    }
  });
});
