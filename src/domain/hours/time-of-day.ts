export const MINUTES_A_DAY = 24 * 60;
export const DAY_MS = MINUTES_A_DAY * 60_000;

const TIME = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** Minutes from midnight of `"09:30"`, `"9:30 pm"`, `"9 PM"`, `"17:00:00"`, and 1440 of `"24:00"`. A bare `"9"` is rejected. */
export function parseTime(text: string): number | undefined {
  const [, hours = '', minutes, half] = TIME.exec(text.trim()) ?? [];
  if (hours === '' || (minutes === undefined && half === undefined)) return undefined;
  const hour = half === undefined ? Number(hours) : to24Hours(Number(hours), half);
  const time = hour * 60 + Number(minutes ?? 0);
  return Number(minutes ?? 0) < 60 && time >= 0 && time <= MINUTES_A_DAY ? time : undefined;
}

/** `formatTime(545) // "9:05 AM"`, whatever the visitor's language. Minutes past midnight count on: 1560 is "2:00 AM". */
export function formatTime(minutes: number): string {
  const time = minutes % MINUTES_A_DAY;
  const hour = Math.floor(time / 60);
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Negative for an impossible time of a 12-hour clock: `13 PM`. */
function to24Hours(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
