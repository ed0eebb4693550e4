import type { Diet } from '#schema/menu/item-keys.ts';
import type { ContentPart } from '#content/chat/answer.ts';
import { isMarked } from '../../foods/diets.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { GLUTEN, statedTexts } from '../parts/stated-allergens.ts';
import { allergenLinks } from './allergen-links.ts';
import { type Answer, contactFallback, type AnswerContext, say, waysToAsk } from '../parts/answer-context.ts';
import { distinctItems } from '../../knowledge/known-items.ts';
import { itemsAskedAbout } from './items-asked-about.ts';
import { says } from '../parts/mentions.ts';
import { cardsOf, menuAt, pricesAsked, SHOWN } from '../parts/menu-items.ts';
import { stemOf } from '../../words/words.ts';
import { noteText, statementsOn } from './notes.ts';

/**
 * Which of some items are marked with the diets that were asked about. Of each item it says what that item's own mark says: an item without the
 * mark is named as one without it, whatever others have.
 */
export function answerDietsOf(context: AnswerContext, items: KnownItem[]): Answer {
  const { question, phrases } = context;
  const [only, ...others] = items;
  if (!only) return [];
  const isOfNamed = question.named.length > 0;
  const shown = items.slice(0, SHOWN);
  const isAllMarked = question.diets.every((diet) => shown.every((item) => isMarked(item, diet)));
  const texts = question.diets.map((diet) =>
    others.length === 0 && isOfNamed ? textOfOne(context, only, diet) : textOfMany(context, shown, diet),
  );
  const marked = isOfNamed ? shown : shown.filter((item) => question.diets.every((diet) => isMarked(item, diet)));
  const said = isAllMarked || others.length > 0 ? [] : [phrases.menuSays(only.name, only.description)];
  const isOfGluten = question.diets.includes('gluten-free');
  const notes = isOfGluten ? noteText(context, items) : isAllMarked ? undefined : halalText(context);
  const stated = isOfGluten ? statedTexts(context, shown, [GLUTEN]) : [];
  // Whom gluten makes ill does not rely on a mark.
  const isSure = isAllMarked && !isOfGluten;
  return [
    say(
      [
        ...texts,
        ...pricesAsked(context, shown),
        ...stated,
        ...said,
        notes,
        isSure ? undefined : contactFallback(context),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    cardsOf(context, marked.length > 0 ? marked : shown),
    ...siblings(context, items),
    ...(isSure
      ? []
      : [
          {
            type: 'contact_info' as const,
            data: [...waysToAsk(context), ...(isOfGluten ? allergenLinks(context, shown) : [])],
          },
        ]),
  ];
}

/** Halal meat is stated of a house more often than of a dish; other diets are a matter of each dish. */
function halalText(context: AnswerContext): string | undefined {
  const stated = context.question.diets.includes('halal') ? statementsOn(context) : [];
  return stated.length === 0 ? undefined : context.phrases.noteSays(stated);
}

/** For a diet that has no mark: the texts of the items, and whom to ask. */
export function answerOtherDiet(context: AnswerContext, diet: string): Answer {
  const { question, phrases } = context;
  const meant = question.named.length > 0 ? distinctItems(question.named) : itemsAskedAbout(context);
  const saying = distinctItems(menuAt(context)).filter((item) => says(item, stemOf(diet)));
  const items = [...new Set([...meant, ...saying])].slice(0, SHOWN);
  const texts = items.map((item) => phrases.menuSays(item.name, item.description));
  return [
    say(
      [phrases.hasNoMark(diet), ...texts, noteText(context, items), contactFallback(context)].filter(Boolean).join(' '),
    ),
    ...(items.length > 0 ? [cardsOf(context, items)] : []),
    { type: 'contact_info', data: waysToAsk(context) },
  ];
}

function textOfOne({ phrases }: AnswerContext, item: KnownItem, diet: Diet): string {
  const name = phrases.diet[diet];
  return isMarked(item, diet) ? phrases.isMarked(item.name, name) : phrases.isNotMarked(item.name, name);
}

function textOfMany({ phrases }: AnswerContext, items: KnownItem[], diet: Diet): string {
  const namesOf = (list: KnownItem[]) => phrases.list([...new Set(list.map((item) => item.name))]);
  const marked = items.filter((item) => isMarked(item, diet));
  const unmarked = items.filter((item) => !isMarked(item, diet));
  return [
    ...(marked.length > 0 ? [phrases.areMarked(namesOf(marked), phrases.diet[diet])] : []),
    ...(unmarked.length > 0 ? [phrases.areNotMarked(namesOf(unmarked), phrases.diet[diet])] : []),
  ].join(' ');
}

/** Items of a similar name that have the mark: for "is the gyoza vegan?" the vegetable gyoza. */
function siblings(context: AnswerContext, items: KnownItem[]): ContentPart[] {
  const { question, phrases, knowledge } = context;
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
    cardsOf(context, found.slice(0, SHOWN)),
  ];
}
