import type { Texts } from '#i18n/texts.ts';
import type { ChoiceGroupView, ChoiceView } from './choice-view.ts';

/** "Choose 1", "Choose up to 3", "Choose 2 to 4". Undefined where it is not stated how many. */
export function selectionText({ min, max }: Pick<ChoiceGroupView, 'min' | 'max'>, { menu }: Texts): string | undefined {
  if (max === undefined) return min === undefined ? undefined : menu.chooseAtLeast(min);
  if (min === undefined) return menu.chooseUpTo(max);
  return min === max ? menu.chooseExactly(min) : menu.chooseBetween(min, max);
}

/**
 * "+$2.00", "Included", or as written. That something costs nothing more is told only beside what does. Undefined where nothing is stated.
 */
export function extraPriceText(
  { price, isDefault }: Pick<ChoiceView, 'price' | 'isDefault'>,
  { choices }: Pick<ChoiceGroupView, 'choices'>,
  { menu }: Texts,
): string | undefined {
  if (price !== undefined && price.amount === undefined) return price.text;
  if (price !== undefined && price.amount !== 0) return menu.extraPrice(price.text);
  if (isDefault) return menu.included;
  return price !== undefined && choices.some(costsMore) ? menu.noCharge : undefined;
}

const costsMore = ({ price }: ChoiceView): boolean => price?.amount !== 0 && price !== undefined;

/** All that can be chosen, with what one chooses next. */
export function countChoices(groups: readonly ChoiceGroupView[]): number {
  return groups.reduce(
    (count, { choices }) =>
      choices.reduce((inner, { modifierGroups = [] }) => inner + 1 + countChoices(modifierGroups), count),
    0,
  );
}

const MAX_UNFOLDED = 6;

/** Whether pages fold them: more would part an item from the next one. */
export const areFolded = (groups: readonly ChoiceGroupView[]): boolean => countChoices(groups) > MAX_UNFOLDED;

/** "Sauces (Choose up to 3): Garlic +$1.00, Chili +$1.00", in one line, for where there are no lists. */
export function groupText(group: ChoiceGroupView, texts: Texts): string {
  const selection = selectionText(group, texts);
  const choices = group.choices.map((choice) => choiceText(choice, group, texts));
  return `${group.name}${selection === undefined ? '' : ` (${selection})`}: ${texts.formats.list(choices)}`;
}

function choiceText(choice: ChoiceView, group: ChoiceGroupView, texts: Texts): string {
  const price = extraPriceText(choice, group, texts);
  const next = choice.modifierGroups?.map((inner) => `[${groupText(inner, texts)}]`) ?? [];
  const soldOut = choice.soldOut ? [`(${texts.menu.soldOut})`] : [];
  return [choice.name, ...(price === undefined ? [] : [price]), ...soldOut, ...next].join(' ');
}
