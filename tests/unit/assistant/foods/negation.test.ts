import { expect, test } from 'vitest';
import { deniedIn } from '#assistant/foods/negation.ts';
import { stemOf } from '#assistant/words/words.ts';

const ON_MENU = new Set(['anchovy', 'basil', 'fried', 'tea', 'green', 'ramen'].map(stemOf));
const read = (text: string) => {
  const { foods, diets, wantedDiets } = deniedIn(text.split(' '), (stem) => ON_MENU.has(stem));
  return { foods, diets, wantedDiets };
};
const nothing = { foods: [], diets: [], wantedDiets: [] };
const foods = (...words: string[]) => ({ ...nothing, foods: words.map(stemOf) });

test.each([
  ['no pork please', foods('pork')],
  ['i dont eat fish or shellfish', foods('fish', 'shellfish')],
  ['pizza without cheese', foods('cheese')],
  ['no nuts no dairy', foods('nuts', 'dairy')],
  ['dairy free shake', foods('dairy')],
  ['is it free of nuts', foods('nuts')],
  ['everything except anchovies', foods('anchovies')],
  ['hold the basil', foods('basil')],
  ['nothing fried', foods('fried')],
  ['cant stand anchovies', foods('anchovies')],
  ['not a fan of basil', foods('basil')],
  ['we skip seafood', foods('seafood')],
  ['sides that arent fried', foods('fried')],
  ['vegan and not spicy', { ...nothing, diets: ['spicy'] }],
  ['not too spicy ramen', { ...nothing, diets: ['spicy'] }],
  ['not spicy vegetarian ramen', { ...nothing, diets: ['spicy'] }],
  ['no meat', { ...nothing, wantedDiets: ['vegetarian'] }],
  ['without gluten', { ...nothing, wantedDiets: ['gluten-free'] }],
  ['no animal products', { ...nothing, wantedDiets: ['vegan'] }],
  ['no vegan options', { ...nothing, wantedDiets: ['vegan'] }],
  ['gluten free pizza', nothing],
  ['do you not take reservations', nothing],
  ['is there no parking', nothing],
  ['are you not open on monday', nothing],
  ['do you not have any vegan food', nothing],
])('"%s" leaves out %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('the words that deny and what they deny are not what is wanted', () => {
  const words = 'ramen with no pork and a tea'.split(' ');
  const { indices } = deniedIn(words, (stem) => ON_MENU.has(stem));
  expect(words.filter((_, index) => !indices.has(index))).toEqual(['ramen', 'with', 'and', 'a', 'tea']);
});
