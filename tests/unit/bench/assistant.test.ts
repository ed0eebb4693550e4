import { expect, test } from 'vitest';
import { evaluate, readByModel, readQuestions } from '../../../bench/assistant.ts';
import { ROOT } from '../../support/project.ts';

/** Of a hundred questions so many are answered as they should be (bench/assistant/*.txt); what is reached now stands in the README. */
const LEAST = 90;

const heldOut = readQuestions('held-out');
const questions = [...readQuestions('tuned'), ...heldOut];
const outcomes = await evaluate(questions, ROOT);

test('there are 230 questions, each once, and as many of them were held out as were not', () => {
  expect(questions).toHaveLength(230);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(230);
  expect(heldOut).toHaveLength(115);
});

test('nine of ten are answered right, and nothing is made up', () => {
  const right = outcomes.filter(({ missing, forbidden }) => missing.length + forbidden.length === 0);
  expect((100 * right.length) / outcomes.length).toBeGreaterThanOrEqual(LEAST);
  expect(outcomes.filter(({ invented }) => invented.length > 0)).toEqual([]);
});

/** The kinds of questions whose wrong answer may harm somebody. Its threshold keeps what is reached; the README says how far it is a held-out result. */
const OF_HARM = new Set(['diets', 'negation', 'allergens', 'holidays', 'languages', 'several']);

test('of questions on diets, negation, allergens, holidays, languages and several at once 92 of 100 that were held out are answered right', () => {
  const ofHarm = outcomes.filter(({ question }) => heldOut.includes(question) && OF_HARM.has(question.kind));
  expect(ofHarm).toHaveLength(40);
  const wrong = ofHarm.filter(({ missing, forbidden }) => missing.length + forbidden.length > 0);
  expect(wrong.length).toBeLessThanOrEqual(3);
});

test('read by a model that understands every second question the others are read by rules, and it is said what that cost', async () => {
  let asked = 0;
  const few = questions.slice(0, 4);
  const { reply, describe } = readByModel({
    dailyLimit: 500,
    read: (_known, _asked, rules) => Promise.resolve(asked++ % 2 === 0 ? rules : undefined),
    spent: () => 0.02,
  });
  const read = await evaluate(few, ROOT, reply);
  expect(read.map(({ answer }) => answer)).toEqual(outcomes.slice(0, 4).map(({ answer }) => answer));
  expect(describe()).toBe('2 of 4 were read by the model, for 0.500 cents a question, US$ 0.02 in all');
});
