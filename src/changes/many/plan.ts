import { isDeepStrictEqual } from 'node:util';
import { applied, type Edit, type JsonPath } from '#brand/files/json-edit.ts';
import { DAYS, placesOfDays } from '#brand/folder/group-days.ts';
import { countOf } from '#brand/report/report.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { partition } from '#core/text/partition.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { keysOf } from '#dialects/keys.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { locationSchema } from '#schema/location.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { editInWords } from '../edits-in-words.ts';
import { findPlace, PathError, type PathStep, stepsTo, writePath } from '../paths.ts';
import { type Expression, multiplied, PRICES, rounded } from './expression.ts';
import { changedPrice, findPrices } from './prices.ts';

/** One value that a change makes another one: `edit` for the file, the rest for a set, with ids in place of positions. */
export interface PlannedEdit {
  edit: Edit;
  path: string;
  before?: { value: unknown };
  after?: { value: unknown };
}

/** What expressions make of a configuration. */
export interface Plan {
  edits: PlannedEdit[];
  /** The configuration with them. */
  configuration: unknown;
  /** The effect, a line each. */
  words: string[];
  /** What is left as it is, and why. */
  left: string[];
}

/** It can't be done with this brand. The message says why. */
export class UnfitError extends Error {
  override name = 'UnfitError';
}

export interface PlanOptions {
  /** The keys that come from the group of the brand. */
  shared?: ReadonlySet<string>;
  /** What it is together with its group: days are joined. */
  joined?: { group: string; configuration: unknown };
  /** Whether each edit has to be named by ids, for a set. */
  needsPaths?: boolean;
}

/** What the expressions make of a configuration, one after the other. Throws an `UnfitError`. */
export function planChange(
  written: unknown,
  expressions: readonly Expression[],
  { shared = new Set(), joined, needsPaths = false }: PlanOptions = {},
): Plan {
  if (!isFields(written)) throw new UnfitError('its configuration is no object.');
  const plan: Plan = { edits: [], configuration: written, words: [], left: [] };
  for (const expression of expressions) {
    try {
      if (expression.path === PRICES) planPrices(plan, expression, needsPaths);
      else planAll(plan, expression, placesOf(plan.configuration as Fields, expression, shared), joined);
    } catch (error) {
      throw error instanceof PathError ? new UnfitError(error.message) : error;
    }
  }
  return plan;
}

/** The same in each of several locations is said once. */
function planAll(
  plan: Plan,
  expression: Expression,
  places: readonly PathStep[][],
  joined: PlanOptions['joined'],
): void {
  const said = plan.words.length;
  const isShared = (steps: PathStep[]): boolean =>
    joined !== undefined && isSharedDay(plan.configuration, expression, steps, joined.configuration);
  const [shared, own] = partition(places, isShared);
  for (const steps of own) planAt(plan, expression, steps);
  if (shared.length > 0 && joined !== undefined) {
    const [first = []] = shared;
    const name = shared.length === 1 ? writePath(first) : `${expression.path} of ${countOf(shared.length, 'location')}`;
    plan.left.push(
      `${name} ${shared.length === 1 ? 'has' : 'have'} ${textBehind(expression)} already, from the group ${joined.group}.`,
    );
  }
  const effects = Map.groupBy(plan.words.slice(said), (line) => line.slice(line.indexOf(': ') + 2));
  if (places.length < 3) return;
  const lines = Array.from(effects, ([effect, [first = '', ...others]]) =>
    others.length === 0 ? first : `${expression.path} of ${countOf(others.length + 1, 'location')}: ${effect}`,
  );
  plan.words.splice(said, Infinity, ...lines);
}

/** Whether a day that is to be added is there already because the group has it. */
function isSharedDay(configuration: unknown, expression: Expression, steps: PathStep[], joined: unknown): boolean {
  if (expression.operator !== '+=') return false;
  const has = (root: unknown): boolean => {
    const { value } = findPlace(root, steps);
    return Array.isArray(value) && value.some((entry) => isDeepStrictEqual(entry, expression.value));
  };
  return has(joined) && !has(configuration);
}

/** Days go wherever there are opening hours; all else goes where the path leads. A key is taken as the brand writes it. */
function placesOf(configuration: Fields, { steps, operator }: Expression, shared: ReadonlySet<string>): PathStep[][] {
  const [first, ...rest] = steps;
  if (first?.kind !== 'key') return [[...steps]];
  const { meantBy, names } = keysOf(configurationSchema);
  const meant = meantBy(first.key);
  if (meant === undefined && !Object.hasOwn(configuration, first.key))
    throw new UnfitError(`${quoteValue(first.key)} is not a known key.${didYouMean(first.key, names)}`);
  const keyAt = (place: Fields): string =>
    Object.keys(place).find((key) => key !== first.key && meantBy(key) === meant && !Object.hasOwn(place, first.key)) ??
    first.key;
  if (meant !== undefined && DAYS.has(meant) && rest.length === 0 && operator !== '=')
    return placesOfDays(configuration).map((path) => {
      const place = path.reduce<unknown>((outer, step) => (outer as Record<PropertyKey, unknown>)[step], configuration);
      return [...stepsTo(configuration, path), { kind: 'key', key: keyAt(place as Fields) }];
    });
  const key = keyAt(configuration);
  const isWhole = rest.length === 0 && operator === '=';
  if (!isWhole && !Object.hasOwn(configuration, key) && shared.has(key))
    throw new UnfitError(
      `${key} comes from its group. What the brand says itself would take the place of all of it: change it in the group, or set the whole key.`,
    );
  return [[{ kind: 'key', key }, ...rest]];
}

function planAt(plan: Plan, expression: Expression, steps: PathStep[]): void {
  const place = findPlace(plan.configuration, steps);
  const { path, value: before, isThere } = place;
  const name = writePath(steps);
  if (Array.isArray(before) || (expression.operator === '+=' && (before === undefined || before === null)))
    return planList(plan, expression, { path, list: before, steps });
  const after = changedValue(expression, before, name);
  if (isThere && isDeepStrictEqual(before, after))
    return void plan.left.push(`${name} is ${quoteValue(before)} already.`);
  const values = { ...(isThere && { before: { value: before } }), after: { value: after } };
  plan.words.push(editInWords(plan.configuration, { index: 0, path: name, steps, ...values }));
  const edit: Edit = { kind: 'set', path, value: after, ...(!isThere && withIndex(plan.configuration, path)) };
  add(plan, { edit, path: name, ...values });
}

function changedValue(expression: Expression, before: unknown, name: string): unknown {
  const { operator } = expression;
  if (operator === '=') {
    // "416 555 0199" is a text where a text was.
    const { value } = expression;
    return typeof before === 'string' && typeof value === 'number' ? textBehind(expression) : value;
  }
  if (operator === '*=') {
    const { factor, step } = expression;
    const price = typeof before === 'number' || typeof before === 'string' ? before : '';
    const after = changedPrice(price, (number) => multiplied(number, factor, step));
    if (after === undefined) throw new UnfitError(`${name} is ${quoteValue(before)}, which can't be multiplied.`);
    return after;
  }
  if (typeof before !== 'number' || typeof expression.value !== 'number')
    throw new UnfitError(
      `${name} is ${quoteValue(before)}, ${operator === '+=' ? 'to' : 'from'} which ${quoteValue(expression.value)} can't be ${operator === '+=' ? 'added' : 'taken'}.`,
    );
  return rounded(operator === '+=' ? before + expression.value : before - expression.value);
}

const textBehind = ({ text }: Expression): string => text.slice(text.lastIndexOf('=') + 1).trim();

interface ListPlace {
  path: JsonPath;
  /** Undefined where there is none. */
  list: unknown;
  steps: PathStep[];
}

function planList(plan: Plan, expression: Expression, { path, list, steps }: ListPlace): void {
  const name = writePath(steps);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  if (expression.operator === '=') {
    if (isDeepStrictEqual(list, expression.value)) return void plan.left.push(`${name} is that already.`);
    const after = { value: expression.value };
    add(plan, { edit: { kind: 'set', path, value: after.value }, path: name, before: { value: list }, after });
    return void plan.words.push(`${name}: ${countOfEntries(entries.length)} become ${quoteValue(after.value)}`);
  }
  if (expression.operator === '*=') throw new UnfitError(`${name} is a list, which can't be multiplied.`);
  const { value } = expression;
  const at = entries.findIndex((entry) => isDeepStrictEqual(entry, value) || isNamed(entry, value));
  if (expression.operator === '-=') {
    if (at === -1) return void plan.left.push(`${name} has no ${quoteValue(value)}.`);
    const gone = writePath(stepsTo(plan.configuration, [...path, at]));
    add(plan, { edit: { kind: 'remove', path: [...path, at] }, path: gone, before: { value: entries[at] } });
    return void plan.words.push(`${name}: without ${quoteValue(entries[at])}`);
  }
  if (entries.some((entry) => isDeepStrictEqual(entry, value)))
    return void plan.left.push(`${name} has ${quoteValue(value)} already.`);
  const index = indexIn(entries, value);
  const edit: Edit = Array.isArray(list)
    ? { kind: 'insert', path, value, ...(index !== undefined && { index }) }
    : { kind: 'set', path, value: [value], ...withIndex(plan.configuration, path) };
  add(plan, { edit, path: writePath([...steps, { kind: 'end' }]), after: { value } });
  plan.words.push(`${name}: ${describeAdded(steps, value)}`);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Dates stay in order. */
function indexIn(entries: readonly unknown[], value: unknown): number | undefined {
  const isDate = (entry: unknown): entry is string => typeof entry === 'string' && DATE.test(entry);
  if (!isDate(value) || !entries.every(isDate)) return undefined;
  const later = entries.findIndex((entry) => entry > value);
  return later === -1 ? undefined : later;
}

function describeAdded(steps: readonly PathStep[], value: unknown): string {
  const last = steps.at(-1);
  const isClosed = last?.kind === 'key' && keysOf(configurationSchema).meantBy(last.key) === 'closedDates';
  return isClosed && typeof value === 'string' && DATE.test(value)
    ? `closed on ${dayInWords(value)} too`
    : `${quoteValue(value)} too`;
}

/** `Friday 25 December 2026` */
function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return DAYS_IN_WORDS.format(day).replace(',', '');
}

const DAYS_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

const countOfEntries = (count: number): string => (count === 1 ? 'the 1 entry' : `the ${count} entries`);

/** Whether a text is the id or the name of an entry. */
const isNamed = (entry: unknown, value: unknown): boolean =>
  isFields(entry) && [entry['id'], entry['name'], entry['date']].some((name) => name !== undefined && name === value);

function withIndex(configuration: unknown, path: JsonPath): { index?: number } {
  const index = indexOfKey(configuration, path);
  return index === undefined ? {} : { index };
}

/**
 * Where a key that is missing belongs among the others: behind those that stand before it in the manual, but not last, so that the line before it stays as it is. Undefined
 * where the object around it is missing, too.
 */
function indexOfKey(configuration: unknown, path: JsonPath): number | undefined {
  const parent = path.slice(0, -1).reduce<unknown>((outer, step) => {
    const fields = Object(outer) as Record<PropertyKey, unknown>;
    return Object.hasOwn(fields, step) ? fields[step] : undefined;
  }, configuration);
  const keys = isFields(parent) ? Object.keys(parent) : [];
  if (keys.length === 0) return undefined;
  const order = keysOf(path.length === 1 ? configurationSchema : locationSchema).names;
  const before = new Set(order.slice(0, order.indexOf(String(path.at(-1)))));
  return Math.min(keys.findLastIndex((key) => before.has(key)) + 1, keys.length - 1);
}

function planPrices(plan: Plan, expression: Expression, needsPaths: boolean): void {
  const { prices, dated } = findPrices(plan.configuration);
  const change = (price: number): number =>
    expression.operator === '*='
      ? multiplied(price, expression.factor, expression.step)
      : price === 0
        ? 0
        : rounded(Math.max(0, price + (expression.operator === '+=' ? 1 : -1) * Number(expression.value)));
  const examples: string[] = [];
  const words: string[] = [];
  const nameless: string[] = [];
  let count = 0;
  for (const { path, value, name } of prices) {
    const after = changedPrice(value, change);
    if (after === undefined) words.push(`${name === '' ? '' : `${name}, `}${quoteValue(value)}`);
    if (after === undefined || after === value) continue;
    const text = textOfPath(plan.configuration, path);
    if (text === undefined && needsPaths) {
      nameless.push(`${name} ${quoteValue(value)}`);
      continue;
    }
    const [before, made] = [{ value }, { value: after }];
    add(plan, { edit: { kind: 'set', path, value: after }, path: text ?? '', before, after: made });
    count += 1;
    if (examples.length < EXAMPLES) examples.push(`${name} ${value} → ${after}`);
  }
  if (prices.length === 0) plan.left.push('It has no price in a menu.');
  else if (count === 0) plan.left.push('All prices stay as they are.');
  else {
    const more = count > examples.length ? ` and ${count - examples.length} more` : '';
    plan.words.push(`${count === 1 ? '1 price' : `${count} prices`}: ${examples.join(', ')}${more}`);
  }
  if (words.length > 0)
    plan.left.push(
      `${words.length === 1 ? 'A price is' : `${words.length} prices are`} no number and left alone: ${shown(words)}.`,
    );
  if (nameless.length > 0)
    plan.left.push(
      `${countOf(nameless.length, 'price')} left alone, because nothing tells the entries of a list apart: ${shown(nameless)}. Give them an "id".`,
    );
  if (dated > 0)
    plan.left.push(
      `${dated === 1 ? 'A price' : `${dated} prices`} for some hours (timeSpecificPrices) ${dated === 1 ? 'is' : 'are'} left alone.`,
    );
}

function textOfPath(configuration: unknown, path: JsonPath): string | undefined {
  try {
    return writePath(stepsTo(configuration, path));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

const EXAMPLES = 3;

const shown = (words: readonly string[]): string =>
  words.slice(0, EXAMPLES).join('; ') + (words.length > EXAMPLES ? ` and ${words.length - EXAMPLES} more` : '');

function add(plan: Plan, planned: PlannedEdit): void {
  plan.edits.push(planned);
  plan.configuration = applied(plan.configuration, planned.edit);
}
