/** The cheapest first, or the most expensive. */
export type Sort = 'cheapest' | 'dearest';

/** The fewest calories first, or the most. */
export type CalorieSort = 'fewest' | 'most';

/** The highest price that is wanted. `isBelow`: the price itself is too high. */
export interface PriceLimit {
  amount: number;
  isBelow: boolean;
}

const CHEAPEST = /\b(cheapest|cheap|least expensive|lowest price)\b/;
const DEAREST = /\b(most expensive|priciest|dearest|highest price)\b/;

export function sortIn(text: string): Sort | undefined {
  if (DEAREST.test(text)) return 'dearest';
  return CHEAPEST.test(text) ? 'cheapest' : undefined;
}

/** "Which burger has the fewest calories?", "the lowest in calories" */
export function calorieSortIn(text: string): CalorieSort | undefined {
  const [, word] =
    /\b(fewest|least|lowest|fewer|less|low|most|highest|more)(?: \w+)? (?:calories?|kcal)\b/.exec(text) ??
    /\bcalories?,? (least|most)\b/.exec(text) ??
    [];
  if (word === undefined) return undefined;
  return ['most', 'highest', 'more'].includes(word) ? 'most' : 'fewest';
}

/** "under $10", "at most 15 dollars". After "for" a number is a price only with a currency: "for $10". "For 2" is the size of a party. */
export function limitIn(text: string): PriceLimit | undefined {
  const [, below] =
    /\b(?:under|below|less than|cheaper than) [$£€¥₹]?(\d{1,6}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (below !== undefined) return { amount: amountOf(below), isBelow: true };
  const [, most] =
    /\b(?:at most|up to|max|maximum|within|no more than) [$£€¥₹]?(\d{1,6}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (most !== undefined) return { amount: amountOf(most), isBelow: false };
  const [, money, dollars] =
    /\bfor (?:[$£€¥₹](\d{1,6}(?::\d\d)?)|(\d{1,6}) (?:dollars?|bucks|pounds?|quid|euros?|yen|rupees?|kron(?:er|or)|dirhams?|francs?))\b/.exec(
      text,
    ) ?? [];
  const amount = money ?? dollars;
  return amount === undefined ? undefined : { amount: amountOf(amount), isBelow: false };
}

/** `wordsOf` writes "12.50" as "12:50". */
function amountOf(text: string): number {
  return Number(text.replace(':', '.'));
}
