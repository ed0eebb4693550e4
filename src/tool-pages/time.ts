/** `<time …>Nov 21, 2026, 10:02 a.m.</time>`, in the time zone of this machine. */
export function timeElement(date: Date): string {
  const text = date.toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${date.toISOString()}">${text}</time>`;
}
