import { type Fields, isFields } from '#schema/values/fields.ts';
import { listOf, makeNamedGroups, type NamedGroups, selections } from './modifier-groups.ts';

/** Square's modifier lists. An item may change what a list says for it alone: how many, what is included, what is hidden. */
export interface SquareGroups extends Pick<NamedGroups, 'addTo'> {
  /** The groups of an item: ids of lists that are as they stand, and whole groups where the item changes them. */
  of: (item: Fields) => (string | Fields)[];
}

export function makeSquareGroups(objects: readonly unknown[]): SquareGroups {
  const lists = new Map<string, Fields>();
  for (const object of objects) {
    const list = isFields(object) && object['is_deleted'] !== true ? object['modifier_list_data'] : undefined;
    if (isFields(object) && isFields(list)) lists.set(String(object['id']), list);
  }
  const groupOf = (id: string, info: Fields): Fields => groupOfList(lists.get(id) ?? {}, info);
  const { addTo, idsOf } = makeNamedGroups({
    names: new Map(Array.from(lists, ([id, list]) => [id, list['name']])),
    isGroup: (id) => lists.has(id),
    makeGroup: (id) => groupOf(id, {}),
  });
  const ordinalOf = ({ ordinal, modifier_list_id: id }: Fields) => ordinal ?? lists.get(String(id))?.['ordinal'];
  return {
    addTo,
    of: (item) =>
      inOrder(listOf(item['modifier_list_info']), ordinalOf).flatMap((info): (string | Fields)[] => {
        const id = String(info['modifier_list_id']);
        const list = lists.get(id);
        if (list === undefined || info['enabled'] === false || isHidden(list, info)) return [];
        const own = groupOf(id, info);
        if (listOf(own['modifiers']).length === 0) return [];
        return JSON.stringify(own) === JSON.stringify(groupOf(id, {})) ? idsOf([id]) : [own];
      }),
  };
}

const isHidden = ({ hidden_from_customer: isSo, modifier_type: type }: Fields, info: Fields): boolean =>
  // A guest writes something: there is nothing to choose from.
  type === 'TEXT' || answerOf(info['hidden_from_customer_override'], isSo === true);

/** YES, NO, or NOT_SET, which leaves it as it is. */
const answerOf = (override: unknown, usual: boolean): boolean =>
  override === 'YES' ? true : override === 'NO' ? false : usual;

/** Both -1: an item leaves the numbers to the list. */
function groupOfList(list: Fields, info: Fields): Fields {
  const isSet = [info['min_selected_modifiers'], info['max_selected_modifiers']].some(
    (count) => typeof count === 'number' && count >= 0,
  );
  const { min_selected_modifiers: min, max_selected_modifiers: max } = isSet ? info : list;
  const isOne = list['selection_type'] === 'SINGLE' && !(typeof max === 'number' && max >= 0);
  const overrides = new Map(listOf(info['modifier_overrides']).map((each) => [each['modifier_id'], each]));
  const shown = inOrder(listOf(list['modifiers']), ({ modifier_data: data }) => (isFields(data) ? data['ordinal'] : 0));
  return {
    name: list['name'],
    ...selections(min, isOne ? 1 : max),
    modifiers: shown.flatMap((object) => {
      const data = object['modifier_data'];
      const override = overrides.get(object['id']) ?? {};
      if (!isFields(data) || object['is_deleted'] === true) return [];
      if (answerOf(override['hidden_online_override'], data['hidden_online'] === true)) return [];
      const isUsual =
        typeof override['on_by_default'] === 'boolean' ? override['on_by_default'] : data['on_by_default'];
      const isDefault = answerOf(override['on_by_default_override'], isUsual === true);
      return [{ name: data['name'], ...priceOf(data), ...(isDefault && { isDefault }) }];
    }),
  };
}

/** Money of nothing is no price that is missing. */
function priceOf({ price_money: money }: Fields): Fields {
  if (!isFields(money)) return {};
  return { price: money['amount'] === 0 ? 0 : money };
}

function inOrder(list: readonly Fields[], ordinalOf: (each: Fields) => unknown): Fields[] {
  const numberOf = (each: Fields): number => {
    const ordinal = ordinalOf(each);
    return typeof ordinal === 'number' ? ordinal : 0;
  };
  return list.toSorted((one, other) => numberOf(one) - numberOf(other));
}

const DAYS: Record<string, string> = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
};

/** When a category is served: its availability periods, of which each is about one day. Days with the same times share an entry. */
export function periodsOf(objects: readonly unknown[]): (category: Fields) => Fields[] {
  const periods = new Map<string, Fields>();
  for (const object of objects) {
    const period = isFields(object) && object['is_deleted'] !== true ? object['availability_period_data'] : undefined;
    if (isFields(object) && isFields(period)) periods.set(String(object['id']), period);
  }
  return ({ availability_period_ids: ids }) => {
    const named = (Array.isArray(ids) ? ids : []).flatMap((id): Fields[] => {
      const period = periods.get(String(id));
      return period === undefined ? [] : [period];
    });
    const groups = Map.groupBy(
      named,
      (period) => `${clock(period['start_local_time'])} ${clock(period['end_local_time'])}`,
    );
    return Array.from(groups.values(), (alike) => {
      const { start_local_time: start, end_local_time: end } = alike[0] ?? {};
      const day = alike.map(({ day_of_week: name }) => DAYS[String(name)] ?? name);
      return {
        day,
        ...(start === undefined && end === undefined ? { h24: true } : { open: clock(start), close: clock(end) }),
      };
    });
  };
}

/** "8:30:00" */
const clock = (time: unknown): string =>
  String(time)
    .replace(/^(\d{1,2}:\d\d):\d\d$/, '$1')
    .padStart(5, '0');
