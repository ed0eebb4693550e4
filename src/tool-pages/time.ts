import { html, type Html } from './html.ts';

const OURS = 'en-CA';

/** `<time …>Nov 21, 2026, 10:02 a.m.</time>`, in the time zone of this machine. */
export function timeElement(date: Date, language = OURS): string {
  const text = date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${date.toISOString()}">${text}</time>`;
}

/** How a moment is said. */
interface Saying {
  /** Adds the time of day: "Thursday, 14:03". */
  isExact?: boolean;
  /** As `Intl` knows it: "fr-CA". */
  language?: string;
}

/** The same as somebody says it on that day: "14:03", "yesterday", "Thursday", "Nov 21". */
export function momentElement(date: Date, now: Date, { isExact = false, language = OURS }: Saying = {}): Html {
  const isToday = daysBetween(date, now) === 0;
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = dayOf(date, now, language);
  const text = isExact ? `${day}, ${time}` : isToday ? time : day;
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}

function dayOf(date: Date, now: Date, language: string): string {
  const days = daysBetween(date, now);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  if (days > 1 && days < 7) return date.toLocaleDateString(language, { weekday: 'long' });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString(language, { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
}

const daysBetween = (date: Date, now: Date): number => Math.round((startOf(now) - startOf(date)) / DAY_MS);
const startOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
