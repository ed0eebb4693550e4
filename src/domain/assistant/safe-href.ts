/** A path of the site, or a way out of it that can't run anything. A browser reads `\` as `/`, and passes over tabs and line breaks. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|tel:|mailto:)[^\s\\\p{Cc}]*$/iu;
const LONGEST = 2000;

/** Where a link of an answer leads; undefined where nobody should follow it. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const href = value.trim();
  // People write numbers with spaces.
  const written = /^tel:/i.test(href) ? href.replaceAll(' ', '') : href;
  return SAFE.test(written) ? written : undefined;
}
