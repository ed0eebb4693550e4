import type { Diet } from '#schema/menu.ts';
import type { FoundFaq } from './found-faqs.ts';
import type { Language } from '../languages/language.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import type { AskedDay } from '../words/days.ts';
import type { FoundItem } from '../search/find-items.ts';
import type { OrderLine } from './order.ts';
import type { PriceLimit, Sort } from './price-limit.ts';
import type { STRENGTH } from '../search/search-index.ts';
import type { Word } from '../words/words.ts';
import type { SmallTalk, Topic } from '../words/topics.ts';

/** What a guest wants to know: all that an answer depends on beside the site. A reader fills it in; no answer looks at the guest's own text. */
export interface Intent {
  talk?: SmallTalk;
  /** All that its words may be about. */
  topics: ReadonlySet<Topic>;
  /** Those of the topics that are asked for, in the order they are answered: in "pickup hours" the hours alone. */
  wantedTopics: Topic[];
  items: FoundItem[];
  /** The items whose whole names it has, in its order. */
  named: KnownItem[];
  /** The items that were shown last, where it asks which of them: all others are none of its answer. */
  among?: KnownItem[];
  /** The menus it names, where a page has several. */
  menus: string[];
  /** The locations it names, else those of the conversation. */
  locations: KnownLocation[];
  /** How it names them. */
  locationsBy?: keyof typeof STRENGTH;
  days: AskedDay[];
  /** Minutes from midnight. */
  time?: number;
  diets: Diet[];
  /** Marks that an item must not have: "not spicy". */
  deniedDiets: Diet[];
  /** A diet that no mark is about: "kosher". */
  otherDiet?: string;
  /** Stems of the ingredients and allergens it names. */
  ingredients: string[];
  /** Stems of foods that are to be left out: "no pork", "egg free". */
  deniedFoods: string[];
  /** Stems of the words that may name an item, a part of the menu, a feature, an offer or a job. */
  wanted: string[];
  /** Those of them that name the item whose ingredients are asked about. */
  itemWords: string[];
  /** The words that no topic, day, diet or location accounts for. */
  leftOver: Word[];
  /** The configured questions that are like this one, the best first. */
  faqs: FoundFaq[];
  /** Whether it asks what is in a dish: "on our menu" would answer another question. */
  asksContent: boolean;
  /** Whether it asks about a dish: "is the mortadella nut free". Else it asks for dishes that are. */
  asksOfDish: boolean;
  /** Whether it asks which dishes contain an ingredient. Else it asks which do not. */
  asksWhatHas: boolean;
  /** Whether it asks what to avoid. */
  asksToAvoid: boolean;
  /** Whether it asks for an item: "do you have…". */
  asksForItem: boolean;
  /** The items of an order whose sum is asked for. */
  order: OrderLine[];
  sort?: Sort;
  limit?: PriceLimit;
  /** The part of a message that it is, where that part is a question by itself. */
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
