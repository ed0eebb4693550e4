/** The keys that have a value: `omitUndefined({ a: 1, b: undefined }) // { a: 1 }`. */
export function omitUndefined<T extends object>(object: T): Present<T> {
  const found: Record<string, unknown> = {};
  for (const key in object) if (object[key] !== undefined) found[key] = object[key];
  return found as Present<T>;
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
