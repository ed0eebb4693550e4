import { describe, expect, test } from 'vitest';
import { onPage } from '../../../../src/domain/assistant/answers/on-page.ts';
import type { Knowledge } from '../../../../src/domain/assistant/knowledge.ts';
import { answerTo } from '../../../../src/domain/assistant/reply.ts';
import { readByRules } from '../../../../src/domain/assistant/question/read-by-rules.ts';
import { knowledgeFrom, WEDNESDAY, wordsOf } from '../../../support/assistant.ts';

const CONFIGURATION = {
  name: 'Nonna Pia',
  telephone: '905 555 0142',
  giftCards: 'https://gifts.example',
  allergenNote: 'Tell us of allergies. Our kitchen uses nuts. Enjoy.',
  menu: {
    categories: [
      {
        name: 'Mains',
        items: [
          { name: 'Margherita', price: 16.5, description: 'Tomato, basil.' },
          { name: 'Fresh pasta', price: 19, description: 'With walnuts.', allergens: ['milk'] },
          {
            name: 'House cake',
            sizes: [
              { name: 'Small', price: 9 },
              { name: 'Whole', price: 1250 },
            ],
          },
          { name: 'Beef stew', price: 21 },
          { name: 'Beef pie', price: 22 },
        ],
      },
    ],
  },
  faqs: [{ question: 'Do you take reservations?', answer: 'By phone, up to eight people.' }],
  locations: [{ name: 'Queen West' }, { name: 'Locke Street' }],
};
const FRENCH = {
  'Tell us of allergies. Our kitchen uses nuts. Enjoy.':
    'Dites-nous vos allergies, car notre cuisine utilise des noix.',
  Mains: 'Plats',
  Margherita: '=',
  'Tomato, basil.': 'Tomate, basilic.',
  'Fresh pasta': 'Pâtes du jour',
  'With walnuts.': 'Aux noix de Grenoble.',
  milk: 'lait',
  Milk: 'Lait',
  'House cake': 'Gâteau sans noix',
  Small: 'Petit',
  Whole: 'Entier',
  'Beef stew': 'Bœuf en croûte',
  'Beef pie': 'Bœuf en croûte',
  'Do you take reservations?': 'Prenez-vous des réservations?',
  'By phone, up to eight people.': 'Par téléphone, jusqu’à huit personnes.',
};
const BOTH = { ...CONFIGURATION, languages: ['en-CA', 'fr-CA'], translations: { 'fr-CA': FRENCH } };

/** The same brand, written in French and translated into English. */
const FRENCH_FIRST = JSON.parse(
  JSON.stringify({ ...CONFIGURATION, languages: ['fr-CA', 'en-CA'] }, (_, value: unknown) => {
    const french = typeof value === 'string' ? FRENCH[value as keyof typeof FRENCH] : undefined;
    return french === undefined || french === '=' ? value : french;
  }),
) as object;
const ENGLISH = Object.fromEntries(
  Object.entries(FRENCH).flatMap(([own, french]) => (french === '=' ? [[own, '=']] : [[french, own]])),
);

function ask(knowledge: Knowledge, query: string, page: string, before: string[] = [], answered = '') {
  const reading = readByRules(knowledge, { query, before, page, answered });
  return onPage(answerTo(knowledge, reading, WEDNESDAY), knowledge, { page, spoken: reading.language });
}

describe.each([
  ['English', BOTH],
  ['French', { ...FRENCH_FIRST, translations: { 'en-CA': ENGLISH } }],
])('a site in English and French that is written in %s', (own, configuration) => {
  const isFrench = own === 'French';

  test('finds a dish by the name that its page shows, says that name, and leads to a page in that language', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const parts = ask(knowledge, 'combien coutent les pates du jour ?', 'fr-CA');
    expect(wordsOf(parts)).toMatch(/^Pâtes du jour.*19,00\s\$/);
    const text = JSON.stringify(parts);
    expect(text).toContain('"name":"Pâtes du jour","description":"Aux noix de Grenoble."');
    expect(text).toContain(isFrench ? '"url":"/menu/' : '"url":"/fr/menu/');
    expect(text).not.toMatch(/Fresh|pasta|walnut/);
    const english = JSON.stringify(ask(knowledge, 'how much is the fresh pasta?', 'en-CA'));
    expect(english).toContain('"name":"Fresh pasta","description":"With walnuts."');
    expect(english).toContain(isFrench ? '"url":"/en/menu/' : '"url":"/menu/');
    expect(english).not.toMatch(/Pâtes|Grenoble/);
  });

  test('answers with the brand’s own answer in the language of the question, whatever the page', async () => {
    const knowledge = await knowledgeFrom(configuration);
    for (const page of ['fr-CA', 'en-CA']) {
      expect(wordsOf(ask(knowledge, 'prenez-vous des réservations ?', page))).toContain('jusqu’à huit personnes');
      expect(wordsOf(ask(knowledge, 'do you take reservations?', page))).toContain('up to eight people');
    }
  });

  test('tells in French what a dish states and names, and the note of the kitchen', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const milk = wordsOf(ask(knowledge, 'est-ce que les pâtes du jour contiennent du lait ?', 'fr-CA'));
    expect(milk).toMatch(/«\sPâtes du jour\s» contient «\slait\s»/);
    expect(milk).toContain('Dites-nous vos allergies, car notre cuisine utilise des noix.');
    const nuts = wordsOf(ask(knowledge, 'je suis allergique aux noix, que puis-je manger ?', 'fr-CA'));
    expect(nuts).toContain('Pâtes du jour');
    expect(nuts).not.toMatch(/Fresh|walnuts/);
  });

  test('tells of every dish that may be meant, where two have one name in French', async () => {
    const text = JSON.stringify(ask(await knowledgeFrom(configuration), 'le bœuf en croûte, combien ?', 'fr-CA'));
    expect(text).toMatch(/21/);
    expect(text).toMatch(/22/);
  });

  test('does not lose what a guest can’t eat in the name of a dish', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const { asks } = readByRules(knowledge, { query: 'avez-vous un gâteau sans noix ?', before: [], page: 'fr-CA' });
    expect(asks[0].deniedFoods.length + asks[0].ingredients.length).toBeGreaterThan(0);
  });

  test('writes prices and sizes in French', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const parts = ask(knowledge, 'combien coûte le gâteau sans noix ?', 'fr-CA');
    expect(JSON.stringify(parts).replaceAll('\u{a0}', ' ')).toContain('"price":"à partir de 9,00 $"');
    expect(wordsOf(parts).replaceAll('\u{a0}', ' ')).toContain('Petit 9,00 $, Entier 1 250,00 $');
    expect(JSON.stringify(ask(knowledge, 'how much is the house cake?', 'en-CA'))).toContain('"price":"from $9.00"');
  });

  test('knows which dish was shown second', async () => {
    const knowledge = await knowledgeFrom(configuration);
    const answered = 'Nous avons Margherita et Pâtes du jour.';
    const parts = ask(knowledge, 'combien coûte le deuxième ?', 'fr-CA', ['que conseillez-vous ?'], answered);
    expect(wordsOf(parts)).toMatch(/Pâtes du jour.*19/);
  });
});

describe('on a page in French', () => {
  const menu = {
    categories: [
      {
        name: 'Plates',
        items: [
          { name: 'Gyoza', price: 11, allergens: ['wheat'] },
          { name: 'Vegetable gyoza', price: 12, allergens: ['soy'], isGlutenFree: true },
          { name: 'Soy milk', price: 4, isVegan: true },
        ],
      },
    ],
  };
  const translations = {
    'fr-CA': {
      Plates: 'Assiettes',
      Gyoza: '=',
      'Vegetable gyoza': 'Gyoza aux légumes',
      'Soy milk': '=',
      wheat: 'blé',
      soy: 'soya',
    },
  };
  const footer = '<p>Wheat, soy and egg are used in all of our kitchens.</p>';
  const brand = { name: 'Kumo', menu, footer, languages: ['en-CA', 'fr-CA'], translations };

  test('a dish is found by the plural of the name that the page shows, and no other in its place', async () => {
    const parts = ask(await knowledgeFrom(brand), 'y a-t-il du soya dans les gyozas aux légumes ?', 'fr-CA');
    expect(wordsOf(parts)).toMatch(/«\sGyoza aux légumes\s» contient «\ssoya\s»/);
    expect(JSON.stringify(parts)).not.toContain('"name":"Gyoza"');
  });

  test('a question is French also where the English name of a dish has English words', async () => {
    const allergens = ['soy'];
    const items = [{ name: 'Sencha and two mochi', allergens }];
    const names = { Sweets: 'Desserts', 'Sencha and two mochi': 'Sencha et deux mochis', soy: 'soya' };
    const two = { ...brand, menu: { categories: [{ name: 'Sweets', items }] }, translations: { 'fr-CA': names } };
    const words = wordsOf(ask(await knowledgeFrom(two), 'sencha et deux mochis, allergènes', 'fr-CA'));
    expect(words).toMatch(/«\sSencha et deux mochis\s» : contient «\ssoya\s»/);
  });

  test('no word within a text that has no translation is put into French', async () => {
    const knowledge = await knowledgeFrom(brand);
    const words = wordsOf(ask(knowledge, 'je suis allergique au blé', 'fr-CA'));
    expect(words).toContain('Wheat, soy and egg are used in all of our kitchens.');
    expect(wordsOf(ask(knowledge, 'est-ce que le soy milk est végane ?', 'fr-CA'))).toContain('Soy milk');
  });

  test.each(['Gyoza : soya ?', 'gyoza poisson', 'bornes de recharge'])(
    'a question of few words is read as French: %s',
    async (query) => {
      const parts = ask(await knowledgeFrom(brand), query, 'fr-CA');
      expect(wordsOf(parts)).not.toMatch(/au sujet de «\s(soya|poisson)\s»/);
      expect(wordsOf(parts)).toMatch(/Veuillez|notre menu/);
    },
  );

  test.each([
    ['avez-vous du vin ?', 'vin'],
    ['¿tienen sopa?', 'sopa'],
    ['有红酒吗？', '红酒'],
    ['avez-vous du vin et de la soupe ?', 'vin soupe'],
  ])('what is not found is quoted as it was typed: %s', async (query, quoted) => {
    const words = wordsOf(ask(await knowledgeFrom(brand), query, 'fr-CA'));
    expect(words).toMatch(new RegExp(`[«“]\\s?${quoted}\\s?[»”]`));
  });

  test('what one text of an answer has said is not said again', async () => {
    const words = wordsOf(ask(await knowledgeFrom(brand), 'is there anything for a celiac?', 'en-CA'));
    expect(words.split('used in all of our kitchens')).toHaveLength(2);
  });
});

describe('on a page in Chinese', () => {
  const items = [
    { name: 'Egg tarts', price: 5, description: 'Custard, butter.', allergens: ['egg', 'milk'] },
    { name: 'Pork dumplings', price: 8, allergens: ['wheat'], mayContain: ['egg'] },
  ];
  const names = {
    Mains: '主菜',
    'Egg tarts': '蛋撻',
    'Pork dumplings': '豬肉餃子',
    'Custard, butter.': '蛋奶、牛油。',
  };
  const translations = { 'zh-Hant': { ...names, egg: '雞蛋', milk: '牛奶', wheat: '小麥' } };
  const menu = { categories: [{ name: 'Mains', items }] };
  const site = knowledgeFrom({ name: 'Jade', menu, languages: ['en-CA', 'zh-Hant'], translations });
  const said = async (query: string) => wordsOf(ask(await site, query, 'zh-Hant'));

  test('lists, ends of sentences and our own note are Chinese', async () => {
    const words = await said('蛋撻有小麥嗎？');
    expect(words).toContain('含有「雞蛋、牛奶」');
    expect(words).toContain('蛋奶、牛油。 ');
    expect(words).toContain('未列出的，即情況不明：點餐前請詢問店員。');
    expect(words).not.toMatch(/[a-z]{3}/i);
  });

  test('whoever asks which dishes have an allergen hears of those, too, that only state it', async () => {
    expect(await said('哪些菜有雞蛋？')).toMatch(/可能含有「雞蛋」的有：豬肉餃子/);
    expect(wordsOf(ask(await site, 'which dishes have egg?', 'en-CA'))).toMatch(/may contain “egg”: Pork dumplings/);
  });

  test('a kind of dish is found', async () => {
    expect(await said('餃子有哪幾種？')).toContain('豬肉餃子');
  });
});

describe('a dish with a name in two scripts', () => {
  const menu = {
    categories: [
      {
        name: 'Ramen',
        items: [
          { name: 'Shoyu 醤油', price: 18 },
          { name: 'Kombu shoyu 昆布醤油', price: 19, isVegan: true },
        ],
      },
    ],
  };

  test.each(['how much is the shoyu?', 'Shoyu 醤油?', '醤油?', '醤油 price', 'combien coûte le shoyu ?'])(
    'is found by either, and named by both: %s',
    async (query) => {
      const text = JSON.stringify(ask(await knowledgeFrom({ name: 'Kumo', menu }), query, 'en'));
      expect(text).toContain('Shoyu 醤油');
      expect(text).not.toContain('Kombu');
      expect(text).toContain('18');
    },
  );

  test('is left as it is in what the brand itself has written', async () => {
    const faqs = [{ question: 'Is the Shoyu hot?', answer: 'The Shoyu is not hot.' }];
    const knowledge = await knowledgeFrom({ name: 'Kumo', menu, faqs });
    expect(wordsOf(ask(knowledge, 'is the shoyu hot?', 'en'))).toContain('The Shoyu is not hot.');
  });

  test('is not taken for a longer name that ends with it', async () => {
    const knowledge = await knowledgeFrom({ name: 'Kumo', menu });
    const text = wordsOf(ask(knowledge, 'is the kombu shoyu vegan?', 'en'));
    expect(text).toBe('Yes, Kombu shoyu 昆布醤油 is marked vegan on our menu.');
    expect(wordsOf(ask(knowledge, 'is the shoyu vegan?', 'en'))).toMatch(/Shoyu 醤油/);
  });
});

test('the name of a menu does not take the place of a time', async () => {
  const menu = [
    { name: 'Lunch', items: [{ name: 'Soup', price: 9 }] },
    { name: 'Dinner', items: [{ name: 'Stew', price: 19 }] },
  ];
  const translations = { 'fr-CA': { Lunch: 'Midi', Dinner: 'Soir', Soup: 'Potage', Stew: 'Ragoût' } };
  const knowledge = await knowledgeFrom({ name: 'Saffron', menu, languages: ['en-CA', 'fr-CA'], translations });
  const { asks } = readByRules(knowledge, { query: 'êtes-vous ouverts à midi samedi ?', before: [], page: 'fr-CA' });
  expect(asks[0].time).toBe(720);
  expect(JSON.stringify(ask(knowledge, 'combien coûte le potage ?', 'fr-CA'))).toContain('"name":"Potage"');
});

test('a site that is not whole in English is known in its own language', async () => {
  const knowledge = await knowledgeFrom({ ...FRENCH_FIRST, translations: { 'en-CA': { Plats: 'Mains' } } });
  expect(knowledge.items.map(({ name }) => name)).toContain('Pâtes du jour');
  expect([...knowledge.languages.keys()]).toEqual(['fr-CA', 'en-CA']);
});

test('a question in a language that the site does not have is answered in the words of the site', async () => {
  const knowledge = await knowledgeFrom(BOTH);
  const text = JSON.stringify(ask(knowledge, '¿cuánto cuesta la fresh pasta?', 'fr-CA'));
  expect(text).toContain('Fresh pasta');
  expect(text).toContain('"url":"/fr/menu/');
});

test('an English answer on a page in Arabic has the English words of the site', async () => {
  const translations = { ar: Object.fromEntries(Object.keys(FRENCH).map((text) => [text, `عربي ${text.length}`])) };
  const knowledge = await knowledgeFrom({ ...CONFIGURATION, languages: ['en-CA', 'ar'], translations });
  expect(JSON.stringify(ask(knowledge, 'how much is the fresh pasta?', 'ar'))).toContain('"name":"Fresh pasta"');
});

test.each([
  ['电话多少？', 'zh-Hant', '我们的电话'],
  ['電話多少？', 'zh-Hans', '我們的電話'],
  ['電話多少？', 'en-CA', '我們的電話'],
  ['Margherita?', 'zh-TW', '我們的菜單'],
  ['Margherita?', 'zh-CN', '我们的菜单'],
])(
  'Chinese is answered in the characters of the question, else of the page: %s on a page in %s',
  async (query, page, words) => {
    expect(wordsOf(ask(await knowledgeFrom(BOTH), query, page))).toContain(words);
  },
);

test('a link to a location keeps the location and the place on its page, and an address is no text', async () => {
  const knowledge = await knowledgeFrom(BOTH);
  const data = [
    { label: 'Carte', url: '/menu/toronto-queen-west/#pasta' },
    { label: 'Courriel', value: 'House cake@nonna.example', url: 'mailto:x' },
    { label: 'Téléphone', url: 'tel:9055550142' },
  ];
  const page = { page: 'fr-CA', spoken: 'fr' as const };
  expect(onPage([{ type: 'contact_info', data }], knowledge, page)).toEqual([
    {
      type: 'contact_info',
      data: [
        { label: 'Carte', url: '/fr/menu/toronto-queen-west/#pasta' },
        { label: 'Courriel', value: 'House cake@nonna.example', url: 'mailto:x' },
        { label: 'Téléphone', url: 'tel:9055550142' },
      ],
    },
  ]);
});

test('a site in French is known by the same words as one in English, and its links are its own', async () => {
  const knowledge = await knowledgeFrom({ ...CONFIGURATION, language: 'fr-CA' });
  expect(knowledge.giftCards).toBe('https://gifts.example/');
  const text = JSON.stringify(ask(knowledge, 'where are you?', 'fr-CA'));
  expect(text).toContain('"url":"/adresse/queen-west/"');
});

describe('what the page for catering says', () => {
  const askIn = async (own: object) => {
    const knowledge = await knowledgeFrom({ ...CONFIGURATION, ...own, language: 'es-US' });
    return wordsOf(ask(knowledge, '¿Tienen catering?', 'es-US'));
  };

  test('is said in the language of the answer', async () => {
    expect(await askIn({ restaurant_id: 'nonna-pia' })).toBe(
      'De un almuerzo en la oficina a una boda: dinos el día y el número de invitados, y planeamos la comida contigo. ' +
        'Ofrecemos: Para recoger y Entrega a domicilio.',
    );
    expect(await askIn({})).toBe(
      'No recibimos solicitudes de catering en línea. Llámanos y veremos qué podemos hacer.',
    );
  });

  test('stays as it is where the brand says it in words of its own', async () => {
    const texts = { 'cateringPage.lede': 'Cocinamos para todos.' };
    expect(await askIn({ restaurant_id: 'nonna-pia', texts })).toContain('Cocinamos para todos. Ofrecemos');
  });
});

test('an address has its country in the language of the site', async () => {
  const address = {
    streetAddress: '1401 SW 8th St',
    addressLocality: 'Miami',
    addressRegion: 'FL',
    addressCountry: 'US',
  };
  const knowledge = await knowledgeFrom({ name: 'Casa Yumurí', language: 'es-US', address });
  expect(wordsOf(ask(knowledge, '¿Dónde están?', 'es-US'))).toContain('Miami, FL, Estados Unidos.');
});
