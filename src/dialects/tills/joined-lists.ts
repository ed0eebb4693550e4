import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Path, type Shape } from '../form/shape.ts';
import { type GroupSource, listOf, makeNamedGroups, type NamedGroups, selections } from './modifier-groups.ts';

/**
 * Menus as lists beside each other, whose entries name those of the next list by their ids:
 *
 * - Wix: `{ "menus": [{ "name": "Lunch", "sectionIds": ["s"] }], "sections": [{ "id": "s", "itemIds": ["i"] }], "items": [{ "id": "i", "priceInfo": { "price":
 *   "9.50" }, "modifierGroups": [{ "id": "g" }] }], "modifierGroups": [{ "id": "g", "modifiers": [{ "id": "m" }] }], "modifiers": [{ "id": "m", "name": "Egg" }] }`,
 *   or with the entries themselves in place of their ids; `menuOrderingSettings` say when a menu is served
 * - Uber Eats: `{ "menus": [{ "category_ids": ["c"] }], "categories": [{ "id": "c", "entities": [{ "id": "i" }] }], "items": [{ "id": "i", "price_info": { "price":
 *   950 }, "modifier_group_ids": { "ids": ["g"] } }], "modifier_groups": [{ "id": "g", "modifier_options": [{ "id": "o" }] }] }`, with prices in cents
 */
export const joinedListsShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const form = formOf(value);
  if (form === undefined) return undefined;
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !form.lists.includes(key)));
  return { value: { ...rest, menus: menusOf(value, form) } };
};

const formOf = (value: Fields): Form | undefined =>
  isOfWix(value) ? formOfWix(value) : isOfUberEats(value) ? formOfUberEats(value) : undefined;

/** The ids that menus and their sections name and that no entry has: a list may be the first page of several. */
export function missingIdsOf(value: Fields): string[] {
  const form = formOf(value);
  if (form === undefined) return [];
  const [sections, items] = [indexOf(value, form.sections), indexOf(value, form.items)];
  const missing = new Set<string>();
  const follow = (written: unknown, known: Index): Fields[] =>
    (Array.isArray(written) ? (written as unknown[]) : []).flatMap((each): Fields[] => {
      const [found] = entriesOf([each], known, []);
      if (found === undefined) missing.add(idOf(each));
      return found === undefined ? [] : [found.entry];
    });
  for (const menu of listOf(value['menus']))
    for (const section of follow(form.sectionsOf(menu), sections)) follow(form.itemsOf(section), items);
  return [...missing];
}

/** Whether menus of Wix are in an object: they name sections, or have items with Wix's prices. */
export function isOfWix({ menus }: Fields): boolean {
  const [menu] = listOf(menus);
  const [item] = listOf(listOf(menu?.['sections'])[0]?.['items']);
  return Array.isArray(menu?.['sectionIds']) || isFields(item?.['priceInfo']) || isFields(item?.['priceVariants']);
}

export const isOfUberEats = ({ menus, items, categories }: Fields): boolean =>
  listOf(menus).some((menu) => Array.isArray(menu['category_ids'])) &&
  Array.isArray(items) &&
  Array.isArray(categories);

interface Form {
  /** The keys of a configuration that are read. */
  lists: readonly string[];
  sections: string;
  items: string;
  /** What an entry names of the next list, or has in itself. */
  sectionsOf: (menu: Fields) => unknown;
  itemsOf: (section: Fields) => unknown;
  groups: GroupSource;
  /** The facts of an entry, in our own keys. */
  menu: (menu: Fields) => Fields;
  section: (section: Fields) => Fields;
  item: (item: Fields, groups: NamedGroups) => Fields;
}

function menusOf(value: Fields, form: Form): Fields[] {
  const groups = makeNamedGroups(form.groups);
  const [sections, items] = [indexOf(value, form.sections), indexOf(value, form.items)];
  return listOf(value['menus']).map((menu, index) => {
    const categories = entriesOf(form.sectionsOf(menu), sections, ['menus', index, 'sections']).map(
      ({ entry, path }) => ({
        ...form.section(entry),
        items: entriesOf(form.itemsOf(entry), items, [...path, 'items']).map((item) =>
          madeFrom(form.item(item.entry, groups), ...item.path),
        ),
      }),
    );
    return groups.addTo({
      ...form.menu(menu),
      categories: categories.filter((category) => category.items.length > 0),
    });
  });
}

interface Entry {
  entry: Fields;
  path: Path;
}

type Index = ReadonlyMap<string, Entry>;

/** The entries of a list by their ids. A Map, because an id may be `__proto__`. */
function indexOf(value: Fields, key: string): Index {
  const list: unknown = value[key];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).entries();
  return new Map(
    Array.from(entries).flatMap(([index, entry]) =>
      isFields(entry) ? [[idOf(entry), { entry, path: [key, index] }]] : [],
    ),
  );
}

const idOf = (entry: unknown): string => String(isFields(entry) ? (entry['id'] ?? entry['_id']) : entry);

/** In the order of the ids. An id that no entry has says nothing. */
function entriesOf(written: unknown, known: Index, path: Path): Entry[] {
  return (Array.isArray(written) ? (written as unknown[]) : []).flatMap((each, index): Entry[] => {
    const entry = known.get(idOf(each));
    if (entry !== undefined) return [entry];
    return isFields(each) && each['name'] !== undefined ? [{ entry: each, path: [...path, index] }] : [];
  });
}

const valueIn = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined);

/** Wix gives a price as a text, without its currency. */
const chargeOf = (charge: unknown): Fields =>
  typeof charge === 'string' || typeof charge === 'number' ? { price: Number(charge) === 0 ? 0 : charge } : {};

function formOfWix(value: Fields): Form {
  const [groups, modifiers, variants, labels] = ['modifierGroups', 'modifiers', 'variants', 'labels'].map((key) =>
    indexOf(value, key),
  ) as [Index, Index, Index, Index];
  const settings = new Map(listOf(value['menuOrderingSettings']).map((each) => [String(each['menuId']), each]));
  const chosenOf = (written: unknown, named: NamedGroups): (string | Fields)[] => {
    const isWhole = (group: unknown): group is Fields => isFields(group) && listOf(group['modifiers']).length > 0;
    const list = Array.isArray(written) ? (written as unknown[]) : [];
    const ids = named.idsOf(list.filter((group) => !isWhole(group)).map(idOf));
    return [...ids, ...list.filter(isWhole).map((group) => groupOfWix(group, modifiers))];
  };
  return {
    lists: ['menus', 'sections', 'items', 'variants', 'modifierGroups', 'modifiers', 'labels', 'menuOrderingSettings'],
    sections: 'sections',
    items: 'items',
    sectionsOf: (menu) => menu['sections'] ?? menu['sectionIds'],
    itemsOf: (section) => section['items'] ?? section['itemIds'],
    groups: {
      names: new Map(Array.from(groups, ([id, { entry }]) => [id, entry['name']])),
      isGroup: (id) => listOf(groups.get(id)?.entry['modifiers']).length > 0,
      makeGroup: (id) => groupOfWix(groups.get(id)?.entry ?? {}, modifiers),
    },
    menu: (menu) => {
      const availability = settings.get(idOf(menu))?.['availability'];
      return { ...factsOf(menu), ...(isFields(availability) && { served: availability }) };
    },
    section: factsOf,
    item: (item, named) => {
      const sizes = listOf(valueIn(item['priceVariants'], 'variants')).map((variant) => ({
        name: variant['name'] ?? variants.get(String(variant['variantId']))?.entry['name'],
        price: valueIn(variant['priceInfo'], 'price'),
      }));
      const chosen = chosenOf(item['modifierGroups'], named);
      const marks = entriesOf(item['labels'], labels, []).map(({ entry }) => entry['name']);
      return {
        ...factsOf(item),
        image: valueIn(item['image'], 'url') ?? item['image'],
        ...(sizes.length > 0 ? { sizes } : { price: valueIn(item['priceInfo'], 'price') }),
        ...(valueIn(item['orderSettings'], 'inStock') === false && { soldOut: true }),
        ...(marks.length > 0 && { tags: marks }),
        ...(chosen.length > 0 && { modifierGroups: chosen }),
      };
    },
  };
}

const factsOf = ({ name, description, visible }: Fields): Fields => ({ name, description, visible });

function groupOfWix({ name, rule, modifiers }: Fields, known: Index): Fields {
  const min = valueIn(rule, 'minSelections') ?? (valueIn(rule, 'required') === true ? 1 : undefined);
  return {
    name,
    ...selections(min, valueIn(rule, 'maxSelections')),
    modifiers: listOf(modifiers).flatMap((modifier) => {
      const entry = known.get(idOf(modifier))?.entry ?? modifier;
      if (typeof entry['name'] !== 'string') return [];
      return [
        {
          name: entry['name'],
          ...chargeOf(valueIn(modifier['additionalChargeInfo'], 'additionalCharge')),
          ...(modifier['preSelected'] === true && { isDefault: true }),
          ...(entry['inStock'] === false && { soldOut: true }),
        },
      ];
    }),
  };
}

/** The first translation of a text: Uber Eats has them by language. */
function textOf(written: unknown): unknown {
  const translations = valueIn(written, 'translations');
  return isFields(translations) ? Object.values(translations)[0] : written;
}

/** What is said of an item where it is a modifier of a group. */
const inGroup = (info: unknown, group: string | undefined): Fields | undefined =>
  listOf(valueIn(info, 'overrides')).find(
    (each) => each['context_type'] === 'MODIFIER_GROUP' && each['context_value'] === group,
  );

/** Cents. */
function priceOfUberEats(info: unknown, group?: string): Fields {
  const cents = inGroup(info, group)?.['price'] ?? valueIn(info, 'price');
  return typeof cents === 'number' ? { price: cents / 100 } : {};
}

function formOfUberEats(value: Fields): Form {
  const [groups, items] = [indexOf(value, 'modifier_groups'), indexOf(value, 'items')];
  const optionsOf = (id: string): Fields[] =>
    entriesOf(groups.get(id)?.entry['modifier_options'], items, []).map(({ entry }) => entry);
  const factsIn = (item: Fields, named: NamedGroups, group?: string): Fields => {
    const ids = named.idsOf(valueIn(item['modifier_group_ids'], 'ids'));
    const calories = valueIn(item['nutritional_info'], 'calories');
    return {
      name: textOf(item['title']),
      description: textOf(item['description']),
      ...priceOfUberEats(item['price_info'], group),
      ...((typeof calories === 'number' || isFields(calories)) && { calories }),
      ...(ids.length > 0 && { modifierGroups: ids }),
    };
  };
  return {
    lists: ['menus', 'categories', 'items', 'modifier_groups', 'display_options'],
    sections: 'categories',
    items: 'items',
    sectionsOf: (menu) => menu['category_ids'],
    itemsOf: (section) => section['entities'],
    groups: {
      names: new Map(Array.from(groups, ([id, { entry }]) => [id, textOf(entry['title'])])),
      isGroup: (id) => optionsOf(id).length > 0,
      makeGroup: (id, named) => {
        const { title, quantity_info: info } = groups.get(id)?.entry ?? {};
        const quantity = valueIn(info, 'quantity');
        return {
          name: textOf(title),
          ...selections(valueIn(quantity, 'min_permitted'), valueIn(quantity, 'max_permitted')),
          modifiers: optionsOf(id).map((option) => {
            const ofOption = inGroup(option['quantity_info'], id)?.['quantity'];
            const isDefault = Number(valueIn(ofOption, 'default_quantity')) > 0;
            return { ...factsIn(option, named, id), ...(isDefault && { isDefault }) };
          }),
        };
      },
    },
    menu: ({ title, subtitle, service_availability: served }) => ({
      name: textOf(title),
      description: textOf(subtitle),
      served,
    }),
    section: ({ title, subtitle }) => ({ name: textOf(title), description: textOf(subtitle) }),
    item: (item, named) => ({ ...factsIn(item, named), image: item['image_url'] }),
  };
}
