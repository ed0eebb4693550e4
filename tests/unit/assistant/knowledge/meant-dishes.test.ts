import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

const dish = (name: string, description: string, allergens: string[] = []) => ({
  name,
  price: 9,
  description,
  allergens,
});

describe('a word that several dishes may be meant by', () => {
  let site: Knowledge;
  beforeAll(async () => {
    site = await knowledgeFrom({
      name: 'Kumo',
      telephone: '(416) 555-0100',
      menu: {
        categories: [
          {
            name: 'Ramen',
            description: 'Noodles cut this morning.',
            items: [dish('Shio', 'Kelp, yuzu.', ['wheat', 'egg']), dish('Shoyu', 'Soy.', ['wheat'])],
          },
          {
            name: 'Sides',
            items: [
              dish('Rice noodles', 'In place of wheat.', ['soy']),
              dish('Talon Fries', 'Cut thick, fried twice.'),
              dish('Poutine', 'Talon fries, curds.', ['milk']),
              dish('Slaw', 'Sharp, cold.'),
            ],
          },
          { name: 'Sweets', items: [dish('Matcha & azuki', 'Matcha ice cream, red beans.', ['milk'])] },
        ],
      },
    });
  });
  const ask = (query: string) => answersTo(site, query);
  const cards = (query: string) =>
    ask(query).flatMap((part) => (part.type === 'menu_items' ? part.data.map(({ name }) => name) : []));

  test.each([
    ['are your noodles made with eggs', ['Shio', 'Shoyu', 'Rice noodles']],
    ['are there eggs in the noodles', ['Shio', 'Shoyu', 'Rice noodles']],
    ['is there milk in the fries', ['Poutine', 'Talon Fries']],
  ])('is answered of all of them, of those first that state it: %s', (query, names) => {
    expect(cards(query)).toEqual(names);
  });

  test('names the dishes that state what they are made with', () => {
    expect(wordsOf(ask('are your noodles made with eggs'))).toMatch(/^Our menu states that Shio contains “egg”\./);
  });

  test.each([
    ['fries with no salt', ['Talon Fries', 'Poutine'], 'Our menu says of Talon Fries: Cut thick, fried twice.'],
    ['matcha ice cream dairy free', ['Matcha & azuki'], 'Our menu states that Matcha & azuki contains “milk”.'],
    ['can i get the fries without milk', ['Talon Fries', 'Poutine'], 'Our menu states that Poutine contains “milk”.'],
  ])('is quoted where something is to be left out: %s', (query, names, said) => {
    expect(cards(query).toSorted()).toEqual(names.toSorted());
    expect(wordsOf(ask(query))).toContain(said);
    expect(wordsOf(ask(query))).toMatch(/Please call \(416\) 555-0100\.$/);
  });

  test('that no dish has is said to be unknown', () => {
    expect(wordsOf(ask('lasagna with no milk'))).toContain('I don’t know about “lasagna”.');
  });

  test.each(['sides without milk', 'something with no milk'])(
    'and a part of the menu is listed as before: %s',
    (query) => {
      expect(wordsOf(ask(query))).not.toMatch(/Our menu says of|I don’t know about/);
    },
  );
});
