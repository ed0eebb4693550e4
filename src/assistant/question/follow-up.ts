import type { KnownItem } from '../knowledge/knowledge.ts';
import { isMarked } from '../foods/diets.ts';
import { isIngredient } from '../foods/ingredients.ts';
import type { FoundItem } from '../search/find-items.ts';
import { type Question, talkIn } from './question.ts';
import { isTimed } from '../knowledge/menu-times.ts';
import { stemsIn } from '../search/search-index.ts';

/** Completes a question that follows another one with what that one named: its location, item or topic. */
export function followUp(question: Question, before: Question | undefined): Question {
  if (before === undefined || talkIn(question) !== undefined) return question;
  const { text, topics, days, locations, items, diets, wanted } = question;
  const isLinked = /^(and|or|also|what about|how about|what of|then|ok and|okay and|but)\b/.test(text);
  const pointsBack =
    /\b(it|its|that|that one|those|these|them|they|there|this|this one|the first|the second|the same|one)\b/.test(text);
  const isShort = text.split(' ').length <= 4;
  const saysNoTopic = topics.size === 0 && items.length === 0 && diets.length === 0;
  const goesOn = wanted.length === 0 && (isLinked || pointsBack || isShort);
  // "And which are vegan?"
  const isOfOthers = /\b(which|what|anything|something|dishes|options?)\b/.test(text);
  const isOfAll = /\b(all|any|other|others|every|each)\b/.test(text);
  // "And is there sesame in that one?" names an ingredient of the item before.
  const namesNothing = wanted.every(isIngredient);
  const namesItem = question.named.length > 0 || (items.length > 0 && (wanted.length === 0 || !namesNothing));
  const asksOn = isLinked && !isOfOthers && diets.length + question.ingredients.length > 0 && before.named.length > 0;
  // "How much?"
  const asksPrice = isShort && wanted.length === 0 && topics.size === 1 && topics.has('price');
  // "Can I have pancakes now?" — "And at three?"
  const asksWhen = isLinked && saysNoTopic && wanted.length === 0 && (days.length > 0 || question.time !== undefined);
  const keepsTimed = asksWhen && before.items.some(({ item }) => item.of !== undefined && isTimed(item.of));
  const keepsItem =
    !namesItem && before.items.length > 0 && (pointsBack || asksOn || asksPrice || keepsTimed) && namesNothing;
  const among = pointsBack ? amongThose(question, before) : undefined;
  const locationsKept = locations.length === 0 && !isOfAll ? before.locations : locations;
  return {
    ...question,
    topics: goesOn && saysNoTopic ? new Set([...before.topics].filter((topic) => topic !== 'nearest')) : topics,
    days: days.length === 0 && ((goesOn && saysNoTopic) || topics.has('hours')) ? before.days : days,
    locations: locationsKept,
    items: keepsItem ? before.items : (among ?? items),
    named: keepsItem ? namedBefore(before) : (among?.map(({ item }) => item) ?? question.named),
    menus: asksWhen && question.menus.length === 0 ? before.menus : question.menus,
    wanted: keepsItem ? before.wanted : wanted,
    diets: keepsItem && question.deniedDiets.length > 0 ? [...new Set([...before.diets, ...diets])] : diets,
    ...(locationsKept === before.locations && before.locationsBy !== undefined && { locationsBy: before.locationsBy }),
  };
}

/** The items that the question before was about: those named in full, else the only item named in part. A part of the menu does not count. */
function namedBefore({ named, items }: Question): KnownItem[] {
  if (named.length > 0) return named;
  const partly = items.filter(({ isNamed }) => isNamed).map(({ item }) => item);
  return new Set(partly.map((item) => item.name)).size === 1 ? partly : [];
}

/** The items among those of the question before: "the tantanmen one" after a list of ramen. Where that list was of vegan items, the vegan one. */
function amongThose({ items }: Question, before: Question): FoundItem[] | undefined {
  const fitting = before.items.filter(({ item }) => before.diets.every((diet) => isMarked(item, diet)));
  const names = items.map(({ item }) => stemsIn(item.name));
  const among = fitting.filter(({ item }) => {
    const stems = stemsIn(item.name);
    return names.some((name) => [...name].every((stem) => stems.has(stem)));
  });
  return among.length > 0 ? among : undefined;
}
