import type { JsonPath } from '#core/json/changed.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { isFields } from '#schema/values/fields.ts';

/**
 * One step of a path. `entry`: the entry of a list whose `key` has this value; without a `key`, the entry that is this value. `end`: behind the last entry of a list.
 */
export type PathStep = { kind: 'key'; key: string } | { kind: 'entry'; key?: string; value: string } | { kind: 'end' };

/** A path that can't be used. The message is a sentence for whoever wrote it. */
export class PathError extends Error {
  override name = 'PathError';
}

/** No path of a configuration is longer. */
const MAX_LENGTH = 1000;
const MAX_STEPS = 50;
/** Objects have it without a key of that name. */
const NO_KEY = '__proto__';

/**
 * The steps of a path. Keys stand between full stops, entries of lists in brackets, by their id or by another key that tells them apart; what has a full stop or a
 * bracket in it stands in double quotes, as in JSON. Throws a `PathError`.
 *
 *     menu.categories[id=pizza].items[name="Fior di latte [DOP]"].price
 *     translations["fr-CA"].menu
 *     closedDates[+]
 *     closedDates[=2026-12-25]
 */
export function parsePath(text: string): PathStep[] {
  if (text.length > MAX_LENGTH) throw new PathError(`The path has more than ${MAX_LENGTH} characters.`);
  const steps: PathStep[] = [];
  let at = 0;
  while (at < text.length) {
    const [step, end] = text[at] === '[' ? stepInBrackets(text, at) : keyAt(text, at, steps.length === 0);
    steps.push(step);
    at = end;
  }
  if (steps.length === 0) throw new PathError('The path is empty.');
  if (steps.length > MAX_STEPS) throw new PathError(`The path has more than ${MAX_STEPS} steps.`);
  if (steps.slice(0, -1).some(({ kind }) => kind === 'end')) throw refuse(text, '[+] may stand at its end only');
  if (steps[0]?.kind !== 'key') throw refuse(text, 'it begins with a key, like "menu"');
  if (steps.some((step) => step.kind !== 'end' && step.key === NO_KEY)) throw refuse(text, `"${NO_KEY}" is no key`);
  return steps;
}

type Parsed = [step: PathStep, end: number];

/** Each character is looked at once: these expressions can't go back. */
const BARE_KEY = /[^.[\]"\s][^.[\]"]*/y;
const BARE_NAME = /[^=\]"+]*/y;
const BARE_VALUE = /[^\]"]*/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/y;

function keyAt(text: string, start: number, isFirst: boolean): Parsed {
  if (!isFirst && text[start] !== '.')
    throw refuse(text, `a full stop or a bracket belongs before ${rest(text, start)}`);
  const at = isFirst ? start : start + 1;
  const key = matchAt(BARE_KEY, text, at)?.trimEnd();
  if (!key) throw refuse(text, at < text.length ? `${rest(text, at)} is no key` : 'a key is missing at its end');
  return [{ kind: 'key', key }, at + (matchAt(BARE_KEY, text, at) ?? '').length];
}

function stepInBrackets(text: string, open: number): Parsed {
  const start = open + 1;
  if (text.startsWith('+]', start)) return [{ kind: 'end' }, start + 2];
  const quoted = matchAt(QUOTED, text, start);
  if (quoted !== undefined) return closed(text, { kind: 'key', key: unquote(text, quoted) }, start + quoted.length);
  const name = matchAt(BARE_NAME, text, start) ?? '';
  const equals = start + name.length;
  if (text[equals] !== '=') {
    if (/^\d+$/.test(name)) throw refuse(text, `entries are named by their id and not by their position, [${name}]`);
    throw refuse(text, `a bracket is like [id=pizza], [+] or ["fr-CA"]`);
  }
  const from = equals + 1;
  const literal = matchAt(QUOTED, text, from);
  const written = literal ?? matchAt(BARE_VALUE, text, from) ?? '';
  const value = literal === undefined ? written.trim() : unquote(text, literal);
  const key = name.trim();
  if (value === '') throw refuse(text, `[${name}=] has no value`);
  return closed(text, { kind: 'entry', ...(key !== '' && { key }), value }, from + written.length);
}

function closed(text: string, step: PathStep, end: number): Parsed {
  if (text[end] !== ']') throw refuse(text, 'a bracket is not closed');
  return [step, end + 1];
}

function unquote(text: string, quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw refuse(text, `${quoted} is no text of JSON`);
  }
}

function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}

const rest = (text: string, at: number): string => quoteValue(text.slice(at));
const refuse = (text: string, reason: string): PathError => new PathError(`${quoteValue(text)} is no path: ${reason}.`);

/** A place in a configuration: `path` has positions in place of ids. `value` is undefined where nothing is there yet. */
export interface Place {
  path: JsonPath;
  value: unknown;
  isThere: boolean;
}

/**
 * Where a path leads in a configuration as it was written. Keys at its end may be missing, so that they can be added; what an entry of a list names has to be there, once.
 * For `[+]` it is behind the last entry. Throws a `PathError`.
 */
export function findPlace(configuration: unknown, steps: readonly PathStep[]): Place {
  const path: (string | number)[] = [];
  let value: unknown = configuration;
  let isThere = true;
  for (const [index, step] of steps.entries()) {
    const before = steps.slice(0, index);
    if (step.kind === 'key') {
      if (isThere && value !== null && !isFields(value)) throw notFound(before, notAnObject(value, before));
      const has: boolean = isThere && isFields(value) && Object.hasOwn(value, step.key);
      value = has ? (value as Record<string, unknown>)[step.key] : undefined;
      isThere = has;
      path.push(step.key);
      continue;
    }
    if (step.kind === 'end') {
      if (isThere && !Array.isArray(value)) throw notFound(before, 'is no list');
      path.push(Array.isArray(value) ? value.length : 0);
      return { path, value: undefined, isThere: false };
    }
    if (!Array.isArray(value)) throw notFound(before, isThere ? 'is no list' : 'is not there');
    const at = positionOf(value, step, before);
    value = value[at];
    path.push(at);
  }
  return { path, value, isThere };
}

/** Many write a list where one is enough: a brand with one menu has a list of it. */
function notAnObject(value: unknown, before: readonly PathStep[]): string {
  const step = Array.isArray(value) ? nameIn(value, value[0]) : undefined;
  return step === undefined ? 'is no object' : `is a list: name its entry, like ${writePath([...before, step])}`;
}

function positionOf(list: readonly unknown[], step: PathStep & { kind: 'entry' }, before: readonly PathStep[]): number {
  const { key, value } = step;
  const at = list.findIndex((entry) => isNamed(entry, key, value));
  if (at === -1) throw notFound(before, `has no entry ${writePath([step])}`);
  if (list.slice(at + 1).some((entry) => isNamed(entry, key, value)))
    throw notFound(before, `has more than one entry ${writePath([step])}`);
  return at;
}

const isNamed = (entry: unknown, key: string | undefined, value: string): boolean => nameOf(entry, key) === value;

const notFound = (before: readonly PathStep[], what: string): PathError =>
  new PathError(`${before.length === 0 ? 'The configuration' : writePath(before)} ${what}.`);

/** The text of a path, which `parsePath` reads as the same steps. */
export function writePath(steps: readonly PathStep[]): string {
  return steps.map(writeStep).join('').replace(/^\./, '');
}

function writeStep(step: PathStep): string {
  if (step.kind === 'end') return '[+]';
  if (step.kind === 'key') {
    const isBare = /^[^.[\]"\s](?:[^.[\]"]*[^.[\]"\s])?$/.test(step.key);
    return isBare ? `.${step.key}` : `[${JSON.stringify(step.key)}]`;
  }
  const { key = '', value } = step;
  return `[${key}=${value === value.trim() && /^[^\]"]+$/.test(value) ? value : JSON.stringify(value)}]`;
}

/** Whether a path leads to a place, or into it. */
export const isWithin = (path: string, place: string): boolean =>
  path.startsWith(place) && /^(?:$|[.[])/.test(path.slice(place.length));

/** Whether two paths lead to one place of a configuration, or one of them into the other. An entry may be named by its id in one, and by its name in the other. */
export function isRelated(configuration: unknown, one: readonly PathStep[], other: readonly PathStep[]): boolean {
  return one.every((step, index) => {
    const their = other[index];
    if (their === undefined || writeStep(step) === writeStep(their)) return true;
    if (step.kind !== 'entry' || their.kind !== 'entry' || step.key === their.key) return false;
    const [place, otherPlace] = [one, other].map((steps) => placeAt(configuration, steps.slice(0, index + 1)));
    return place !== undefined && place === otherPlace;
  });
}

function placeAt(configuration: unknown, steps: readonly PathStep[]): string | undefined {
  try {
    return JSON.stringify(findPlace(configuration, steps).path);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** The keys that tell the entries of a list apart, the best one first. */
const NAMES = ['id', 'restaurant_id', 'slug', 'name', 'title', 'question', 'date'];

/** The steps to a place of the configuration, with ids in place of positions. Throws a `PathError` where an entry of a list has nothing that tells it apart. */
export function stepsTo(configuration: unknown, path: JsonPath): PathStep[] {
  let value = configuration;
  return path.map((part, index): PathStep => {
    const outer: unknown = value;
    value = (Object(outer) as Record<PropertyKey, unknown>)[part];
    if (!Array.isArray(outer)) return { kind: 'key', key: String(part) };
    if (Number(part) >= outer.length && index === path.length - 1) return { kind: 'end' };
    const step = nameIn(outer, value);
    if (step === undefined)
      throw new PathError(
        `Nothing tells entry ${Number(part) + 1} of ${quoteValue(path.slice(0, index).join('.'))} from the others. Give it an "id".`,
      );
    return step;
  });
}

const nameIn = (list: readonly unknown[], entry: unknown): PathStep | undefined => namesIn(list)[list.indexOf(entry)];

/** For each entry of a list the step that names it and no other entry; undefined where there is none. */
export function namesIn(list: readonly unknown[]): (PathStep | undefined)[] {
  const names: (PathStep | undefined)[] = list.map(() => undefined);
  for (const key of [...NAMES, undefined]) {
    const values = list.map((entry) => nameOf(entry, key));
    const counts = new Map<string, number>();
    for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const [index, value] of values.entries()) {
      if (value === undefined || value === '' || counts.get(value) !== 1) continue;
      names[index] ??= { kind: 'entry', ...(key !== undefined && { key }), value };
    }
  }
  return names;
}

function nameOf(entry: unknown, key: string | undefined): string | undefined {
  const name = key === undefined ? entry : isFields(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined;
  return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : undefined;
}
