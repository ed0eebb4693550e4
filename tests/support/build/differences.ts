/**
 * Where two values differ, one line for each place, with the positions in lists left out. Ids are compared only by being there: every
 * program has its own.
 * `findDifferences({ name: 'A', items: [{ price: 1 }, { price: 2 }] }, { name: 'B', items: [{}, {}] }) // ['name: "B", not "A"', 'items[].price: missing']`
 */
export function findDifferences(expected: unknown, found: unknown): string[] {
  return [...new Set(differencesAt('', expected, found))];
}

const IDS = new Set(['id', 'restaurantId']);

function differencesAt(path: string, expected: unknown, found: unknown): string[] {
  if (found === undefined || isEmpty(found))
    return expected === undefined || isEmpty(expected) ? [] : [`${path}: missing`];
  if (expected === undefined || isEmpty(expected)) return [`${path}: added`];
  if (Array.isArray(expected) && Array.isArray(found)) {
    const length = Math.max(expected.length, found.length);
    return Array.from({ length }, (_, index) => differencesAt(`${path}[]`, expected[index], found[index])).flat();
  }
  if (!isObject(expected) || !isObject(found))
    return expected === found ? [] : [`${path}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return keys
    .filter((key) => !IDS.has(key) || (expected[key] === undefined) !== (found[key] === undefined))
    .flatMap((key) => differencesAt(path === '' ? key : `${path}.${key}`, expected[key], found[key]));
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
