const MAX_VALUE = 60;

/** A value as JSON, as its author wrote it: `"ask us"`. A long one is cut, but never inside a character. */
export function quoteValue(value: unknown, max = MAX_VALUE): string {
  return shorten(toJson(value), max);
}

/** Cuts what is quoted already. */
export function shorten(text: string, max = MAX_VALUE): string {
  if (text.length <= max) return text;
  const letters = Array.from(text.slice(0, 2 * max));
  return letters.length <= max && text.length <= 2 * max
    ? text
    : `${letters
        .slice(0, max - 1)
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
