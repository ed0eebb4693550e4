import type { BuiltSite, FileEntry } from './built-site.ts';

/** Files by which a build tells the host of a site what to send. Where each file carries that itself, nobody reads them. */
export const FOR_HOSTS = ['_headers', '_nginx.conf', '_redirects', '_s3.json'];

export interface Rule {
  /** `/menu/*`, `/404.html`, or `*.css` */
  pattern: string;
  headers: Record<string, string>;
}

/** The site as a store keeps it that sends with each file what it was told to: with types and `Cache-Control`, without the files that hosts read. */
export function withObjectHeaders(site: BuiltSite): BuiltSite {
  const rules = readRules(site);
  const files = [...site.files]
    .filter(([path]) => !FOR_HOSTS.includes(path))
    .map(([path, entry]): [string, FileEntry] => {
      const headers = headersOf(path, rules);
      const cache = headers['cache-control'];
      const type = headers['content-type'] ?? entry.type;
      return [path, { ...entry, type, ...(cache !== undefined && { cache }) }];
    });
  return { ...site, files: new Map(files) };
}

function readRules({ slug, files, read }: BuiltSite): Rule[] {
  if (files.has('_s3.json')) {
    const { metadata } = JSON.parse(read('_s3.json').toString()) as { metadata: Record<string, Rule['headers']> };
    return Object.entries(metadata).map(([pattern, headers]) => ({ pattern, headers: lowerCased(headers) }));
  }
  if (files.has('_headers')) return parseHeaders(read('_headers').toString());
  throw new Error(
    `The site of "${slug}" was built for another host, so nothing says how long its files may be cached. Build it with --host s3.`,
  );
}

/** `parseHeaders('/a/*\n  X: y\n') // [{ pattern: '/a/*', headers: { x: 'y' } }]` */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    else if (name !== undefined && value !== undefined)
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
  }
  return rules;
}

const lowerCased = (headers: Rule['headers']): Rule['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What the host is told to send with a file. */
export function headersOf(path: string, rules: Rule[]): Rule['headers'] {
  // Rules are for addresses: `/menu/` is that of `menu/index.html`.
  const address = `/${encodeURI(path)}`;
  const addresses = [address, address.replace(/\/index\.html$/, '/')];
  const matching = rules.filter(({ pattern }) => addresses.some((one) => matches(one, pattern)));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Rule['headers'];
}

function matches(address: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return address.endsWith(pattern.slice(1));
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
