import { describe, expect, test } from 'vitest';
import { askOnPage as ask, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

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

describe('the notes at the foot of the pages', () => {
  const footer =
    '<p lang="en">No kitchen is free of allergens.</p><p lang="fr">Aucune cuisine n’est sans allergènes.</p>';
  const site = knowledgeFrom({
    name: 'Kumo',
    menu: { categories: [{ name: 'All', items: [{ name: 'Gyoza' }] }] },
    footer,
  });

  test.each([
    ['is there wheat in the gyoza', ['No kitchen is free of allergens.']],
    ['y a-t-il du blé dans les gyoza ?', ['Aucune cuisine n’est sans allergènes.']],
    ['Gyoza 含有小麦吗？', ['No kitchen is free of allergens.']],
  ])('are quoted in the language of the answer, else in that of the site: %s', async (query, notes) => {
    const words = wordsOf(ask(await site, query, 'en-CA'));
    expect(words.match(/No kitchen is free of allergens\.|Aucune cuisine n’est sans allergènes\./g)).toEqual(notes);
  });

  test('are all quoted where none is in that language', async () => {
    const german = '<p lang="de">Mit Weizen, Allergie.</p><p lang="it">Con grano, allergia.</p>';
    const words = wordsOf(ask(await knowledgeFrom({ name: 'Kumo', footer: german }), 'any wheat allergy notes', 'en'));
    expect(words).toContain('Mit Weizen, Allergie.');
    expect(words).toContain('Con grano, allergia.');
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
    expect(text).toBe('Kombu shoyu 昆布醤油 is marked vegan on our menu.');
    expect(wordsOf(ask(knowledge, 'is the shoyu vegan?', 'en'))).toMatch(/Shoyu 醤油/);
  });
});

describe('what the page for catering says', () => {
  const askIn = async (own: object) => {
    const knowledge = await knowledgeFrom({ name: 'Nonna Pia', telephone: '905 555 0142', ...own, language: 'es-US' });
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
