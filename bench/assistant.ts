import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnowledge } from '#assistant/read-knowledge.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { type ContentPart } from '#content/chat/answer.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { type Conversation, readByRules } from '#assistant/question/read-by-rules.ts';
import { answeredLast, answerTo, replyTo } from '#assistant/reply.ts';
import { type Model, openModel } from '../supabase/functions/ai-search-openrouter/model.ts';
import { inMilliseconds, printTable, printTarget } from './table.ts';
import type { BenchOptions, Workspace } from './workspace.ts';

/** A question of `bench/assistant/*.txt`. */
export interface EvaluationQuestion {
  id: string;
  brand: string;
  kind: string;
  /** The instant at which it is asked, ISO 8601 with an offset. */
  at: string;
  /** What was asked before. */
  turns: string[];
  ask: string;
  /** What the answer has to contain: of each list any one. */
  must: string[][];
  /** What it must not. */
  mustNot: string[];
}

export interface Outcome {
  question: EvaluationQuestion;
  answer: string;
  missing: string[];
  forbidden: string[];
  /** Prices, times, phone numbers and links that the site does not have. */
  invented: string[];
}

/** The answerer was tuned on the one half. Of the other one the scores by kind were seen meanwhile, and two choices followed them (README). */
export type Half = 'tuned' | 'held-out';
const TARGET = 90;

/** What share of 230 visitors' questions the embedded assistant answers as it should, and which it does not. With `--key` a real model reads them. */
export async function benchAssistant({ root }: Workspace, { key }: BenchOptions): Promise<void> {
  const reader = key === true ? readByModel(openModelOf(process.env)) : undefined;
  console.log(`\nassistant: 230 questions of visitors, read by ${reader ? 'a model' : 'rules, without a model'}\n`);
  const halves: Record<Half, Outcome[]> = { tuned: [], 'held-out': [] };
  const start = performance.now();
  for (const half of ['tuned', 'held-out'] as const)
    halves[half] = await evaluate(readQuestions(half), root, reader?.reply);
  const took = performance.now() - start;
  const all = [...halves.tuned, ...halves['held-out']];
  const kinds = [...new Set(all.map(({ question }) => question.kind))];
  const rowOf = (name: string, isOf: (outcome: Outcome) => boolean) => [
    name,
    ...[halves.tuned, halves['held-out'], all].map((outcomes) => shareText(outcomes.filter(isOf))),
  ];
  printTable([
    ['questions about', 'tuned', 'held out', 'all'],
    ...kinds.map((kind) => rowOf(kind, ({ question }) => question.kind === kind)),
    rowOf('all', () => true),
  ]);
  const share = (100 * all.filter(isRight).length) / all.length;
  const invented = all.flatMap((outcome) => outcome.invented);
  console.log(`\n  ${inMilliseconds(took / all.length, 1)} an answer, reading three configurations included`);
  if (reader) console.log(`  ${reader.describe()}`);
  printTarget(`${share.toFixed(1)} % are answered as they should be`, `at least ${TARGET} %`, share >= TARGET);
  printTarget(`${invented.length} figures are made up`, '0', invented.length === 0);
  console.log('\n  missed:');
  for (const outcome of all.filter((each) => !isRight(each))) console.log(`  ${missText(outcome)}`);
}

function openModelOf(environment: Record<string, string | undefined>): Model {
  const model = openModel({ get: (name) => environment[name] });
  if (model !== undefined) return model;
  throw new UsageError('--key asks a real model: put the key of OpenRouter into OPENROUTER_API_KEY.');
}

type Reply = (knowledge: Knowledge, conversation: Conversation, now: number) => ContentPart[] | Promise<ContentPart[]>;

/** Answers as the function does, and counts what the readings cost. */
export function readByModel(model: Model): { reply: Reply; describe: () => string } {
  let asked = 0;
  let read = 0;
  async function reply(knowledge: Knowledge, conversation: Conversation, now: number): Promise<ContentPart[]> {
    const rules = readByRules(knowledge, conversation);
    const reading = await model.read(knowledge, conversation, rules);
    asked += 1;
    if (reading !== undefined) read += 1;
    return answerTo(knowledge, reading ?? rules, now);
  }
  const describe = (): string =>
    `${read} of ${asked} were read by the model, for ${((100 * model.spent()) / asked).toFixed(3)} cents a question, US$ ${model.spent().toFixed(2)} in all`;
  return { reply, describe };
}

function isRight({ missing, forbidden, invented }: Outcome): boolean {
  return missing.length + forbidden.length + invented.length === 0;
}

const shareText = (outcomes: Outcome[]): string => `${outcomes.filter(isRight).length}/${outcomes.length}`;

function missText({ question, missing, forbidden }: Outcome): string {
  const asked = [...question.turns, question.ask].join(' / ');
  const lacks = missing.length > 0 ? ` lacks ${missing.join(', ')}` : '';
  const has = forbidden.length > 0 ? ` has ${forbidden.join(', ')}` : '';
  return `${question.id} "${asked}":${lacks}${has}`;
}

/**
 * A line a question: `nonna-01 2026-11-24T18:10:00-05:00 are you open right now? -> 9:30 PM or half past | ! closed now`. " / " stands between the
 * questions of a conversation, " or " between words of which one is enough, "!" before words that must not be there.
 */
export function readQuestions(half: Half): EvaluationQuestion[] {
  const text = readFileSync(join(import.meta.dirname, 'assistant', `${half}.txt`), 'utf8');
  return text.split(/^# /m).flatMap((section) => {
    const [kind = '', ...lines] = section.split('\n').filter((line) => line !== '' && !line.startsWith('// '));
    return lines.map((line) => questionOf(line, kind));
  });
}

const BRANDS: Record<string, string> = { nonna: 'nonna-pia', kumo: 'kumo-ramen', owl: 'night-owl-burgers' };

function questionOf(line: string, kind: string): EvaluationQuestion {
  const [, id = '', at = '', asked = '', expected = ''] = /^(\S+) (\S+) (.*?)(?: -> (.*))?$/.exec(line) ?? [];
  const turns = asked.split(' / ');
  const words = expected.split(' | ').filter((each) => each !== '');
  return {
    id,
    brand: BRANDS[id.replace(/-.*/, '')] ?? '',
    kind,
    at,
    turns: turns.slice(0, -1),
    ask: turns.at(-1) ?? '',
    must: words.filter((each) => !each.startsWith('! ')).map((each) => each.split(' or ').map(unquoted)),
    mustNot: words.flatMap((each) => (each.startsWith('! ') ? unquoted(each.slice(2)) : [])),
  };
}

/** Spaces at the ends of a word count where it is in quotation marks. */
const unquoted = (word: string): string => word.replace(/^"(.*)"$/, '$1');

/** Special hours leave a site once they are over, so the questions are asked of the site as it was built on this day. */
const BUILT_ON = '2026-11-22';

export async function evaluate(
  questions: EvaluationQuestion[],
  root: string,
  reply: Reply = replyTo,
): Promise<Outcome[]> {
  const known = new Map<string, { knowledge: Knowledge; said: string }>();
  for (const brand of new Set(questions.map((question) => question.brand))) {
    const written = readFileSync(join(root, 'brands', brand, 'website.json'), 'utf8');
    const knowledge = await readKnowledge(JSON.parse(written), brand, BUILT_ON);
    known.set(brand, { knowledge, said: plain(written) });
  }
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const brand = known.get(question.brand);
    if (brand === undefined) continue;
    const [now, before] = [Date.parse(question.at), question.turns];
    const answered = answeredLast(brand.knowledge, before, now);
    const parts = await reply(brand.knowledge, { query: question.ask, before, answered }, now);
    outcomes.push(outcomeOf(question, parts, brand.knowledge, brand.said));
  }
  return outcomes;
}

function outcomeOf(question: EvaluationQuestion, parts: ContentPart[], knowledge: Knowledge, said: string): Outcome {
  const answer = textOf(parts);
  const text = plain(answer);
  const has = (wanted: string) => text.includes(plain(wanted));
  return {
    question,
    answer,
    missing: question.must.filter((wanted) => !wanted.some(has)).map((wanted) => wanted.join(' | ')),
    forbidden: question.mustNot.filter(has),
    invented: inventedIn(plain(wordsOf(parts)), `${said} ${expectedOf(question)}`, knowledge),
  };
}

/** A sum of an order stands on no page: it is right where the question wants it. */
function expectedOf({ must, ask }: EvaluationQuestion): string {
  return plain([...must.flat(), ask].join(' '));
}

/** All that a visitor reads or may follow. */
function textOf(parts: ContentPart[]): string {
  return valuesOf(parts.map(({ data }) => data)).join('\n');
}

/** Without the addresses of links, whose figures are no claims. */
function wordsOf(parts: ContentPart[]): string {
  return valuesOf(
    parts.map(({ data }) => data),
    /url$/,
  ).join('\n');
}

function valuesOf(value: unknown, without?: RegExp): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (without?.test(key) ? [] : valuesOf(each, without)));
}

function plain(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Figures of an answer that neither the configuration nor a page of the site has. */
function inventedIn(text: string, said: string, knowledge: Knowledge): string[] {
  const prices = new Set(knowledge.items.flatMap((item) => item.price?.text ?? []));
  const offers = [...knowledge.offers.deals, ...knowledge.offers.discounts];
  offers.forEach(({ price, originalPrice }) =>
    [price?.text, originalPrice?.text].forEach((tag) => tag && prices.add(tag)),
  );
  const times = new Set(
    knowledge.locations.flatMap(
      (location) => JSON.stringify(location.page().timetables).toLowerCase().match(TIME) ?? [],
    ),
  );
  const amounts = (text.match(/\$[\d,]+(\.\d\d)?/g) ?? []).filter(
    (amount) => !prices.has(amount) && !said.includes(amount),
  );
  const clocks = (text.match(TIME) ?? []).filter((time) => !times.has(time) && !said.includes(time));
  const phones = (text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []).filter((phone) => !said.includes(phone));
  const codes = (text.match(/\d+%/g) ?? []).filter((code) => !said.includes(code));
  return [...amounts, ...clocks, ...phones, ...codes];
}

const TIME = /\b\d{1,2}:\d\d [ap]m\b/g;
