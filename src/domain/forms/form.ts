/** What is wrong, by field, as sentences for the visitor. */
export type Problems<Values> = { [Field in keyof Values]?: string };

/** The backend and its anonymous key. An empty address is the site's own origin; an empty key is none. */
export interface FormBackend {
  url: string;
  key: string;
}

/** What of a schema is needed to find out what is wrong. */
interface Schema {
  safeParse: (record: unknown) => { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** What a schema finds wrong with a record: for each field the first sentence. */
export function problemsIn(schema: Schema, record: object): Record<string, string> {
  const issues = schema.safeParse(record).error?.issues ?? [];
  // The first of a field is its reason; with no prototype, since a field may have any name.
  const problems = Object.create(null) as Record<string, string>;
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}

/** The text, cut to the limit. NULs and halves of characters are removed: no database accepts them. */
export function cleanText(text: string, most?: number): string {
  return text
    .trim()
    .slice(0, most)
    .replaceAll(/[\0\p{Surrogate}]/gu, '')
    .trim();
}

/** The same, and null for a text that is empty. */
export function cleanOrNull(text: string, most?: number): string | null {
  return cleanText(text, most) || null;
}
