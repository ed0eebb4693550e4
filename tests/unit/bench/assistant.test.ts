import { expect, test } from 'vitest';
import { evaluate, readQuestions } from '../../../bench/assistant.ts';
import { ROOT } from '../../support/project.ts';

/** Of a hundred questions so many are answered as they should be (bench/assistant/*.json); what is reached now stands in the README. */
const LEAST = 90;

const questions = [...readQuestions('tuned'), ...readQuestions('held-out')];

test('there are 150 questions, as many of each brand, each once', () => {
  expect(questions).toHaveLength(150);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(150);
  const brands = Object.groupBy(questions, ({ brand }) => brand);
  expect(Object.values(brands).map((of) => of?.length)).toEqual([50, 50, 50]);
});

test('nine of ten are answered right, and nothing is made up', async () => {
  const outcomes = await evaluate(questions, ROOT);
  const right = outcomes.filter(({ missing, forbidden }) => missing.length + forbidden.length === 0);
  expect((100 * right.length) / outcomes.length).toBeGreaterThanOrEqual(LEAST);
  expect(outcomes.filter(({ invented }) => invented.length > 0)).toEqual([]);
});
