import { type Fields, isFields } from '#schema/values/fields.ts';
import { elementsOf } from './catalogs.ts';
import { missingIdsOf } from './joined-lists.ts';
import { listOf, valueAt } from './modifier-groups.ts';
import { makeTill, menuOf } from './toast.ts';

/** Something that could not be used: its place in the source, and the rest of a sentence about it. */
export interface Lost {
  path: string;
  message: string;
}

const inObject = (value: unknown): Fields => (isFields(value) ? value : {});

/** What a catalogue of Square says that a menu has no place for: prices that differ by location, and times of a category inside of a menu. */
export function lostOfSquare({ objects }: Fields): Lost[] {
  const elsewhere: string[] = [];
  const timed: string[] = [];
  for (const { item_data: item, modifier_list_data: list, category_data: category } of listOf(objects)) {
    for (const { item_variation_data: data } of listOf(inObject(item)['variations']))
      if (hasPricesElsewhere(data))
        elsewhere.push(`${String(inObject(item)['name'])}, ${String(inObject(data)['name'])}`);
    for (const { modifier_data: data } of listOf(inObject(list)['modifiers']))
      if (hasPricesElsewhere(data))
        elsewhere.push(`${String(inObject(list)['name'])}, ${String(inObject(data)['name'])}`);
    const { availability_period_ids: periods, parent_category: parent, name } = inObject(category);
    const isInside = inObject(parent)['id'] !== undefined;
    if (isInside && Array.isArray(periods) && periods.length > 0) timed.push(String(name));
  }
  return [
    ...lostOnce(elsewhere, 'has another price at another location', 'it is not shown'),
    ...lostOnce(timed, 'is a category with times of its own', 'a menu has times, and they are not shown'),
  ];
}

const hasPricesElsewhere = (data: unknown): boolean =>
  listOf(inObject(data)['location_overrides']).some((override) => isFields(override['price_money']));

/** The same of Toast: groups that are nested too deep, and prices of modifiers that depend on the size or on how many one takes. */
export function lostOfToast(value: Fields): Lost[] {
  const till = makeTill(value);
  for (const menu of listOf(value['menus'])) menuOf(menu, till);
  const { groups } = till;
  const byRules = Object.keys(groups).flatMap((id) => {
    const group = inObject(valueAt(groups, id));
    const hasRules = listOf(inObject(group['pricingRules'])['sizeSequencePricingRules']).length > 0;
    return hasRules ? String(group['name']) : [];
  });
  return [
    ...lostOnce(
      [...till.named.tooDeep],
      'is a group that one chooses inside of others',
      'it is nested too deep to be shown',
    ),
    ...lostOnce(byRules, 'has prices that depend on the size, or on how many one takes', 'they are not shown'),
  ];
}

/** The same of Clover: groups of which no item has the modifiers. */
export function lostOfClover({ elements }: Fields): Lost[] {
  const groups = listOf(elements).flatMap((element) => elementsOf(element['modifierGroups']));
  const known = new Set(groups.flatMap((group) => (elementsOf(group['modifiers']).length > 0 ? group['id'] : [])));
  const empty = new Set(groups.flatMap(({ id, name }) => (known.has(id) ? [] : String(name))));
  return lostOnce([...empty], 'is a group without its modifiers', 'it is not shown');
}

/** The same of Wix and Uber Eats: what their menus name and does not stand beside them. */
export const lostOfJoinedLists = (value: Fields): Lost[] =>
  lostOnce(missingIdsOf(value), 'is named by a menu, and does not stand in the export', 'it is left out');

function lostOnce([first, ...more]: readonly string[], problem: string, outcome: string): Lost[] {
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return first === undefined ? [] : [{ path: first, message: `${problem}${others}: ${outcome}` }];
}
