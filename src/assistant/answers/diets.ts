import type { Diet } from '#schema/menu.ts';
import type { ContentPart } from '#content/chat/answer.ts';
import { isMarked } from '../foods/diets.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import { GLUTEN, statedTexts } from './allergens.ts';
import { type Answer, askInstead, type Asked, say, waysToAsk } from './asked.ts';
import { distinctItems } from '../knowledge/known-items.ts';
import { itemsAskedAbout } from './items-asked-about.ts';
import { says } from './mentions.ts';
import { cardsOf, menuAt, pricesAsked, SHOWN } from './menu.ts';
import { stemOf } from '../words/words.ts';
import { noteText, statementsOn } from './notes.ts';

/**
 * Which of some items are marked with the diets that were asked about. Of each item it says what that item's own mark says: an item without the
 * mark is named as one without it, whatever others have.
 */
export function answerDietsOf(asked: Asked, items: KnownItem[]): Answer {
  const { question, phrases } = asked;
  const [only, ...others] = items;
  if (!only) return [];
  const isOfNamed = question.named.length > 0;
  const shown = items.slice(0, SHOWN);
  const isAllMarked = question.diets.every((diet) => shown.every((item) => isMarked(item, diet)));
  const texts = question.diets.map((diet) =>
    others.length === 0 && isOfNamed ? textOfOne(asked, only, diet) : textOfMany(asked, shown, diet),
  );
  const marked = isOfNamed ? shown : shown.filter((item) => question.diets.every((diet) => isMarked(item, diet)));
  const said = isAllMarked || others.length > 0 ? [] : [phrases.menuSays(only.name, only.description)];
  const isOfGluten = question.diets.includes('gluten-free');
  const notes = isOfGluten ? noteText(asked, items) : isAllMarked ? undefined : halalText(asked);
  const stated = isOfGluten ? statedTexts(asked, shown, [GLUTEN]) : [];
  // Whom gluten makes ill does not rely on a mark.
  const isSure = isAllMarked && !isOfGluten;
  return [
    say(
      [...texts, ...pricesAsked(asked, shown), ...stated, ...said, notes, isSure ? undefined : askInstead(asked)]
        .filter(Boolean)
        .join(' '),
    ),
    cardsOf(asked, marked.length > 0 ? marked : shown),
    ...siblings(asked, items),
    ...(isSure ? [] : [{ type: 'contact_info' as const, data: waysToAsk(asked) }]),
  ];
}

/** Halal meat is stated of a house more often than of a dish; other diets are a matter of each dish. */
function halalText(asked: Asked): string | undefined {
  const stated = asked.question.diets.includes('halal') ? statementsOn(asked) : [];
  return stated.length === 0 ? undefined : asked.phrases.noteSays(stated);
}

/** For a diet that has no mark: the texts of the items, and whom to ask. */
export function answerOtherDiet(asked: Asked, diet: string): Answer {
  const { question, phrases } = asked;
  const meant = question.named.length > 0 ? distinctItems(question.named) : itemsAskedAbout(asked);
  const saying = distinctItems(menuAt(asked)).filter((item) => says(item, stemOf(diet)));
  const items = [...new Set([...meant, ...saying])].slice(0, SHOWN);
  const texts = items.map((item) => phrases.menuSays(item.name, item.description));
  return [
    say([phrases.hasNoMark(diet), ...texts, noteText(asked, items), askInstead(asked)].filter(Boolean).join(' ')),
    ...(items.length > 0 ? [cardsOf(asked, items)] : []),
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}

function textOfOne({ phrases }: Asked, item: KnownItem, diet: Diet): string {
  const name = phrases.diet[diet];
  return isMarked(item, diet) ? phrases.isMarked(item.name, name) : phrases.isNotMarked(item.name, name);
}

function textOfMany({ phrases }: Asked, items: KnownItem[], diet: Diet): string {
  const namesOf = (list: KnownItem[]) => phrases.list([...new Set(list.map((item) => item.name))]);
  const marked = items.filter((item) => isMarked(item, diet));
  const unmarked = items.filter((item) => !isMarked(item, diet));
  return [
    ...(marked.length > 0 ? [phrases.areMarked(namesOf(marked), phrases.diet[diet])] : []),
    ...(unmarked.length > 0 ? [phrases.areNotMarked(namesOf(unmarked), phrases.diet[diet])] : []),
  ].join(' ');
}

/** Items of a similar name that have the mark: for "is the gyoza vegan?" the vegetable gyoza. */
function siblings(asked: Asked, items: KnownItem[]): ContentPart[] {
  const { question, phrases, knowledge } = asked;
  const { diets, named } = question;
  const [only, ...others] = distinctItems(named);
  if (!only || others.length > 0 || diets.every((diet) => isMarked(only, diet))) return [];
  const name = only.name.toLowerCase();
  const found = distinctItems(knowledge.items).filter(
    (item) =>
      !items.includes(item) && item.name.toLowerCase().includes(name) && diets.every((diet) => isMarked(item, diet)),
  );
  if (found.length === 0) return [];
  const names = phrases.list(found.slice(0, SHOWN).map((item) => item.name));
  return [
    say(diets.map((diet) => phrases.areMarked(names, phrases.diet[diet])).join(' ')),
    cardsOf(asked, found.slice(0, SHOWN)),
  ];
}
