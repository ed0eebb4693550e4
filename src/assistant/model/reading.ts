import type { Diet } from '#schema/menu/item-keys.ts';
import { INGREDIENT_WORDS } from '../foods/ingredients.ts';
import { INTENTS, type SmallTalk, TALKS, type Topic } from '../words/topics.ts';

/** What a question may be about beside the topics of the rules. */
const OTHERS = ['item', 'list', 'sum', 'ingredients', 'visit', 'unknown'] as const;

export type ModelIntent = Topic | SmallTalk | (typeof OTHERS)[number];
export const MODEL_INTENTS: readonly ModelIntent[] = [...OTHERS, ...INTENTS, ...TALKS];

export const MODEL_DAYS = [
  ...['now', 'today', 'tomorrow', 'day-after-tomorrow', 'usual-week', 'weekdays', 'weekend', 'past-or-unclear'],
  ...['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  ...['next-sunday', 'next-monday', 'next-tuesday', 'next-wednesday', 'next-thursday', 'next-friday', 'next-saturday'],
] as const;

/** Foods and allergens by the words of the menu's language, which is English. */
export const MODEL_FOODS: readonly string[] = [...new Set([...INGREDIENT_WORDS, 'meat', 'seafood'])];

/** What a model gives back of one message. All of it was checked: no id is there that it was not offered. */
export interface ModelReading {
  language: 'en' | 'fr' | 'es' | 'zh' | 'other';
  questions: ModelQuestion[];
}

export interface ModelQuestion {
  intent: ModelIntent;
  items: { id: string; count: number }[];
  categories: string[];
  locations: string[];
  facts: string[];
  days: (typeof MODEL_DAYS)[number][];
  dates: { year: number; month: number; day: number }[];
  holidays: string[];
  /** -1: no time is named. */
  hour: number;
  minute: number;
  diets: Diet[];
  withoutDiets: Diet[];
  contains: string[];
  avoids: string[];
  isHealth: boolean;
  sort: 'none' | 'cheapest' | 'dearest';
  /** 0: no price is named. */
  maxPrice: number;
  /** The numbers of the words that nothing above accounts for. */
  unanswered: number[];
}
