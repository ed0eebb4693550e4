import { isMarked } from '../question/diets.ts';
import { ALLERGENS, isIngredient, kindOf, membersOf } from '../question/ingredients.ts';
import type { KnownItem } from '../knowledge.ts';
import { stemsIn } from '../question/search-index.ts';
import { statedTexts, statesAllergens, statesAny, statingLists } from './allergens.ts';
import { type Answer, askInstead, type Asked, say, waysToAsk } from './asked.ts';
import { faqPart, faqsOn } from './faqs.ts';
import { answerList } from './list.ts';
import { isServedAt, distinctItems } from '../known-items.ts';
import { cardsOf, menuAt, partOf, pricesAsked, SHOWN } from './menu.ts';
import { wordNaming } from './mentions.ts';
import { noteText } from './notes.ts';

/** Three short texts: what the site says about the ingredients of its items, what it says about its kitchen, and whom to ask. */
export function answerContent(asked: Asked): Answer {
  const { question, phrases } = asked;
  const isAllergy = question.topics.has('allergy') || question.ingredients.some((stem) => ALLERGENS.has(kindOf(stem)));
  const items = itemsAskedAbout(asked).slice(0, SHOWN);
  const faqs = faqsOn(asked);
  const notes = noteText(asked, items);
  const marked = items.length > 0 ? [] : markedList(asked);
  const marks = question.diets.includes('gluten-free') ? items : [];
  const ofDishes = [
    ...statedTexts(asked, items),
    ...items.map((item) => phrases.menuSays(item.name, item.description)),
    ...pricesAsked(asked, items),
    ...marks.map((item) =>
      isMarked(item, 'gluten-free')
        ? phrases.areMarked(item.name, phrases.diet['gluten-free'])
        : phrases.isNotMarked(item.name, phrases.diet['gluten-free']),
    ),
    ...(items.length > 0 ? [] : mentions(asked)),
    ...marked.flatMap((part) => (part.type === 'text' ? part.data : [])),
  ];
  const ofKitchen = [
    notes,
    ...(isAllergy && notes === undefined && faqs.length === 0 && !statesAllergens(asked.knowledge)
      ? [phrases.allergensNotListed]
      : []),
  ];
  const whomToAsk = isAllergy
    ? [phrases.allergyNoPromise, askInstead(asked), phrases.tellTeam]
    : [phrases.ingredientsNotStated, askInstead(asked)];
  return [
    ...faqs.map(faqPart),
    say(...[ofDishes, ofKitchen, whomToAsk].map((texts) => texts.filter(Boolean).join(' ')).filter(Boolean)),
    ...(items.length > 0 ? [cardsOf(items)] : marked.filter(({ type }) => type === 'menu_items')),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}

/** The items that the question names, in whole or by a word: "nuts in the caprese cake". */
function itemsAskedAbout(asked: Asked): KnownItem[] {
  const { question } = asked;
  if (question.named.length > 0) return distinctItems(question.named.filter(isServedAt(question.locations)));
  const words = new Set(question.itemWords);
  const found = distinctItems(menuAt(asked)).filter((item) => [...stemsIn(item.name)].some((stem) => words.has(stem)));
  return found.length <= SHOWN ? found : [];
}

/** The items whose text names one of the ingredients or a kind of it, each with the word it uses. */
function mentions(asked: Asked): string[] {
  const { question, phrases } = asked;
  const members = new Set(question.ingredients.flatMap((stem) => [...membersOf(stem)]));
  const part = question.wanted.filter((stem) => !isIngredient(stem));
  const menu = partOf(distinctItems(menuAt(asked)), part);
  const having = menu.flatMap((item) => {
    const word = statesAny(item, members) ? undefined : wordNaming(item, members);
    return word === undefined ? [] : [`${item.name} (“${word}”)`];
  });
  return [
    ...statingLists(asked, menu, members),
    ...(having.length === 0 ? [] : [phrases.mentioned(phrases.list(having.slice(0, MAX_MENTIONS)))]),
    ...(statesAllergens(asked.knowledge) ? [phrases.notStated] : []),
  ];
}

/** More than any menu has: an item that is left out of the list would seem to be free of the allergen. */
const MAX_MENTIONS = 60;

/** The items marked gluten-free, for guests who may not eat gluten. Empty where the question is which items contain gluten. */
function markedList(asked: Asked): Answer {
  const { question } = asked;
  if (!question.diets.includes('gluten-free') || question.asksWhatHas) return [];
  return answerList({ ...asked, question: { ...question, wanted: [], diets: ['gluten-free'] } });
}
