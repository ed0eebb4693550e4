export type JsonPath = readonly (string | number)[];

/**
 * One change of a JSON document. `insert`, `copy` and `move` are about the list at `path`. Without an index, `insert` adds an entry at its end, and `set` a key that is missing.
 * `from`: where the document has the value already. It is inserted with the characters that it has there, and `value` is not read.
 */
export type Edit =
  | { kind: 'set'; path: JsonPath; value: unknown; index?: number }
  | { kind: 'remove'; path: JsonPath }
  | { kind: 'insert'; path: JsonPath; index?: number; value?: unknown; from?: JsonPath }
  | { kind: 'copy'; path: JsonPath; index: number }
  | { kind: 'move'; path: JsonPath; from: number; to: number };

/** What the change means for the value. */
export function applied(root: unknown, edit: Edit): unknown {
  if (edit.kind === 'set' || edit.kind === 'remove') {
    const last = edit.path.at(-1);
    if (last === undefined) return edit.kind === 'set' ? edit.value : undefined;
    return changedAt(root, edit.path.slice(0, -1), (parent) => {
      if (Array.isArray(parent)) {
        return edit.kind === 'set' ? parent.with(Number(last), edit.value) : parent.toSpliced(Number(last), 1);
      }
      const others = Object.entries(Object(parent)).filter(([key]) => key !== last);
      return edit.kind === 'remove'
        ? Object.fromEntries(others)
        : { ...(Object(parent) as object), [String(last)]: edit.value };
    });
  }
  return changedAt(root, edit.path, (list) => {
    const entries = list as unknown[];
    if (edit.kind === 'move') return moved(entries, edit.from, edit.to);
    if (edit.kind === 'copy') return entries.toSpliced(edit.index + 1, 0, entries[edit.index]);
    const value = edit.from === undefined ? edit.value : valueAt(root, edit.from);
    return entries.toSpliced(edit.index ?? entries.length, 0, value);
  });
}

const valueAt = (root: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (Object.hasOwn(Object(value) as object, step) ? (value as never)[step] : undefined),
    root,
  );

function changedAt(value: unknown, [step, ...rest]: JsonPath, change: (inner: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? changedAt(each, rest, change) : each));
  const object = Object(value) as Record<string, unknown>;
  const inner = Object.hasOwn(object, step) ? object[step] : undefined;
  return { ...object, [step]: changedAt(inner, rest, change) };
}

export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** Whether two values of JSON are the same, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSameJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
