import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingOf } from '#assistant/model/intents-of.ts';
import { offeredOf } from '#assistant/model/offered.ts';
import type { ModelQuestion } from '#assistant/model/reading.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { answerTo } from '#assistant/reply.ts';
import { knowledgeFrom, reading, wordsOf } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const knowledge = (slug: string) =>
  knowledgeFrom(JSON.parse(readFileSync(join(ROOT, `tests/questions/${slug}.json`), 'utf8')));
const TUESDAY_MORNING = Date.parse('2026-11-24T09:30:00-05:00');

test.each<[slug: string, query: string, item: string | undefined, question: Partial<ModelQuestion>, answer: string]>([
  [
    'by-the-hour',
    'got the round stack atm',
    'Pancakes',
    { intent: 'item', days: ['now'] },
    'Yes: “Breakfast” (with Pancakes)',
  ],
  [
    'by-the-hour',
    'the round stack, until?',
    'Pancakes',
    { intent: 'served' },
    '“Breakfast” (with Pancakes) is served Mon–Fri',
  ],
  [
    'by-the-hour',
    'breakfast, which hrs',
    undefined,
    { intent: 'served' },
    '“Breakfast” is served Mon–Fri 7:00 AM – 11:00 AM.',
  ],
  [
    'by-the-hour',
    'what goes at 8 in the morning',
    undefined,
    { intent: 'served', hour: 8 },
    '“Breakfast” is served then.',
  ],
  [
    'extras',
    'the bird one w/ bacon on top',
    'The Owl',
    { intent: 'extras' },
    'Our menu lists this for The Owl: Bacon (+$2.00).',
  ],
  ['extras', 'the bird one: kcal?', 'The Owl', { intent: 'nutrition' }, 'The Owl: 640'],
])('of %s, “%s” is answered as the rules would', async (slug, query, item, question, answer) => {
  const site = await knowledge(slug);
  const rules = readByRules(site, { query, before: [] });
  const offered = offeredOf(site, query, rules);
  const [id] = [...offered.items].find(([, [first]]) => first?.name === item) ?? [];
  const items = id === undefined ? [] : [{ id, count: 1 }];
  const read = readingOf(site, offered, reading({ items, ...question }), rules);
  expect(wordsOf(answerTo(site, read, TUESDAY_MORNING))).toContain(answer);
});
