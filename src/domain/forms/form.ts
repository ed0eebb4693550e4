/** The problems of a form by field, as sentences for the visitor. */
export type Problems<Values> = { [Field in keyof Values]?: string };

/** The backend and its anonymous key. An empty address means the site's own origin; an empty key means that none is sent. */
export interface FormBackend {
  url: string;
  key: string;
}

/** The part of a schema that checks values. */
interface Schema {
  safeParse: (record: unknown) => { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The problems that a schema finds in a record: the first sentence for each field. */
export function problemsIn(schema: Schema, record: object): Record<string, string> {
  const issues = schema.safeParse(record).error?.issues ?? [];
  // Only the first problem of a field is kept. The object has no prototype, since a field may have any name.
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
