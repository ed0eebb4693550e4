import { clockText } from '#changes/times-in-words.ts';
import { instantOfTime } from '#changes/clocks.ts';
import { FILE } from '../../file/stores.ts';
import { dayWords, fullMomentWords, timeWords, weekdayWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { closedDaysOf } from './closed-days.ts';
import type { Plan, PlanClock } from './read-plan.ts';

/** "24 December, 18:00", with the day also where it is today */
export function describeWhen(
  at: Date,
  { clock }: OpenPublishing,
  { zone }: PlanClock,
  { language }: PublishingRequest,
): string {
  return fullMomentWords(at, { ...clock, language, zone: zone ?? 'UTC' });
}

/** "Planned for 25 December, 18:00. Closed on 25 December, and open again on 26 December" */
export function plannedWords(
  plan: Pick<Plan, 'at' | 'until'>,
  open: OpenPublishing,
  planClock: PlanClock,
  asked: PublishingRequest,
): string {
  const { publish } = asked.texts;
  const clock = { ...open.clock, language: asked.language, zone: 'UTC' };
  const closedOn = closedDaysOf(open.written.get(FILE), open.clock.now);
  const closed = [plan.at, plan.until].flatMap((at) => (at && closedOn(at)) ?? []);
  const words = closed.map(({ day, opens }) => publish.closedOn(dayWords(day, clock), opens && dayWords(opens, clock)));
  return [publish.plannedNow(describeWhen(plan.at, open, planClock, asked)), ...new Set(words)].join('. ');
}

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
