import type { Amount } from '#schema/values/amount.ts';
import { caloriesText, nutritionLines } from '#core/menu/nutrition.ts';
import { textsIn } from '#i18n/texts.ts';
import { isMarked } from '../../foods/diets.ts';
import { distinctItems, isServedAt } from '../../knowledge/known-items.ts';
import { choicesOf } from '../../knowledge/known-choices.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { type Answer, type AnswerContext, referOn, say } from '../parts/answer-context.ts';
import { cardsOf, isInPart, menuAt, namerOf, partOf, SHOWN } from '../parts/menu-items.ts';

/** Calories as the menu states them. Empty where the site states none. */
export function answerNutrition(context: AnswerContext): Answer {
  const { question } = context;
  const menu = distinctItems(menuAt(context));
  if (!menu.some((item) => statesCalories(item) || item.nutrition !== undefined)) return [];
  if (question.calorieSort !== undefined || question.limit !== undefined) return answerCompared(context, menu);
  const items = itemsAsked(context);
  return items.length === 0 ? [] : answerItems(context, items);
}

function itemsAsked({ question }: AnswerContext): KnownItem[] {
  if (question.order.length > 0) return question.order.map(({ item }) => item);
  const { named, items, locations } = question;
  const found = named.length > 0 ? named : items.filter(({ isNamed }) => isNamed).map(({ item }) => item);
  return distinctItems(found.filter(isServedAt(locations)));
}

function answerItems(context: AnswerContext, items: KnownItem[]): Answer {
  const { phrases } = context;
  const shown = items.slice(0, SHOWN);
  const lines = linesOf(context, shown);
  const known = lines.filter(({ text }) => text !== undefined);
  const unknown = lines.filter(({ text }) => text === undefined).map(({ name }) => name);
  const texts = [
    ...known.map(({ name, text = '' }) => phrases.caloriesOf(name, text)),
    ...shown.flatMap((item) => nutrientsText(context, item)),
    ...(unknown.length > 0 ? [phrases.caloriesUnknown(phrases.list(unknown))] : []),
    ...sumText(context, lines),
  ];
  if (known.length === 0) return referOn(context, texts.join(' '));
  return [say(texts.join(' ')), cardsOf(context, shown)];
}

/** A dish or an extra, as an answer tells of its calories. */
interface Line {
  name: string;
  /** Missing: the menu states none. */
  text?: string | undefined;
  /** Missing also where only some of its sizes state theirs. */
  amount?: Amount | undefined;
  count: number;
}

function linesOf(context: AnswerContext, items: readonly KnownItem[]): Line[] {
  const nameOf = namerOf([...items]);
  return [
    ...items.map((item) => ({
      name: nameOf(item),
      text: statedText(context, item),
      amount: caloriesOf(item),
      count: countOf(context, item),
    })),
    ...extrasAsked(context, items).map(({ name, calories }) => ({
      name,
      text: calories && amountText(context, calories),
      amount: calories,
      count: 1,
    })),
  ];
}

/** What several have together, as far as it is stated, and what is not in that sum. Empty where only one thing is asked about. */
function sumText(context: AnswerContext, lines: readonly Line[]): string[] {
  const { phrases, question } = context;
  const sum = sumOf(lines.flatMap(({ amount, count }) => (amount === undefined ? [] : [{ amount, count }])));
  const isOfNamed = question.named.length > 0 && lines.length > 1;
  if (sum === undefined || !(isOfNamed || question.order.length > 0)) return [];
  const missing = lines.filter(({ amount }) => amount === undefined).map(({ name }) => name);
  const total = amountText(context, sum);
  return [missing.length === 0 ? phrases.caloriesSum(total) : phrases.caloriesPartSum(total, phrases.list(missing))];
}

/** "The Owl: Fat 32 g, Protein 24 g." */
function nutrientsText({ phrases, tag }: AnswerContext, { name, nutrition }: KnownItem): string[] {
  if (nutrition === undefined) return [];
  const lines = nutritionLines(nutrition, textsIn(tag)).map(({ label, text }) => `${label} ${text}`);
  return lines.length === 0 ? [] : [phrases.caloriesOf(name, lines.join(', '))];
}

/** The extras that a question names beside a dish: "the Owl with bacon". */
function extrasAsked({ question }: AnswerContext, items: readonly KnownItem[]) {
  const named = new Set(question.extras.choices.map(({ name }) => name));
  const isDish = new Set(items.map(({ name }) => name));
  const found = items.flatMap(choicesOf).filter(({ name }) => named.has(name) && !isDish.has(name));
  return [...new Map(found.map((choice) => [choice.name, choice])).values()];
}

function countOf({ question }: AnswerContext, item: KnownItem): number {
  return question.order.find((line) => line.item.name === item.name)?.count ?? 1;
}

/** Which has the fewest or the most, or which are within a limit: only among those that state it. */
function answerCompared(context: AnswerContext, menu: KnownItem[]): Answer {
  const { phrases, question } = context;
  const part = question.wanted.some((stem) => menu.some((item) => isInPart(item, [stem])))
    ? partOf(menu, question.wanted)
    : question.wanted.length > 0 && question.items.length > 0
      ? distinctItems(question.items.map(({ item }) => item))
      : menu;
  const { diets, deniedDiets } = question;
  const fitting = part
    .filter((item) => diets.every((diet) => isMarked(item, diet)))
    .filter((item) => !deniedDiets.some((diet) => isMarked(item, diet)));
  const stating = fitting.flatMap((item) => {
    const amount = caloriesOf(item);
    return amount === undefined ? [] : [{ item, amount }];
  });
  const missing = fitting.length - stating.length;
  const note = missing > 0 ? [phrases.caloriesNotCompared(missing)] : [];
  if (stating.length === 0) return referOn(context, note.join(' '));
  const { limit, calorieSort } = question;
  if (limit !== undefined) {
    const isWithin = ({ amount: { to } }: (typeof stating)[number]) =>
      limit.isBelow ? to < limit.amount : to <= limit.amount;
    const found = stating
      .filter(isWithin)
      .map(({ item }) => item)
      .slice(0, SHOWN);
    const text =
      found.length === 0 ? phrases.noneWithinCalories : phrases.withinCalories(phrases.list(namesWith(context, found)));
    return [say([text, ...note].join(' ')), ...(found.length > 0 ? [cardsOf(context, found)] : [])];
  }
  const isMost = calorieSort === 'most';
  const end = ({ amount }: (typeof stating)[number]) => (isMost ? -amount.to : amount.from);
  const order = stating.toSorted((one, other) => end(one) - end(other));
  const [first] = order;
  if (first === undefined) return [];
  const phrase = isMost ? phrases.mostCalories : phrases.fewestCalories;
  const text = phrase(first.item.name, statedText(context, first.item) ?? '');
  return [
    say([text, ...note].join(' ')),
    cardsOf(
      context,
      order.slice(0, 3).map(({ item }) => item),
    ),
  ];
}

function namesWith(context: AnswerContext, items: readonly KnownItem[]): string[] {
  return items.map((item) => `${item.name} (${statedText(context, item) ?? ''})`);
}

function statesCalories(item: KnownItem): boolean {
  return item.calories !== undefined || item.sizes?.some(({ calories }) => calories !== undefined) === true;
}

/** From the smallest size to the largest, where each states its calories. */
function caloriesOf({ calories, sizes = [] }: KnownItem): Amount | undefined {
  if (calories !== undefined) return calories;
  const stated = sizes.flatMap((size) => size.calories ?? []);
  if (stated.length === 0 || stated.length < sizes.length) return undefined;
  return stated.reduce((all, each) => ({ from: Math.min(all.from, each.from), to: Math.max(all.to, each.to) }));
}

/** "450", "450–600", "Small 120, Large 250". */
function statedText(context: AnswerContext, { calories, sizes = [] }: KnownItem): string | undefined {
  const stated = sizes.flatMap(({ name, calories: own }) => (own ? [`${name} ${amountText(context, own)}`] : []));
  if (stated.length > 0) return stated.join(', ');
  return calories && amountText(context, calories);
}

function sumOf(lines: { amount: Amount; count: number }[]): Amount | undefined {
  if (lines.length === 0) return undefined;
  return {
    from: lines.reduce((sum, { amount, count }) => sum + count * amount.from, 0),
    to: lines.reduce((sum, { amount, count }) => sum + count * amount.to, 0),
  };
}

const amountText = ({ tag }: AnswerContext, amount: Amount): string => caloriesText(amount, textsIn(tag));
