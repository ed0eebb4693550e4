import type { OpeningTimes } from '../../domain/opening-times.ts';
import { formatTime, MINUTES_A_DAY } from '../../domain/time-of-day.ts';

/** What is said of a place at one moment. */
export interface PlaceStatus {
  isOpen: boolean;
  /** "open until 10:00 PM", "closed now" */
  text: string;
  pickup?: string;
}

/** Nothing where the browser does not know the zone. */
export function statusAt({ week, zone }: OpeningTimes, now: number): PlaceStatus | undefined {
  const clock = new Date(now).toLocaleString('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [weekday = '', hours, minutes] = clock.split(/[ :]+/);
  const today = WEEKDAYS.indexOf(weekday.slice(0, 3));
  const minute = Number(hours) * 60 + Number(minutes);
  const spans = [
    ...(week[(today + 6) % 7] ?? []).map(([opens, closes]) => [opens - MINUTES_A_DAY, closes - MINUTES_A_DAY] as const),
    ...(week[today] ?? []),
  ];
  const running = spans.find(([opens, closes]) => opens <= minute && minute < closes);
  if (running) return { isOpen: true, text: `open until ${formatTime(running[1] + MINUTES_A_DAY)}` };
  return { isOpen: false, text: week[today]?.length ? 'closed now' : 'Closed today' };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
