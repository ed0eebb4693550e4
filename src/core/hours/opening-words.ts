import { nextChangeAfter, type OpenStatus, openStatusAt } from './open-status.ts';
import {
  type Closing,
  closingTimes,
  isShutOn,
  noteOn,
  type OpeningTimes,
  spansOn,
  type WeekTimes,
} from './opening-times.ts';
import type { Span } from './spans.ts';
import type { Closure } from '#schema/hours/closure.ts';
import type { HoursTexts } from '#i18n/texts.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt, instantOf } from './zone-clock.ts';

/** What a page says of a location at one moment. */
export interface OpeningWords {
  /** The key of its text. Missing: not known. */
  badge?: 'Open' | 'Closed';
  /** "open until 10:00 PM", "closed now · Opens Tue 11:00 AM", "hours not available"; empty where the time there is not known. */
  status: string;
  /** Only where pickup has hours of its own, and while they make a difference. */
  pickup?: string;
  /** Only while the location is open, and the kitchen closes earlier or is closed: "Kitchen until 9:30 PM". */
  kitchen?: string;
  /** What guests shall read today, which is in the status, too. */
  note?: string;
  /** The instant at which these words change. */
  until?: number;
}

export function openingWordsAt(times: OpeningTimes, instant: number, texts: HoursTexts): OpeningWords {
  const { zone, pickup, kitchen } = times;
  const status = openStatusAt(times, zone, instant, texts);
  // Null where the hours of pickup are not known.
  const pickupStatus = pickup && openStatusAt(pickup, zone, instant, texts);
  const hasOwn = pickupStatus !== undefined && JSON.stringify(pickupStatus) !== JSON.stringify(status);
  const isShut = status.kind === 'closed' && 'closure' in status;
  const today = Math.floor(clockAt(instant, zone) / MINUTES_A_DAY);
  const note = zone === undefined ? undefined : noteOn(times, today);
  const changeOf = (week: WeekTimes | null | undefined) =>
    (week && nextChangeAfter(week, zone, instant, texts)) ?? Infinity;
  const hasNotes = times.special?.some((special) => special.note !== undefined) === true;
  const tomorrow = hasNotes ? instantOf((today + 1) * MINUTES_A_DAY, zone) : Infinity;
  const until = Math.min(changeOf(times), changeOf(pickup), changeOf(kitchen), tomorrow);
  return {
    badge: status.kind === 'unknown' ? undefined : status.kind === 'open' ? 'Open' : 'Closed',
    status: zone === undefined && !isShut ? '' : withNote(openStatusToText(status, texts), note),
    pickup: hasOwn && !isShut ? pickupStatusToText(pickupStatus, texts) : undefined,
    kitchen:
      kitchen && status.kind === 'open'
        ? kitchenToText(openStatusAt(kitchen, zone, instant, texts), status.until, texts)
        : undefined,
    note,
    until: until < Infinity ? until : undefined,
  };
}

/** “open until 9:00 PM”, “closed now · Opens 11:00 AM”: the words also stand behind “Pickup:”. The stylesheet capitalises the first letter of a line. */
export function openStatusToText(status: OpenStatus, texts: HoursTexts): string {
  const { unknown, allDay, until, closedToday, closedNow } = texts.status;
  if (status.kind === 'unknown') return unknown;
  if (status.kind === 'closed' && 'closure' in status) return closureToText(status.closure, status.until, texts);
  if (status.kind === 'open') return status.until === undefined ? allDay : until(status.until);
  return withOpening(status.isAllDay ? closedToday : closedNow, status.opens, texts);
}

/** The same of a location: undefined where it is not closed. */
export function closingToText(closing: Closing, texts: HoursTexts): string | undefined {
  const { closure, opens } = closingTimes(closing);
  return closure && closureToText(closure, opens, texts);
}

/** "Temporarily closed", "Opens March 15, 2027". `until` is counted in days from 1970-01-01. */
export function closureToText(closure: Closure, until: number | undefined, texts: HoursTexts): string {
  if (until === undefined || closure === 'permanent') return texts.closures[closure];
  return texts.closuresUntil[closure](texts.date(new Date(until * DAY_MS)));
}

function pickupStatusToText(status: OpenStatus | null, texts: HoursTexts): string {
  const { pickup } = texts;
  if (status === null || status.kind === 'unknown') return pickup.unknown;
  if (status.kind === 'closed' && status.isAllDay) return withOpening(pickup.closedToday, status.opens, texts);
  return pickup.status(openStatusToText(status, texts));
}

/** `closes`: when the location does. */
function kitchenToText(
  status: OpenStatus,
  closes: string | undefined,
  { kitchen, status: words }: HoursTexts,
): string | undefined {
  if (status.kind === 'closed')
    return status.opens === undefined ? kitchen.closed : words.opens(kitchen.closed, status.opens);
  if (status.kind === 'unknown' || status.until === undefined || status.until === closes) return undefined;
  return kitchen.until(status.until);
}

/** "closed today · Opens Sat 6:00 PM · Buon Natale!" */
export const withNote = (text: string, note: string | undefined): string =>
  note === undefined ? text : `${text} · ${note}`;

function withOpening(text: string, opens: string | undefined, { status }: HoursTexts): string {
  return opens === undefined ? text : status.opens(text, opens);
}

/** Today's hours at the location, and their weekday; without a weekday where they are special hours. */
export function todayAt(
  times: WeekTimes,
  zone: string | undefined,
  instant: number,
  texts: HoursTexts,
): { hours: string; weekday?: number } {
  const day = Math.floor(clockAt(instant, zone) / MINUTES_A_DAY);
  if (isShutOn(times, day)) return { hours: texts.closed };
  const hours = spansToText(spansOn(times, day), texts);
  const { week } = times.seasons?.[times.shown ?? -1] ?? times;
  const isUsual = hours === spansToText(spansOn({ week }, day), texts);
  return { hours, weekday: isUsual ? new Date(day * DAY_MS).getUTCDay() : undefined };
}

/** "11:30 AM – 2:30 PM, 5:00 PM – 10:00 PM", "Closed" */
export function spansToText(spans: Span[] | null, texts: HoursTexts): string {
  const { unknown, closed, allDay, late, time, timeRange } = texts;
  if (spans === null) return unknown;
  if (spans.length === 0) return closed;
  return texts.times(
    spans.map(([opens, closes, isLate]) =>
      opens === 0 && closes === MINUTES_A_DAY ? allDay : timeRange(time(opens), isLate ? late : time(closes)),
    ),
  );
}
