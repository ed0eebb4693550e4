import type { Lost } from '#dialects/tills/lost.ts';
import type { Fields } from '#schema/values/fields.ts';

/** What a source turned out to be, in a form that the reader understands. */
export interface Source {
  /** Completes "This looks like …". */
  kind: string;
  value: Fields;
  /** Where a path of `value` stands in the source; without it, at the same path. */
  pathIn?: (path: string) => string;
  /** What of the source is in no value, beside what the reader finds. */
  lost?: readonly Lost[];
  /** Of texts of `value`, by language. */
  translations?: Record<string, Record<string, string>>;
  /** What was read in one of several ways, as ends of sentences about the source: somebody has to look. */
  notes?: readonly string[];
}
