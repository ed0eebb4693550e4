import { type Fields, isFields } from '#schema/values/fields.ts';
import { sizeGroupOf } from './toast.ts';

/** Something that could not be used: its place in the source, and the rest of a sentence about it. */
export interface Lost {
  path: string;
  message: string;
}

const MAX_NAMES = 8;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const inObject = (value: unknown): Fields => (isFields(value) ? value : {});

/** What a catalogue of Square says that a menu has no place for, by its names: modifiers, and prices that differ by location. */
export function lostOfSquare({ objects }: Fields): Lost[] {
  const lists = new Map<unknown, string>();
  for (const { id, modifier_list_data: list } of listOf(objects))
    if (isFields(list))
      lists.set(
        id,
        describeModifiers(
          list['name'],
          listOf(list['modifiers']).map(({ modifier_data: data }) => {
            const { name, price_money: money } = inObject(data);
            return [name, isFields(money) ? Number(money['amount']) / 100 : undefined];
          }),
        ),
      );
  const users = new Map<string, string[]>();
  const elsewhere: string[] = [];
  for (const { item_data: item } of listOf(objects)) {
    if (!isFields(item)) continue;
    for (const { modifier_list_id: id, enabled } of listOf(item['modifier_list_info']))
      if (enabled !== false) addTo(users, lists.get(id) ?? `modifiers ${String(id)}`, String(item['name']));
    for (const { item_variation_data: data } of listOf(item['variations']))
      if (listOf(inObject(data)['location_overrides']).some((override) => isFields(override['price_money'])))
        elsewhere.push(`${String(item['name'])}, ${String(inObject(data)['name'])}`);
  }
  return [...toLost(users), ...ofLocations(elsewhere)];
}

/** The same of Toast: groups of modifiers, other than sizes, and prices that hold at some times. */
export function lostOfToast({
  menus,
  modifierGroupReferences: groups,
  modifierOptionReferences: options,
}: Fields): Lost[] {
  const users = new Map<string, string[]>();
  const atTimes: string[] = [];
  const [allGroups, allOptions] = [inObject(groups), inObject(options)];
  const waiting = listOf(menus);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const group of listOf(next['menuGroups'])) waiting.push(group);
    for (const item of listOf(next['menuItems'])) {
      if (item['pricingStrategy'] === 'TIME_SPECIFIC_PRICE') atTimes.push(String(item['name']));
      const sizes = sizeGroupOf(item, allGroups);
      for (const reference of Array.isArray(item['modifierGroupReferences']) ? item['modifierGroupReferences'] : []) {
        const group = valueAt(allGroups, reference);
        if (!isFields(group) || group === sizes) continue;
        const references = group['modifierOptionReferences'];
        const named = (Array.isArray(references) ? references : []).map((each) => inObject(valueAt(allOptions, each)));
        addTo(
          users,
          describeModifiers(
            group['name'],
            named.map(({ name, price }) => [name, price]),
          ),
          String(item['name']),
        );
      }
    }
  }
  return [
    ...toLost(users),
    ...(atTimes.length === 0
      ? []
      : [
          {
            path: atTimes[0] ?? '',
            message: `costs less at some times${andMore(atTimes)}: a menu has one price, and the usual one is shown`,
          },
        ]),
  ];
}

const valueAt = (object: Fields, key: unknown): unknown =>
  Object.hasOwn(object, String(key)) ? object[String(key)] : undefined;

function addTo(users: Map<string, string[]>, list: string, item: string): void {
  users.set(list, [...(users.get(list) ?? []), item]);
}

/** `modifiers "Milk" (Oat +0.80, Whole)` */
function describeModifiers(name: unknown, modifiers: readonly (readonly [unknown, unknown])[]): string {
  const named = modifiers
    .slice(0, MAX_NAMES)
    .map(([each, price]) => `${String(each)}${typeof price === 'number' && price > 0 ? ` +${price.toFixed(2)}` : ''}`);
  const more = modifiers.length > MAX_NAMES ? ', …' : '';
  return `modifiers "${String(name)}"${named.length === 0 ? '' : ` (${named.join(', ')}${more})`}`;
}

const toLost = (users: ReadonlyMap<string, string[]>): Lost[] =>
  Array.from(users, ([list, items]) => ({
    path: list,
    message: `are not shown with ${items[0] ?? ''}${andMore(items)}`,
  }));

const ofLocations = (items: readonly string[]): Lost[] =>
  items.length === 0
    ? []
    : [{ path: items[0] ?? '', message: `has another price at another location${andMore(items)}: it is not shown` }];

const andMore = ({ length }: readonly string[]): string => (length < 2 ? '' : ` and ${length - 1} more`);
