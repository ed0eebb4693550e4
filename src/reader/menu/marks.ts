import { DIET_NAMES, DIETS } from '#core/menu/diets.ts';
import { findContradiction } from '#core/menu/allergens/allergens.ts';
import type { Diet, ItemAllergens } from '#schema/menu/item-keys.ts';
import type { MenuItemInput } from '#schema/menu/menu.ts';
import { readAllergens } from './allergens.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

type MarkedInput = Pick<
  MenuItemInput,
  | (typeof DIETS)[Diet]['key']
  | 'allergens'
  | 'containsAllergens'
  | 'mayContain'
  | 'soldOut'
  | 'inStock'
  | 'availability'
>;

interface Marks {
  diets: Diet[];
  allergens: ItemAllergens | undefined;
  soldOut: true | undefined;
}

/** What an item, a modifier or a choice states of itself. */
export function readMarks(input: MarkedInput, context: ReadContext): Marks {
  const allergens = readAllergens(input, context);
  return { allergens, soldOut: isSoldOut(input) ? true : undefined, diets: dietsOf(input, allergens, context) };
}

function isSoldOut({ soldOut, inStock, availability }: MarkedInput): boolean {
  return soldOut === true || inStock === false || availability === false;
}

/** A mark that a stated allergen contradicts is left out: who relies on it would be harmed. */
function dietsOf(input: MarkedInput, allergens: ItemAllergens | undefined, context: ReadContext): Diet[] {
  return DIET_NAMES.filter((diet) => {
    const { key, label } = DIETS[diet];
    if (input[key] !== true) return false;
    const contradiction = allergens && findContradiction(allergens, diet);
    if (contradiction === undefined) return true;
    const outcome = `The item is not marked "${label}".`;
    context.note(input, { problem: `contradicts the allergen "${contradiction.name}"`, outcome }, key);
    return false;
  });
}
