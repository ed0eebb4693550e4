import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsText } from '../../../../../src/domain/assistant/grounding/facts.ts';
import { isGrounded } from '../../../../../src/domain/assistant/grounding/grounding.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../../support/assistant.ts';

const FACTS = [
  { restaurant: 'Kumo Ramen', phone: '(416) 555-0188', email: 'hello@kumo.example' },
  { location: 'Annex', address: '12 Queen Street West, Toronto', web: 'https://kumo.example/menu' },
  { item: 'Shoyu', description: 'Two eggs and nori in a broth of soy.', price: '$18.00', tag: 'Chef’s Pick' },
  { item: 'Tofu', description: 'Free of nuts. Marked vegan.', price: '$9.50', marked: ['vegan'] },
  { hours: 'Monday 9:30 AM – 10:00 PM', season: 'Ⅳ' },
  { question: '有停车场吗?', answer: '后面有停车场。' },
]
  .map((fact) => JSON.stringify(fact))
  .join('\n');
const DRAFT = JSON.stringify([
  { type: 'text', data: ['Shoyu: $18.00. It has no nuts.\nWe can’t say whether it is “halal”.'] },
]);

/** Questions of visitors about a sample brand, as the benchmark of the assistant asks them. */
const QUESTIONS = JSON.parse(readFileSync('bench/assistant/tuned.json', 'utf8')) as { brand: string; ask: unknown }[];

test('what the assistant says itself is grounded, whatever it was asked', async () => {
  const known = await knowledgeFrom(JSON.parse(readFileSync('brands/nonna-pia/website.json', 'utf8')));
  const facts = factsText(known, known.locations);
  const asked = QUESTIONS.filter(({ brand }) => brand === 'nonna-pia').flatMap(({ ask }) => ask as string | string[]);
  const wrong = asked.filter((question) => {
    const said = answersTo(known, question);
    const text = wordsOf(said);
    return text !== '' && !isGrounded(text, facts, JSON.stringify(said));
  });
  expect(asked.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

describe('grounded is', () => {
  test.each([
    'The Shoyu is $18.00.',
    'Our “Shoyu” costs $18 – would you like to order it? Call (416) 555-0188!',
    'Call 555-0188.',
    'You will find the Annex at 12 Queen Street West, Toronto.',
    'On Monday we are here from 9:30am to 10:00 PM.',
    'Write to hello@kumo.example or see kumo.example.',
    'Ｔｈｅ Ｓｈｏｙｕ is ＄１８．００.',
    'Shoyu: $18.00. It has no nuts.',
    'I do not know that. Please call (416) 555-0188.',
    "I'm sorry, I don't know.",
    'I don’t have that information. We would love to help you: call (416) 555-0188.',
    'Le Shoyu est à $18.00, merci !',
    'El Shoyu está a $18.00. ¡Gracias!',
    '后面有停车场。',
  ])('%s', (text) => expect(isGrounded(text, FACTS, DRAFT)).toBe(true));
});

describe('not grounded is', () => {
  test.each([
    ['another price', 'The Shoyu is $17.00.'],
    ['a price in wide digits', 'The Shoyu is ＄１７.'],
    ['a price in circled digits', 'The Shoyu is $⑰.'],
    ['a price in mathematical digits', 'The Shoyu is $𝟏𝟕.'],
    ['a price in Arabic digits', 'The Shoyu is $١٨.'],
    ['a Roman numeral of one character', 'The Shoyu is Ⅰ dollar.'],
    ['a Roman numeral that reads as a word', 'Ⅰ is the price of it.'],
    ['a fraction', 'It is ½ of the price.'],
    ['digits apart by nothing that shows', 'The Shoyu is $1\u200b7.'],
    ['a price turned around', 'The Shoyu is \u202e$81\u202c.'],
    ['a price in words', 'The Shoyu is seventeen dollars.'],
    ['a number in words that a fact has', 'The Shoyu takes two hours.'],
    ['a price in French', 'Le Shoyu coûte dix dollars.'],
    ['a price in Chinese', 'Shoyu 十元'],
    ['a keycap', 'The Shoyu is 1️⃣.'],
    ['a share', 'Everything is 50% off.'],
    ['a share in words', 'Everything is half price.'],
    ['a time', 'We are here until 11:30 PM.'],
    ['another phone', 'Call (416) 555-0199.'],
    ['a phone of parts of facts', 'Call (416) 555-9.50.'],
    ['a phone with other words of its area', 'Call 18-555-0188.'],
    ['an international phone', 'Call +1 900 555 0188.'],
    ['an address of parts of facts', 'Find us at 18 Queen Street.'],
    ['another street', 'Find us at 12 Annex Street.'],
    ['a link', 'See https://evil.example/menu.'],
    ['a domain', 'See evil.example for more.'],
    ['a domain of words of facts', 'See shoyu.toronto for more.'],
    ['a domain below another', 'See kumo.example.evil.example.'],
    ['a domain in Cyrillic letters', 'See kumо.example.'],
    ['a domain in punycode', 'See xn--kum-5na.example.'],
    ['a domain with a wide dot', 'See ｅｖｉｌ．ｅｘａｍｐｌｅ.'],
    ['a domain with a Chinese dot', 'See annex。toronto.'],
    ['a domain in words', 'See evil dot com.'],
    ['a mailbox', 'Write to kumo@annex.toronto.'],
    ['a diet of another item', 'The Shoyu is vegan.'],
    ['a diet alone', 'Vegan.'],
    ['a diet in Cyrillic letters', 'The Shoyu is vеgan.'],
    ['a diet with a mark through it', 'The Shoyu is v\u0335egan.'],
    ['a diet with something between', 'The Shoyu is ve\u00adgan.'],
    ['what a thing is free of', 'The Shoyu is free of soy.'],
    ['what a thing has none of', 'The Shoyu has no soy.'],
    ['what a thing goes without', 'The Shoyu comes without eggs.'],
    ['what it suits', 'The Shoyu is suitable for everyone.'],
    ['that it is safe', 'The Shoyu is safe for everyone.'],
    ['an ingredient', 'The Shoyu contains pork.'],
    ['health', 'The Shoyu is good for your health.'],
    ['a diet in French', 'Le Shoyu est sans noix.'],
    ['a diet in Spanish', 'El Shoyu no tiene soy.'],
    ['a diet in Chinese', 'Shoyu 不含停车场。'],
    ['a denial', 'We don’t offer Tofu.'],
    ['signs for words', 'The Shoyu: 🥜🚫'],
    ['a squared word', 'The Shoyu is soy 🆓'],
    ['words that no fact has', 'The Shoyu cures a cold.'],
    ['another alphabet', 'Сёю стоит дёшево.'],
    ['a tag', '<b>Shoyu</b>'],
    ['Markdown', '[Shoyu](kumo.example)'],
    ['nothing but signs', '…!'],
    ['nothing that shows', '\u200b\u3164'],
    ['nothing', ''],
  ])('%s: %s', (_what, text) => expect(isGrounded(text, FACTS, DRAFT)).toBe(false));
});

test('what the draft does not say of diets only counts where it is all there is', () => {
  expect(isGrounded('Free of nuts.', FACTS)).toBe(true);
  expect(isGrounded('Free of nuts.', FACTS, DRAFT)).toBe(false);
  expect(isGrounded('It has no nuts at all.', FACTS, DRAFT)).toBe(false);
});
