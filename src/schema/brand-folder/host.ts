/** Headers that the host of a site sends with every path that a pattern matches: `/`, `/404.html`, or `/menu/*` for all below it. */
export interface HeaderRule {
  pattern: string;
  headers: Header[];
}

export interface Header {
  name: string;
  value: string;
}

/** An old address, as a path with percent and digits and without a slash at its end, and where it leads: a path of the site or a web address. */
export interface Redirect {
  from: string;
  to: string;
}

/** What the host of a site has to know, whichever host it is. No two rules set the same header for a path. */
export interface HostNeeds {
  rules: HeaderRule[];
  /** What is sent, with status 404, for an address that the site does not have. */
  notFound: string;
  redirects: readonly Redirect[];
}

/** What a host reads, and what could not be said in its language. */
export interface HostOutput {
  files: { path: string; bytes: string }[];
  /** Sentences for whoever publishes the site. */
  problems: string[];
}

/**
 * Without rules and headers that would end their line or their rule in any of the formats: all of them are lines of text. Patterns are
 * paths as an address bar shows them, so odd characters are written as percent and digits.
 */
export function writableRules(rules: readonly HeaderRule[]): { rules: HeaderRule[]; problems: string[] } {
  const problems: string[] = [];
  const writable = rules.map(({ pattern, headers }) => ({
    pattern: encodePattern(pattern),
    headers: headers.filter(({ name, value }) => {
      const isWritable = NAME.test(name) && VALUE.test(value);
      if (!isWritable) problems.push(`${JSON.stringify(name)} has characters that no header can have. It is left out.`);
      return isWritable;
    }),
  }));
  return { rules: writable.filter(({ headers }) => headers.length > 0), problems };
}

/** A token and a field value of RFC 9110, in ASCII: no line break, no other control character. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** `encodePattern('/a b/*') // '/a%20b/*'`. A star that is not at the end, a colon and a brace would be placeholders. */
function encodePattern(pattern: string): string {
  const [, path = '', star = ''] = /^(.*?)(\*?)$/s.exec(pattern) ?? [];
  return `${encodeText(path)}${star}`;
}

function encodeText(text: string): string {
  return text.toWellFormed().replace(/[^\w/.~-]/gu, (character) => percent(character));
}

const percent = (character: string): string =>
  Array.from(
    new TextEncoder().encode(character),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

/**
 * A header that `isShort` takes. Of a policy that is too long there stay the directives that need no other: half of the rest would forbid
 * what the site loads. Another header is left out. `limit` says who sets which limit.
 */
export function shortHeaders(
  header: Header,
  { isShort, limit, problems }: { isShort: (header: Header) => boolean; limit: string; problems: string[] },
): Header[] {
  if (isShort(header)) return [header];
  const { name, value } = header;
  const short = { name, value: name === POLICY ? standAlone(value) : '' };
  const isKept = short.value !== '' && isShort(short);
  const rest = isKept
    ? `It says no more than "${short.value}". Send the whole policy in another way.`
    : 'It is left out.';
  problems.push(`${name} has ${value.length} characters, and ${limit}. ${rest}`);
  return isKept ? [short] : [];
}

const POLICY = 'Content-Security-Policy';
/** What they forbid does not depend on `default-src`, and no other directive falls back on them. */
const STAND_ALONE = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'];

function standAlone(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => STAND_ALONE.includes(directive.split(' ')[0] ?? ''))
    .join('; ');
}
