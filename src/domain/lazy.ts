/** Functions that reset the values kept by this process, one for each value. */
const forgetters: (() => void)[] = [];

/**
 * Makes a value when it is first asked for and keeps it as long as the process. For values that are expensive to make, like the objects of `Intl`,
 * the first of which loads the table of the world's locales.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  forgetters.push(() => (known = undefined));
  return () => (known ??= { value: make() }).value;
}

/** Resets all kept values. A startup snapshot must not hold objects of `Intl`, nor data of the brand it was warmed up with. */
export function forgetAll(): void {
  for (const forget of forgetters) forget();
}
