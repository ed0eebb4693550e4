import { expect, test } from 'vitest';
import { readForm } from '#editor/actions/actions.ts';
import { fieldPathAt } from '#editor/fields/field-path.ts';
import { shownText } from '#editor/fields/input.ts';
import { decimalIn, readTypedPrice } from '#editor/fields/typed-price.ts';
import { type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';

test.each<[string, ToolLanguage, number, number | string]>([
  ['18,75', 'en', 2, 18.75],
  ['18.75', 'fr', 2, 18.75],
  ['18,75', 'es', 2, 18.75],
  ['1 650,00', 'fr', 2, 1650],
  ['1\u202f650,00', 'fr', 2, 1650],
  ['1 650', 'fr', 2, 1650],
  ['1.650,00', 'es', 2, 1650],
  ['1.650,00', 'en', 2, 1650],
  ['1,650.00', 'fr', 2, 1650],
  ['1,650', 'en', 2, 1650],
  ['1,650', 'es', 2, 1650],
  ['0,650', 'fr', 2, 0.65],
  // Yen have no decimals, dinars have three.
  ['1.650', 'fr', 0, 1650],
  ['1,650', 'fr', 3, 1.65],
  ['1.650', 'en', 3, 1.65],
  ['1,650', 'en', 3, 1650],
  ['$18', 'en', 2, '$18'],
  ['Market price', 'en', 2, 'Market price'],
])(
  '%s, typed in the editor that is in %s, for a currency with %i decimals, is %s',
  (typed, language, digits, value) => {
    expect(readTypedPrice(typed, undefined, digits, toolTextsIn(language))).toEqual({ value });
  },
);

test.each<[string, ToolLanguage, string]>([
  ['1.650', 'en', '“1.650” can be 1,650.00 or 1.65. Type the one that you mean.'],
  ['1,650', 'fr', '«\u00a01,650\u00a0» peut être 1\u00a0650,00 ou 1,65. Écrivez celui que vous voulez dire.'],
  ['1.650', 'es', '«1.650» puede ser 1,650.00 o 1.65. Escriba el que quiere decir.'],
])('%s, typed in the editor that is in %s, is asked about', (typed, language, problem) => {
  const root = { currency: 'CAD', menu: { categories: [{ items: [{ name: 'Lamb', price: 20 }] }] } };
  const place = 'menu/categories/0/items';
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.append(name, text);
    const { edits, problems } = readForm(form, root, new Map(), toolTextsIn(language));
    return [edits, [...problems.values()]];
  };
  expect(send({ [`f:${place}/0/price`]: typed, [`kind:${place}/0`]: 'one' })).toEqual([[], [problem]]);
  expect(send({ [`n:${place}:name`]: 'Cod', [`n:${place}:price`]: typed, do: `add/${place}` })).toEqual([
    [],
    [problem],
  ]);
});

test.each([
  ['$12.50', '$13.00'],
  ['12,50 €', '13,00 €'],
  ['12', '13'],
  [12.5, 13],
  ['Market price', 13],
])('a price that is written as %j stays in its form', (before, value) => {
  expect(readTypedPrice('13', before, 2, toolTextsIn('en'))).toEqual({ value });
});

test.each<[number | string, ToolLanguage, string]>([
  [18.75, 'fr', '18,75'],
  [18.5, 'es', '18.50'],
  [18.75, 'en', '18.75'],
  [1.655, 'fr', '1,655'],
  ['$18.75', 'fr', '$18.75'],
])('%j is shown in the field of an editor that is in %s as %s', (price, language, shown) => {
  const place = fieldPathAt({ menu: { categories: [{ items: [{ price }] }] } }, [
    'menu',
    'categories',
    0,
    'items',
    0,
    'price',
  ]);
  expect(place && shownText(place, toolTextsIn(language))).toBe(shown);
});

test('what a field shows is no change when it is sent back', () => {
  const root = { menu: { categories: [{ items: [{ name: 'Lamb', price: 18.75 }] }] } };
  const form = new FormData();
  form.append('f:menu/categories/0/items/0/price', `18${decimalIn(toolTextsIn('fr'))}75`);
  expect(readForm(form, root, new Map(), toolTextsIn('fr')).edits).toEqual([]);
});
