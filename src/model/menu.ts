import type { Image } from './picture.ts';

/** `{ amount: 1250 }` is $12.50. A text ("Market price") shows as written and counts in no sum. */
export type Price = { cents: number } | { text: string };

export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'spicy'] as const;
export type Diet = (typeof DIETS)[number];

export interface MenuItem {
  id: string;
  name: string;
  description?: string;
  price?: Price;
  image?: Image;
  diets: Diet[];
  /** A short word of praise: "New", "Most ordered". */
  tag?: string;
}

export interface MenuCategory {
  id: string;
  name: string;
  description?: string;
  items: MenuItem[];
}

/** Has at least one category, and every category has at least one item. */
export interface Menu {
  name?: string;
  description?: string;
  categories: MenuCategory[];
}

/** How a place shows its menu: on the page, as a file in a frame, or as an ordering page in a frame. */
export type MenuKind = 'page' | 'file' | 'embedded';
