import { type Kind, kindOfTime } from './queue.ts';

export interface Clock {
  /** The first date on which the brand's pages say something else, `YYYY-MM-DD`, or the minute: `2026-11-28T15:30Z`. */
  expect: (slug: string, at: string) => void;
  /** The brands whose time of this kind has come. `now` is a minute; both forms compare as texts. Each is told once. */
  due: (now: string, kind: Kind) => string[];
}

/** Remembers when each brand must be built again although its configuration is the same: an offer or special hours have ended, lunch begins. */
export function makeClock(): Clock {
  const times = new Map<string, string>();

  function due(now: string, kind: Kind): string[] {
    const slugs = [...times].filter(([, at]) => at <= now && kindOfTime(at) === kind).map(([slug]) => slug);
    for (const slug of slugs) times.delete(slug);
    return slugs;
  }

  return { expect: (slug, at) => void times.set(slug, at), due };
}

const HOUR_MS = 3_600_000;

/**
 * The minute of now, `2026-11-28T15:30Z`, that does not go back with a clock that is set right: what was published at its minute would be taken back, and come again. A
 * clock that was wrong by more than an hour is believed: else a builder that was once in the wrong year stayed there.
 */
export function makeSteadyMinute(now: () => string): () => string {
  let latest = '';
  return () => {
    const read = now();
    const isBack = read < latest && Date.parse(latest) - Date.parse(read) <= HOUR_MS;
    if (!isBack) latest = read;
    return latest;
  };
}
