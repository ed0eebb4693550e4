import { html, type Html } from './html.ts';

/** How a moment is said. */
interface Saying {
  /** Adds the time of day: "Thursday, 14:03". */
  isExact?: boolean;
  /** As `Intl` knows it: "fr-CA". */
  language: string;
}

/** A moment as somebody says it on a day, by the clock of this machine: "14:03", "yesterday", "Thursday", "21 Nov". */
export function momentElement(date: Date, now: Date, { isExact = false, language }: Saying): Html {
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
