/**
 * Computes a value once for each object: for a site the content that all of its pages share, for a menu the content that a chain's pages
 * share. The same argument gets the same object, so that the renderer can recognise it.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Computes a value once for each of the last texts; not more than `most` of them are remembered. */
export function memoizeByText<Value extends object | string>(
  make: (text: string) => Value,
  most: number,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = make(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
