import { html, type Html } from './html.ts';

/** `<time …>Nov 21, 2026, 10:02 a.m.</time>`, in the time zone of this machine. */
export function timeElement(date: Date): string {
  const text = date.toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${date.toISOString()}">${text}</time>`;
}

/** The same as somebody says it on that day: "14:03", "Yesterday", "Thursday", "Nov 21". `isExact` adds the time of day: "Thursday, 14:03". */
export function momentElement(date: Date, now: Date, isExact = false): Html {
  const time = date.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = dayOf(date, now);
  const text = day === '' ? (isExact ? `today, ${time}` : time) : isExact ? `${day}, ${time}` : day;
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}

/** Empty for today. */
function dayOf(date: Date, now: Date): string {
  const days = Math.round((startOf(now) - startOf(date)) / DAY_MS);
  if (days === 0) return '';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return date.toLocaleDateString('en-CA', { weekday: 'long' });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-CA', { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
}

const startOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
