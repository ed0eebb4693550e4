/** A path of the site, or an address of a scheme that can't run code. A browser reads `\` as `/`, and passes over tabs and line breaks. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|tel:|mailto:)[^\s\\\p{Cc}]*$/iu;
const LONGEST = 2000;

/** The address of a link in an answer; undefined where it is not safe. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const href = value.trim();
  // People write numbers with spaces.
  const written = /^tel:/i.test(href) ? href.replaceAll(' ', '') : href;
  return SAFE.test(written) ? written : undefined;
}
