import { isMarked } from '../../foods/diets.ts';
import { ALLERGENS, isIngredient, kindOf } from '../../foods/ingredients.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { nameOfChoice, statedOfChoices, statedTexts, statesAllergens } from '../parts/stated-allergens.ts';
import { allergenLinks } from '../diets/allergen-links.ts';
import { courseTexts } from './extras.ts';
import { type Answer, contactFallback, type AnswerContext, say, waysToAsk } from '../parts/answer-context.ts';
import { faqPart, faqsOn } from '../parts/faqs.ts';
import { answerList } from './list.ts';
import { distinctItems } from '../../knowledge/known-items.ts';
import { itemsAskedAbout } from '../diets/items-asked-about.ts';
import { cardsOf, isEverywhere, isInPart, menuAt, pricesAsked, SHOWN } from '../parts/menu-items.ts';
import { namingTexts } from '../parts/mentions.ts';
import { noteText } from '../diets/notes.ts';

/** Three short texts: what the site says about the ingredients of its items, what it says about its kitchen, and whom to ask. */
export function answerContent(context: AnswerContext): Answer {
  const { question, phrases } = context;
  const isAllergy = question.topics.has('allergy') || question.ingredients.some((stem) => ALLERGENS.has(kindOf(stem)));
  const items = itemsAskedAbout(context).slice(0, SHOWN);
  const faqs = faqsOn(context);
  const notes = noteText(context, items);
  const marked = items.length > 0 ? [] : markedList(context);
  const marks = question.diets.includes('gluten-free') ? items : [];
  const ofDishes = [
    ...statedTexts(context, items),
    ...items.flatMap((item) => [phrases.menuSays(item.name, item.description), ...courseTexts(context, item)]),
    ...pricesAsked(context, items),
    ...marks.map((item) =>
      isMarked(item, 'gluten-free')
        ? phrases.areMarked(item.name, phrases.diet['gluten-free'])
        : phrases.isNotMarked(item.name, phrases.diet['gluten-free']),
    ),
    ...(items.length > 0 ? [] : [...choicesAsked(context), ...mentions(context)]),
    ...marked.flatMap((part) => (part.type === 'text' ? part.data : [])),
  ];
  const ofKitchen = [
    notes,
    ...(isAllergy && notes === undefined && faqs.length === 0 && !statesAllergens(context.knowledge)
      ? [phrases.allergensNotListed]
      : []),
  ];
  const whomToAsk = isAllergy
    ? [phrases.allergyNoPromise, contactFallback(context), phrases.tellTeam]
    : [phrases.ingredientsNotStated, contactFallback(context)];
  return [
    ...faqs.map(faqPart),
    say(...[ofDishes, ofKitchen, whomToAsk].map((texts) => texts.filter(Boolean).join(' ')).filter(Boolean)),
    ...(items.length > 0 ? [cardsOf(context, items)] : marked.filter(({ type }) => type === 'menu_items')),
    { type: 'contact_info', data: [...waysToAsk(context), ...allergenLinks(context, items)] },
  ];
}

/** What the extras that a question names state: "is there egg in the ranch?" */
function choicesAsked(context: AnswerContext): string[] {
  if (!statesAllergens(context.knowledge)) return [];
  const { choices } = context.question.extras;
  const named = choices.map(({ name, group, allergens }) => ({
    name: nameOfChoice(name, group.name),
    ...omitUndefined({ allergens }),
  }));
  return statedOfChoices(context, named.slice(0, SHOWN));
}

/** The items whose text names one of the ingredients or a kind of it, each with the word it uses. */
function mentions(context: AnswerContext): string[] {
  const { question, phrases } = context;
  const part = question.wanted.filter((stem) => !isIngredient(stem));
  const all = menuAt(context);
  // A part of the menu only where all words name it: of "the kids bowl" nothing is known, and what is in the bowls is no answer.
  const isWhole = part.length > 0 && isEverywhere(context, part);
  const inPart = all.filter((item) => isWhole && isInPart(item, part));
  return [
    ...namingTexts(context, distinctItems(inPart.length > 0 ? inPart : all), question.ingredients),
    ...(statesAllergens(context.knowledge) ? [phrases.notStated] : []),
  ];
}

/** The items marked gluten-free, for guests who may not eat gluten. Empty where the question is which items contain gluten. */
function markedList(context: AnswerContext): Answer {
  const { question } = context;
  const isOfDish = question.asksOfDish && question.itemWords.length > 0;
  if (!question.diets.includes('gluten-free') || question.asksWhatHas || isOfDish) return [];
  return answerList({ ...context, question: { ...question, wanted: [], diets: ['gluten-free'] } });
}
