import { readTextBelow } from '#brand/files/ordinary-file.ts';
import type { ReadText } from '#brand/folder/brand-folder.ts';
import { loadWritten, type LoadOptions } from '#brand/folder/load.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { comingWarnings, type PlacedEdit } from './bad-values.ts';
import { instantOfTime } from './clocks.ts';
import { findClocks, learnZones } from './find-clocks.ts';
import { minuteOf } from '#core/hours/date.ts';
import { misfitWarnings } from './misfits.ts';
import { readSets } from './read-sets.ts';
import { followChanges, type Timeline } from './timeline.ts';
import { type ChangeSet, changeFile } from './change-set.ts';
import { timeInWords } from './times-in-words.ts';
import { inRows } from './set-rows.ts';
import { hasSets, writtenSetsOf } from './written-sets.ts';

export { findClocks };

/** The configuration of a brand as it is at an instant. */
export interface DueConfiguration {
  configuration: unknown;
  /** What is wrong with its sets, and what of them does not fit. */
  warnings: Warning[];
  /** The edits of sets that it has. */
  edits: PlacedEdit[];
  /** The minute of the next set that comes or ends, `2026-12-25T05:00Z`. Missing: none is to come. */
  nextChange?: string;
}

/**
 * Applies the sets of a brand that are due at an instant to its configuration. All that reads a configuration for a site goes through here, so that no page, feed or index knows
 * something that another one does not. `builtAt`: a minute, `2026-11-28T15:30Z`, or a date.
 */
export function dueConfiguration(
  brand: Pick<Brand, 'folder' | 'source'>,
  written: Written,
  builtAt: string,
  readText?: ReadText,
): DueConfiguration {
  const { timeline, warnings } = followBrand(brand, written, builtAt, readText);
  if (timeline === undefined) return { configuration: written.configuration, warnings, edits: [] };
  const { configuration, next } = timeline;
  const edits = timeline.edits.map(({ name, edit }) => ({ ...edit, name }));
  return { configuration, warnings, edits, ...(next !== undefined && { nextChange: minuteOf(next) }) };
}

/** The sets of a brand, and what they do. */
export interface FollowedBrand {
  sets: ChangeSet[];
  /** What is wrong with its sets, and what of them does not fit. */
  warnings: Warning[];
  /** Missing: it has no sets, or its configuration is none. */
  timeline?: Timeline;
}

export function followBrand(
  brand: Pick<Brand, 'folder' | 'source'>,
  { configuration, changes }: Written,
  builtAt: string,
  readText: ReadText = (name) => readTextBelow(brand.folder, name),
): FollowedBrand {
  const { written, warnings } = writtenSetsOf(brand, changes, readText);
  const clocks = written.length === 0 ? undefined : findClocks(configuration, builtAt);
  if (clocks === undefined) return { sets: [], warnings };
  const read = readSets(written, clocks);
  const now = Date.parse(builtAt);
  const timeline = followChanges(configuration, read.sets, now);
  return {
    sets: read.sets,
    warnings: [
      ...warnings,
      ...read.warnings,
      ...misfitWarnings(timeline.misfits, now),
      ...comingWarnings(timeline.coming),
    ],
    timeline,
  };
}

/** The configuration that a brand's site is made of at an instant. */
export async function loadDue(brand: Brand, builtAt: string, options: LoadOptions = {}): Promise<DueConfiguration> {
  const written = await loadWritten(brand, options);
  await learnClocks(written, builtAt, brand);
  return dueConfiguration(brand, written, builtAt, options.readText);
}

/** Converts the rows of a backend's `brand_changes` into the form of files in `changes/`, so that both are read in one way. */
export function changeFilesOf({ changes }: Written): [file: string, set: unknown][] {
  return inRows(changes).written.map((set) => [changeFile(set.name), 'value' in set ? set.value : null]);
}

/** What a time means on the clock of a brand. */
export interface TimeOfBrand {
  /** `2026-12-24T23:00Z` */
  minute: string;
  /** `24 December 2026, 18:00 (America/Toronto)` */
  words: string;
}

/** The minute that a written time means on the clock of a brand. Throws an Error for what is no time. */
export function timeOn({ configuration }: Written, written: string, builtAt: string): TimeOfBrand {
  const zone = findClocks(configuration, builtAt)?.zone;
  const instant = instantOfTime(written, zone);
  if (instant === undefined) throw new Error(`${quoteValue(written)} is no time.`);
  return { minute: minuteOf(instant), words: timeInWords(instant, zone) };
}

/**
 * From then on this process knows by the newest zone data when the clocks of a brand are changed: its own may be older. With a `brand`, only if that may have sets: most have none,
 * and nothing is read for them.
 */
export async function learnClocks(
  { configuration, changes }: Written,
  builtAt: string,
  brand?: Pick<Brand, 'folder' | 'source'>,
): Promise<void> {
  if (brand !== undefined && !hasSets(brand, changes)) return;
  await learnZones(configuration, builtAt);
}
