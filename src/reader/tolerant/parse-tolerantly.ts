import { z } from 'zod';
import { inOwnForm, type OwnForm } from '#dialects/dialects.ts';
import { isVisibilityKey } from '#dialects/form/hiding.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { keysOf } from '#dialects/keys.ts';
import { EXACT_KEYS } from '#dialects/words/synonyms.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { isFields } from '#schema/values/fields.ts';
import { isA, isStructure, KIND_NAMES, kindOf, kindsOf } from '#schema/values/kinds.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { exampleOf, type Meta } from './meta.ts';
import { makeNotes, type Notes } from '../diagnostics/notes.ts';
import { makeTexts, plainTextOf, type Texts } from './texts.ts';
import { isNoLoss, makeUnusedKeys, type UnusedKeys } from './unused-keys.ts';
import { describeHiding } from './visibility.ts';

/** The usable part of a value, and the position of each of its objects. */
export interface TolerantResult<T> {
  value: T | undefined;
  positionOf: (object: object) => ValuePosition | undefined;
}

/**
 * Reads a value with a schema and keeps the usable parts. A schema's own `parse` fails at the first bad value. Here only the bad
 * value of a key, or element of a list, is left out; a whole object only if a key that it needs is missing or bad. Both are noted.
 * The value may be in any form that src/dialects knows. Keys that nothing reads are counted as unused.
 */
export function parseTolerantly<S extends z.ZodType>(
  schema: S,
  value: unknown,
  notes: Notes,
  unused: UnusedKeys,
  texts = makeTexts(),
): TolerantResult<z.output<S>> {
  const positions = new Map<object, ValuePosition>();
  const form = inOwnForm(schema, value, plainTextOf);
  const run: Run = { form, notes, unused, texts, positions };
  const result = readAt(form.position, readerOf(schema), form.value, run);
  return { value: result as z.output<S> | undefined, positionOf: (object) => positions.get(object) };
}

interface Run {
  form: OwnForm;
  notes: Notes;
  unused: UnusedKeys;
  texts: Texts;
  positions: Map<object, ValuePosition>;
}

/** Answers `undefined` when nothing of the value can be used, or when it says "not set". */
type Reader = (value: unknown, position: ValuePosition, run: Run) => unknown;

const readers = new WeakMap<z.ZodType, Reader>();

function readerOf(schema: z.ZodType): Reader {
  let reader = readers.get(schema);
  if (reader === undefined) readers.set(schema, (reader = makeReader(schema, {})));
  return reader;
}

function makeReader(schema: z.ZodType, outer: Meta): Reader {
  return makeSchemaReader(schema, { ...schema.meta(), ...outer });
}

/** Reads the value of a position, and tells what was found there while it was brought into our form. */
function readAt(position: ValuePosition, read: Reader, value: unknown, run: Run): unknown {
  for (const remark of position.remarks ?? []) {
    if (remark.kind === 'text') run.texts.read(remark.text, position);
    else if (remark.kind === 'diagnostic')
      run.notes.add(remark.at, { problem: remark.problem, outcome: remark.outcome });
    else if (!isNoLoss(remark.at)) run.unused.add(remark.at, []);
  }
  return read(value, position, run);
}

/** Where a value of a list or an object was written. */
function positionIn(container: object, key: string | number, position: ValuePosition, { form }: Run): ValuePosition {
  return form.positionIn(container, key) ?? { up: position, key, value: undefined, order: position.order };
}

function makeSchemaReader(schema: z.ZodType, meta: Meta): Reader {
  if (isA<z.ZodOptional>(schema, 'optional')) return makeReader(schema.unwrap() as z.ZodType, meta);
  if (isA<z.ZodObject>(schema, 'object')) return objectReader(schema, meta);
  if (isA<z.ZodArray>(schema, 'array')) return arrayReader(schema, meta);
  if (isA<z.ZodUnion>(schema, 'union') && isStructure(schema)) return unionReader(schema, meta);
  if (isA<z.ZodPipe>(schema, 'pipe') && isStructure(schema)) return pipeReader(schema, meta);
  return leafReader(schema, meta);
}

// A restaurant chain writes "Monday", "11:30" and "Toronto" thousands of times; zod checks each only once.
const MAX_REMEMBERED = 500;
const AS_WRITTEN = 'It is shown as it is written.';

function leafReader(schema: z.ZodType, meta: Meta): Reader {
  const remembered = new Map<unknown, unknown>();
  return (written, position, { notes, texts }) => {
    const known = remembered.get(written);
    if (known !== undefined) return known;
    const { value, isNoted } = meta.isExact ? { value: written } : texts.read(written, position);
    if (isUnset(value)) return undefined;
    const result = schema.safeParse(value);
    if (result.success) {
      const diagnose = meta.diagnose?.(result.data);
      if (diagnose !== undefined)
        notes.add(position, { problem: diagnose, outcome: AS_WRITTEN, example: exampleOf(meta) });
      else if (!isNoted && remembered.size < MAX_REMEMBERED) remembered.set(written, result.data);
      return result.data;
    }
    const problem = result.error.issues[0]?.message ?? 'is not usable';
    const meant = meta.knownKeys ? didYouMean(String(position.key), meta.knownKeys) : '';
    const outcome = meta.outcome === undefined ? undefined : meta.outcome + meant;
    notes.add(position, { problem, outcome, example: exampleOf(meta) });
    return undefined;
  };
}

function objectReader(schema: z.ZodObject, meta: Meta): Reader {
  const { names } = keysOf(schema);
  const readers = new Map<string, Reader>();
  const needed: string[] = [];
  for (const [key, child] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const isNeeded = !isA<z.ZodOptional>(child, 'optional');
    if (isNeeded) needed.push(key);
    const inherited = {
      ...(isNeeded && meta.outcome !== undefined && { outcome: meta.outcome }),
      ...(EXACT_KEYS.includes(key) && { isExact: true }),
    };
    readers.set(key, makeReader(child, inherited));
  }
  const others = schema.def.catchall instanceof z.ZodType ? makeReader(schema.def.catchall, {}) : undefined;

  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    if (!isFields(value)) return report('is not an object', position, run, meta);
    if (meta.hideable !== undefined && isHidden(position, run, meta)) return undefined;
    const object: Record<string, unknown> = {};
    const use = (at: ValuePosition, key: string, result: unknown) => {
      const isElsewhere = at.up === position ? at.key !== key && position.made === undefined : true;
      if (isElsewhere) (position.written ??= new Map()).set(key, at);
      if (result !== undefined) object[key] = result;
    };

    for (const key of Object.keys(value)) {
      const at = positionIn(value, key, position, run);
      const read = readers.get(key);
      if (read !== undefined) use(at, key, readAt(at, read, value[key], run));
      else if (isNoLoss(at) || (meta.hideable !== undefined && isVisibilityKey(key))) continue;
      else if (others && key !== '__proto__') use(at, key, readAt(at, others, value[key], run));
      else run.unused.add(at, names);
    }
    const printed = new Map<string, string>();
    for (const { key, value: duplicate, at } of run.form.duplicatesOf(value)) {
      const read = readers.get(key);
      if (read === undefined) continue;
      if (object[key] === undefined) {
        use(at, key, readAt(at, read, duplicate, run));
        continue;
      }
      // Printed once: a big menu may have thousands of spellings of its key beside it.
      const used = printed.get(key) ?? JSON.stringify(object[key]);
      printed.set(key, used);
      if (JSON.stringify(read(duplicate, at, discardedRun(run))) !== used)
        run.unused.addDuplicate(at, String(position.written?.get(key)?.key ?? key));
    }

    const missing = needed.find((key) => object[key] === undefined);
    if (missing !== undefined) {
      if (!run.notes.has(position, missing)) report(`has no "${missing}"`, position, run, meta);
      return undefined;
    }
    run.positions.set(object, position);
    return object;
  };
}

/** Whether an object says that it is not to be shown. One warning counts all of a kind. */
function isHidden({ hiding }: ValuePosition, run: Run, meta: Meta): boolean {
  if (hiding === undefined) return false;
  const { at, says } = hiding;
  run.notes.count(`${meta.hideable} ${says}`, at, describeHiding(says, meta.outcome));
  return says === 'hidden';
}

/** For reading a value that is only compared. */
function discardedRun({ form }: Run): Run {
  const notes = makeNotes();
  return { form, notes, unused: makeUnusedKeys(notes), texts: makeTexts(), positions: new Map() };
}

function arrayReader(schema: z.ZodArray, meta: Meta): Reader {
  const read = makeReader(schema.element as z.ZodType, elementMeta(schema.element as z.ZodType, meta));
  const names = namesOf(schema);
  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    if (!Array.isArray(value)) return report(`is not ${names}`, position, run, meta);
    return value
      .map((element: unknown, index) => {
        const at = positionIn(value, index, position, run);
        // Without brackets, an only element stands where its list does.
        return at === position ? read(element, at, run) : readAt(at, read, element, run);
      })
      .filter((element) => element !== undefined);
  };
}

function unionReader(schema: z.ZodUnion, meta: Meta): Reader {
  const isList = kindsOf(schema).has('list');
  const options = (schema.options as z.ZodType[]).map((option) => {
    const kinds = kindsOf(option);
    return { kinds, read: makeReader(option, isList && !kinds.has('list') ? elementMeta(option, meta) : meta) };
  });
  const names = namesOf(schema);
  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    const kind = kindOf(value);
    const option = options.find(({ kinds }) => kinds.has(kind));
    return option ? option.read(value, position, run) : report(`is not ${names}`, position, run, meta);
  };
}

/** "a list or an object": what a value may be. */
function namesOf(schema: z.ZodType): string {
  const kinds = [...kindsOf(schema)].filter((kind) => kind !== 'number');
  return kinds.map((kind) => KIND_NAMES[kind]).join(' or ');
}

/** A structure that is transformed. Where the transformation fails because of something noted before, nothing more is noted. */
function pipeReader(schema: z.ZodPipe, meta: Meta): Reader {
  const read = makeReader(schema.in as z.ZodType, meta);
  const out = schema.out as z.ZodType;
  return (value, position, run) => {
    const input = read(value, position, run);
    if (input === undefined) return undefined;
    const result = out.safeParse(input);
    if (!result.success) {
      if (!run.notes.has(position)) report(result.error.issues[0]?.message ?? 'is not usable', position, run, meta);
      return undefined;
    }
    const { data } = result;
    if (isFields(data) && data !== input) run.positions.set(data, position);
    return data;
  };
}

function report(problem: string, position: ValuePosition, { notes }: Run, meta: Meta): undefined {
  notes.add(position, { problem, outcome: meta.outcome, example: exampleOf(meta) });
}

/** The metadata of an element, completed by the example of its list. */
function elementMeta(element: z.ZodType, { examples }: Meta): Meta {
  const example: unknown = Array.isArray(examples?.[0]) ? (examples[0] as unknown[])[0] : examples?.[0];
  return element.meta()?.['example'] === undefined && example !== undefined ? { examples: [example] } : {};
}
