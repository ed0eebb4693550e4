import { type HeaderRule, type HostNeeds, type HostOutput, writableRules } from '#schema/brand-folder/host.ts';

/** `_headers`, which Netlify and others read. They join the values of all rules that match. `404.html` they find by its name. */
export function netlifyFiles({ rules, redirects }: HostNeeds): HostOutput {
  const writable = writableRules(rules);
  const headers = { path: '_headers', bytes: headersText(writable.rules) };
  // "!": the page that forwards, for those who read no such file, has the same address.
  const lines = redirects.map(({ from, to }) => redirectLine(from, to, '301!'));
  return { files: [headers, ...redirectsFile(lines)], problems: writable.problems };
}

/** `_redirects`, if there are any. A colon would begin a placeholder. */
export const redirectLine = (from: string, to: string, status: string): string =>
  `${from.replaceAll(':', '%3A')} ${to} ${status}\n`;

export const redirectsFile = (lines: readonly string[]): HostOutput['files'] =>
  lines.length === 0 ? [] : [{ path: '_redirects', bytes: lines.join('') }];

/** Rules with an empty line between them, each a pattern and its headers. */
export function headersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => `${pattern}\n${headers.map((header) => `${headerLine(header)}\n`).join('')}`)
    .join('\n');
}

export const headerLine = ({ name, value }: HeaderRule['headers'][number]): string => `  ${name}: ${value}`;
