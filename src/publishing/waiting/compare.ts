import { isDeepStrictEqual } from 'node:util';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { namesIn, type PathStep, writePath } from '#changes/paths.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';

/** One difference between a document as it was published and as it is written. */
export interface Difference {
  /** `order`: a list has the same entries in another order. */
  kind: 'changed' | 'added' | 'removed' | 'order';
  /** Where it is in the written document; of what was removed, where it was in the published one. */
  path: JsonPath;
  /** The same place with the names of entries; the last one is that of the published document. */
  steps: PathStep[];
  /** Whether it is an entry of a list as a whole: a new one, one that is gone, or one under another name. */
  isEntry?: true;
  /** Of an order, the names of its entries. */
  before?: unknown;
  after?: unknown;
  /** What writes the published value into the written document. */
  undo: Edit[];
}

/** What differs between two documents, in the order of the written one. */
export function compareValues(published: unknown, written: unknown): Difference[] {
  const found: Difference[] = [];
  compare(published, written, { old: [], path: [], steps: [] }, found);
  return found;
}

interface Place {
  /** In the published document. */
  old: JsonPath;
  /** In the written one. */
  path: JsonPath;
  steps: PathStep[];
}

function compare(before: unknown, after: unknown, place: Place, found: Difference[]): void {
  if (isFields(before) && isFields(after) && !isPicture(before) && !isHours(place)) {
    compareFields(before, after, place, found);
    return;
  }
  if (isDeepStrictEqual(before, after)) return;
  const isList = Array.isArray(before) && Array.isArray(after) && !isHours(place);
  if (isList && compareLists(before, after, place, found)) return;
  const { path, steps } = place;
  found.push({ kind: 'changed', path, steps, before, after, undo: [{ kind: 'set', path, value: before }] });
}

/** A picture and what it shows are changed together. */
const isPicture = (value: Fields): boolean => typeof (value['src'] ?? value['url']) === 'string' && 'alt' in value;

/** A week is one thing, however it is written. Special days are told apart by their dates. */
const isHours = ({ path }: Place): boolean => /^(?!special).*hours(?:specification)?$/i.test(String(path.at(-1)));

function compareFields(before: Fields, after: Fields, place: Place, found: Difference[]): void {
  for (const key of Object.keys(after)) {
    if (key === '__proto__') continue;
    const inner = stepInto(place, key);
    if (Object.hasOwn(before, key)) {
      compare(before[key], after[key], inner, found);
      continue;
    }
    const { path, steps } = inner;
    found.push({ kind: 'added', path, steps, after: after[key], undo: [{ kind: 'remove', path }] });
  }
  for (const [index, key] of Object.keys(before).entries()) {
    if (key === '__proto__' || Object.hasOwn(after, key)) continue;
    const { old, path, steps } = stepInto(place, key);
    const value = before[key];
    found.push({ kind: 'removed', path: old, steps, before: value, undo: [{ kind: 'set', path, value, index }] });
  }
}

const stepInto = ({ old, path, steps }: Place, key: string): Place => ({
  old: [...old, key],
  path: [...path, key],
  steps: [...steps, { kind: 'key', key }],
});

/** False where nothing tells the entries apart: then the list is compared as a whole. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
  found: Difference[],
): boolean {
  if (![...before, ...after].every(isFields)) return false;
  const names = namesIn(before);
  const partners = pair(before, names, after);
  if (names.some((name, index) => name === undefined && partners[index] === undefined)) return false;
  const stepTo = (index: number): Pick<Place, 'old' | 'steps'> => ({
    old: [...place.old, index],
    steps: [...place.steps, names[index] ?? { kind: 'end' }],
  });
  const oldOf = new Map(partners.flatMap((partner, index) => (partner === undefined ? [] : [[partner.at, index]])));
  for (const [at, entry] of after.entries()) {
    const index = oldOf.get(at);
    const path = [...place.path, at];
    if (index === undefined) {
      const steps: PathStep[] = [...place.steps, { kind: 'end' }];
      found.push({ kind: 'added', path, steps, isEntry: true, after: entry, undo: [{ kind: 'remove', path }] });
    } else if (partners[index]?.isRenamed === true) {
      const undo: Edit[] = [{ kind: 'set', path, value: before[index] }];
      found.push({ kind: 'changed', path, ...stepTo(index), isEntry: true, before: before[index], after: entry, undo });
    } else compare(before[index], entry, { ...stepTo(index), path }, found);
  }
  for (const [index, entry] of before.entries()) {
    if (partners[index] !== undefined) continue;
    const { old, steps } = stepTo(index);
    const to = (partners.slice(0, index).findLast((partner) => partner !== undefined)?.at ?? -1) + 1;
    const undo: Edit[] = [{ kind: 'insert', path: place.path, index: to, value: entry }];
    found.push({ kind: 'removed', path: old, steps, isEntry: true, before: entry, undo });
  }
  noteOrder(after, partners, names, place, found);
  return true;
}

/** The entry of the written list that a published one has become. */
interface Partner {
  at: number;
  isRenamed?: true;
}

function pair(
  before: readonly unknown[],
  names: readonly (PathStep | undefined)[],
  after: readonly unknown[],
): (Partner | undefined)[] {
  const places = new Map(namesIn(after).flatMap((name, at) => (name === undefined ? [] : [[writePath([name]), at]])));
  const partners = before.map((_, index): Partner | undefined => {
    const name = names[index];
    const at = name && places.get(writePath([name]));
    return at === undefined ? undefined : { at };
  });
  const taken = new Set(partners.flatMap((partner) => partner?.at ?? []));
  const left = (): number[] => before.flatMap((_, index) => (partners[index] === undefined ? [index] : []));
  const same = new Map<string, number[]>();
  for (const [at, entry] of after.entries()) {
    if (!taken.has(at)) same.set(JSON.stringify(entry), [...(same.get(JSON.stringify(entry)) ?? []), at]);
  }
  for (const index of left()) {
    const at = same.get(JSON.stringify(before[index]))?.shift();
    if (at === undefined) continue;
    partners[index] = { at };
    taken.add(at);
  }
  for (const index of left()) {
    // An entry under another name stands where it stood.
    const at = index === 0 ? 0 : (partners[index - 1]?.at ?? -2) + 1;
    if (names[index] === undefined || at < 0 || taken.has(at) || !isAlike(before[index], after[at])) continue;
    partners[index] = { at, isRenamed: true };
    taken.add(at);
  }
  return partners;
}

/** Whether an entry may be another one under a new name: most of what it says is the same. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const same = keys.filter((key) => isDeepStrictEqual(one[key], other[key])).length;
  return keys.length > 1 && same * 2 >= keys.length;
}

/** More moves than these are slower than to write the list anew. */
const MAX_MOVES = 40;

function noteOrder(
  after: readonly unknown[],
  partners: readonly (Partner | undefined)[],
  names: readonly (PathStep | undefined)[],
  { path, steps }: Place,
  found: Difference[],
): void {
  const wanted = partners.flatMap((partner) => partner?.at ?? []);
  const slots = wanted.toSorted((one, other) => one - other);
  if (wanted.every((at, index) => at === slots[index])) return;
  const order = after.map((_, at) => at);
  for (const [index, slot] of slots.entries()) order[slot] = wanted[index] ?? slot;
  const nameAt = new Map(partners.flatMap((partner, index) => (partner ? [[partner.at, names[index]]] : [])));
  const inWords = (list: readonly number[]): string[] =>
    list.map((at) => {
      const name = nameAt.get(at);
      return name === undefined ? '' : writePath([name]);
    });
  const moves = movesTo(order, path);
  const undo: Edit[] = moves.length > MAX_MOVES ? [{ kind: 'set', path, value: order.map((at) => after[at]) }] : moves;
  found.push({ kind: 'order', path, steps, before: inWords(wanted), after: inWords(slots), undo });
}

/** `order`: which entry shall stand at each place. */
function movesTo(order: readonly number[], path: JsonPath): Edit[] {
  const now = order.map((_, at) => at);
  return order.flatMap((wanted, to): Edit[] => {
    const from = now.indexOf(wanted);
    if (from === to) return [];
    now.splice(to, 0, ...now.splice(from, 1));
    return [{ kind: 'move', path, from, to }];
  });
}
