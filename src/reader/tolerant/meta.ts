/** What the `meta` of a schema tells the tolerant parser. */
export interface Meta {
  examples?: unknown[];
  /** What the site does without the value. */
  outcome?: string;
  /** What to write instead, if not the example. */
  example?: string;
  /** For a value that is used although it looks like a mistake: what is wrong with it, as in "does not look like a price". */
  diagnose?: (value: unknown) => string | undefined;
  /** The object may say that it is not shown, and is then left out. What several of its kind are called: "items". */
  hideable?: string;
  /** For the value of any other key: the keys that it may have been meant for. */
  knownKeys?: readonly string[];
  /** An id or code, which is used as it is written, also where it looks like HTML. */
  isExact?: boolean;
}

export function exampleOf({ example, examples }: Meta): string | undefined {
  return example ?? (examples === undefined ? undefined : JSON.stringify(examples[0]));
}
