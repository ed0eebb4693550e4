import { MAX_NESTING } from '#schema/menu/choices.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';

/**
 * Groups of modifiers as tills keep them, beside their menus: an item names some by their ids, and a modifier may name others. A group that names itself is
 * one group all the same. Here they are called by their names, as people would, and the next export of a till may have other numbers: only groups that share
 * a name keep their ids.
 */
export interface NamedGroups {
  /** What those of the references are called that are groups with something to choose. */
  idsOf: (references: unknown) => string[];
  /** The menu with the groups that its items name, and with those that these lead to. */
  addTo: (menu: Fields) => Fields;
  /** The names of groups that are nested too deep to be shown. */
  tooDeep: ReadonlySet<string>;
}

export interface GroupSource {
  /** The names of all groups by their ids. */
  names: ReadonlyMap<string, unknown>;
  isGroup: (id: string) => boolean;
  /** Its modifiers name other groups by `modifierGroups`. */
  makeGroup: (id: string, groups: NamedGroups) => Fields;
}

export function makeNamedGroups({ names, isGroup, makeGroup }: GroupSource): NamedGroups {
  const counts = new Map<unknown, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const idsByCall = new Map<string, string>();
  /** What a group is called: its name, or its id. */
  const callOf = (id: string): string => {
    const name = names.get(id);
    const isOwn = typeof name === 'string' && name.trim() !== '' && counts.get(name) === 1 && !names.has(name);
    const call = isOwn ? name : id;
    idsByCall.set(call, id);
    return call;
  };
  const known = new Map<string, Fields>();
  const tooDeep = new Set<string>();
  const groupOf = (call: string): Fields => {
    const id = idsByCall.get(call) ?? call;
    const group = known.get(id) ?? { ...(call === id && { id }), ...makeGroup(id, groups) };
    known.set(id, group);
    return group;
  };
  const addTo = (menu: Fields): Fields => {
    const found = new Map<string, Fields>();
    const isNew = (call: string) => idsByCall.has(call) && !found.has(call);
    let next = callsIn(menu).filter(isNew);
    for (let nesting = 0; next.length > 0; nesting++) {
      const level = next.map(groupOf);
      for (const [index, group] of level.entries()) found.set(next[index] ?? '', group);
      if (nesting > MAX_NESTING) for (const { name } of level) tooDeep.add(String(name));
      next = callsIn(level).filter(isNew);
    }
    const own = listOf(menu['modifierGroups']);
    return found.size === 0 ? menu : { ...menu, modifierGroups: [...own, ...found.values()] };
  };
  const groups: NamedGroups = {
    idsOf: (references) =>
      [...new Set((Array.isArray(references) ? references : []).map(String))].filter(isGroup).map(callOf),
    addTo,
    tooDeep,
  };
  return groups;
}

const MAX_DEPTH = 24;

/** What anything in a value names as `modifierGroups`. */
function callsIn(value: unknown): string[] {
  const calls = new Set<string>();
  const visit = (inner: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || typeof inner !== 'object' || inner === null) return;
    const named: unknown = isFields(inner) ? inner['modifierGroups'] : undefined;
    for (const call of Array.isArray(named) ? named : []) if (typeof call === 'string') calls.add(call);
    for (const each of Object.values(inner)) visit(each, depth + 1);
  };
  visit(value, 0);
  return [...calls];
}

/** What a till says of how many modifiers may be chosen. A maximum of 0 is no maximum, and a negative number is not set. */
export function selections(min: unknown, max: unknown): Fields {
  return {
    ...(typeof min === 'number' && min >= 0 && { minSelections: min }),
    ...(typeof max === 'number' && max > 0 && { maxSelections: max }),
  };
}

/** The value of a key that another program has chosen: `__proto__` is none of its own. */
export const valueAt = (object: Fields, key: unknown): unknown =>
  Object.hasOwn(object, String(key)) ? object[String(key)] : undefined;

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
