import { fc, runs } from '../../../support/random.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { answerTo } from '#assistant/reply.ts';
import { answersTo, knowledgeFrom, sampleOf, SAMPLES, WEDNESDAY, wordsOf } from '../../../support/assistant.ts';

const samples = new Map<string, Knowledge>();

beforeAll(async () => {
  for (const slug of SAMPLES) samples.set(slug, await knowledgeFrom(sampleOf(slug)));
});

const MAY_HARM = {
  en: {
    foods: [
      'nuts',
      'tree nuts',
      'peanuts',
      'dairy',
      'milk',
      'eggs',
      'soy',
      'sesame',
      'gluten',
      'wheat',
      'shellfish',
      'fish',
      'mustard',
      'lupin',
      'prawns',
    ],
    questions: [
      'is there {} in the sauce?',
      '{} in the sauce?',
      'does it have {}',
      'do the noodles have {}',
      'the pizza has {}?',
      'is the broth made with {}',
      'how much {} is in the broth',
      'do you use {}',
      'contains {}?',
      'are there traces of {}',
      '{} free',
      '{}-free menu',
      'what has no {}',
      'which dishes dont have {}',
      "which dishes don't contain {}",
      'i cant have {}',
      "i can't eat {}, what do you recommend",
      'hold the {}',
      'avoid {}',
      'i dont want anything with {}, whats popular',
      'nothing containing {} please',
      'i get sick from {}, what should i order',
      '{} makes me sick',
      'i react badly to {}, what should i get',
      'my kid cannot have any kind of {}, what do you suggest',
      'popular dishes that dont contain {}',
    ],
  },
  fr: {
    foods: [
      'arachides',
      'noix',
      'lait',
      'œufs',
      'soja',
      'sésame',
      'poisson',
      'crevettes',
      'moutarde',
      'céleri',
      'lupin',
    ],
    questions: [
      'y a-t-il des {} dans la sauce ?',
      'je suis allergique aux {}, que me conseillez-vous ?',
      'je ne mange pas de {}, que puis-je prendre',
      'quels plats ne contiennent pas de {}',
      'que recommandez-vous sans {} ?',
      'utilisez-vous des {} en cuisine ?',
    ],
  },
  es: {
    foods: [
      'cacahuates',
      'nueces',
      'leche',
      'huevo',
      'soya',
      'ajonjolí',
      'pescado',
      'camarones',
      'mostaza',
      'apio',
      'altramuces',
    ],
    questions: [
      '¿hay {} en la salsa?',
      '¿las hamburguesas llevan {}?',
      'soy alérgico a {}, ¿qué me recomienda?',
      'no como {}, ¿qué puedo pedir?',
      '¿qué platos no tienen {}?',
      '¿qué recomiendan sin {}?',
    ],
  },
  zh: {
    foods: ['花生', '坚果', '牛奶', '鸡蛋', '大豆', '芝麻', '鱼', '虾', '芹菜', '贝类'],
    questions: [
      '酱里有{}吗',
      '我对{}过敏，有什么推荐',
      '哪些菜没有{}',
      '我不吃{}，推荐什么',
      '推荐没有{}的菜',
      '厨房用{}吗',
    ],
  },
};

test('who names what may harm is led to the team, or to what the site notes, and never to dishes alone', () => {
  const questions = Object.values(MAY_HARM).flatMap(({ foods, questions: forms }) =>
    forms.flatMap((form) => foods.map((food) => form.replace('{}', food))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLES), fc.constantFrom(...questions), (slug, question) => {
      const words = wordsOf(answersTo(samples.get(slug) ?? expect.unreachable(), question));
      expect([question, words]).toEqual([
        question,
        expect.stringMatching(/\(\d{3}\) 555-|[Aa]llergies before you order|don’t rely|isn’t suitable/),
      ]);
      expect([question, words]).toEqual([
        question,
        expect.not.stringMatching(
          /guests like|couldn’t find|don’t know that|pas trouvé|ne le sais|No encontré|no lo sé|没有找到|抱歉/,
        ),
      ]);
    }),
    runs(300),
  );
});

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
const jade = knowledgeFrom({
  name: 'Jade Garden',
  menu: { categories: [{ name: 'Mains', items: MENU.map((item) => ({ ...item, price: 9 })) }] },
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
    const known = await jade;
    for (const [food, words] of Object.entries(foods)) {
      const [x = '', y = x, z = x] = words.split('|');
      const query = question.replace('X', x).replace('Y', y).replace('Z', z);
      const said = JSON.stringify(answerTo(known, readByRules(known, { query, before: [], page }), WEDNESDAY));
      const stating = MENU.filter(({ allergens, mayContain = [] }) => [...allergens, ...mayContain].includes(food));
      const named = MENU.filter(({ name }) => said.includes(name));
      const silent = stating.filter(({ name }) => !said.includes(name)).map(({ name }) => name);
      expect([query, named.length === 0 ? [] : silent]).toEqual([query, []]);
    }
  });
});
