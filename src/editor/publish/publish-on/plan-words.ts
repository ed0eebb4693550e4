import { clockText } from '#changes/times-in-words.ts';
import { instantOfTime } from '#changes/clocks.ts';
import { FILE } from '../../file/stores.ts';
import { timeWords, weekdayWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { closedDaysOf } from '../closed-days.ts';
import type { PlanClock } from './read-plan.ts';

/** A time that many choose: `written` on the clock of the brand. */
export interface LikelyTime {
  written: string;
  words: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tonight, tomorrow morning and on Monday morning, as far as they are to come. */
export function likelyTimes(
  { clock, written: documents }: OpenPublishing,
  { zone }: PlanClock,
  asked: PublishingRequest,
): LikelyTime[] {
  const { publish } = asked.texts;
  const own = { ...clock, language: asked.language, zone: zone ?? 'UTC' };
  const today = clockText(clock.now.getTime(), zone).slice(0, 'YYYY-MM-DD'.length);
  const dayAfter = (days: number): string =>
    new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const closedOn = closedDaysOf(documents.get(FILE), clock.now);
  const toMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const make = (written: string, say: (date: Date) => string): LikelyTime[] => {
    const instant = instantOfTime(written, zone);
    if (instant === undefined || instant <= clock.now.getTime()) return [];
    const words = say(new Date(instant));
    return [{ written, words: closedOn(new Date(instant)) ? `${words} · ${publish.closed}` : words }];
  };
  return [
    ...make(`${today}T23:00`, (date) => publish.tonight(timeWords(date, own))),
    ...make(`${dayAfter(1)}T06:00`, (date) => publish.tomorrow(timeWords(date, own))),
    ...(toMonday > 1
      ? make(`${dayAfter(toMonday)}T06:00`, (date) => publish.onDay(weekdayWords(date, own), timeWords(date, own)))
      : []),
  ];
}

/** "Toronto", of `America/Toronto` */
export const placeOfZone = (zone: string | undefined): string =>
  (zone ?? 'UTC').split('/').at(-1)?.replaceAll('_', ' ') ?? '';
