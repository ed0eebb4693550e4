import type { ChoiceGroupView, ChoiceView } from '#core/menu/choice-view.ts';
import { memoize } from '#core/text/memoize.ts';
import type { KnownItem, Knowledge } from './knowledge.ts';

/** Something that one can add to items, or choose for them. */
export interface KnownChoice extends ChoiceView {
  group: ChoiceGroupView;
  /** It is a dish of a set menu. */
  isOfCourse: boolean;
  items: KnownItem[];
}

/** Extras, dishes of courses, and the groups of the extras. */
export interface KnownChoices {
  choices: KnownChoice[];
  groups: ChoiceGroupView[];
}

/** The groups of an item: its own, those of its category, and those that follow a choice. */
export const groupsOf = memoize(({ modifierGroups = [], category }: KnownItem): ChoiceGroupView[] => {
  const groups = [...modifierGroups, ...(category.modifierGroups ?? [])];
  return [...new Map(groups.flatMap(withNested).map((group) => [group.id, group])).values()];
});

/** The reader has cut groups that contain themselves. */
function withNested(group: ChoiceGroupView): ChoiceGroupView[] {
  return [group, ...group.choices.flatMap(({ modifierGroups = [] }) => modifierGroups.flatMap(withNested))];
}

/** What one can add to an item or choose for it, the dishes of its courses last. */
export function choicesOf(item: KnownItem): ChoiceView[] {
  return [...groupsOf(item), ...(item.courses ?? [])].flatMap(({ choices }) => choices);
}

/** Whether any item has extras or courses. */
export function hasChoices(knowledge: Knowledge): boolean {
  return allChoicesOf(knowledge).choices.length > 0;
}

/** Items share most of their groups, so each choice is listed once, with its items. It is another one where it costs more or its allergens differ. */
export const allChoicesOf = memoize(({ items }: Knowledge): KnownChoices => {
  const choices = new Map<string, KnownChoice>();
  const groups = new Map<string, ChoiceGroupView>();
  for (const item of items) {
    const ofItem = groupsOf(item);
    for (const group of [...ofItem, ...(item.courses ?? [])]) {
      const isOfCourse = !ofItem.includes(group);
      // A course is called like a part of the menu: "Ramen".
      if (!isOfCourse) groups.set(JSON.stringify(group), group);
      for (const choice of group.choices) {
        const key = JSON.stringify([group.name, isOfCourse, { ...choice, modifierGroups: undefined }]);
        const known = choices.get(key);
        if (known) known.items.push(item);
        else choices.set(key, { ...choice, group, isOfCourse, items: [item] });
      }
    }
  }
  return { choices: [...choices.values()], groups: [...groups.values()] };
});

/** The words of all their names, used to correct typos. */
export function namesOfChoices(knowledge: Knowledge): string[] {
  const { choices, groups } = allChoicesOf(knowledge);
  return [...new Set([...choices, ...groups].map(({ name }) => name))];
}
