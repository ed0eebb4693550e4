import { expect, test } from 'vitest';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { readQuestion } from '#assistant/question/question.ts';
import { knowledgeFrom } from '../../../support/assistant.ts';

test('the same question is read once for a site, also as one that was asked before', async () => {
  const menu = { categories: [{ name: 'All', items: [{ name: 'Shio' }] }] };
  const [site, other] = [await knowledgeFrom({ name: 'Kumo', menu }), await knowledgeFrom({ name: 'Kumo', menu })];
  let reads = 0;
  // What a site has in other languages is looked at whenever a question is read.
  const counting = { ...site, toKnown: (query: string) => ((reads += 1), site.toKnown(query)) };
  const before = Array.from({ length: 30 }, (_, index) => `is the shio on today ${index}`);
  const ask = () => {
    readByRules(counting, { query: 'how much is it', before });
    return reads;
  };
  const first = ask();
  expect(first).toBe(before.length + 2);
  // The question itself and the answer before it.
  expect(ask() - first).toBe(2);
  expect(readQuestion(site, 'is it vegan')).toBe(readQuestion(site, 'is it vegan'));
  expect(readQuestion(site, 'is it vegan')).not.toBe(readQuestion(other, 'is it vegan'));
});
