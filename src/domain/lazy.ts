/**
 * Makes a value when it is first asked for and keeps it as long as the process. For values that are expensive to make, like the objects of `Intl`,
 * the first of which loads the table of the world's locales.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}
