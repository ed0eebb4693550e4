import { type Nutrient, NUTRIENTS } from '#schema/menu/nutrition.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { withoutAccents } from '#schema/values/plain-letters.ts';
import { isGiven } from '../form/key-words.ts';
import { keySourceOf, type Path, type Shape, withKeySources } from '../form/shape.ts';

/** What nutrients are called in English, French, Spanish, Italian, German and Portuguese, without accents. Salt is no sodium, and joules are no calories. */
const WORDS: Record<Nutrient | 'calories' | 'servingSize', string> = {
  calories:
    'calories, calorie, calorie count, total calories, cal, cals, kcal, kilocalories, energy kcal, energie kcal, energia kcal, brennwert kcal, valeur energetique kcal, valor energetico kcal, kalorien, calorias, calorie kcal',
  servingSize:
    'serving size, serving, serving weight, portion size, taille de portion, tamano de porcion, portionsgrosse, porzione, tamanho da porcao',
  fatContent:
    'fat, total fat, fats, fat content, lipides, matieres grasses, grasas, grasa total, grassi, fett, gorduras',
  saturatedFatContent:
    'saturated fat, sat fat, saturates, saturated, saturated fat content, of which saturates, davon gesattigte fettsauren, dont acides gras satures, di cui acidi grassi saturi, acides gras satures, grasas saturadas, grassi saturi, gesattigte fettsauren, gorduras saturadas',
  transFatContent: 'trans fat, trans fats, trans fat content, grasas trans, grassi trans, gorduras trans',
  cholesterolContent: 'cholesterol, cholesterol content, colesterol, colesterolo, cholesterin',
  sodiumContent: 'sodium, sodium content, sodio, natrium',
  carbohydrateContent:
    'carbohydrates, carbohydrate, carbs, carb, total carbs, total carb, total carbohydrates, total carbohydrate, carbohydrate content, glucides, carbohidratos, carboidrati, kohlenhydrate, carboidratos',
  fiberContent:
    'fiber, fibre, dietary fiber, dietary fibre, fiber content, fibres, fibra, fibre alimentari, ballaststoffe, fibra alimentar',
  sugarContent:
    'sugar, sugars, total sugars, total sugar, sugar content, of which sugars, davon zucker, dont sucres, di cui zuccheri, sucres, azucares, zuccheri, zucker, acucares',
  proteinContent: 'protein, proteins, protein content, proteines, proteinas, proteine, eiweiss, proteina',
};

type Fact = keyof typeof WORDS;
const FACTS = new Map(
  (Object.entries(WORDS) as [Fact, string][]).flatMap(([fact, names]) =>
    [...names.split(', '), fact].map((name) => [fold(name), fact] as const),
  ),
);

/** What a key or the header of a column is about, and the unit that stands in it: `nutritionFactIn('Sodium (mg)') // { fact: 'sodiumContent', unit: 'mg' }`. */
export function nutritionFactIn(key: string): Meant | undefined {
  if (key.length > MAX_KEY) return undefined;
  if (remembered.has(key)) return remembered.get(key);
  const meant = findFact(key);
  if (remembered.size < MAX_REMEMBERED) remembered.set(key, meant);
  return meant;
}

interface Meant {
  fact: Fact;
  unit?: string;
}

/** Thousands of items have the same keys. */
const remembered = new Map<string, Meant | undefined>();
const MAX_REMEMBERED = 2000;

function findFact(key: string): Meant | undefined {
  const whole = FACTS.get(fold(key));
  if (whole !== undefined) return { fact: whole };
  const [end = '', unit = ''] = /[ _,([](mg|g|kcal|oz|fl oz|ml)[)\]]?$/i.exec(key.trim()) ?? [];
  const fact = FACTS.get(fold(key.trim().slice(0, -end.length)));
  const isUnit = fact === 'servingSize' || /^(?:mg|g|kcal)$/i.test(unit);
  return fact === undefined || !isUnit ? undefined : { fact, unit: unit.toLowerCase() };
}

const MAX_KEY = 60;

function fold(text: string): string {
  return withoutAccents(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/**
 * What is in an item, where it stands beside its price, as in a row of a table: `{ "name": "Soup", "protein": "12 g", "Sodium (mg)": 640, "Serving Size": "350 ml" }`.
 * A key with words is something else: the "protein" of a bowl is what one chooses.
 */
export const itemNutritionShape: Shape = (item) => {
  if (!isFields(item)) return undefined;
  const found = Object.keys(item).flatMap((key) => {
    const meant = key === 'calories' ? undefined : nutritionFactIn(key);
    return meant !== undefined && (meant.fact === 'servingSize' || isAmount(item[key])) ? [{ key, ...meant }] : [];
  });
  const amounts = found.filter(({ fact }) => fact !== 'servingSize');
  const hasCalories = isGiven(item['calories']);
  // The size of a portion alone is the name of a size.
  if (amounts.length === 0 && !(hasCalories && found.length > 0)) return undefined;
  const nutrition: Fields = {};
  const inside = new Map<string, Path>();
  const outside = new Map<string, Path>();
  const rest: Fields = { ...item };
  for (const { key, fact, unit } of found) {
    const at = keySourceOf(item, key) ?? [key];
    const amount = inUnitOf(fact, item[key], unit);
    delete rest[key];
    if (fact === 'calories' && !hasCalories) {
      rest['calories'] ??= amount;
      outside.set('calories', at);
    } else {
      nutrition[fact] ??= amount;
      inside.set(fact, at);
    }
  }
  for (const key of Object.keys(rest)) {
    const path = keySourceOf(item, key);
    if (path !== undefined) outside.set(key, path);
  }
  if (Object.keys(nutrition).length === 0) return { value: withKeySources(rest, outside) };
  const own = isFields(item['nutrition']) ? item['nutrition'] : {};
  for (const key of Object.keys(own)) inside.set(key, ['nutrition', key]);
  outside.set('nutrition', []);
  return {
    value: withKeySources({ ...rest, nutrition: withKeySources({ ...nutrition, ...own }, inside) }, outside),
  };
};

/** "12", "12 g", "450-600 kcal": a number or two with a unit or without. */
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    /^[<~]?\s?-?\d[\d.,]{0,9}(?:\s?(?:mg|g|k?cal(?:ories)?))?(?:\s?[-–—/]\s?\d[\d.,]{0,9}(?:\s?(?:mg|g|k?cal(?:ories)?))?)?$/i.test(
      value.trim(),
    ));

/** Grams of sodium as milligrams, and milligrams of fat as grams: a nutrient has one unit. A portion is words: "5.7 oz". */
function inUnitOf(fact: Fact, value: unknown, unit?: string): unknown {
  if (fact === 'servingSize')
    return unit !== undefined && /^[\d.,]+$/.test(String(value)) ? `${String(value)} ${unit}` : value;
  const wanted = fact === 'calories' ? undefined : NUTRIENTS[fact];
  const [, digits, written = unit] = /^(\d+(?:[.,]\d+)?)\s?(mg|g)?$/i.exec(String(value).trim()) ?? [];
  if (wanted === undefined || digits === undefined || written === undefined || written.toLowerCase() === wanted)
    return value;
  const number = Number(digits.replace(',', '.'));
  return Number((wanted === 'mg' ? number * 1000 : number / 1000).toFixed(4));
}

/** `[{ "name": "Protein", "value": 24, "unit": "g" }]`, a range of calories in an object, and amounts in another unit. */
export const nutritionShape: Shape = (value) => {
  const facts = Array.isArray(value)
    ? value.filter(isFields).map(factOf)
    : isFields(value)
      ? Object.entries(value)
      : [];
  if (facts.length === 0) return undefined;
  let isChanged = Array.isArray(value);
  const made = new Map<string, unknown>();
  const paths = new Map<string, Path>();
  for (const [key, written] of facts) {
    const meant = nutritionFactIn(key);
    const amount = meant === undefined ? written : inUnitOf(meant.fact, rangeOf(written), meant.unit);
    const name = meant?.fact ?? key;
    isChanged ||= amount !== written || name !== key;
    if (made.has(name)) continue;
    made.set(name, amount);
    if (!Array.isArray(value)) paths.set(name, [key]);
  }
  return isChanged ? { value: withKeySources(Object.fromEntries(made), paths) } : undefined;
};

function factOf(entry: Fields): [string, unknown] {
  const { name, label, title, value, amount, quantity, unit } = entry;
  const number = value ?? amount ?? quantity;
  return [
    String(name ?? label ?? title ?? ''),
    typeof unit === 'string' && isGiven(number) ? `${String(number)} ${unit}` : number,
  ];
}

/** Calories from the least to the most: `{ "min": 450, "max": 600 }`, or Uber Eats' `{ "lower_range": 450, "upper_range": 600 }`. */
export const amountRangeShape: Shape = (value) => {
  const range = rangeOf(value);
  return range === value ? undefined : { value: range };
};

function rangeOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const from = value['min'] ?? value['lower_range'] ?? value['lowerRange'] ?? value['from'] ?? value['minimum'];
  const to = value['max'] ?? value['upper_range'] ?? value['upperRange'] ?? value['to'] ?? value['maximum'];
  const ends = [from, to].filter((end) => typeof end === 'number' || typeof end === 'string');
  if (ends.length > 0) return ends.length === 1 || ends[0] === ends[1] ? ends[0] : ends.join('-');
  return value['value'] ?? value['amount'] ?? value['default'] ?? value;
}
