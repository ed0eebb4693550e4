import { foldKey } from '../values/fold-key.ts';
import { isUnset } from '../values/leaf.ts';
import { isFields, type Shape } from './shape.ts';

const DIET_LISTS = new Set(
  'suitablefordiet diet diets dietary dietarytags dietarylabels dietaryinfo itemtags tags labels'.split(' '),
);
const FLAGS = new Map([
  ['vegetarian', 'isVegetarian'],
  ['vegan', 'isVegan'],
  ['glutenfree', 'isGlutenFree'],
  ['halal', 'isHalal'],
  ['spicy', 'isSpicy'],
]);

/**
 * Diets that a list names: schema.org's `"suitableForDiet": "https://schema.org/VeganDiet"`, Toast's `"itemTags": [{ "name": "Vegan" }]`,
 * `"tags": ["vegan", "spicy"]`. Other names stay in the list, which is reported as not used. A flag of the item's own decides.
 */
export const namedDietsShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const own = new Set(
    Object.keys(value).flatMap((key) => (isUnset(value[key]) ? [] : foldKey(key).replace(/^is/, ''))),
  );
  const flags: Record<string, true> = {};
  const others: Record<string, unknown> = {};
  for (const [key, written] of Object.entries(value)) {
    if (!DIET_LISTS.has(foldKey(key))) continue;
    const names: unknown[] = Array.isArray(written) ? written : [written];
    const rest = names.filter((name) => {
      const diet = dietIn(name);
      const flag = FLAGS.get(diet);
      if (flag !== undefined && !own.has(diet)) flags[flag] = true;
      return flag === undefined;
    });
    others[key] = rest.length === 0 ? undefined : rest;
  }
  return Object.keys(flags).length === 0 ? undefined : { value: { ...flags, ...value, ...others } };
};

function dietIn(name: unknown): string {
  const text = isFields(name) ? name['name'] : name;
  if (typeof text !== 'string') return '';
  return foldKey(text.replace(/^https?:\/\/schema\.org\//i, '')).replace(/diet$/, '');
}
