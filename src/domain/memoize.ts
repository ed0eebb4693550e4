/**
 * Works something out once for each object it is asked about: for a site what all of its pages share, for a menu what a chain's
 * pages share. The same question gets the same object, so that whoever prints pages can recognise it.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
