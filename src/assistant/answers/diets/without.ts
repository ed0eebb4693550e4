import { foldText } from '#core/text/fold.ts';
import { isMarked } from '../../foods/diets.ts';
import { avoidedWith, isSensitive, marksWithout, membersOf } from '../../foods/ingredients.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { searchIndexOf, stemsIn } from '../../search/search-index.ts';
import { stemOf } from '../../words/words.ts';
import { mayComeWith, statedTexts, statesAllergens } from '../parts/stated-allergens.ts';
import { type Answer, contactFallback, type AnswerContext, linkCard, say, waysToAsk } from '../parts/answer-context.ts';
import { allergenLinks } from './allergen-links.ts';
import { faqPart, faqsOn } from '../parts/faqs.ts';
import { itemsAskedAbout, itemsOfKind } from './items-asked-about.ts';
import { leadsTo, namingTexts } from '../parts/mentions.ts';
import { isServedAt, distinctItems } from '../../knowledge/known-items.ts';
import {
  cardsOf,
  isEverywhere,
  isPart,
  isWithinPrice,
  menuAt,
  partOf,
  pricesAsked,
  SHOWN,
} from '../parts/menu-items.ts';
import { noteText } from './notes.ts';

/**
 * The items without a food. For a food that may harm, an item counts only if a mark excludes the food by its meaning (vegan: no milk) or its own
 * text says so: a menu does not list all ingredients.
 */
export function answerWithout(context: AnswerContext): Answer {
  const { phrases } = context;
  const items = itemsMeant(context);
  const found = items.length > 0 ? NOTHING : foundWithout(context);
  const quoted = [...items, ...found.saying];
  const texts = [
    ...statedTexts(context, items),
    ...quoted.slice(0, SHOWN).map((item) => phrases.menuSays(item.name, item.description)),
    ...pricesAsked(context, items),
    ...found.texts,
    ...found.stating,
    noteText(context, [...items, ...found.saying]),
    phrases.notListed,
    contactFallback(context),
  ];
  const cards = [...quoted, ...found.others].slice(0, SHOWN);
  return [
    ...faqsOn(context).map(faqPart),
    say(texts.filter(Boolean).join(' ')),
    ...(cards.length > 0 ? [cardsOf(context, cards)] : []),
    {
      type: 'contact_info',
      data: [
        ...waysToAsk(context),
        linkCard(phrases.label.seeMenu, context.knowledge.paths.menu),
        ...allergenLinks(context, items),
      ],
    },
  ];
}

/** The items whose names are said, or two words of them: "the parmigiana panuozzo". */
function itemsMeant(context: AnswerContext): KnownItem[] {
  const { question } = context;
  const isServed = isServedAt(question.locations);
  if (question.named.length > 0) return itemsAskedAbout(context);
  const ofKind = itemsOfKind(context, distinctItems(menuAt(context)));
  if (ofKind.length > 0) return ofKind;
  const words = new Set(question.wanted);
  const isMeant = (item: KnownItem) => [...stemsIn(item.name)].filter((stem) => words.has(stem)).length > 1;
  const found = distinctItems(question.items.map(({ item }) => item).filter((item) => isServed(item) && isMeant(item)));
  if (found.length > 0 || isPart(context)) return found;
  const others = itemsAskedAbout(context);
  // Of "noodles without egg" the rice noodles may not be all that is meant.
  const isSure = others.length > 1 || words.size > 1 || !question.deniedFoods.some(isSensitive);
  return isSure ? others : [];
}

interface Found {
  /** Items whose own words leave the foods out. */
  saying: KnownItem[];
  /** Items with a mark that excludes the foods; for foods that are a matter of taste, items that do not name them. */
  others: KnownItem[];
  texts: string[];
  /** Which items state that the foods are in them, or may be. */
  stating: string[];
}

const NOTHING: Found = { saying: [], others: [], texts: [], stating: [] };

function foundWithout(context: AnswerContext): Found {
  const { question, phrases } = context;
  const { deniedFoods, diets, deniedDiets } = question;
  const menu = distinctItems(menuAt(context));
  const meant = isEverywhere(context, question.wanted) ? partOf(menu, question.wanted) : menu;
  const avoided = new Set(deniedFoods.flatMap((stem) => [...avoidedWith(stem)]));
  const part = meant.filter(
    (item) =>
      !mayComeWith(item, avoided) &&
      diets.every((diet) => isMarked(item, diet)) &&
      !deniedDiets.some((diet) => isMarked(item, diet)) &&
      isWithinPrice(item, question.limit),
  );
  const sensitive = deniedFoods.filter(isSensitive);
  const tastes = deniedFoods.filter((stem) => !isSensitive(stem));
  const without = part.filter((item) => tastes.every((stem) => !leadsTo(context.knowledge, item, membersOf(stem))));
  const saying =
    sensitive.length === 0 ? [] : without.filter((item) => sensitive.every((stem) => deniesIt(item, stem)));
  const [mark] = marksOf(sensitive);
  const isShort = part.length < menu.filter((item) => !mayComeWith(item, avoided)).length || diets.length > 0;
  const others = without.filter((item) => {
    if (saying.includes(item)) return false;
    if (sensitive.length === 0) return isShort;
    const members = new Set(sensitive.flatMap((stem) => [...membersOf(stem)]));
    return mark !== undefined && isMarked(item, mark) && !leadsTo(context.knowledge, item, members);
  });
  const namesOf = (list: KnownItem[]) => phrases.list(list.slice(0, SHOWN).map((item) => item.name));
  const marked = [...new Set([...diets, ...(mark && !diets.includes('vegan') ? [mark] : [])])];
  const filter = {
    marked: marked.map((diet) => phrases.diet[diet]),
    unmarked: deniedDiets.map((diet) => phrases.diet[diet]),
    isPriced: false,
  };
  const isListed = others.length > 0 && marked.length > 0;
  const unnamed = [...saying, ...others];
  // Of what the menu never names, a bun, its silence tells nothing.
  const { isOnMenu } = searchIndexOf(context.knowledge);
  const isNamedAtAll = tastes.length > 0 && tastes.every((stem) => [...membersOf(stem)].some(isOnMenu));
  return {
    saying,
    others: tastes.length > 0 && !isNamedAtAll ? [] : others,
    stating: [
      // Where items are listed that a guest may have, those that he may not have would be lost among them.
      ...(unnamed.length > 0 && !question.asksToAvoid ? [] : namingTexts(context, meant, deniedFoods)),
      ...(sensitive.length > 0 && statesAllergens(context.knowledge) ? [phrases.notStated] : []),
    ],
    texts: [
      ...(isListed
        ? [phrases.listed({ ...filter, names: namesOf(others), more: Math.max(0, others.length - SHOWN) })]
        : []),
      ...(isNamedAtAll && unnamed.length > 0 ? [phrases.notNamed(phrases.list(tastes), namesOf(unnamed))] : []),
    ],
  };
}

/** The marks that exclude all of the foods, the weakest first. */
function marksOf(foods: string[]): ('vegetarian' | 'vegan')[] {
  const [first = [], ...others] = foods.map(marksWithout);
  return first.filter((mark) => others.every((marks) => marks.includes(mark)));
}

/** Whether the text of an item or of its category says that a food is not in it: "No pork, no mirin." */
function deniesIt({ description = '', category }: KnownItem, stem: string): boolean {
  const text = `${description} ${category.description ?? ''}`;
  const denied = [...text.matchAll(/\b(?:no|without|free of)\s+(?:a |an |any )?([\p{L}\p{N}]+)/giu)];
  return denied.some(([, word = '']) => stemOf(foldText(word)) === stem);
}
