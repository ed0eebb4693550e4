import { beforeAll, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { makeAllergenTable } from '#core/menu/allergens/allergen-table.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

const FOODS = [
  ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'tree nuts', 'celery', 'mustard', 'sesame'],
  ...['sulphites', 'lupin', 'molluscs'],
];
/** Each dish contains a food, and may contain the third after it. */
const items = FOODS.map((food, index) => ({
  name: `Plate ${String.fromCharCode(65 + index)}${String.fromCharCode(65 + index)}`,
  price: 9,
  allergens: [food],
  mayContain: [FOODS[(index + 3) % FOODS.length]],
}));
const configuration = {
  name: 'Meridian',
  telephone: '(416) 555-0100',
  menu: { categories: [{ name: 'Plates', items: [...items, { name: 'Plate ZZ', price: 9 }] }] },
};
/** Who says one of these words may mean the other food, too: it is told of both. */
const MEANT_TOGETHER = new Set(['peanuts', 'tree nuts', 'crustaceans', 'molluscs', 'fish']);

let site: Knowledge;
beforeAll(async () => {
  site = await knowledgeFrom(configuration);
});

test('of every dish and every column the assistant says what the table of allergens says, and ends with the row', () => {
  const { menus } = read(configuration, { ...UNPUBLISHED, brandId: 'meridian' }, '2026-11-22').site;
  const { columns, groups } = makeAllergenTable(menus, {});
  const rows = groups.flatMap((group) => group.rows);
  expect([columns.length, rows.length]).toEqual([14, 15]);
  const wrong = rows.flatMap(({ id, name, cells }) =>
    cells.flatMap(({ state }, at) => {
      const food = columns[at]?.name.toLowerCase() ?? '';
      const parts = answersTo(site, `does the ${name} contain ${food}?`);
      const text = wordsOf(parts);
      const last = parts.at(-1);
      const url = last?.type === 'contact_info' ? last.data.at(-1)?.url : undefined;
      const says = {
        contains: text.includes(`Our menu states that ${name} contains “`),
        'may-contain': text.includes(`Our menu states that ${name} may contain “`),
      };
      const isRight =
        state === 'not-stated' ? MEANT_TOGETHER.has(food) || (!says.contains && !says['may-contain']) : says[state];
      return isRight && url === `/allergens/#${id ?? ''}` ? [] : [`${name}, ${food}, ${state}: ${text} ${url ?? ''}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('an answer about many dishes ends with the table itself', () => {
  const last = answersTo(site, 'which dishes contain milk?').at(-1);
  expect(last).toMatchObject({ type: 'contact_info' });
  expect(JSON.stringify(last)).toContain('"/allergens/"');
});

test('where nothing is stated there is no table to lead to', async () => {
  const plain = await knowledgeFrom({
    ...configuration,
    menu: { categories: [{ name: 'Plates', items: [{ name: 'Soup' }] }] },
  });
  expect(JSON.stringify(answersTo(plain, 'does the soup contain milk?'))).not.toContain('/allergens/');
});
