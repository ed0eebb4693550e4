import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnowledge } from '#assistant/read-knowledge.ts';
import type { ContentPart } from '#content/chat/answer.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import type { ModelQuestion, ModelReading } from '#assistant/model/reading.ts';
import { onPage } from '#assistant/answers/on-page.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { answeredLast, answerTo, replyTo } from '#assistant/reply.ts';
import { ROOT } from './project.ts';

/** A Wednesday, half past six in the evening in Toronto. */
export const WEDNESDAY = Date.parse('2026-11-25T18:30:00-05:00');

/** The sample brands of which most can be asked. */
export const SAMPLES = ['nonna-pia', 'kumo-ramen', 'night-owl-burgers'];

/** The configuration of a sample brand. */
export const sampleOf = (slug: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'brands', slug, 'website.json'), 'utf8'));

export const knowledgeFrom = (configuration: unknown): Promise<Knowledge> =>
  readKnowledge({ currency: 'CAD', ...Object(configuration) } as object, 'test-brand', '2026-11-22');

/** The answer to the last question of a conversation. */
export function answersTo(knowledge: Knowledge, conversation: string | string[], now = WEDNESDAY): ContentPart[] {
  const questions = typeof conversation === 'string' ? [conversation] : conversation;
  const before = questions.slice(0, -1);
  const answered = answeredLast(knowledge, before, now);
  return replyTo(knowledge, { query: questions.at(-1) ?? '', before, answered }, now);
}

/** The answer as a page shows it. `page`: the tag of its language. */
export function askOnPage(
  knowledge: Knowledge,
  query: string,
  page: string,
  before: string[] = [],
  answered = '',
): ContentPart[] {
  const reading = readByRules(knowledge, { query, before, page, answered });
  return onPage(answerTo(knowledge, reading, WEDNESDAY), knowledge, { page, spoken: reading.language });
}

/** What is read of it: the words, without cards. */
export function wordsOf(parts: ContentPart[]): string {
  return parts
    .flatMap((part) =>
      part.type === 'text' ? part.data : part.type === 'faqs' ? part.data.map(({ answer }) => answer) : [],
    )
    .join(' ');
}

/** Every text of an answer but the addresses of its links. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key.endsWith('url') ? [] : textsIn(each)));
}

const NOTHING: ModelQuestion = {
  intent: 'unknown',
  items: [],
  categories: [],
  locations: [],
  facts: [],
  days: [],
  dates: [],
  holidays: [],
  hour: -1,
  minute: 0,
  diets: [],
  withoutDiets: [],
  contains: [],
  avoids: [],
  isHealth: false,
  sort: 'none',
  maxPrice: 0,
  unanswered: [],
};
/** What a model gives back that has read these questions. */
export const reading = (...questions: Partial<ModelQuestion>[]): ModelReading => ({
  language: 'en',
  questions: questions.map((question) => ({ ...NOTHING, ...question })),
});
