import type { Edit } from '#brand/files/json-edit.ts';
import { PathError, stepsTo, writePath } from '#changes/paths.ts';

/** At most this many places of a save are kept. */
const MAX_PLACES = 50;

/** The places that edits change, with the names of entries. A new entry is behind the last one. Where nothing names the entry of a list, the list is the place. */
export function placesOf(value: unknown, edits: readonly Edit[]): string[] {
  const places = edits.slice(0, MAX_PLACES).map(({ kind, path }) => {
    const whole = kind === 'insert' || kind === 'copy' ? [...path, Infinity] : path;
    for (let length = whole.length; length > 0; length -= 1) {
      try {
        return writePath(stepsTo(value, whole.slice(0, length)));
      } catch (error) {
        if (!(error instanceof PathError)) throw error;
      }
    }
    return '';
  });
  return [...new Set(places)].filter((place) => place !== '');
}
