import { type Fields, isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';

/**
 * Toast keeps sizes and modifiers beside its menus: an item of the pricing strategy SIZE_PRICE refers to a group of options with prices, which are its
 * sizes. When a menu is served stands as a schedule, which becomes words.
 */
export const toastShape: Shape = (value) => {
  if (!isFields(value) || !Array.isArray(value['menus'])) return undefined;
  const { modifierGroupReferences: groups, modifierOptionReferences: options } = value;
  if (
    !isFields(groups) &&
    !(value['menus'] as unknown[]).some((menu) => isFields(menu) && isFields(menu['availability']))
  )
    return undefined;
  const sizesOf = (item: Fields) => sizesIn(item, isFields(groups) ? groups : {}, isFields(options) ? options : {});
  return { value: { ...value, menus: (value['menus'] as unknown[]).map((menu) => menuWith(menu, sizesOf, 0)) } };
};

/** Groups of Toast nest. */
const MAX_DEPTH = 8;

function menuWith(written: unknown, sizesOf: (item: Fields) => Fields[], depth: number): unknown {
  if (!isFields(written) || depth > MAX_DEPTH) return written;
  const { menuGroups, menuItems, availability } = written;
  const served = isFields(availability) ? wordsOf(availability) : undefined;
  return {
    ...written,
    ...(served !== undefined && { availability: undefined, served }),
    ...(Array.isArray(menuGroups) && {
      menuGroups: menuGroups.map((group: unknown) => menuWith(group, sizesOf, depth + 1)),
    }),
    ...(Array.isArray(menuItems) && {
      menuItems: menuItems.map((item: unknown) => {
        const sizes = isFields(item) && item['pricingStrategy'] === 'SIZE_PRICE' ? sizesOf(item) : [];
        return sizes.length === 0 ? item : { ...(item as Fields), sizes };
      }),
    }),
  };
}

/** The options of the item's group that decides the price. */
export function sizeGroupOf(item: Fields, groups: Fields): Fields | undefined {
  const references: unknown[] = Array.isArray(item['modifierGroupReferences']) ? item['modifierGroupReferences'] : [];
  return references
    .map((reference) => (Object.hasOwn(groups, String(reference)) ? groups[String(reference)] : undefined))
    .filter(isFields)
    .find((group) => group['pricingStrategy'] === 'SIZE_PRICE');
}

function sizesIn(item: Fields, groups: Fields, options: Fields): Fields[] {
  const references = sizeGroupOf(item, groups)?.['modifierOptionReferences'];
  return (Array.isArray(references) ? (references as unknown[]) : []).flatMap((reference) => {
    const option = Object.hasOwn(options, String(reference)) ? options[String(reference)] : undefined;
    return isFields(option) && typeof option['price'] === 'number'
      ? [{ name: option['name'], price: option['price'] }]
      : [];
  });
}

/** "Saturday, Sunday, 10:00–14:00": as Toast has them. Undefined: it is always served, or nothing can be read. */
function wordsOf({ alwaysAvailable: isAlways, schedule }: Fields): string | undefined {
  if (isAlways === true || !Array.isArray(schedule)) return undefined;
  const parts = (schedule as unknown[]).filter(isFields).map(({ days, timeRanges }) => {
    const names = (Array.isArray(days) ? days : []).map((day) => capitalise(String(day)));
    const times = (Array.isArray(timeRanges) ? (timeRanges as unknown[]) : [])
      .filter(isFields)
      .map(({ start, end }) => `${clock(start)}–${clock(end)}`);
    return [...(names.length === 7 ? ['Daily'] : names), ...times].join(', ');
  });
  const words = parts.filter(Boolean).join('; ');
  return words === '' || words.length > 200 ? undefined : words;
}

const capitalise = (word: string): string => `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
const clock = (time: unknown): string => String(time).slice(0, 5);
