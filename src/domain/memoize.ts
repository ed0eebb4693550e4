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
