const MAX_VALUE = 60;

/** A value as JSON, as its author wrote it: `"ask us"`. A long one is cut, but never inside a character. */
export function quoteValue(value: unknown): string {
  const text = toJson(value);
  if (text.length <= MAX_VALUE) return text;
  const letters = Array.from(text.slice(0, 2 * MAX_VALUE));
  return letters.length <= MAX_VALUE && text.length <= 2 * MAX_VALUE
    ? text
    : `${letters
        .slice(0, MAX_VALUE - 1)
        .join('')
        .toWellFormed()}…`;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}'; // JSON.stringify gives up on what is nested too deep
  }
}
