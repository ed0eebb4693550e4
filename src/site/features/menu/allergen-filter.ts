import type { Texts } from '#i18n/texts.ts';
import { fillIn } from '../../ui/behaviour/script-texts.ts';

export type FilterWords = Omit<Texts['allergens']['filter'], 'title' | 'note'>;

/** Whether an item states one of the chosen kinds, as contained or as possible. `stated` is its `data-allergens`: "milk tree-nuts"; missing, it states nothing. */
export function isHiddenBy(stated: string | undefined, chosen: readonly string[]): boolean {
  const kinds = stated?.split(' ') ?? [];
  return chosen.some((kind) => kinds.includes(kind));
}

/** What the filter did, and how many items it could not judge: each that is left does not state what was chosen. */
export function filterText({ hidden, left }: { hidden: number; left: number }, words: FilterWords): string {
  const ofHidden = hidden === 0 ? words.noneHidden : hidden === 1 ? words.oneHidden : words.hidden;
  const ofLeft = left === 0 ? words.noneLeft : left === 1 ? words.oneLeft : words.left;
  return `${fillIn(ofHidden, { count: hidden })} ${fillIn(ofLeft, { count: left })}`;
}
