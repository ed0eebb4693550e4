import { pathOf } from '#brand/folder/positions.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import type { Warning } from '#schema/warning.ts';
import type { AppliedEdit } from './apply-edit.ts';
import { changeFile } from './change-set.ts';
import { minuteOf } from '#core/hours/date.ts';
import { isWithin } from './paths.ts';
import type { ComingMoment } from './timeline.ts';
import { timeInWords } from './times-in-words.ts';

/** An edit that a configuration has, and the name of its set. */
export interface PlacedEdit extends AppliedEdit {
  name: string;
}

/** Warnings about a value that came from a set, as those of its file: `menu.categories[0].items[1].price` is `changes/christmas.json:edits[0].after`. */
export function inSets(warnings: readonly Warning[], edits: readonly PlacedEdit[]): Warning[] {
  if (edits.length === 0) return [...warnings];
  const places = edits.map((edit) => ({ edit, place: pathOf(edit.path) }));
  return warnings.map((warning) => {
    const found = places.findLast(({ place }) => isWithin(warning.path, place));
    if (found === undefined) return warning;
    const { edit, place } = found;
    return {
      ...warning,
      path: `${changeFile(edit.name)}:edits[${edit.edit.index}].after${warning.path.slice(place.length)}`,
    };
  });
}

/** What the build at the next moments will not be able to read of what their sets write: it is told now, and not at midnight. */
export function comingWarnings(coming: readonly ComingMoment[]): Warning[] {
  return coming.flatMap(({ moment: { at, set }, configuration, edits }) => {
    const placed = edits.map((edit) => ({ ...edit, name: set.name }));
    return warningsOf(configuration, minuteOf(at))
      .filter(({ path }) => placed.some((edit) => isWithin(path, pathOf(edit.path))))
      .map((warning) => {
        const [told = warning] = inSets([warning], placed);
        return { path: told.path, message: `From ${timeInWords(at, set.zone)} on: ${told.message}` };
      });
  });
}

function warningsOf(configuration: unknown, minute: string): Warning[] {
  try {
    return read(configuration, UNPUBLISHED, minute).warnings;
  } catch (error) {
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}
