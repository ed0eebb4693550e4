import type { Closure } from '../../model/closure.ts';
import { HOURS_UNKNOWN } from './hours-lines.ts';
import { nextChangeAfter, type OpenStatus, openStatusAt } from './open-status.ts';
import { type OpeningTimes, type Span, spansOn, type WeekTimes } from './opening-times.ts';
import { DAY_MS, formatTime, MINUTES_A_DAY } from './time-of-day.ts';
import { clockAt } from './zone-clock.ts';

/** What a page says of a location at one moment. */
export interface OpeningWords {
  /** Missing: not known. */
  badge?: 'Open' | 'Closed';
  /** "open until 10:00 PM", "closed now · Opens Tue 11:00 AM", "hours not available"; empty where the time there is not known. */
  status: string;
  /** Only where pickup has hours of its own, and while they make a difference. */
  pickup?: string;
  /** The instant at which these words change. */
  until?: number;
}

export function openingWordsAt(times: OpeningTimes, instant: number): OpeningWords {
  const { zone, pickup } = times;
  const status = openStatusAt(times, zone, instant);
  // Null where the hours of pickup are not known.
  const pickupStatus = pickup && openStatusAt(pickup, zone, instant);
  const hasOwn = pickupStatus !== undefined && JSON.stringify(pickupStatus) !== JSON.stringify(status);
  const changeOf = (week: WeekTimes | null | undefined) => (week && nextChangeAfter(week, zone, instant)) ?? Infinity;
  const until = Math.min(changeOf(times), changeOf(pickup));
  return {
    badge: status.kind === 'unknown' ? undefined : status.kind === 'open' ? 'Open' : 'Closed',
    status: zone === undefined && !times.closure ? '' : openStatusToText(status),
    pickup: hasOwn ? pickupStatusToText(pickupStatus) : undefined,
    until: until < Infinity ? until : undefined,
  };
}

/** As docs/behaviour.md#hours-and-open-status writes it, capitals included. The stylesheet capitalises the first letter of a line. */
export function openStatusToText(status: OpenStatus): string {
  if (status.kind === 'unknown') return 'hours not available';
  if (status.kind === 'closed' && status.closure) return CLOSURE_TEXT[status.closure];
  if (status.kind === 'open') return status.until === undefined ? 'open 24 hours' : `open until ${status.until}`;
  return withOpening(status.isAllDay ? 'Closed today' : 'closed now', status.opens);
}

function pickupStatusToText(status: OpenStatus | null): string {
  if (status === null || status.kind === 'unknown') return 'Pickup hours not available';
  if (status.kind === 'closed' && status.isAllDay) return withOpening('Closed today for pickup', status.opens);
  return `Pickup: ${openStatusToText(status)}`;
}

function withOpening(text: string, opens: string | undefined): string {
  return opens === undefined ? text : `${text} · Opens ${opens}`;
}

export const CLOSURE_TEXT: Record<Closure, string> = {
  permanent: 'Permanently closed',
  temporary: 'Temporarily closed',
};

/** Today's hours at the location, and their weekday; without a weekday where they are special hours. */
export function todayAt(
  times: WeekTimes,
  zone: string | undefined,
  instant: number,
): { hours: string; weekday?: number } {
  const day = Math.floor(clockAt(instant, zone) / MINUTES_A_DAY);
  const hours = spansToText(spansOn(times, day));
  const isUsual = hours === spansToText(spansOn({ week: times.week }, day));
  return { hours, weekday: isUsual ? new Date(day * DAY_MS).getUTCDay() : undefined };
}

/** "11:30 AM – 2:30 PM, 5:00 PM – 10:00 PM", "Closed" */
export function spansToText(spans: Span[] | null): string {
  if (spans === null) return HOURS_UNKNOWN;
  if (spans.length === 0) return 'Closed';
  return spans
    .map(([opens, closes]) =>
      opens === 0 && closes === MINUTES_A_DAY ? 'Open 24 hours' : `${formatTime(opens)} – ${formatTime(closes)}`,
    )
    .join(', ');
}
