import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onPage } from '#assistant/answers/on-page.ts';
import { answersTo, knowledgeFrom, WEDNESDAY, wordsOf } from '../../../support/assistant.ts';
import { replyTo } from '#assistant/reply.ts';
import { scriptRunsOf } from '#core/text/script-runs.ts';
import { ROOT } from '../../../support/project.ts';

const written = readFileSync(join(ROOT, 'brands/kumo-ramen/website.json'), 'utf8');
const kumo = await knowledgeFrom(JSON.parse(written));
const names = [...new Set(Array.from(written.matchAll(/"name": "([^"]+)"/g), ([, name = '']) => name))];
const two = names.map((name) => [name, ...scriptRunsOf(name).map((run) => run.trim())] as const);

const QUESTIONS = [
  (dish: string) => dish,
  (dish: string) => `how much is the ${dish}?`,
  (dish: string) => `2 ${dish} and a rice lager, how much is that`,
  (dish: string) => `is the ${dish} vegan`,
  (dish: string) => `does the ${dish} contain egg?`,
  (dish: string) => `i have a sesame allergy, can i eat the ${dish}?`,
  (dish: string) => `Combien coûte le ${dish} ?`,
  (dish: string) => `¿El ${dish} tiene huevo?`,
  (dish: string) => `${dish} 里有没有鸡蛋`,
];

describe('a dish of two names is answered alike by either and by both', () => {
  const dishes = new Set(kumo.items.map(({ name }) => name));
  const named = two.filter(([, latin = '', japanese]) => japanese !== undefined && dishes.has(latin));

  test('most dishes have two', () => {
    expect(named.length).toBeGreaterThan(35);
  });

  test.each(named)('%s', (name, latin, japanese = '') => {
    for (const ask of QUESTIONS) {
      const answer = answersTo(kumo, ask(latin));
      for (const other of [name, japanese, `${latin}${japanese}`])
        expect(answersTo(kumo, ask(other)), ask(other)).toEqual(answer);
    }
  });
});

test('a dish is answered alike by the name that French pages show', async () => {
  const french = JSON.parse(readFileSync(join(ROOT, 'brands/kumo-ramen/translations.fr-CA.json'), 'utf8')) as Record<
    string,
    string
  >;
  const both = await knowledgeFrom({ ...(JSON.parse(written) as object), translations: { 'fr-CA': french } });
  const dishes = new Set(both.items.map(({ name }) => name));
  const translated = two.filter(
    ([name, latin = '']) => dishes.has(latin) && french[name] !== undefined && french[name] !== '=',
  );
  expect(translated.length).toBeGreaterThan(20);
  for (const [name, latin = ''] of translated)
    for (const ask of QUESTIONS)
      expect(answersTo(both, ask(french[name] ?? '')), ask(french[name] ?? '')).toEqual(answersTo(both, ask(latin)));
});

test('of dishes that only their second name tells apart both parts are needed, and each is shown as it is written', async () => {
  const items = [
    { name: 'Latte', price: 4 },
    { name: 'Latte 大', price: 6 },
    { name: 'Latte 小', price: 5 },
    { name: 'Beef noodles 河粉', price: 15 },
    { name: 'Chicken noodles 河粉', price: 14 },
  ];
  const knowledge = await knowledgeFrom({ name: 'Pho', menu: { categories: [{ name: 'All', items }] } });
  const ask = (query: string) =>
    onPage(replyTo(knowledge, { query, before: [] }, WEDNESDAY), knowledge, { page: 'en', spoken: 'en' });
  expect(wordsOf(ask('how much is the latte 小?'))).toBe('Latte 小: $5.');
  expect(wordsOf(ask('how much is the latte?'))).toContain('$4');
  expect(wordsOf(ask('how much is 河粉?'))).toMatch(/Beef noodles 河粉 is \$15.*Chicken noodles 河粉 is \$14/);
});
