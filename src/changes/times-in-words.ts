import { clockAt } from '#core/hours/zone-clock.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `24 December 2026, 18:00 (America/Toronto)`: an instant as the clock of a zone shows it. */
export function timeInWords(instant: number, zone = 'UTC'): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} (${zone})`;
}

/** `2026-12-24T18:00`: what the clock of a zone shows at an instant. */
export const clockText = (instant: number, zone = 'UTC'): string =>
  new Date(clockAt(instant, zone) * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
