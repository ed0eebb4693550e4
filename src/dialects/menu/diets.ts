import { foldKey } from '#schema/values/fold-key.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import { withoutAccents } from '#schema/values/plain-letters.ts';

const DIET_LISTS = new Set(
  'suitablefordiet diet diets dietary dietarytags dietarylabels dietaryinfo itemtags tags labels'.split(' '),
);
/**
 * What marks are called in English, French, Spanish, Italian, German and Portuguese, without accents, and their letters. "V" and "VG" are vegan on some
 * menus and vegetarian on others: both are read as vegetarian, which is true of either.
 */
const FLAGS = new Map(
  Object.entries({
    isVegetarian:
      'vegetarian vegetarien vegetarienne vegetariano vegetariana vegetarisch veggie veg ovolacto lactoovo v vg',
    isVegan: 'vegan vegane vegano vegana vegetalien vegetalienne ve vgn vegn plantbased',
    isGlutenFree: 'glutenfree sansgluten singluten senzaglutine glutenfrei semgluten gf celiac sg',
    isHalal: 'halal',
    isSpicy: 'spicy epice epicee piquant picante piccante scharf',
  }).flatMap(([flag, words]) => words.split(' ').map((word) => [word, flag] as const)),
);
const MARK_NAMES: Record<string, string> = {
  isVegetarian: 'vegetarian',
  isVegan: 'vegan',
  isGlutenFree: 'glutenfree',
  isHalal: 'halal',
  isSpicy: 'spicy',
};
const MAX_TEXT = 200;

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
    const names: unknown[] = Array.isArray(written) ? written : namesIn(written);
    const rest = names.filter((name) => {
      const flag = FLAGS.get(dietIn(name));
      if (flag !== undefined && !own.has(MARK_NAMES[flag] ?? '')) flags[flag] = true;
      return flag === undefined;
    });
    others[key] = rest.length === 0 ? undefined : rest;
  }
  return Object.keys(flags).length === 0 ? undefined : { value: { ...flags, ...value, ...others } };
};

/** "V, GF" */
function namesIn(written: unknown): unknown[] {
  if (typeof written !== 'string' || written.length > MAX_TEXT || /^https?:/i.test(written)) return [written];
  return written
    .split(/[,;|/+·•\n]/)
    .map((name) => name.trim().replace(/^\((.*)\)$/, '$1'))
    .filter((name) => name !== '');
}

/** `markIn('Sans gluten') // 'isGlutenFree'` */
export const markIn = (name: string): string | undefined => FLAGS.get(dietIn(name));

function dietIn(name: unknown): string {
  const text = isFields(name) ? name['name'] : name;
  if (typeof text !== 'string') return '';
  const plain = withoutAccents(text);
  return foldKey(plain.replace(/^https?:\/\/schema\.org\//i, '')).replace(/diet$/, '');
}
