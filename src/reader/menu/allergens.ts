import { findAllergen, labelOf, MAX_NAME } from '#core/menu/allergens/allergens.ts';
import { foldText } from '#core/text/fold.ts';
import { isJunk, isUnset, tidy } from '#schema/values/leaf.ts';
import type { Allergen, ItemAllergens } from '#schema/menu/item-keys.ts';
import type { MenuItemInput } from '#schema/menu/menu.ts';
import { compact, isNone, readState, type AllergenState, statementsIn, STRICTNESS } from './allergen-words.ts';
import type { Diagnostic } from '../diagnostics/notes.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/**
 * The allergens that an item or a modifier states, by whatever of its keys and in whatever form. Of contradictory states the stricter counts. "Free of" is read and
 * dropped: nobody may be told so. Undefined where nothing is stated.
 */
export function readAllergens(
  item: Pick<MenuItemInput, keyof typeof STATE_OF_KEY>,
  context: ReadContext,
): ItemAllergens | undefined {
  const found: Stated[] = [];
  const collect: Collect = {
    add: (stated) => found.push(stated),
    report: (keys, diagnostic) => context.noteAt(item, keys, diagnostic),
  };
  for (const [key, state] of Object.entries(STATE_OF_KEY)) {
    readValue(item[key as keyof typeof STATE_OF_KEY], { state, keys: [key] }, collect);
  }
  const stated = strictest(found, collect);
  const inState = (state: AllergenState) =>
    stated.filter((each) => each.state === state).map(({ allergen }) => allergen);
  const allergens = { contains: inState('contains'), mayContain: inState('may contain') };
  return allergens.contains.length + allergens.mayContain.length === 0 ? undefined : allergens;
}

const STATE_OF_KEY = {
  allergens: 'contains',
  containsAllergens: 'contains',
  mayContain: 'may contain',
} as const satisfies Partial<Record<keyof MenuItemInput, AllergenState>>;

type Key = string | number;

interface Stated {
  allergen: Allergen;
  state: AllergenState;
  /** Where in the item. */
  keys: Key[];
}

interface Collect {
  add: (stated: Stated) => void;
  report: (keys: Key[], diagnostic: Diagnostic) => void;
}

/** Where a value stands, and the state of what it names unless it says another. */
interface Place {
  state: AllergenState;
  keys: Key[];
}

/** The deepest known form has a list in an object of states. */
const MAX_DEPTH = 4;

function readValue(value: unknown, place: Place, collect: Collect): void {
  if (isUnset(value) || value === false) return;
  if (typeof value === 'string') return readText(value, place, collect);
  const isShallow = place.keys.length <= MAX_DEPTH;
  if (Array.isArray(value) && isShallow) {
    for (const [index, element] of value.entries()) {
      if (isEmpty(element)) complainOfName(element, inside(place, index), collect);
      else readValue(element, inside(place, index), collect);
    }
  } else if (isObject(value) && isShallow) {
    readObject(value, place, collect);
  } else {
    complainOfName(value, place, collect);
  }
}

function readText(text: string, place: Place, collect: Collect): void {
  const written = tidy(text);
  if (isNone(written)) return;
  if (written.length > MAX_TEXT)
    return collect.report(place.keys, { value: text, problem: 'is too long', outcome: USE_NOTE });
  const statements = isJunk(written) ? [] : statementsIn(written, place.state);
  if (statements.length === 0) complainOfName(text, place, collect);
  for (const { name, state } of statements) {
    if (state === 'free' && place.state !== 'free') {
      const problem = 'says what is not in the item';
      collect.report(place.keys, {
        value: text,
        problem,
        outcome: 'That is never shown. List only what the item contains.',
      });
    }
    // Where the value says "not in it", its name can't say that it is: `"contains_nuts": false`.
    addName(name, { ...place, state: place.state === 'free' ? 'free' : state }, collect);
  }
}

/** Longer texts are no lists of names. */
const MAX_TEXT = 1000;
const USE_NOTE = 'It is left out. A sentence for all items belongs into "allergenNote".';

/** `{ "name": "Milk", "presence": "CONTAINS" }`, `{ "milk": true, "nuts": "may contain" }`, `{ "contains": ["Milk"] }`, or a list as PHP writes some. */
function readObject(object: object, place: Place, collect: Collect): void {
  const name = findName(object);
  if (name !== undefined) {
    const state = findState(object);
    const odd = Object.entries(object).find(([key, value]) => STATE_KEYS.has(compact(key)) && isOddState(value));
    if (odd && state === undefined) complainOfState(inside(place, odd[0]), place.state, collect);
    return readText(name, { ...place, state: state ?? place.state }, collect);
  }
  for (const [key, value] of Object.entries(object)) {
    const state = /^\d+$/.test(key) ? place.state : GROUPS.get(compact(key));
    if (state === undefined) readStated(key, value, inside(place, key), collect);
    else readValue(value, { ...inside(place, key), state }, collect);
  }
}

/** `"nuts": "may contain"`, `"milk": { "level": "contains" }`, `"nuts": ["almonds"]`. */
function readStated(name: string, value: unknown, place: Place, collect: Collect): void {
  if (isUnset(value)) return;
  if (Array.isArray(value)) return readValue(value, place, collect);
  const state = isObject(value) ? findState(value) : value === true ? place.state : readState(value);
  if (state === 'not stated') return;
  const isKnown = findAllergen(name) !== undefined;
  if (state === undefined) complainOfState(place, isKnown ? 'contains' : undefined, collect);
  if (state !== undefined || isKnown) readText(name, { ...place, state: state ?? 'contains' }, collect);
}

function addName(name: string, { state, keys }: Place, collect: Collect): void {
  if (name.length > MAX_NAME)
    return collect.report(keys, { value: name, problem: 'is too long for a name', outcome: USE_NOTE });
  if (!/\p{L}/u.test(name) || DIETS.has(compact(name))) return complainOfName(name, { state, keys }, collect);
  const known = findAllergen(name);
  const shown = PROGRAMS_NAME.test(name)
    ? known
      ? labelOf(known)
      : name.replace(/^[a-z]{2}:/, '').replaceAll('_', ' ')
    : name;
  collect.add({ allergen: { name: shown, known }, state, keys });
}

/** Marks that some exports list among the allergens. */
const DIETS = new Set(['vegan', 'vegetarian', 'halal', 'kosher', 'organic', 'spicy']);

/** `TREE_NUTS`, `treeNuts`, `en:nuts`: names that nobody writes for guests. */
const PROGRAMS_NAME = /^[a-z]{2}:|_|^[A-Z]{3,}$|^[a-z]+[A-Z]/;

/** An allergen counts once, with the strictest of its states. */
function strictest(found: Stated[], collect: Collect): Stated[] {
  const byAllergen = new Map<string, Stated>();
  for (const stated of found) {
    const id = stated.allergen.known ?? foldText(stated.allergen.name);
    const before = byAllergen.get(id);
    if (before === undefined) byAllergen.set(id, stated);
    else if (before.state !== stated.state) {
      const [strict, weak] = STRICTNESS[before.state] > STRICTNESS[stated.state] ? [before, stated] : [stated, before];
      byAllergen.set(id, strict);
      const problem = `is stated as "${weak.state}" and as "${strict.state}"`;
      collect.report(weak.keys, { value: weak.allergen.name, problem, outcome: `It counts as "${strict.state}".` });
    }
  }
  return [...byAllergen.values()];
}

function complainOfName(value: unknown, { keys }: Place, collect: Collect): void {
  collect.report(keys, { value, problem: 'is not the name of an allergen', example: '"Milk"' });
}

function complainOfState({ keys }: Place, taken: AllergenState | undefined, collect: Collect): void {
  const outcome = taken === undefined ? 'It is left out.' : `It counts as "${taken}".`;
  collect.report(keys, { problem: 'does not say whether it is in the item', outcome, example: '"may contain"' });
}

function inside({ state, keys }: Place, key: Key): Place {
  return { state, keys: [...keys, key] };
}

/** Whether a value is `{}` or `[]`. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys of lists in an object, by their state. */
const GROUPS = new Map<string, AllergenState>([
  ...['contains', 'containsallergens', 'allergens', 'declared'].map((key) => [key, 'contains'] as const),
  ...['maycontain', 'maycontainallergens', 'maycontaintraces', 'traces', 'crosscontact'].map(
    (key) => [key, 'may contain'] as const,
  ),
  ...['free', 'freefrom', 'freeof', 'doesnotcontain', 'notcontains'].map((key) => [key, 'free'] as const),
]);

/** Keys that name an allergen in exports, the best first: words for guests before codes. */
const NAME_KEYS =
  `name allergen allergenname label title displayname standardname customname allergens allergencode code`.split(' ');

function findName(object: object, depth = 0): string | undefined {
  const byKey = new Map(Object.entries(object).map(([key, value]) => [compact(key), value as unknown] as const));
  for (const key of NAME_KEYS) {
    const value = byKey.get(key);
    if (typeof value === 'string' && !isUnset(value)) return value;
    // A join of two tables: `{ "severity": "high", "allergen": { "name": "Milk" } }`.
    const inner = isObject(value) && depth === 0 ? findName(value, 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const STATE_KEYS = new Set(
  `state level presence presencetype allergenpresencetype levelofcontainment levelofcontainmentcode containment`.split(
    ' ',
  ),
);
/** Keys that may be about something else: the type "STANDARD", the status "active". */
const POSSIBLE_STATE_KEYS = new Set([...STATE_KEYS, 'status', 'type', 'value', 'contains']);

function isOddState(value: unknown): boolean {
  return !isUnset(value) && readState(value) === undefined;
}

/** The strictest state that an object has for its allergen. */
function findState(object: object): AllergenState | undefined {
  const states = Object.entries(object).flatMap(([key, value]): AllergenState[] => {
    const own = POSSIBLE_STATE_KEYS.has(compact(key)) ? readState(value) : undefined;
    const state = own ?? (value === true ? GROUPS.get(compact(key)) : undefined);
    return state === undefined || state === 'not stated' ? [] : [state];
  });
  return states.toSorted((one, other) => STRICTNESS[other] - STRICTNESS[one])[0];
}
