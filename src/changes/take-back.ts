import { minuteOf } from '#core/hours/date.ts';
import type { ChangeSet } from './change-set.ts';
import { instantOfTime } from './clocks.ts';
import type { Timeline } from './timeline.ts';
import { clockText } from './times-in-words.ts';

/**
 * What takes a set back. `delete`: it has not come, so its file goes. `end`: it holds, and `until` in its file ends it. `over`: it is over already. `nothing`: what it
 * wants is in the configuration itself, or does not fit.
 */
export type WayBack = { kind: 'delete' | 'over' | 'nothing' } | { kind: 'end'; until: string };

export function wayBackOf(set: ChangeSet, timeline: Timeline | undefined, now: number): WayBack {
  if (set.until !== undefined && set.until <= now) return { kind: 'over' };
  // One that has begun in this very minute can't end in it.
  if (minuteOf(set.at) >= minuteOf(now)) return { kind: 'delete' };
  if ((timeline?.made.get(set)?.size ?? 0) === 0) return { kind: 'nothing' };
  return { kind: 'end', until: endText(now, set.zone) };
}

/** A minute on the clock of the place, or in UTC where that clock shows it twice. */
function endText(now: number, zone: string | undefined): string {
  const written = clockText(now, zone);
  return instantOfTime(written, zone) === now ? written : minuteOf(now);
}
