import { headerLine, headersText, redirectLine, redirectsFile } from './netlify.ts';
import {
  type Header,
  type HeaderRule,
  type HostNeeds,
  type HostOutput,
  shortHeaders,
  writableRules,
} from '#schema/brand-folder/host.ts';

/** Cloudflare Pages, "Headers": https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** `_headers` as Cloudflare Pages reads it, which ignores what is beyond its limits. `404.html` it finds by its name. */
export function cloudflareFiles({ rules, redirects }: HostNeeds): HostOutput {
  const writable = writableRules(rules);
  const problems = [...writable.problems];
  const fitting = writable.rules.flatMap(({ pattern, headers }): HeaderRule[] => {
    const short = headers.flatMap((header) => shortHeaders(header, { isShort, limit, problems }));
    return short.length === 0 ? [] : [{ pattern, headers: short }];
  });
  if (fitting.length > MAX_RULES) {
    const left = fitting.slice(MAX_RULES).map(({ pattern }) => pattern);
    problems.push(`_headers can have ${MAX_RULES} rules at Cloudflare. It has none for ${left.join(', ')}.`);
  }
  const headers = { path: '_headers', bytes: headersText(fitting.slice(0, MAX_RULES)) };
  // It compares addresses letter by letter, the slash at their end too.
  const lines = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => redirectLine(path, to, '301')));
  return { files: [headers, ...redirectsFile(lines)], problems };
}

const isShort = (header: Header): boolean => headerLine(header).length <= MAX_LINE;
const limit = `Cloudflare ignores a line of more than ${MAX_LINE}`;
