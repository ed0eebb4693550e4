import { describe, expect, test } from 'vitest';
import { onPage } from '#assistant/answers/on-page.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { askOnPage as ask, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

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
    const { intents } = readByRules(knowledge, { query: 'avez-vous un gâteau sans noix ?', before: [], page: 'fr-CA' });
    expect(intents[0].deniedFoods.length + intents[0].ingredients.length).toBeGreaterThan(0);
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

test('the name of a menu does not take the place of a time', async () => {
  const menu = [
    { name: 'Lunch', items: [{ name: 'Soup', price: 9 }] },
    { name: 'Dinner', items: [{ name: 'Stew', price: 19 }] },
  ];
  const translations = { 'fr-CA': { Lunch: 'Midi', Dinner: 'Soir', Soup: 'Potage', Stew: 'Ragoût' } };
  const knowledge = await knowledgeFrom({ name: 'Saffron', menu, languages: ['en-CA', 'fr-CA'], translations });
  const { intents } = readByRules(knowledge, { query: 'êtes-vous ouverts à midi samedi ?', before: [], page: 'fr-CA' });
  expect(intents[0].time).toBe(720);
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

describe('prices', () => {
  const items = [
    { name: 'Gravlax', price: 189.5 },
    { name: 'Akvavit', price: 45, description: 'With beer from $5 more.' },
    {
      name: 'Lobster',
      sizes: [
        { name: 'Half', price: 'Market price' },
        { name: 'Whole', price: 'Ask us' },
      ],
    },
  ];
  const inKroner = knowledgeFrom({ name: 'Fjord', currency: 'NOK', menu: { categories: [{ name: 'Food', items }] } });

  test.each([
    ['how much is the gravlax?', 'en-CA', '189.50 kr'],
    ['combien coûte le gravlax ?', 'fr-CA', '189,50 kr'],
    ['le plat le plus cher ?', 'fr-CA', '189,50 kr'],
    ['2 gravlax et 2 akvavit, combien au total ?', 'fr-CA', '469,00 kr en tout'],
    ['¿cuánto cuesta el gravlax?', 'es-US', 'kr 189.50'],
    ['gravlax多少钱？', 'zh-Hans', 'kr 189.50'],
    ['combien coûte le lobster ?', 'fr-CA', '"price":"à partir de Market price"'],
    // The words of the brand stay as they are.
    ['combien coûte le akvavit ?', 'fr-CA', 'With beer from $5 more.'],
  ])('%s on a page in %s', async (query, page, price) => {
    const parts = ask(await inKroner, query, page);
    expect(JSON.stringify(parts).replaceAll('\u{a0}', ' ')).toContain(price);
  });

  test('tell two dollars apart as the page does', async () => {
    const address = (addressCountry: string) => ({ addressLocality: 'Windsor', addressCountry });
    const knowledge = await knowledgeFrom({
      name: 'Bridge',
      currency: 'CAD',
      menu: { categories: [{ name: 'Food', items: [{ name: 'Poutine', price: 1250 }] }] },
      locations: [
        { name: 'Here', address: address('CA') },
        { name: 'There', address: address('US') },
      ],
    });
    const text = JSON.stringify(ask(knowledge, 'combien coûte la poutine ?', 'fr-CA'));
    expect(text.replaceAll(/\s/g, ' ')).toContain('1 250 $CA et Poutine : 1 250 $US');
  });
});
