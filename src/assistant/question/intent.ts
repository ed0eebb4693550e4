import type { Diet } from '#schema/menu/item-keys.ts';
import type { FoundFaq } from './found-faqs.ts';
import type { Language } from '../languages/language.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import type { AskedDay } from '../words/days.ts';
import type { FoundItem } from '../search/find-items.ts';
import type { OrderLine } from './order.ts';
import type { CalorieSort, PriceLimit, Sort } from './price-limit.ts';
import type { KnownChoices } from '../knowledge/known-choices.ts';
import type { STRENGTH } from '../search/search-index.ts';
import type { Word } from '../words/words.ts';
import type { SmallTalk, Topic } from '../words/topics.ts';

/** What a guest wants to know: everything except the site that an answer depends on. A reader fills it in; answers never read the guest's own text. */
export interface Intent {
  talk?: SmallTalk;
  /** Every topic that its words may be about. */
  topics: ReadonlySet<Topic>;
  /** The topics to answer, in this order. "Pickup hours" asks for the hours only. */
  wantedTopics: Topic[];
  items: FoundItem[];
  /** The items whose full names it contains, in its order. */
  named: KnownItem[];
  /** The items that were shown last, if it asks which of them. The answer then considers no other items. */
  among?: KnownItem[];
  /** The menus it names, if a page has several. */
  menus: string[];
  /** The locations it names, otherwise those of the conversation. */
  locations: KnownLocation[];
  /** How it names them. */
  locationsBy?: keyof typeof STRENGTH;
  days: AskedDay[];
  /** Minutes from midnight. */
  time?: number;
  diets: Diet[];
  /** Diets that an item must not have: "not spicy". */
  deniedDiets: Diet[];
  /** A diet that menus do not mark: "kosher". */
  otherDiet?: string;
  /** Stems of the ingredients and allergens it names. */
  ingredients: string[];
  /** Stems of foods to leave out: "no pork", "egg free". */
  deniedFoods: string[];
  /** Stems of the words that may name an item, a part of the menu, a feature, an offer or a job. */
  wanted: string[];
  /** The words of `wanted` that name the item whose ingredients are asked about. */
  itemWords: string[];
  /** The words that no topic, day, diet or location accounts for. */
  leftOver: Word[];
  /** The configured questions that resemble this one, the best match first. */
  faqs: FoundFaq[];
  /** The extras and courses that it names. */
  extras: KnownChoices;
  /** Whether it asks what a dish contains. "On our menu" would not answer that. */
  asksContent: boolean;
  /** Whether it asks about one dish: "is the mortadella nut free". Otherwise it asks for nut-free dishes. */
  asksOfDish: boolean;
  /** Whether it asks which dishes contain an ingredient. Otherwise it asks which dishes do not. */
  asksWhatHas: boolean;
  /** Whether it asks what to avoid. */
  asksToAvoid: boolean;
  /** Whether it asks for an item: "do you have…". */
  asksForItem: boolean;
  /** The items of an order. The guest asks for their sum. */
  order: OrderLine[];
  sort?: Sort;
  calorieSort?: CalorieSort;
  limit?: PriceLimit;
  /** The text of this question, if the message has several questions. */
  part?: string;
}

/** A message as it was read. */
export interface MessageReading {
  language: Language;
  /** Its questions, in its order; at least one. */
  intents: [Intent, ...Intent[]];
  /** Further parts of the message, which are not answered. */
  unread: string[];
}
