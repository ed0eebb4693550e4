import type { ChoiceGroupView, ChoiceView } from '#core/menu/choice-view.ts';
import { extraPriceText, selectionText } from '#core/menu/choice-texts.ts';
import { priceViewOf } from '#core/menu/price.ts';
import { textsIn } from '#i18n/texts.ts';
import { allChoicesOf, choicesOf, groupsOf, type KnownChoice } from '../../knowledge/known-choices.ts';
import { distinctItems, isServedAt } from '../../knowledge/known-items.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { searchIndexOf, stemsIn } from '../../search/search-index.ts';
import type { Word } from '../../words/words.ts';
import { type Answer, type AnswerContext, contactFallback, pricesIn, say, waysToAsk } from '../parts/answer-context.ts';
import { cardsOf, menuAt, SHOWN } from '../parts/menu-items.ts';

/** Answers what one can add to a dish, what it costs and what there is to choose from. Only what the menu lists: it does not say that nothing else is possible. */
export function answerExtras(context: AnswerContext): Answer {
  const { extras, topics } = context.question;
  const items = itemsNamed(context);
  const choices = servedChoices(context);
  if (items.length > 0 && (topics.has('extras') || extras.groups.length > 0))
    return extrasOfItems(context, items, choices);
  const groups = groupsAsked(context);
  if (groups.length > 0) return [say(groups.map((group) => `${groupText(context, group)}.`).join(' '))];
  return topics.has('extras') ? answerChoices(context) : [];
}

/** What the extras that a question names cost, and for which dishes. Empty where it names none. */
export function answerChoices(context: AnswerContext): Answer {
  const choices = servedChoices(context).filter(({ isOfCourse }) => !isOfCourse);
  if (choices.length === 0 || choices.length > SHOWN) return [];
  const { phrases } = context;
  const texts = choices.map((choice) => {
    const names = distinctNames(choice.items);
    const more = names.length > SHOWN ? ['…'] : [];
    return phrases.extraFor(
      choiceText(context, choice, choice.group),
      phrases.list([...names.slice(0, SHOWN), ...more]),
    );
  });
  return [say(texts.join(' '))];
}

/** The extras that are also named by a question about items: "how much is bacon?", where the menu has a bacon burger. */
export function withChoices(context: AnswerContext, answer: Answer): Answer {
  const { named, wanted, extras, topics, asksForItem } = context.question;
  const isOfExtra = extras.choices.some(({ name }) => {
    const stems = stemsIn(name);
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
  });
  if (named.length > 0 || !isOfExtra || !(topics.has('price') || asksForItem)) return answer;
  return [...answerChoices(context), ...answer];
}

/** "First course: Soup or Oysters (+$6.00); Main: …", for a set menu. */
export function courseTexts(context: AnswerContext, { name, courses = [] }: KnownItem): string[] {
  if (courses.length === 0) return [];
  return [context.phrases.coursesOf(name, courses.map((course) => groupText(context, course)).join('; '))];
}

function itemsNamed({ question }: AnswerContext): KnownItem[] {
  const { named, items, locations, extras } = question;
  const isServed = isServedAt(locations);
  // "Bacon" is the extra, where the menu has a dish of the same name and another one is named, too.
  const isExtra = ({ name }: KnownItem) => extras.choices.some((choice) => choice.name === name);
  const whole = named.filter((item) => isServed(item));
  const others = whole.filter((item) => !isExtra(item));
  if (whole.length > 0) return distinctItems(others.length > 0 ? others : whole);
  const partly = items.filter(
    ({ item, isNamed }) =>
      isNamed && isServed(item) && !isExtra(item) && !isOfExtras(extras.choices, item, question.wanted),
  );
  const best = partly.filter(({ covers }) => covers === partly[0]?.covers).map(({ item }) => item);
  return distinctItems(best).length <= MAX_MEANT ? distinctItems(best) : [];
}

/** A word that names more dishes names none of them. */
const MAX_MEANT = 4;

/** Whether an item shares only the words of an extra with the question: of "how much is extra bacon" the bacon burger is not meant. */
function isOfExtras(choices: readonly KnownChoice[], { name }: KnownItem, wanted: readonly string[]): boolean {
  const ofExtras = new Set(choices.flatMap((choice) => [...stemsIn(choice.name)]));
  const shared = [...stemsIn(name)].filter((stem) => wanted.includes(stem));
  return shared.every((stem) => ofExtras.has(stem));
}

function servedChoices({ question }: AnswerContext): KnownChoice[] {
  const { extras, locations } = question;
  return extras.choices.filter(({ items }) => items.some(isServedAt(locations)));
}

function groupsAsked(context: AnswerContext): ChoiceGroupView[] {
  const { topics, named } = context.question;
  const isOther = [...topics].some((topic) => !['extras', 'menu', 'price', 'popular'].includes(topic));
  if (isOther || named.length > 0) return [];
  const served = new Set(menuAt(context).flatMap((item) => groupsOf(item).map(({ name }) => name)));
  const byText = new Map(groupsMeant(context).map((group) => [groupText(context, group), group]));
  return [...byText.values()].filter(({ name }) => served.has(name)).slice(0, MAX_GROUPS);
}

/** "What extras do you have?" means all groups, where they are few. */
function groupsMeant({ question, knowledge }: AnswerContext): ChoiceGroupView[] {
  const { extras, leftOver } = question;
  const isOfAll = extras.groups.length + extras.choices.length === 0 && leftOver.every(({ stem }) => ASKING.has(stem));
  const all = isOfAll ? allChoicesOf(knowledge).groups : [];
  return all.length > MAX_GROUPS ? [] : [...extras.groups, ...all];
}

const MAX_GROUPS = 4;

function extrasOfItems(context: AnswerContext, items: KnownItem[], choices: readonly KnownChoice[]): Answer {
  const shown = items.slice(0, MAX_MEANT);
  if (shown.every((item) => isAddedAsItem(context, item))) return [];
  const told = shown.map((item) => extrasOfItem(context, item, choices));
  const isSure = told.some(({ isListed }) => isListed);
  return [
    say([...told.map(({ text }) => text), ...(isSure ? [] : [contactFallback(context)])].join(' ')),
    cardsOf(context, shown),
    ...(isSure ? [] : [{ type: 'contact_info' as const, data: waysToAsk(context) }]),
  ];
}

/** `isListed`: the menu has what is asked for. What it does not list may be possible all the same. */
function extrasOfItem(
  context: AnswerContext,
  item: KnownItem,
  choices: readonly KnownChoice[],
): { text: string; isListed: boolean } {
  const { phrases, question } = context;
  const others = choices.filter(({ name, isOfCourse }) => name !== item.name && !isOfCourse);
  const asked = choicesOf(item).filter((choice) => others.some(({ name }) => name === choice.name));
  if (asked.length > 0)
    return { text: phrases.canAdd(item.name, phrases.list(distinctTexts(context, asked))), isListed: true };
  const groups = groupsOf(item);
  const named = groups.filter(({ name }) => question.extras.groups.some((group) => group.name === name));
  const listed = (named.length > 0 ? named : groups).map((group) => groupText(context, group)).join('; ');
  const other = named.length > 0 ? '' : (others[0]?.name ?? wordsOfExtra(context, item));
  const texts = [
    ...(other === '' ? [] : [phrases.extraNotListed(item.name, other)]),
    ...(listed === '' ? [] : [phrases.extrasOf(item.name, listed)]),
    ...(listed === '' && other === '' ? [phrases.noExtras(item.name)] : []),
    ...courseTexts(context, item),
  ];
  return { text: texts.join(' '), isListed: listed !== '' && other === '' };
}

/** Of a dish without extras, noodles may be a dish of their own that one can add. */
function isAddedAsItem({ knowledge, question }: AnswerContext, item: KnownItem): boolean {
  const { isOnMenu } = searchIndexOf(knowledge);
  const isOther = ({ stem }: Word) => !ASKING.has(stem) && !stemsIn(item.name).has(stem) && isOnMenu(stem);
  return choicesOf(item).length === 0 && question.leftOver.some(isOther);
}

/** "Fried egg" of "can I add a fried egg to the burger?" */
function wordsOfExtra({ question }: AnswerContext, { name, category }: KnownItem): string {
  const ofItem = stemsIn(`${name} ${category.name}`);
  const words = question.leftOver.filter(({ stem }) => !ASKING.has(stem) && !ofItem.has(stem));
  return words.map(({ text }) => text).join(' ');
}

/** Words that ask for an extra and name none. */
const ASKING = new Set('add adding extra topping addon customize customise modify upgrade swap substitute'.split(' '));

function distinctNames(items: readonly KnownItem[]): string[] {
  return [...new Set(items.map(({ name }) => name))];
}

function distinctTexts(context: AnswerContext, choices: readonly ChoiceView[]): string[] {
  return [...new Set(choices.map((choice) => choiceText(context, choice, { choices: [...choices] })))];
}

/** "Sauces (Choose up to 3): Garlic (+$1.00), Ranch and Hot" */
function groupText(context: AnswerContext, group: ChoiceGroupView): string {
  const { name, choices } = group;
  const count = selectionText(group, textsIn(context.tag));
  const texts = choices.slice(0, MAX_CHOICES).map((choice) => choiceText(context, choice, group));
  const listed = context.phrases.list(choices.length > MAX_CHOICES ? [...texts, '…'] : texts);
  return context.phrases.labelled(`${name}${count === undefined ? '' : ` (${count})`}`, listed);
}

/** The menu has the others of a longer group. */
const MAX_CHOICES = 20;

/** "Bacon (+$2.00)". Where the menu states no price, nothing is said of it. */
function choiceText(context: AnswerContext, choice: ChoiceView, group: Pick<ChoiceGroupView, 'choices'>): string {
  const texts = textsIn(context.tag);
  const { price, soldOut, name } = choice;
  const shown = { ...choice, ...(price && { price: priceViewOf(price, pricesIn(context)) }) };
  const facts = [extraPriceText(shown, group, texts), soldOut ? texts.menu.soldOut : undefined].filter(Boolean);
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`;
}
