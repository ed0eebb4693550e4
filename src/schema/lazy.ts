/**
 * Makes a value when it is first asked for and keeps it as long as the process: one that takes time to make and that most runs do without, or
 * that an old browser has no means to make, like `Intl.Segmenter`.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}
