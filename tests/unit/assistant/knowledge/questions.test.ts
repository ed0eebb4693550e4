import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContentPart } from '#content/chat/answer.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, askOnPage, knowledgeFrom, WEDNESDAY, wordsOf } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const FOLDER = join(ROOT, 'tests/questions');
const slugs = readdirSync(FOLDER).flatMap((name) => /^(.+)\.txt$/.exec(name)?.[1] ?? []);

describe.each(slugs)('of %s', (slug) => {
  let site: Promise<Knowledge> | undefined;
  const ask = async (conversation: string[], at: string | undefined) => {
    site ??= knowledgeFrom(JSON.parse(readFileSync(configurationOf(slug), 'utf8')));
    const now = at === undefined ? WEDNESDAY : Date.parse(at);
    // A tag is that of a page.
    if (at !== undefined && Number.isNaN(now))
      return askOnPage(await site, conversation.at(-1) ?? '', at, conversation.slice(0, -1));
    return answersTo(await site, conversation, now);
  };
  for (const { title, at, questions } of readSections(readFileSync(join(FOLDER, `${slug}.txt`), 'utf8')))
    describe(title, () => {
      test.each(questions)('$line', async ({ conversation, expectations }) => {
        const parts = await ask(conversation, at);
        for (const expectation of expectations) check(parts, expectation);
      });
    });
});

function configurationOf(slug: string): string {
  const own = join(FOLDER, `${slug}.json`);
  return existsSync(own) ? own : join(ROOT, 'brands', slug, 'website.json');
}

interface Section {
  title: string;
  /** `2026-11-26T01:30:00-05:00`, or the language of the page: `fr-CA` */
  at: string | undefined;
  questions: { line: string; conversation: string[]; expectations: string[] }[];
}

function readSections(text: string): Section[] {
  return text.split(/^# /m).flatMap((part) => {
    const [title = '', ...rest] = part.split('\n').filter((line) => line !== '');
    const [settings, lines] = [rest.filter((line) => /^[*@] /.test(line)), rest.filter((line) => !/^[*@] /.test(line))];
    const ofAll = settings.flatMap((line) => (line.startsWith('* ') ? line.slice(2).split(' | ') : []));
    const at = settings.find((line) => line.startsWith('@ '))?.slice(2);
    const questions = lines.map((line) => {
      const [asked = '', expected] = line.split(' -> ');
      const expectations = [...ofAll, ...(expected?.split(' | ') ?? [])];
      if (expectations.length === 0 || expectations.includes('')) throw new Error(`Nothing is expected of "${line}".`);
      return { line, conversation: asked.split(' / '), expectations };
    });
    return lines.length === 0 ? [] : [{ title, at, questions }];
  });
}

function check(parts: ContentPart[], expectation: string): void {
  const [, not, rest = ''] = /^(! )?(.*)$/.exec(expectation) ?? [];
  if (rest.startsWith('[')) return checkCards(cardsOf(parts), rest.slice(1, -1), not !== undefined);
  if (rest.startsWith('= ')) return expect(wordsOf(parts)).toBe(rest.slice(2));
  const [said, wanted] = rest.startsWith('~ ') ? [JSON.stringify(parts), rest.slice(2)] : [wordsOf(parts), rest];
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(wanted) ?? [];
  const words = pattern === undefined ? wanted : new RegExp(pattern, flags);
  if (not === undefined) expect(said).toMatch(words);
  else expect(said).not.toMatch(words);
}

function checkCards(cards: string[], list: string, isUnwanted: boolean): void {
  const names = list.split('; ').filter((name) => !['', '...'].includes(name));
  if (isUnwanted) expect(cards.filter((name) => names.includes(name))).toEqual([]);
  else if (list.startsWith('...')) expect(cards).toEqual(expect.arrayContaining(names));
  else expect(list.endsWith('...') ? cards.slice(0, names.length) : cards).toEqual(names);
}

function cardsOf(parts: ContentPart[]): string[] {
  return parts.flatMap((part) =>
    part.type === 'menu_items' || part.type === 'location_info' ? part.data.map(({ name }) => name) : [],
  );
}
