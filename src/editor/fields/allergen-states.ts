import { readState, type AllergenState, STRICTNESS } from '#reader/menu/allergen-words.ts';
import { findAllergen, labelOf, nameOfAllergen } from '#core/menu/allergens/allergens.ts';
import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';
import type { KnownAllergen } from '#schema/menu/item-keys.ts';
import { isFields } from '#schema/values/fields.ts';
import { type FieldPath, fieldPathAt } from './field-path.ts';
import { fieldIn } from './nouns.ts';

/** What is stated about one allergen. "Not stated" is never treated as "not contained". */
export interface AllergenRow {
  /** A known allergen, or the name as it is written. */
  id: string;
  label: string;
  state?: AllergenState;
}

/** Those that most laws name. Others appear where an item states them. */
const USUAL: KnownAllergen[] = [
  ...(['wheat', 'gluten', 'milk', 'eggs', 'peanuts', 'tree-nuts', 'soy', 'sesame', 'fish', 'crustaceans'] as const),
  ...(['molluscs', 'mustard', 'celery', 'sulphites', 'lupin'] as const),
];

/** Where an item states its traces, beside its allergens, whatever the key is called there. */
export function tracesBeside({ path }: FieldPath, root: unknown): FieldPath | undefined {
  const item = fieldPathAt(root, path.slice(0, -1));
  return item && fieldIn(item, 'mayContain');
}

/** Undefined where an item states its allergens in the form of another program. */
export function allergenRows(contains: unknown, mayContain: unknown): AllergenRow[] | undefined {
  const stated = [statedIn(contains, 'contains'), statedIn(mayContain, 'may contain')];
  const [one, other] = stated;
  if (one === undefined || other === undefined) return undefined;
  const byId = new Map<string, AllergenRow>(USUAL.map((id) => [id, { id, label: capital(labelOf(id)) }]));
  for (const [name, state] of [...one, ...other]) {
    const id = findAllergen(name) ?? name;
    const before = byId.get(id);
    const isStricter = before?.state === undefined || STRICTNESS[state] > STRICTNESS[before.state];
    byId.set(id, { id, label: before?.label ?? name, state: isStricter ? state : before.state });
  }
  return [...byId.values()];
}

/** What an owner calls it. One that is not known has the name that is written. */
export function shownName({ id, label }: AllergenRow, language: ToolLanguage): string {
  const known = findAllergen(id);
  return known === undefined ? label : capital(nameOfAllergen(known, language));
}

/** Whether somebody has said of each allergen whether it is in the item: what is not chosen is then not contained. */
export const isComplete = (rows: readonly AllergenRow[]): boolean =>
  rows.every(({ state }) => state !== undefined) && rows.some(({ state }) => state === 'free');

function statedIn(value: unknown, state: AllergenState): [name: string, state: AllergenState][] | undefined {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    return value.every((name) => typeof name === 'string') ? value.map((name) => [name, state]) : undefined;
  }
  if (!isFields(value)) return undefined;
  const found: [string, AllergenState][] = [];
  for (const [name, written] of Object.entries(value)) {
    const read = written === true ? state : readState(written);
    if (read === undefined) return undefined;
    if (read !== 'not stated') found.push([name, read]);
  }
  return found;
}

/** What to write for these states. A list of names where that says it all, else states by name. Undefined: nothing is stated. */
export function writeAllergens(
  rows: readonly AllergenRow[],
  before: { contains: unknown; mayContain: unknown },
): { contains: unknown; mayContain: unknown } {
  const names = [...namesIn(before.contains), ...namesIn(before.mayContain)];
  const nameOf = ({ id, label }: AllergenRow): string =>
    names.find((name) => (findAllergen(name) ?? name) === id) ?? label;
  const of = (state: AllergenState): string[] => rows.filter((row) => row.state === state).map(nameOf);
  const [contains, may, free] = [of('contains'), of('may contain'), of('free')];
  const isList = before.contains === undefined || Array.isArray(before.contains);
  const hasOwnTraces = before.mayContain !== undefined && before.mayContain !== null;
  if (free.length === 0 && isList)
    return { contains: contains.length > 0 ? contains : undefined, mayContain: may.length > 0 ? may : undefined };
  const states = new Map<string, unknown>([
    ...contains.map((name) => [name, 'contains'] as const),
    ...(hasOwnTraces ? [] : may.map((name) => [name, 'may contain'] as const)),
    ...free.map((name) => [name, false] as const),
  ]);
  return {
    contains: states.size > 0 ? Object.fromEntries(states) : undefined,
    mayContain: hasOwnTraces && may.length > 0 ? may : undefined,
  };
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return isFields(value) ? Object.keys(value) : [];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
