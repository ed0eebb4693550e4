import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersTo, knowledgeFrom, textsIn, wordsOf } from '../../support/assistant.ts';
import { ROOT } from '../../support/project.ts';

/** Most questions are lines of `tests/questions`; here are those about cards, several sites or long conversations. */
const written = (slug: string): object =>
  JSON.parse(readFileSync(`${ROOT}/tests/questions/${slug}.json`, 'utf8')) as object;
const knowledge = (slug: string, more: object = {}) => knowledgeFrom({ ...written(slug), ...more });

test('a question about hours that names no location is answered for each', async () => {
  const [text, hours] = answersTo(await knowledge('sea-salt'), 'what are your hours on sunday');
  expect(text).toEqual({ type: 'text', data: ['These are the hours of our 2 locations on Sunday.'] });
  expect(hours?.data).toMatchObject([
    { name: 'Harbour', days: [{ day: 'Sunday, November 29', hours: 'Closed' }] },
    { name: 'Kitsilano', days: [{ day: 'Sunday, November 29', hours: '10:00 AM – 3:00 PM' }] },
  ]);
});

test('hours of pickup are those of pickup, in words and on the card', async () => {
  const day = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const pickupHours = { useRestaurantHours: false, customHours: [{ day, open: '12:00', close: '20:00' }] };
  const openingHours = [{ day, open: '11:00', close: '22:00' }];
  const locations = [{ name: 'Harbour', timezone: 'America/Toronto', openingHours, pickupHours }];
  const site = await knowledgeFrom({ name: 'Sea Salt', locations });
  for (const question of ['pickup hours', 'pickup hours on friday']) {
    const parts = answersTo(site, question);
    expect(wordsOf(parts)).toContain('12:00 PM – 8:00 PM');
    expect(JSON.stringify(parts)).not.toContain('11:00 AM');
  }
});

test.each([
  ['the hero', { hero: { title: 'Smashed daily', subtitle: 'All our meat is halal.' } }],
  ['the description', { description: 'Burgers since 1999. All our meat is halal.' }],
  [
    'a note of the menu',
    { menu: { description: 'All our meat is halal.', categories: [{ name: 'Pizza', items: [{ name: 'Marinara' }] }] } },
  ],
])('a diet that the site states in %s, and not by marks, is quoted', async (_where, more) => {
  const site = await knowledge('via', more);
  const answer = wordsOf(answersTo(site, 'is the meat halal'));
  expect(answer).toContain('“All our meat is halal.”');
  expect(answer).not.toContain('Nothing on our menu is marked');
  expect(textsIn(answersTo(site, 'anything halal?')).join(' ')).toContain('All our meat is halal.');
  expect(wordsOf(answersTo(site, 'is the marinara halal'))).toContain('“All our meat is halal.”');
});

test('of a menu without a food all its dishes may be meant, not only the one with the menu in its name', async () => {
  const plates = [
    { name: 'Brunch burger', description: 'Beef.' },
    { name: 'Waffle', description: 'Maple.' },
    { name: 'Toast', description: 'Garlic.' },
  ];
  const menu = [
    { name: 'Brunch', categories: [{ name: 'Plates', items: plates }] },
    { name: 'Dinner', categories: [{ name: 'Mains', items: [{ name: 'Steak' }] }] },
  ];
  const site = await knowledge('via', { menu });
  expect(wordsOf(answersTo(site, 'brunch without garlic'))).toContain('“garlic” in: Brunch burger and Waffle.');
});

test('an answer about allergens has the kitchen’s own note, where there is one', async () => {
  const items = [{ name: 'Satay', allergens: 'soy' }];
  const menu = { allergenNote: 'One wok for all. Ask Amir.', categories: [{ name: 'All', items }] };
  const site = await knowledge('stated', { menu });
  expect(wordsOf(answersTo(site, 'does the satay contain soy'))).toContain('“One wok for all. Ask Amir.”');
});

test('an allergy is remembered twenty questions long, and read at the end of a message as long as may be', async () => {
  const site = await knowledge('allergic');
  const conversation = ['I have a nut allergy', ...Array<string>(20).fill('are you open?'), 'what should I order'];
  expect(wordsOf(answersTo(site, conversation))).toContain('Walnut Torte (“');
  const long = `${'we are a group of us and so '.repeat(30).slice(0, 440)} and which pizza can I have as I am allergic to peanuts`;
  expect(long.length).toBeLessThanOrEqual(500);
  expect(wordsOf(answersTo(site, long))).toContain('About allergies I can’t promise anything.');
});

test.each(['are you open tomorrow?', 'what is your phone number', 'is there parking'])(
  'what a guest can’t eat changes no answer about anything else: %s',
  async (question) => {
    const site = await knowledge('allergic');
    const answer = wordsOf(answersTo(site, question));
    expect(wordsOf(answersTo(site, ['I am allergic to nuts', question]))).toBe(answer);
    expect(wordsOf(answersTo(site, ['I’m vegan', question]))).toBe(answer);
  },
);
