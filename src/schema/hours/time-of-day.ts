export const MINUTES_A_DAY = 24 * 60;
export const DAY_MS = MINUTES_A_DAY * 60_000;

const TIME = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2}(?:\.\d+)?)?|\s?(h))?\s*(?:([ap])\.?\s?m?\.?)?$/i;
const DIGITS = /^(\d{1,2})(\d{2})$/;
const WORDS: Record<string, number> = {
  noon: 720,
  '12 noon': 720,
  midday: 720,
  midi: 720,
  mediodia: 720,
  mittag: 720,
  midnight: MINUTES_A_DAY,
  '12 midnight': MINUTES_A_DAY,
  minuit: MINUTES_A_DAY,
  medianoche: MINUTES_A_DAY,
  mitternacht: MINUTES_A_DAY,
};

/** Minutes from midnight of `"09:30"`, `"9:30 pm"`, `"9 PM"`, `"9h30"`, `"0930"`, `"noon"`, and 1440 of `"24:00"` and `"midnight"`. A bare `"9"` is rejected. */
export function parseTime(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  const [, digitHours, digitMinutes] = DIGITS.exec(word) ?? [];
  if (digitHours !== undefined && digitMinutes !== undefined)
    return minutesOf(Number(digitHours), Number(digitMinutes));
  const [, hours = '', minutes, hourSign, half] = TIME.exec(word) ?? [];
  if (hours === '' || (minutes === undefined && hourSign === undefined && half === undefined)) return undefined;
  const hour = half === undefined ? Number(hours) : to24Hours(Number(hours), half);
  return minutesOf(hour, Number(minutes ?? 0));
}

function minutesOf(hour: number, minutes: number): number | undefined {
  const time = hour * 60 + minutes;
  return minutes < 60 && time >= 0 && time <= MINUTES_A_DAY ? time : undefined;
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
