import type { Diet } from '#schema/menu/item-keys.ts';

/** The color of each mark: the same meaning on every site (`src/core/theme/scheme.ts`). */
export const DIET_COLORS: Record<Diet, string> = {
  vegetarian: 'text-plant',
  vegan: 'text-plant',
  'gluten-free': 'text-wheat',
  halal: 'text-muted',
  spicy: 'text-spicy',
};
