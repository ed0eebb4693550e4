import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import type { MenuCategory } from '#schema/menu/menu.ts';
import { memoize } from '../text/memoize.ts';
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

/** Many items share a group, so its shown form is made only once. */
export function choiceViewsOf(
  groups: readonly ChoiceGroup[] | undefined,
  site: Currencies,
): ChoiceGroupView[] | undefined {
  if (groups === undefined || groups.length === 0) return undefined;
  const known = knownViews(site);
  return groups.map((group) => {
    const view = known.get(group) ?? groupViewOf(group, site);
    known.set(group, view);
    return view;
  });
}

const knownViews = memoize((_: Currencies) => new Map<ChoiceGroup, ChoiceGroupView>());

const groupViewOf = (group: ChoiceGroup, site: Currencies): ChoiceGroupView => ({
  ...group,
  choices: group.choices.map(({ price, modifierGroups, ...choice }) => ({
    ...choice,
    ...(price && { price: priceViewOf(price, site) }),
    ...(modifierGroups && { modifierGroups: choiceViewsOf(modifierGroups, site) }),
  })),
});

/**
 * The groups that stand at the head of a category: its own, and those that each of its items has, because tills write them at the items. One item alone
 * keeps its own.
 */
export function sharedGroupsOf({ modifierGroups = [], items }: MenuCategory): ChoiceGroup[] {
  const [first, ...others] = items;
  if (first === undefined || others.length === 0) return modifierGroups;
  const ofAll = (first.modifierGroups ?? []).filter((group) =>
    others.every((item) => item.modifierGroups?.includes(group)),
  );
  return [...new Set([...modifierGroups, ...ofAll])];
}
