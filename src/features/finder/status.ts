import { openStatusAt } from '../../domain/hours/open-status.ts';
import type { OpeningTimes } from '../../domain/hours/opening-times.ts';
import { openingWordsAt } from '../../domain/hours/opening-words.ts';
import type { LocationStatus } from '../shared/LocationCard.tsx';

/** Undefined where the time there is not known: without a zone, or in one that the browser does not know. */
export function statusAt(times: OpeningTimes, now: number): LocationStatus | undefined {
  return unlessUnknownZone(() => {
    const { badge, status, pickup } = openingWordsAt(times, now);
    if (status === '') return undefined;
    return { text: status, badge, pickup };
  });
}

/** The same without texts, which is faster: a filter asks it for thousands of locations. */
export function isOpenAt(times: OpeningTimes, now: number): boolean {
  return unlessUnknownZone(() => openStatusAt(times, times.zone, now).kind === 'open') ?? false;
}

function unlessUnknownZone<T>(tell: () => T): T | undefined {
  try {
    return tell();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
