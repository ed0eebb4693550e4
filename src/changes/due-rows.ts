import { minuteOf } from '#core/hours/date.ts';
import { findClocks, learnZones } from './find-clocks.ts';
import { readSets } from './read-sets.ts';
import { inRows } from './set-rows.ts';
import { followChanges } from './timeline.ts';

/** A configuration with what is due. */
export interface DueRows {
  configuration: unknown;
  /** When the next set comes or ends, in milliseconds. */
  next?: number;
}

/** Applies the sets of a brand that are due at an instant to its configuration, as a build does: for who answers from a backend's rows, and has no files. */
export async function dueRows(configuration: unknown, rows: unknown, now: number): Promise<DueRows> {
  const { written } = inRows(rows);
  if (written.length === 0) return { configuration };
  const minute = minuteOf(now);
  await learnZones(configuration, minute);
  const clocks = findClocks(configuration, minute);
  if (clocks === undefined) return { configuration };
  const { configuration: due, next } = followChanges(configuration, readSets(written, clocks).sets, now);
  return { configuration: due, ...(next !== undefined && { next }) };
}
