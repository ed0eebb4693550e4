import type { Diet } from '#schema/menu/item-keys.ts';
import type { MenuItemInput } from '#schema/menu/menu.ts';

/** The diets in the order of their marks. docs/contributing.md says what a new diet needs. */
export const DIETS = {
  vegetarian: {
    label: 'Vegetarian',
    icon: 'leaf',
    key: 'isVegetarian',
    code: 'v',
    schemaOrg: 'https://schema.org/VegetarianDiet',
  },
  vegan: { label: 'Vegan', icon: 'sprout', key: 'isVegan', code: 've', schemaOrg: 'https://schema.org/VeganDiet' },
  'gluten-free': {
    label: 'Gluten-free',
    icon: 'wheat-off',
    key: 'isGlutenFree',
    code: 'gf',
    schemaOrg: 'https://schema.org/GlutenFreeDiet',
  },
  halal: {
    label: 'Halal',
    icon: 'badge-check',
    key: 'isHalal',
    code: 'halal',
    schemaOrg: 'https://schema.org/HalalDiet',
  },
  spicy: { label: 'Spicy', icon: 'flame', key: 'isSpicy', code: 'spicy', schemaOrg: undefined },
} as const satisfies Record<Diet, DietFacts>;

export const DIET_NAMES = Object.keys(DIETS) as Diet[];

export type DietIcon = (typeof DIETS)[Diet]['icon'];
export type DietCode = (typeof DIETS)[Diet]['code'];

interface DietFacts {
  /** The word of its mark. */
  label: string;
  /** The icon of its mark. */
  icon: string;
  /** The key that marks an item in a configuration. */
  key: keyof MenuItemInput;
  /** Its name in the assistant's answers, `dietary: ["gf"]`. */
  code: string;
  /** The address of schema.org's diet, undefined where it has none. */
  schemaOrg: string | undefined;
}
