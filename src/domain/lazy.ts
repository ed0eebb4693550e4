/** What the process remembers: each of these forgets one thing. */
const forgetters: (() => void)[] = [];

/**
 * Makes a value when it is first asked for and keeps it as long as the process. For what is dear to make, like the objects of `Intl`,
 * the first of which loads the table of the world's locales.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  forgetters.push(() => (known = undefined));
  return () => (known ??= { value: make() }).value;
}

/** As if the process had only just begun: a startup snapshot may hold no object of `Intl`, and nothing of the brand it was warmed with. */
export function forgetAll(): void {
  for (const forget of forgetters) forget();
}
