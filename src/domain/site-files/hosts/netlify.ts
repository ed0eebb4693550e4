import { type HeaderRule, type HostNeeds, type HostOutput, writableRules } from './host.ts';

/** `_headers`, which Netlify and others read. They join the values of all rules that match. `404.html` they find by its name. */
export function netlifyFiles({ rules }: HostNeeds): HostOutput {
  const writable = writableRules(rules);
  return { files: [{ path: '_headers', bytes: headersText(writable.rules) }], problems: writable.problems };
}

/** Rules with an empty line between them, each a pattern and its headers. */
export function headersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => `${pattern}\n${headers.map((header) => `${headerLine(header)}\n`).join('')}`)
    .join('\n');
}

export const headerLine = ({ name, value }: HeaderRule['headers'][number]): string => `  ${name}: ${value}`;
