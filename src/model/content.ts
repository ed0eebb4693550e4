import type { MenuItem } from './menu.ts';
import type { Image } from './picture.ts';

export interface Hero {
  image?: Image;
  badge?: string;
  title?: string;
  /** The line under the title. */
  subtitle?: string;
  ctaText?: string;
}

/** Shown as a tile of the carousel; `category` is the menu category it belongs to. */
export interface FeaturedItem extends MenuItem {
  category?: string;
}

export interface Highlight {
  id: string;
  title: string;
  /** A word or two above the title. */
  kicker?: string;
  description?: string;
  image?: Image;
}

export interface Review {
  id: string;
  author?: string;
  /** 1 to 5, whole or half. */
  rating?: number;
  content: string;
  /** `YYYY-MM-DD`, or as written where it is no date. */
  date?: string;
}

export const FEATURE_ICONS = ['pizza', 'truck', 'heart', 'clock', 'leaf', 'car'] as const;
export interface Feature {
  icon?: (typeof FEATURE_ICONS)[number];
  title: string;
  description?: string;
}

export interface About {
  title?: string;
  subtitle?: string;
  image?: Image;
  bio?: string;
  features: string[];
}

export interface Faq {
  question: string;
  answer: string;
}

export interface Job {
  title: string;
  type?: string;
  description?: string;
  requirements: string[];
  benefits: string[];
  restaurantId?: string;
  locationName?: string;
}

export interface LinkEntry {
  name: string;
  url: string;
}

export const QUESTION_TYPES = ['input', 'textarea', 'radio', 'select', 'datetime'] as const;
export interface FranchiseQuestion {
  id: string;
  question: string;
  type: (typeof QUESTION_TYPES)[number];
  required: boolean;
  options: string[];
}
