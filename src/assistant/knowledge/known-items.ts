import { ENGLISH } from '#i18n/english/english.ts';
import { allergenText } from '#core/menu/allergens/allergens.ts';
import type { KnownItem } from './knowledge.ts';
import type { KnownLocation } from './known-locations.ts';

export function isServedAt(locations: KnownLocation[]): (item: KnownItem) => boolean {
  const asked = new Set(locations);
  return (item) => locations.length === 0 || item.locations.some((location) => asked.has(location));
}

/** The items without repeats: two menus may have the same one. It is another one where it costs more, or other allergens are stated of it or its menu. */
export function distinctItems(items: KnownItem[]): KnownItem[] {
  const found = new Map<string, KnownItem[]>();
  for (const item of items) {
    const stated = item.allergens && allergenText(item.allergens, ENGLISH);
    const key = [item.name, item.price?.text, stated].join('\n');
    const known = found.get(key);
    if (known === undefined) found.set(key, [item]);
    else if (!known.some((other) => hasSameNote(item, other))) known.push(item);
  }
  const kept = new Set([...found.values()].flat());
  return items.filter((item) => kept.delete(item));
}

/** The note of a page with one menu is no other one than those of pages with several. */
function hasSameNote(item: KnownItem, other: KnownItem): boolean {
  return item.menu === undefined || other.menu === undefined || item.allergenNote === other.allergenNote;
}

/** Of items with the same name, those of the menu that the question names: "the chicken at lunch". */
export function onNamedMenu(menus: readonly string[], items: KnownItem[]): KnownItem[] {
  const named = items.filter(({ menu }) => menu !== undefined && menus.includes(menu));
  return named.length > 0 ? named : items;
}
