import { distinctItems, isServedAt, onNamedMenu } from '../knowledge/known-items.ts';
import type { KnownItem, Knowledge } from '../knowledge/knowledge.ts';
import { findItems } from '../search/find-items.ts';
import { NAME_GAP, namedItemsIn } from '../search/named-items.ts';
import { type Question, wantedIn } from './question.ts';
import { type SearchIndex, searchIndexOf } from '../search/search-index.ts';
import { correctAll, FILLER, wordsOf } from '../words/words.ts';

export interface OrderLine {
  count: number;
  item: KnownItem;
  /** In the smallest unit of its currency. */
  price: number;
}

const COUNTS = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  }),
);
const SUMS = new Set(['together', 'total', 'altogether', 'all', 'come', 'sum', 'bill', 'whole']);
const MAX_COUNT = 99;
/** Words that ask a question about something else than the sum of the order. */
const OTHER_QUESTION = /\b(whats?|where|when|which|any|deals?|why|who)\b/i;
/** Counts that can't be multiplied, and words that make it something else than an order. */
const UNCLEAR = /\b(no|not|without|minus|half|dozen)\b|-\s?\d/i;

/** The lines of "2 shoyu and a gyoza". Empty where a part of it is not an item with a price, or where the question is not an order. */
export function orderIn(knowledge: Knowledge, question: Question): OrderLine[] {
  if (question.named.length === 0) return [];
  const lines: OrderLine[] = [];
  for (const part of partsOf(knowledge, question)) {
    const line = lineOf(knowledge, question, part);
    if (line === undefined) return [];
    lines.push(line);
  }
  const isOrder =
    lines.some(({ count }) => count > 1) ||
    (lines.length > 1 && /\b(together|total|altogether|in all|come to|sum|bill)\b/.test(question.text));
  const currencies = new Set(lines.map(({ item }) => item.price?.currency));
  return isOrder && currencies.size === 1 ? lines : [];
}

function partsOf(knowledge: Knowledge, question: Question): string[] {
  return keepNames(withAnd(question.query), knowledge.items)
    .split(BETWEEN)
    .map((part) => part.replaceAll(INNER, ' and '))
    .filter((part) => wordsOf(part).some((word) => !SUMS.has(word) && !FILLER.has(word)));
}

/** What stands between two items of an order. */
const BETWEEN = /, ?| and | plus /iu;
/** Replaces "and" inside a dish name, so that an order is not split there: "corn and butter" is one item, and so is "matcha & azuki". */
const INNER = '\u0001';

const withAnd = (text: string): string => text.replaceAll(/ ?[&+] ?/g, ' and ');

function keepNames(query: string, items: readonly KnownItem[]): string {
  const names = new Set(items.map((item) => withAnd(item.name).toLowerCase()).filter((name) => BETWEEN.test(name)));
  return [...names].reduce((text, name) => {
    const at = text.toLowerCase().indexOf(name);
    if (at === -1) return text;
    const inner = text
      .slice(at, at + name.length)
      .split(BETWEEN)
      .join(INNER);
    return `${text.slice(0, at)}${inner}${text.slice(at + name.length)}`;
  }, query);
}

/** A part of the order: one item and its count, with or without polite words around them. */
function lineOf(knowledge: Knowledge, question: Question, part: string): OrderLine | undefined {
  if (OTHER_QUESTION.test(part) || UNCLEAR.test(part)) return undefined;
  const index = searchIndexOf(knowledge);
  const words = correctAll(wordsOf(part.replaceAll(/(\d)\s*x\b/gi, '$1 ')), index.vocabulary);
  const { named, masked } = namedItemsIn(index.itemNames, words);
  const meant = named.length > 0 ? named : bestNamed(index, words);
  const served = onNamedMenu(question.menus, meant.filter(isServedAt(question.locations)));
  // A menu of a single location may have the same item at another price.
  const [item] = served.toSorted((one, other) => other.locations.length - one.locations.length);
  const amount = item?.price?.amount;
  if (!item || amount === undefined || served.some((other) => isOtherThan(item, other))) return undefined;
  // "Two tonkotsu with extra noodles": the noodles may cost something.
  if (/\b(?:with|extra)\b/i.test(part) && wantedIn(masked.filter((word) => word !== NAME_GAP).join(' ')).length > 0)
    return undefined;
  const before = masked.slice(0, named.length > 0 ? masked.indexOf(NAME_GAP) : undefined);
  const counts = before.flatMap((word) => (/^\d{1,2}$/.test(word) ? Number(word) : (COUNTS.get(word) ?? [])));
  const [, after] = /^x(\d{1,2})$/.exec(masked[masked.lastIndexOf(NAME_GAP) + 1] ?? '') ?? [];
  const count = after === undefined ? (counts.at(-1) ?? 1) : Number(after);
  return count < 1 || count > MAX_COUNT ? undefined : { count, item, price: amount };
}

/** Whether the question may mean another item, or the same one on another menu of the same location for another price. */
function isOtherThan(item: KnownItem, other: KnownItem): boolean {
  if (other.name !== item.name) return true;
  return other.locations === item.locations && other.price?.amount !== item.price?.amount;
}

/** The only item with that word in its name: "a beer". */
function bestNamed(index: SearchIndex, words: string[]): KnownItem[] {
  const found = findItems(index, wantedIn(words.filter((word) => !COUNTS.has(word) && !SUMS.has(word)).join(' ')));
  const best = found.filter(({ isNamed, score }) => isNamed && score === found[0]?.score).map(({ item }) => item);
  return distinctItems(best).length === 1 ? best : [];
}
