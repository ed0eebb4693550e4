import { z } from 'zod';
import { type Amount, amountSchema } from '../values/amount.ts';
import { key } from '../values/leaf.ts';
import { lineSchema } from '../values/text.ts';

/** More than any dish has: what is above is a mistake. */
const MAX = { calories: 20_000, grams: 5_000, milligrams: 100_000 };

/** 450, "450 kcal", "450-600", "from 450 to 600". A negative number is none. */
export const caloriesSchema = amountSchema('a number of calories', 'k?cal(?:orie)?s?', MAX.calories).meta({
  example: '450',
  outcome: 'No calories are shown.',
});

const grams = amountSchema('an amount in grams', 'g(?:rams?)?', MAX.grams).meta({
  example: '12',
  outcome: 'It is not shown.',
});
const milligrams = amountSchema('an amount in milligrams', 'mg|milligrams?', MAX.milligrams).meta({
  example: '640',
  outcome: 'It is not shown.',
});

/** The nutrients in the order of a label, with the unit in which each is written. Names are those of schema.org's NutritionInformation. */
export const NUTRIENTS = {
  fatContent: 'g',
  saturatedFatContent: 'g',
  transFatContent: 'g',
  cholesterolContent: 'mg',
  sodiumContent: 'mg',
  carbohydrateContent: 'g',
  fiberContent: 'g',
  sugarContent: 'g',
  proteinContent: 'g',
} as const;
export type Nutrient = keyof typeof NUTRIENTS;

export const nutritionSchema = z
  .object({
    calories: key(caloriesSchema, 'Calories (kilocalories), where `calories` of the item does not say.', 450),
    servingSize: key(lineSchema, 'What the amounts are for.', 'One burger, 210 g'),
    fatContent: key(grams, 'Fat, in grams.', 12),
    saturatedFatContent: key(grams, 'Saturated fat, in grams.', 4.5),
    transFatContent: key(grams, 'Trans fat, in grams.', 0.5),
    cholesterolContent: key(milligrams, 'Cholesterol, in milligrams.', 80),
    sodiumContent: key(milligrams, 'Sodium, in milligrams.', 640),
    carbohydrateContent: key(grams, 'Carbohydrates, in grams.', 38),
    fiberContent: key(grams, 'Fibre, in grams.', 3),
    sugarContent: key(grams, 'Sugars, in grams.', 6),
    proteinContent: key(grams, 'Protein, in grams.', 24),
  })
  .meta({
    id: 'Nutrition',
    description: 'What is in a portion, in the keys of schema.org’s NutritionInformation.',
    outcome: 'It is not shown.',
  });

export interface Nutrition {
  servingSize?: string;
  /** In grams, or in milligrams where `NUTRIENTS` says so. Missing: not stated, which is not that there is none. */
  amounts: Partial<Record<Nutrient, Amount>>;
}
