import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import { type Currencies, type PriceView, priceViewOf } from './price.ts';

/** A group of modifiers, or a course of a set menu, with prices as pages print them. */
export interface ChoiceGroupView extends Omit<ChoiceGroup, 'choices'> {
  choices: ChoiceView[];
}

export interface ChoiceView extends Omit<Choice, 'price' | 'modifierGroups'> {
  /** What it costs more. */
  price?: PriceView;
  modifierGroups?: ChoiceGroupView[];
}

export function choiceViewsOf(groups: ChoiceGroup[] | undefined, site: Currencies): ChoiceGroupView[] | undefined {
  return groups?.map((group) => ({ ...group, choices: group.choices.map((choice) => choiceViewOf(choice, site)) }));
}

function choiceViewOf({ price, modifierGroups, ...choice }: Choice, site: Currencies): ChoiceView {
  return {
    ...choice,
    ...(price && { price: priceViewOf(price, site) }),
    ...(modifierGroups && { modifierGroups: choiceViewsOf(modifierGroups, site) }),
  };
}
