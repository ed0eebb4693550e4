import { readTextBelow } from '#brand/files/ordinary-file.ts';
import type { ReadText } from '#brand/folder/brand-folder.ts';
import { loadWritten, type LoadOptions } from '#brand/folder/load.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { findZoneOffsets } from '#reader/places/zone-offsets.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { comingWarnings, type PlacedEdit } from './bad-values.ts';
import { type Clocks, clocksOf, instantOfTime, minuteOf } from './clocks.ts';
import { misfitWarnings } from './misfits.ts';
import { readSets } from './read-sets.ts';
import { followChanges, type Timeline } from './timeline.ts';
import { type ChangeSet, changeFile } from './change-set.ts';
import { timeInWords } from './times-in-words.ts';
import { inRows, writtenSetsOf } from './written-sets.ts';

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
export async function dueConfiguration(
  brand: Pick<Brand, 'folder' | 'source'>,
  written: Written,
  builtAt: string,
  readText?: ReadText,
): Promise<DueConfiguration> {
  const { timeline, warnings } = await followBrand(brand, written, builtAt, readText);
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

export async function followBrand(
  brand: Pick<Brand, 'folder' | 'source'>,
  { configuration, changes }: Written,
  builtAt: string,
  readText: ReadText = (name) => readTextBelow(brand.folder, name),
): Promise<FollowedBrand> {
  const { written, warnings } = writtenSetsOf(brand, changes, readText);
  const clocks = written.length === 0 ? undefined : await findClocks(configuration, builtAt);
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
  return dueConfiguration(brand, await loadWritten(brand, options), builtAt, options.readText);
}

/** The rows that a backend answered, as the files of a brand's folder that say the same. */
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
export async function timeOn({ configuration }: Written, written: string, builtAt: string): Promise<TimeOfBrand> {
  const zone = (await findClocks(configuration, builtAt))?.zone;
  const instant = instantOfTime(written, zone);
  if (instant === undefined) throw new Error(`${quoteValue(written)} is no time.`);
  return { minute: minuteOf(instant), words: timeInWords(instant, zone) };
}

/**
 * The clocks of a configuration; undefined for what is none: who reads it says so. From then on this process knows when they are changed by the newest zone data, which may
 * be newer than its own.
 */
async function findClocks(configuration: unknown, builtAt: string): Promise<Clocks | undefined> {
  try {
    const { site } = read(configuration, UNPUBLISHED, builtAt);
    await findZoneOffsets(site);
    return clocksOf(site);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
