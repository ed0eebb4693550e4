import { readFileSync } from 'node:fs';
import { writeWhole } from '#brand/files/whole-file.ts';

/** Up to which time the submissions of each brand have been read. Later submissions are new. */
export interface ReadMarkers {
  /** The time of the newest submission that was shown. Undefined if the submissions of the brand were never opened. */
  get: (slug: string) => Date | undefined;
  /** Notes the time of the newest submission that is shown now. An earlier one changes nothing. */
  note: (slug: string, newest: Date) => void;
}

/** Keeps the times in a file, so that they survive a restart. Without a file they last as long as the process. */
export function openReadMarkers(file?: string): ReadMarkers {
  const times = file === undefined ? new Map<string, number>() : readTimes(file);

  function note(slug: string, newest: Date): void {
    if (newest.getTime() <= (times.get(slug) ?? -Infinity)) return;
    times.set(slug, newest.getTime());
    if (file === undefined) return;
    try {
      writeWhole(file, JSON.stringify(Object.fromEntries([...times].map(([key, time]) => [key, new Date(time)]))));
    } catch {
      // A full disk: after a restart the submissions count as new once more.
    }
  }

  function get(slug: string): Date | undefined {
    const time = times.get(slug);
    return time === undefined ? undefined : new Date(time);
  }

  return { get, note };
}

/** Empty if the file is missing or malformed: then all submissions are new. */
function readTimes(file: string): Map<string, number> {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    const times = entries.map(([slug, time]): [string, number] => [slug, Date.parse(String(time))]);
    return new Map(times.filter(([, time]) => !Number.isNaN(time)));
  } catch {
    return new Map();
  }
}
