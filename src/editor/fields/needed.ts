import type { SchemaField, Kind } from './fields.ts';

/** Kinds of fields that stand in one line with others. */
export const SHORT: Kind[] = ['line', 'text', 'price', 'link', 'choice', 'date', 'flag'];

/** The required fields of an entry, and the price of what has one; of an entry that needs nothing its first. */
export function neededOf(fields: readonly SchemaField[]): SchemaField[] {
  const shown = fields.filter(({ isLeftOut, isSpare, kind }) => !isLeftOut && !isSpare && SHORT.includes(kind));
  const needed = shown.filter(({ isRequired, key }) => isRequired || key === 'price');
  return needed.length > 0 ? needed : shown.slice(0, 1);
}
