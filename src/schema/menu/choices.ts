import { z } from 'zod';
import { key, listOf, required } from '../values/leaf.ts';
import { extraPriceSchema, type Price } from '../values/price.ts';
import { countSchema, lineSchema, textSchema, yesNoSchema } from '../values/text.ts';
import { allergenKeys, type Diet, dietKeys, type ItemAllergens, stockKeys } from './item-keys.ts';
import type { Amount } from '../values/amount.ts';
import { caloriesSchema } from './nutrition.ts';

/** Groups of a chosen modifier that are shown below it. Deeper ones are left out. */
export const MAX_NESTING = 2;

const choiceKeys = {
  id: key(lineSchema, 'What your system knows it by.', 'bacon'),
  name: required(lineSchema, 'What it is called.', 'Bacon'),
  description: key(textSchema, 'What is in it.', 'Smoked, two slices.'),
  price: key(extraPriceSchema, 'What it costs more; 0 where it costs nothing more.', 2, '+$2.00').meta({
    outcome: 'It shows none.',
  }),
  isDefault: key(yesNoSchema, 'It comes with the item unless one asks for another.', true).meta({
    outcome: 'It is not shown as included.',
  }),
  calories: key(caloriesSchema, 'Calories (kilocalories) that it adds.', 90),
  ...stockKeys,
  ...dietKeys,
  ...allergenKeys,
};

export const modifierSchema = z
  .object({
    ...choiceKeys,
    modifierGroups: key(
      listOf(lineSchema),
      'What one chooses next, where one takes it: the `id` or name of groups of the menu.',
      ['dressings'],
    ),
  })
  .meta({
    id: 'Modifier',
    description: 'Something one can add to an item, or choose for it.',
    outcome: 'The modifier is left out.',
    hideable: 'modifiers',
  });
export type ModifierInput = z.output<typeof modifierSchema>;

const groupKeys = {
  id: key(lineSchema, 'What items and categories name it by.', 'sauces'),
  name: required(lineSchema, 'What the group is called.', 'Sauces'),
  description: key(textSchema, 'A line under the name.', 'The first one is on us.'),
  minSelections: key(countSchema, 'How many one has to choose.', 1).meta({ outcome: 'It is not shown how many.' }),
  maxSelections: key(countSchema, 'How many one may choose.', 3).meta({ outcome: 'It is not shown how many.' }),
};

export const modifierGroupSchema = z
  .object({
    ...groupKeys,
    modifiers: required(listOf(modifierSchema), 'What there is to choose from, in order.', [
      { name: 'Garlic', price: 1 },
    ]),
  })
  .meta({
    id: 'ModifierGroup',
    description: 'Extras and choices that belong together.',
    outcome: 'The group is left out.',
    hideable: 'modifier groups',
  });
export type ModifierGroupInput = z.output<typeof modifierGroupSchema>;

/** Groups, and the names of groups that stand elsewhere. */
export const modifierGroupsSchema = listOf(
  z.union([lineSchema, modifierGroupSchema]).meta({ outcome: 'The group is left out.' }),
);

export const choiceSchema = z.object(choiceKeys).meta({
  id: 'Choice',
  description: 'A dish of a course.',
  outcome: 'The choice is left out.',
  hideable: 'choices',
});

export const courseSchema = z
  .object({
    ...groupKeys,
    name: required(lineSchema, 'What the course is called.', 'First course'),
    choices: required(listOf(choiceSchema), 'The dishes to choose from; one alone is what is served.', [
      { name: 'Soup of the day' },
      { name: 'Oysters', price: 6 },
    ]),
  })
  .meta({
    id: 'Course',
    description: 'A course of a set menu.',
    outcome: 'The course is left out.',
    hideable: 'courses',
  });
export type CourseInput = z.output<typeof courseSchema>;

/** A group of modifiers, or a course of a set menu. */
export interface ChoiceGroup {
  /** Of its own on its menu. */
  id: string;
  name: string;
  description?: string;
  /** How many one has to choose, and may. Missing: not stated. */
  min?: number;
  max?: number;
  choices: Choice[];
}

export interface Choice {
  name: string;
  description?: string;
  /** What it costs more. Missing: not stated. An amount of 0: nothing. */
  price?: Price;
  /** It comes with the item. */
  isDefault?: true;
  soldOut?: true;
  diets: Diet[];
  /** Missing: nothing is stated. */
  allergens?: ItemAllergens;
  calories?: Amount;
  /** What one chooses next, at most `MAX_NESTING` deep. */
  modifierGroups?: ChoiceGroup[];
}
