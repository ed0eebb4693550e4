import { ENGLISH } from '#i18n/english/english.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, runs } from '../../../support/random.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentPart } from '#content/chat/answer.ts';
import type { Knowledge, KnownItem } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const said = (parts: ContentPart[]): string =>
  parts.flatMap((part) => (part.type === 'text' ? part.data : [])).join(' ');
const cardsIn = (parts: ContentPart[]): string[] =>
  parts.flatMap((part) => (part.type === 'menu_items' ? part.data.map(({ name }) => name) : []));

const PHONE = '(416) 555-0100';
const siteWith = (items: object[], rest: object = {}): Promise<Knowledge> =>
  knowledgeFrom({ name: 'Saffron', telephone: PHONE, menu: { categories: [{ name: 'All', items }], ...rest } });

describe('what an item states', () => {
  let site: Knowledge;
  beforeAll(async () => {
    site = await siteWith([
      { name: 'Satay', price: 9, description: 'Chicken skewers.', allergens: 'peanuts, soy', mayContain: 'tree nuts' },
      { name: 'Baklava', price: 6, description: 'With honey.', allergens: ['amandes', 'Blé'], isVegetarian: true },
      { name: 'Laksa', price: 12, allergens: { crustaceans: true, fish: false, milk: 'free_from' } },
      { name: 'Kheer', price: 5, description: 'No nuts. Rice, slowly.', mayContain: ['nuts'], isVegetarian: true },
      { name: 'Focaccia', price: 4, isGlutenFree: true, mayContain: ['Wheat'] },
      { name: 'Papaya', price: 5, description: 'Green papaya.', isVegan: true },
      { name: 'Sorbet', price: 5, isVegan: true, mayContain: ['milk'] },
    ]);
  });
  const answer = (question: string | string[]) => said(answersTo(site, question));

  test.each([
    ['does the satay contain peanuts?', 'Our menu states that Satay contains “peanuts”.'],
    ['is there soy in the satay', 'Our menu states that Satay contains “soy”.'],
    [
      'does the satay contain almonds?',
      'All that our menu states of Satay: contains “peanuts, soy”; may contain “tree nuts”.',
    ],
    ['does the satay have nuts', 'Our menu states that Satay may contain “tree nuts”.'],
    ['I have a nut allergy, can I eat the baklava?', 'Our menu states that Baklava contains “amandes”.'],
    ['does the baklava contain gluten', 'Our menu states that Baklava contains “Blé”.'],
    ['is there shellfish in the laksa', 'Our menu states that Laksa contains “crustaceans”.'],
    ['does the kheer contain nuts', 'Our menu states that Kheer may contain “nuts”.'],
    ['does the focaccia contain gluten', 'Our menu states that Focaccia may contain “Wheat”.'],
    ['does the papaya contain peanuts?', 'Our menu states no allergens of Papaya: they are not known.'],
    ['what allergens are in the laksa?', 'All that our menu states of Laksa: contains “crustaceans”.'],
  ])('answers "%s": %s', (question, sentence) => {
    expect(answer(question)).toContain(sentence);
    expect(answer(question)).not.toMatch(/\b(?:Yes|No), /);
  });

  test.each([
    'does the laksa contain fish?',
    'is the laksa dairy free',
    'laksa without milk',
    'does the papaya contain peanuts?',
  ])('leaves open what is not stated, and says whom to ask: %s', (question) => {
    expect(answer(question)).toContain('not known');
    expect(answer(question)).toContain(PHONE);
  });

  test.each([
    'nut-free dishes?',
    'what can I eat with a nut allergy',
    'which dishes contain nuts',
    'anything without nuts?',
    'no nuts please',
  ])('is listed for what contains it, and never for what would be free of it: %s', (question) => {
    expect(answer(question)).toContain('Our menu states that these contain “amandes”: Baklava.');
    expect(answer(question)).toContain(
      'these may contain “tree nuts”: Satay. Our menu states that these may contain “nuts”: Kheer.',
    );
    expect(answer(question)).toContain('What our menu does not state is not known, and may be in a dish all the same.');
    expect(answer(question)).not.toMatch(/Laksa|Papaya|Focaccia|Sorbet/);
    expect(cardsIn(answersTo(site, question))).toEqual([]);
  });

  test('leaves out what may contain a food from the lists of what is without it, whatever its mark or its words', () => {
    expect(cardsIn(answersTo(site, 'dairy free desserts please'))).not.toContain('Sorbet');
    expect(answer('dairy free desserts please')).not.toContain('Sorbet');
    const focaccia = answer('is the focaccia gluten free?');
    expect(focaccia).toContain('is marked gluten-free on our menu. Our menu states that Focaccia may contain “Wheat”.');
    expect(focaccia).toContain(PHONE);
    expect(answer('gluten free dishes')).toContain('Our menu states that these may contain “Wheat”: Focaccia.');
  });

  test('is told in the language of the question', () => {
    expect(answer('Est-ce que le satay contient des arachides ?')).toMatch(
      /^Selon notre menu, «\sSatay\s» contient «\sarachide\s»\./,
    );
    expect(answer('¿El satay contiene soja?')).toContain('“Satay” contiene “soja”');
    expect(answer('Baklava 含有坚果吗？')).toContain('我们的菜单注明“Baklava”含有“杏仁”。');
  });

  test('comes with the note beside the menu: the kitchen’s own, else ours', async () => {
    expect(answer('does the satay contain peanuts?')).toContain(`“${ENGLISH.menu.allergenNote}”`);
    const own = await siteWith([{ name: 'Satay', allergens: 'soy' }], { allergenNote: 'One wok for all. Ask Amir.' });
    expect(said(answersTo(own, 'does the satay contain soy'))).toContain('“One wok for all. Ask Amir.”');
  });

  test('goes on to a question that follows', () => {
    expect(answer(['does the satay contain soy?', 'and peanuts?'])).toMatch(
      /Satay contains “peanuts”|contain “peanuts”: Satay/,
    );
  });
});

test('a configured answer about one food is none about another', async () => {
  const site = await knowledgeFrom({
    name: 'Saffron',
    telephone: PHONE,
    menu: { categories: [{ name: 'All', items: [{ name: 'Laksa' }] }] },
    faqs: [{ question: 'Do you have gluten-free noodles?', answer: 'Yes: rice noodles with tamari.' }],
  });
  const answer = (question: string) => JSON.stringify(answersTo(site, question));
  expect(answer('do you have gluten free noodles')).toContain('tamari');
  expect(answer('what do celiacs eat here')).toContain('tamari');
  for (const question of ['soy free', 'do you have soy free noodles', 'nut free noodles', 'egg free'])
    expect(answer(question)).not.toContain('tamari');
});

test('where no item states an allergen nobody speaks of statements', async () => {
  const site = await siteWith([{ name: 'Papaya', description: 'Green.' }]);
  for (const question of [
    'does the papaya contain nuts',
    'nut free dishes',
    'what has nuts',
    'is the papaya gluten free',
  ])
    expect(said(answersTo(site, question))).not.toMatch(/\bstate/);
});

describe('a question that names what may harm, and a dish only in part', () => {
  let site: Knowledge;
  beforeAll(async () => {
    site = await knowledgeFrom({
      name: 'Roost',
      telephone: PHONE,
      timezone: 'America/Toronto',
      openingHours: [{ day: 'Wednesday', open: '11:00', close: '22:00' }],
      menu: {
        categories: [
          {
            name: 'Burgers',
            items: [
              { name: 'Big Owl', price: 14, description: 'Two patties, sesame bun.' },
              { name: 'Barn', price: 12, description: 'One patty, pickles.' },
            ],
          },
          { name: 'Mornings', items: [{ name: 'Egg & Smash', price: 9, description: 'A fried egg on a muffin.' }] },
        ],
      },
    });
  });

  test.each([
    'sesame on the bun?',
    'does the bun have sesame',
    'do the burgers have peanuts',
    'burgers with peanuts?',
    'is there egg in the mayo',
    'is there any alcohol in your sauces',
    '¿las hamburguesas tienen cacahuate?',
    'les burgers ont des arachides ?',
    '汉堡里有花生吗',
  ])('is not answered by a list of dishes, and leads to the team: %s', (question) => {
    const parts = answersTo(site, question);
    expect(said(parts)).toContain(PHONE);
    expect(cardsIn(parts)).toEqual([]);
    expect(said(parts)).not.toMatch(/We have|Nothing on our menu|no tiene nada|n’a rien|菜单上没有|find that/);
  });

  test.each([
    ['is there egg in the mayo', 'Egg & Smash (“egg”)'],
    ['sesame on the bun?', 'Big Owl (“sesame”)'],
  ])('names what names it: %s', (question, named) => {
    expect(said(answersTo(site, question))).toContain(named);
  });

  test.each([
    'pregnant, can I eat the big owl?',
    'can I eat the big owl while pregnant',
    'I am breastfeeding, is the big owl fine',
    'je suis enceinte, puis-je manger le big owl ?',
    'estoy embarazada, ¿puedo comer el big owl?',
    '怀孕可以吃 Big Owl 吗',
  ])('is answered with the dish and the team, not with hours: %s', (question) => {
    const parts = answersTo(site, question);
    expect(said(parts)).toContain('Two patties, sesame bun.');
    expect(said(parts)).toContain(PHONE);
    expect(parts.map(({ type }) => type)).not.toContain('hours');
  });

  test.each(['what do you have with eggs for breakfast', 'do you have an egg & smash', 'burgers please'])(
    'but one who is hungry gets dishes: %s',
    (question) => {
      expect(cardsIn(answersTo(site, question)).length).toBeGreaterThan(0);
    },
  );

  test.each(['can we eat until late?', 'can I still eat at 9pm', 'what time is last order'])(
    'and one who comes late the hours: %s',
    (question) => {
      expect(JSON.stringify(answersTo(site, question))).toContain('10:00 PM');
    },
  );
});

const FOODS = {
  milk: ['milk', 'dairy', 'leche', 'MILK'],
  egg: ['egg', 'Œufs', '鸡蛋'],
  nuts: ['nuts', 'TREE_NUTS', 'almonds', 'Fruits à coque'],
  peanuts: ['peanuts', 'cacahuetes'],
  sesame: ['sesame'],
  soy: ['soy', 'Soya', '大豆'],
  fish: ['fish'],
  shellfish: ['shellfish', 'crustaceans', 'molluscs'],
} as const;
type Food = keyof typeof FOODS;
const FOOD_NAMES = Object.keys(FOODS) as Food[];

const WORD = fc.constantFrom('Miso', 'Green', 'Garden', 'Bowl', 'Roll', 'Crispy', 'House', 'Vegan', 'Free');
const STATE = fc.constantFrom<unknown[]>('contains', 'may_contain', 'traces', true, false, 'free_from', null);
const ITEM = fc
  .record({
    name: fc.uniqueArray(WORD, { minLength: 2, maxLength: 3 }).map((words) => words.join(' ')),
    price: fc.integer({ min: 1, max: 40 }),
    description: fc.constantFrom('Warm.', 'No nuts.', 'Egg free, milk free.', 'From the wok.'),
    isVegan: fc.boolean(),
    stated: fc.dictionary(fc.constantFrom(...FOOD_NAMES), fc.tuple(fc.nat(3), STATE), { maxKeys: 4 }),
  })
  .map(({ stated, ...item }) => ({
    ...item,
    allergens: Object.fromEntries(
      Object.entries(stated).map(([food, [which, state]]) => {
        const names: readonly string[] = FOODS[food as Food];
        return [names[which % names.length], state];
      }),
    ),
  }));

const ASK = [
  (item: string, food: string) => `does the ${item} contain ${food}?`,
  (item: string, food: string) => `is the ${item} ${food} free`,
  (item: string, food: string) => `${item} without ${food}`,
  (item: string, food: string) => `is the ${item} safe for a ${food} allergy`,
  (item: string, food: string) => `I'm allergic to ${food}, can I have the ${item}?`,
];
const ASK_ALL = [
  (food: string) => `${food}-free dishes?`,
  (food: string) => `which dishes contain ${food}`,
  (food: string) => `anything vegan without ${food}`,
];

test('of random menus nothing is claimed that an item does not state, and nothing is free by silence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(ITEM, { minLength: 1, maxLength: 5, selector: ({ name }) => name }),
      fc.constantFrom(...FOOD_NAMES),
      async (items, food) => {
        const site = await siteWith(items);
        const questions = [
          ...ASK_ALL.map((ask) => ask(food)),
          ...items.flatMap(({ name }) => ASK.map((ask) => ask(name.toLowerCase(), food))),
        ];
        expect(questions.flatMap((question) => falseStatements(answersTo(site, question), site, food))).toEqual([]);
      },
    ),
    runs(5),
  );
});

test('of the sample that states allergens every item is answered with all that it states, and nothing else', async () => {
  const site = await knowledgeFrom(JSON.parse(readFileSync(join(ROOT, 'brands/kumo-ramen/website.json'), 'utf8')));
  for (const item of site.items.filter(({ allergens }) => allergens)) {
    const answer = said(answersTo(site, `what allergens are in the ${item.name}?`));
    for (const { name } of [...(item.allergens?.contains ?? []), ...(item.allergens?.mayContain ?? [])])
      expect(answer).toContain(name);
    expect(falseStatements(answersTo(site, `does the ${item.name} contain peanuts?`), site, 'peanuts')).toEqual([]);
  }
});

/** Sentences of an answer that an item's own statement does not bear out, and items recommended against what they state. */
function falseStatements(parts: ContentPart[], site: Knowledge, food: Food): string[] {
  const text = said(parts);
  const stated = (name: string, state: 'contains' | 'mayContain') =>
    site.items.filter((item) => item.name === name).flatMap((item) => namesOf(item, state));
  const unproven = (name: string, names: string, state: 'contains' | 'mayContain') =>
    names.split(', ').filter((each) => !stated(name, state).includes(each));
  const claims = [
    ...[...text.matchAll(/states that (?!these )([^“”]+?) contains “([^”]+)”/g)].flatMap(([, name = '', names = '']) =>
      unproven(name, names, 'contains'),
    ),
    ...[...text.matchAll(/states that (?!these )([^“”]+?) may contain “([^”]+)”/g)].flatMap(
      ([, name = '', names = '']) => unproven(name, names, 'mayContain'),
    ),
    ...listed(text, 'contain').flatMap(([name, names]) => unproven(name, names, 'contains')),
    ...listed(text, 'may contain').flatMap(([name, names]) => unproven(name, names, 'mayContain')),
  ];
  // Quotes apart, no sentence of ours denies that something is in an item.
  const own = text.replaceAll(/“[^”]*”/g, '').replaceAll(/Our menu says of [^:]*:[^.]*\.(?: milk free\.)?/g, '');
  const denials =
    /\b(?:free of|contains no|does not contain|doesn’t contain|has no|is safe|suitable|Yes|without nuts)\b/.exec(own);
  const isOfOne = /“|states no allergens of/.test(text) && cardsIn(parts).length === 1;
  const recommended = isOfOne
    ? []
    : cardsIn(parts).filter(
        (name) =>
          site.items.some((item) => item.name === name && states(item, food)) && !text.includes(`states that ${name}`),
      );
  return [...claims, ...(denials ? [text] : []), ...recommended.map((name) => `${name} is shown: ${text}`)];
}

function listed(text: string, verb: string): [name: string, names: string][] {
  const lists = [...text.matchAll(new RegExp(`states that these ${verb} “([^”]+)”: ([^.“”]+)\\.`, 'g'))];
  return lists.flatMap(([, names = '', items = '']) =>
    items.split(/, and |, | and /).map((name): [string, string] => [name, names]),
  );
}

function namesOf({ allergens }: KnownItem, state: 'contains' | 'mayContain'): string[] {
  return allergens?.[state].map(({ name }) => name) ?? [];
}

function states(item: KnownItem, food: Food): boolean {
  const names = [...namesOf(item, 'contains'), ...namesOf(item, 'mayContain')].map((name) => name.toLowerCase());
  return FOODS[food].some((name) => names.includes(name.toLowerCase().replace('_', ' ')));
}
