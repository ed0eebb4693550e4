import type { HoursTexts } from '#i18n/texts.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import { openingWordsAt, type OpeningWords } from '#core/hours/opening-words.ts';

/** Undefined where the time there is not known: without a zone, or in one that the browser does not know. */
export function wordsAt(times: OpeningTimes, now: number, texts: HoursTexts): OpeningWords | undefined {
  return unlessUnknownZone(() => {
    const words = openingWordsAt(times, now, texts);
    return words.status === '' ? undefined : words;
  });
}

/** The same without its words, which is faster: a filter asks it for thousands of locations. */
export function isOpenAt(times: OpeningTimes, now: number, texts: HoursTexts): boolean {
  return unlessUnknownZone(() => openStatusAt(times, times.zone, now, texts).kind === 'open') ?? false;
}

function unlessUnknownZone<T>(tell: () => T): T | undefined {
  try {
    return tell();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
