import { type Fields, isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import { listOf, makeNamedGroups, type NamedGroups, selections, valueAt } from './modifier-groups.ts';

/**
 * Toast keeps groups of modifiers and their options beside its menus, and items refer to them by number. The group that decides the price of an item of the
 * strategy SIZE_PRICE is its sizes. Prices that hold at some times stand among the rules of an item. Its schedules are read where all are: `servedShape`.
 */
export const toastShape: Shape = (value) => {
  if (!isFields(value) || !Array.isArray(value['menus'])) return undefined;
  const { modifierGroupReferences: groups, modifierOptionReferences: _, ...rest } = value;
  if (!isFields(groups) && !listOf(value['menus']).some(({ menuGroups }) => Array.isArray(menuGroups)))
    return undefined;
  const till = makeTill(value);
  return { value: { ...rest, menus: (value['menus'] as unknown[]).map((menu) => menuOf(menu, till)) } };
};

interface Till {
  groups: Fields;
  options: Fields;
  named: NamedGroups;
}

export function makeTill({ modifierGroupReferences, modifierOptionReferences }: Fields): Till {
  const groups = isFields(modifierGroupReferences) ? modifierGroupReferences : {};
  const options = isFields(modifierOptionReferences) ? modifierOptionReferences : {};
  const optionsOf = (group: Fields): Fields[] => optionsIn(group, options);
  const named = makeNamedGroups({
    names: new Map(Object.entries(groups).map(([id, group]) => [id, isFields(group) ? group['name'] : undefined])),
    isGroup: (id) => {
      const group = valueAt(groups, id);
      return isFields(group) && optionsOf(group).length > 0;
    },
    makeGroup: (id, others) => groupOf(valueAt(groups, id) as Fields, optionsOf, others),
  });
  return { groups, options, named };
}

/** The menu with its groups: what `toastShape` does for each. */
export function menuOf(menu: unknown, till: Till): unknown {
  const read = menuWith(menu, till, 0);
  return isFields(read) ? till.named.addTo(read) : read;
}

function optionsIn({ modifierOptionReferences: references }: Fields, options: Fields): Fields[] {
  return (Array.isArray(references) ? references : []).map((each) => valueAt(options, each)).filter(isFields);
}

function groupOf(group: Fields, optionsOf: (group: Fields) => Fields[], named: NamedGroups): Fields {
  const { name, isMultiSelect, minSelections, maxSelections, requiredMode, defaultOptionsChargePrice: charge } = group;
  const isOne = isMultiSelect === false && maxSelections === undefined;
  return {
    name,
    ...selections(minSelections ?? (requiredMode === 'REQUIRED' ? 1 : undefined), isOne ? 1 : maxSelections),
    modifiers: optionsOf(group).map((option) => {
      const { description, price, isDefault, calories, outOfStock, isSoldOut, itemTags } = option;
      const others = named.idsOf(option['modifierGroupReferences']);
      return {
        name: option['name'],
        ...(isText(description) && { description }),
        // What comes with an item has a price of its own all the same, which a group may not charge.
        ...(typeof price === 'number' && !(isDefault === true && charge === 'NO') && { price }),
        ...(isDefault === true && { isDefault }),
        ...(typeof calories === 'number' && { calories }),
        ...((outOfStock === true || isSoldOut === true) && { soldOut: true }),
        ...(listOf(itemTags).length > 0 && { itemTags }),
        ...(others.length > 0 && { modifierGroups: others }),
      };
    }),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Groups of menus nest. */
const MAX_DEPTH = 8;

function menuWith(written: unknown, till: Till, depth: number): unknown {
  if (!isFields(written) || depth > MAX_DEPTH) return written;
  const { menuGroups, menuItems, ...rest } = written;
  return {
    ...rest,
    // Each group has a list of groups, which is empty in most.
    ...(Array.isArray(menuGroups) &&
      menuGroups.length > 0 && {
        menuGroups: menuGroups.map((group: unknown) => menuWith(group, till, depth + 1)),
      }),
    ...(Array.isArray(menuItems) && {
      menuItems: menuItems.map((item: unknown) => (isFields(item) ? itemOf(item, till) : item)),
    }),
  };
}

function itemOf(item: Fields, { groups, options, named }: Till): Fields {
  const { pricingStrategy, pricingRules, modifierGroupReferences: references, ...rest } = item;
  const sizeId = sizeGroupOf(item, groups);
  const sizes = sizeId === undefined ? [] : sizesIn(valueAt(groups, sizeId) as Fields, options);
  const others = (Array.isArray(references) ? references : []).filter(
    (id) => sizes.length === 0 || String(id) !== sizeId,
  );
  const ids = named.idsOf(others);
  const rules = isFields(pricingRules) ? listOf(pricingRules['timeSpecificPricingRules']) : [];
  const prices = rules.map(({ timeSpecificPrice: price, schedule }) => ({
    price,
    ...(Array.isArray(schedule) && { served: { schedule } }),
  }));
  const basePrice = rules.map((rule) => rule['basePrice']).find((price) => typeof price === 'number');
  return {
    ...rest,
    ...(typeof rest['price'] !== 'number' && basePrice !== undefined && { price: basePrice }),
    ...(sizes.length > 0 && { sizes }),
    ...(prices.length > 0 && { timeSpecificPrices: prices }),
    ...(ids.length > 0 && { modifierGroups: ids }),
  };
}

/**
 * The id of the group whose options are the sizes of an item: the one that its rules name. A group that has the strategy SIZE_PRICE itself may be toppings
 * that cost more on a large pizza: its options have no prices then.
 */
function sizeGroupOf({ pricingStrategy, pricingRules, ...item }: Fields, groups: Fields): string | undefined {
  if (pricingStrategy !== 'SIZE_PRICE') return undefined;
  const guid = isFields(pricingRules) ? pricingRules['sizeSpecificPricingGuid'] : undefined;
  const references = item['modifierGroupReferences'];
  const ids = (Array.isArray(references) ? references : []).map(String).filter((id) => isFields(valueAt(groups, id)));
  const isNamed = (id: string) => isText(guid) && (valueAt(groups, id) as Fields)['guid'] === guid;
  const isPriced = (id: string) => (valueAt(groups, id) as Fields)['pricingStrategy'] === 'SIZE_PRICE';
  return ids.find(isNamed) ?? ids.find(isPriced);
}

function sizesIn(group: Fields, options: Fields): Fields[] {
  return optionsIn(group, options).flatMap(({ name, price, calories }) =>
    typeof price === 'number' ? [{ name, price, ...(typeof calories === 'number' && { calories }) }] : [],
  );
}
