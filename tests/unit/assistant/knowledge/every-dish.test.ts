import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onPage } from '#assistant/answers/on-page.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';
import { ALLERGENS, dishesIn, everyQuestion, judgeOf } from '../../../support/assistant-judge.ts';
import { ROOT } from '../../../support/project.ts';
import { fc, runs } from '../../../support/random.ts';

/** Thousands of questions, on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

const breaches = (configuration: unknown, site: Knowledge): string[] => {
  const judge = judgeOf(configuration);
  const page = { page: undefined, spoken: 'en' } as const;
  return everyQuestion(dishesIn(configuration)).flatMap((asked) =>
    judge(asked, onPage(answersTo(site, [...(asked.before ?? []), asked.question]), site, page)),
  );
};

test.each(['kumo-ramen', 'nonna-pia', 'night-owl-burgers'])(
  'of %s, asked about every dish with every diet and every allergen, no answer says what the configuration does not',
  async (slug) => {
    const configuration: unknown = JSON.parse(readFileSync(join(ROOT, 'brands', slug, 'website.json'), 'utf8'));
    expect(everyQuestion(dishesIn(configuration)).length).toBeGreaterThan(1800);
    expect(breaches(configuration, await knowledgeFrom(configuration))).toEqual([]);
  },
  TIMEOUT_MS,
);

const WORD = fc.constantFrom('Miso', 'Green', 'Garden', 'Bowl', 'Roll', 'Crispy', 'House', 'Egg', 'Fish', 'Nut');
const STATED = fc.subarray(['nuts', 'peanuts', 'milk', 'egg', 'soy', 'wheat', 'sesame', 'fish', 'shellfish'], {
  maxLength: 3,
});
const DISH = fc.record({
  name: fc.uniqueArray(WORD, { minLength: 2, maxLength: 3 }).map((words) => words.join(' ')),
  price: fc.integer({ min: 1, max: 40 }),
  description: fc.constantFrom(
    'Warm.',
    'No nuts.',
    'No fish, no milk.',
    'Egg free, milk free.',
    'With cream and almonds.',
  ),
  isVegan: fc.boolean(),
  isVegetarian: fc.boolean(),
  isGlutenFree: fc.boolean(),
  isHalal: fc.boolean(),
  allergens: STATED,
  mayContain: STATED,
});

test(
  'of random menus no answer says what the configuration does not',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(DISH, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
        async (items) => {
          const configuration = {
            name: 'Saffron',
            telephone: '(416) 555-0100',
            menu: { categories: [{ name: 'All of it', items }] },
          };
          expect(breaches(configuration, await knowledgeFrom(configuration))).toEqual([]);
        },
      ),
      runs(8),
    );
  },
  TIMEOUT_MS,
);

test('the judge finds what is wrong', () => {
  const items = [{ name: 'Laksa', isVegetarian: true, allergens: ['fish'] }];
  const judge = judgeOf({ menu: { categories: [{ items }] } });
  const judged = (text: string, asked = {}) => judge({ question: '', ...asked }, [{ type: 'text', data: [text] }]);
  expect(judged('Laksa is marked vegetarian on our menu.')).toEqual([]);
  for (const wrong of [
    'Laksa is marked vegan on our menu.',
    'On our menu, marked vegan: Laksa.',
    'Marked vegan on our menu: Laksa.',
    'Our menu states that Laksa contains “milk”.',
    'Our menu states that Laksa may contain “fish”.',
    'Laksa is safe.',
    'Laksa does not contain milk.',
    'It is nut-free.',
  ])
    expect(judged(wrong)).toHaveLength(1);
  expect(judged('No, it is not there.', { isOfContent: true })).toHaveLength(1);
  expect(judged('I don’t know.', { needsReferral: true })).toHaveLength(1);
  expect(judged('Marked vegetarian on our menu: Laksa.', { avoids: 'shellfish' })).toHaveLength(1);
  expect(ALLERGENS).toHaveLength(10);
});
