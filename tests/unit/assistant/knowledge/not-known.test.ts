import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, textsIn, wordsOf } from '../../../support/assistant.ts';

const PHONE = '(416) 555-0100';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CATEGORIES = [
  {
    name: 'Pizza',
    items: [
      { name: 'Margherita', price: 16, description: 'Tomato, mozzarella.', isVegetarian: true },
      { name: 'Marinara', price: 14, description: 'Tomato, garlic.', isVegan: true },
      { name: 'Calzone', price: 18, description: 'Folded, then split at the table. With an egg.' },
    ],
  },
  {
    name: 'Sides',
    items: [
      { name: 'Olives', price: 5, isVegan: true },
      { name: 'Greens', price: 9, isVegan: true },
      { name: 'Torte', price: 8, description: 'Chocolate and ground almonds.' },
      { name: 'Espresso', price: 3 },
    ],
  },
];
const place = (name: string, streetAddress: string, features: string[], more: object = {}) => ({
  name,
  address: { streetAddress, addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
  timezone: 'America/Toronto',
  openingHours: [{ day: DAYS, open: '16:00', close: '22:00' }],
  features,
  ...more,
});
const ONE = {
  name: 'Via',
  telephone: PHONE,
  timezone: 'America/Toronto',
  openingHours: [{ day: DAYS, open: '16:00', close: '22:00' }],
  menu: { categories: CATEGORIES },
  reservationLink: 'https://book.example/via',
};
const CHAIN = {
  name: 'Via',
  telephone: PHONE,
  menu: { categories: CATEGORIES },
  locations: [
    place('Via West', '482 Queen Street West', ['Patio']),
    place('Via East', '1140 Queen Street East', ['Patio', 'Wheelchair accessible']),
    place('Via North', '2300 Yonge Street', ['Wheelchair accessible'], {
      faqs: [{ question: 'Where is the subway?', answer: 'Eglinton Station is across the road.' }],
    }),
  ],
};

let one: Knowledge;
let chain: Knowledge;
beforeAll(async () => {
  one = await knowledgeFrom(ONE);
  chain = await knowledgeFrom(CHAIN);
});
const ask = (...conversation: string[]) => wordsOf(answersTo(one, conversation));
const askChain = (...conversation: string[]) => wordsOf(answersTo(chain, conversation));
const namesShown = (known: Knowledge, ...conversation: string[]) =>
  answersTo(known, conversation).flatMap((part) =>
    part.type === 'menu_items' || part.type === 'location_info' ? part.data.map(({ name }) => name) : [],
  );

describe('what the site says nothing about is named, and no dish is shown for it', () => {
  test.each([
    ['can we split the bill', 'split bill'],
    ['is there a washroom on the ground floor', 'washroom ground floor'],
    ['is the egg raw', 'raw'],
    ['do you validate parking tickets', 'validate parking tickets'],
  ])('%s', (question, words) => {
    const answer = ask(question);
    expect(answer).toContain(`“${words}”`);
    expect(answer).toContain(PHONE);
    expect(namesShown(one, question)).toEqual([]);
  });

  test.each([
    [
      'hawaiian pizza',
      'I don’t know about “hawaiian”. Please call (416) 555-0100. This is what our website says: We have Margherita',
    ],
    [
      'breakfast hours',
      'I don’t know about “breakfast”. Please call (416) 555-0100. This is what our website says: We are open until 10:00 PM.',
    ],
  ])('%s', (question, answer) => {
    expect(ask(question)).toContain(answer);
  });

  test.each([
    'what pizza do you have',
    'pizzas for my wife and my mom',
    'are you open tonight',
    'lunch hours',
    'is the margherita vegetarian',
  ])('nothing is unknown of "%s"', (question) => {
    expect(ask(question)).not.toContain('don’t know about');
  });

  test('a place is near what its page names in whole, and not what shares a word with it', () => {
    expect(askChain('closest one to union station')).toContain('“union station”');
    expect(askChain('closest one to union station')).not.toContain('says it is near');
    expect(askChain('which is closest to eglinton station')).toContain('Via North says it is near.');
  });

  test('in French the words that the guest himself wrote', () => {
    expect(ask('avez-vous une pizza hawaïenne ?')).toContain('«\u00a0hawaïenne\u00a0»');
  });
});

describe('what was shown last is what "those", "the second one" and "which one" mean', () => {
  test.each<[string[], string[]]>([
    [['vegan options?', 'which one is cheapest'], ['Olives']],
    [['vegan options?', 'what is the most expensive of those'], ['Marinara']],
    [['vegan options?', 'the second one'], ['Olives']],
    [['vegan options?', 'how much is the third one'], ['Greens']],
    [['what pizza do you have', 'which of those are vegan'], ['Marinara']],
    [['what pizza do you have', 'which of them are under $15'], ['Marinara']],
  ])('%j', (conversation, names) => {
    expect(namesShown(one, ...conversation).slice(0, 1)).toEqual(names);
  });

  test('no more is shown than was asked about', () => {
    expect(namesShown(one, 'what pizza do you have', 'which of those are vegan')).toEqual(['Marinara']);
    expect(ask('vegan options?', 'the ninth one')).toContain(PHONE);
  });

  test('and "on Sunday" is still of what was asked before', () => {
    expect(ask('are you open today?', 'and on sunday?')).toContain('Sunday');
  });
});

test('what is asked for a time when it is closed says so', () => {
  const answer = ask('pizza at 3pm friday');
  expect(answer).toContain('Margherita');
  expect(answer).toContain('we are closed then');
  expect(ask('pizza at 5pm friday')).not.toContain('closed');
});

test.each([
  'confirm my booking',
  'I want to cancel my reservation',
  'can i change our table for tonight',
  'did you get my reservation',
])('a booking that exists is a matter of the team: "%s"', (question) => {
  expect(ask(question)).toContain(`I can’t see or change bookings. Please call ${PHONE}.`);
});

test('"the one on queen" means those on a street of that name', () => {
  expect(namesShown(chain, 'is the one on queen wheelchair accessible')).toEqual(['Via East']);
  expect(namesShown(chain, 'does the one on yonge have a patio')).toEqual([]);
});

describe('a diet that the site states in its own words and not by marks is quoted', () => {
  test.each([
    ['the hero', { hero: { title: 'Smashed daily', subtitle: 'All our meat is halal.' } }],
    ['the description', { description: 'Burgers since 1999. All our meat is halal.' }],
    ['a note of the menu', { menu: { description: 'All our meat is halal.', categories: CATEGORIES } }],
  ])('in %s', async (_where, more) => {
    const known = await knowledgeFrom({ ...ONE, ...more });
    const answer = wordsOf(answersTo(known, 'is the meat halal'));
    expect(answer).toContain('“All our meat is halal.”');
    expect(answer).not.toContain('Nothing on our menu is marked');
    expect(textsIn(answersTo(known, 'anything halal?')).join(' ')).toContain('All our meat is halal.');
  });

  test('where nothing says it, nothing is marked', () => {
    expect(ask('anything halal?')).toContain('Nothing on our menu is marked halal.');
  });
});

describe('no answer about another dish, or from a part of the menu, is given for what was asked', () => {
  let kitchen: Knowledge;
  beforeAll(async () => {
    kitchen = await knowledgeFrom({
      ...ONE,
      deals: [{ title: 'Dough to go', description: 'Four balls, at home or for pickup.' }],
      menu: {
        categories: [
          {
            name: 'Bowls',
            items: [
              { name: 'Gyoza', price: 12, description: 'Pork.', allergens: ['egg'] },
              { name: 'Vegetable gyoza', price: 11, description: 'Cabbage.', isVegan: true },
              { name: 'Tofu bowl', price: 11, allergens: ['soy'] },
            ],
          },
          {
            name: 'Pizza',
            items: [
              { name: 'Marinara', price: 14, description: 'Tomato, garlic.', isVegan: true },
              { name: 'Patate', price: 15, description: 'Potatoes, rosemary.', isVegan: true },
              { name: 'Capricciosa', price: 21, description: 'Ham, mushrooms.' },
            ],
          },
        ],
      },
    });
  });
  const names = (question: string) => namesShown(kitchen, question);

  test.each([
    ['any pizza with mushrooms', ['Capricciosa']],
    ['does the veggie gyoza have egg', ['Vegetable gyoza']],
    ['does the gyoza have egg', ['Gyoza']],
    ['egg in the gyoza rolls', ['Gyoza', 'Vegetable gyoza']],
    ['vegan pizza', ['Marinara', 'Patate']],
    ['any dairy free pizza that isnt the marinara', ['Marinara', 'Patate']],
  ])('%s: %j', (question, shown) => {
    expect(names(question)).toEqual(shown);
  });

  test('of a dish that there is not, all dishes that state the food are named, and not those of one part', () => {
    const answer = wordsOf(answersTo(kitchen, 'does the kids bowl have egg'));
    expect(answer).toContain('I don’t know about “kids”.');
    expect(answer).toContain('Our menu states that these contain “egg”: Gyoza.');
  });

  test('the silence of the menu says nothing of what it never names', () => {
    expect(wordsOf(answersTo(kitchen, 'pizza without a tray'))).not.toContain('does not name');
    expect(wordsOf(answersTo(kitchen, 'pizza without garlic'))).toContain('does not name “garlic” in: Patate');
  });

  test('an offer is found by its name, and is no answer to another question', () => {
    expect(wordsOf(answersTo(kitchen, 'can i buy just the dough'))).toContain('Dough to go');
    expect(wordsOf(answersTo(kitchen, 'is there pickup'))).not.toContain('Dough to go');
  });

  test('who wants to pay with a phone does not want its number', () => {
    expect(wordsOf(answersTo(kitchen, 'can i pay with my phone'))).not.toContain('Call us at');
    expect(wordsOf(answersTo(kitchen, 'what is your phone number'))).toContain('Call us at');
  });
});

describe('whoever asks about an allergen is told of every dish that may be meant', () => {
  let ramen: Knowledge;
  beforeAll(async () => {
    ramen = await knowledgeFrom({
      ...ONE,
      menu: {
        categories: [
          {
            name: 'Small plates',
            items: [
              { name: 'Karaage', price: 12, allergens: ['wheat', 'soy'] },
              { name: 'Mortadella e pistacchio', price: 22, description: 'Mortadella, pistachio cream.' },
              { name: 'Rice noodles', price: 2, allergens: ['soy'] },
            ],
          },
          {
            name: 'Rice',
            items: [
              { name: 'Karaage don', price: 16, allergens: ['egg', 'mustard'] },
              { name: 'Salmon & ikura don', price: 21, allergens: ['soy', 'fish'] },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['egg in the karaage bowl?', ['Karaage', 'Karaage don'], 'Karaage don contains “egg”'],
    ['im allergic to egg, karaage bowl ok?', ['Karaage', 'Karaage don'], 'Karaage don contains “egg”'],
    ['salmon don soy?', ['Salmon & ikura don'], 'Salmon & ikura don contains “soy'],
    ['is the mortadella nut free', ['Mortadella e pistacchio'], 'pistachio cream'],
    ['is the pistachio pie nut free', [], 'Our menu names it in: Mortadella e pistacchio (“pistachio”).'],
    ['are the karaage bowls egg free', ['Karaage', 'Karaage don'], 'Karaage don contains “egg”'],
    ['is the salmon bowl soy free', ['Salmon & ikura don'], 'Salmon & ikura don contains “soy”'],
  ])('%s', (question, shown, stated) => {
    expect(namesShown(ramen, question)).toEqual(expect.arrayContaining(shown));
    const answer = wordsOf(answersTo(ramen, question));
    expect(answer).toContain(stated);
    expect(answer).toContain(PHONE);
  });

  test('but of a kind of dish not only the one that has it in its name', () => {
    expect(namesShown(ramen, 'noodles without egg')).not.toEqual(['Rice noodles']);
  });
});
