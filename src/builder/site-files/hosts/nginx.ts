import {
  type Header,
  type HeaderRule,
  type HostNeeds,
  type HostOutput,
  shortHeaders,
  writableRules,
} from '#schema/brand-folder/host.ts';

/**
 * `_nginx.conf`, to be included in the `server` block of the site. A location that adds a header has none of those around it, so each
 * says all of its own.
 */
export function nginxFiles({ rules, notFound, redirects }: HostNeeds): HostOutput {
  const writable = writableRules(rules);
  const problems = [...writable.problems];
  const everywhere = writable.rules.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers);
  const own = writable.rules.filter(({ pattern }) => pattern !== '/*');
  const locations = [...own, { pattern: '/*', headers: [] }].map(({ pattern, headers }) =>
    locationText(pattern, linesOf([...everywhere, ...headers], problems)),
  );
  const moved = redirects.flatMap(({ from, to }) => [redirectText(from, to), redirectText(`${from}/`, to)]);
  const bytes = [HEADING, `error_page 404 ${quote(notFound)};\n`, ...locations, ...moved].join('\n');
  return { files: [{ path: '_nginx.conf', bytes }], problems: [...new Set(problems)] };
}

const HEADING = `# Include this in the server block that has the folder of the site as its root.
location = /_nginx.conf { return 404; }
location ^~ /.front-of-house/ { return 404; }
`;

/** Patterns that end in a star are all paths below a folder; another is one path, whose file is named since nginx would look for it elsewhere. */
function locationText(pattern: HeaderRule['pattern'], headers: string[]): string {
  const isFolder = pattern.endsWith('*');
  const path = decodeURIComponent(isFolder ? pattern.slice(0, -1) : pattern);
  const match = path === '/' && isFolder ? '/' : `${isFolder ? '^~' : '='} ${quote(path)}`;
  const file = path.endsWith('/') && !isFolder ? [`try_files ${quote(`${path}index.html`)} =404;`] : [];
  return `location ${match} {\n${[...file, ...headers].map((line) => `  ${line}\n`).join('')}}\n`;
}

/** A dollar would begin the name of a variable. */
const redirectText = (from: string, to: string): string =>
  `location = ${quote(decodeURIComponent(from))} { return 301 ${quote(to.replaceAll('$', '%24'))}; }\n`;

/** "always": the page for addresses that are not there is sent with the same headers. */
function linesOf(headers: Header[], problems: string[]): string[] {
  return headers.flatMap(({ name, value }) => {
    if (value.includes('$')) {
      problems.push(`${name} has a "$", which nginx takes for the name of a variable. It is left out.`);
      return [];
    }
    const short = shortHeaders({ name, value }, { isShort, limit, problems });
    return short.map((header) => `add_header ${header.name} ${quote(header.value)} always;`);
  });
}

/** nginx reads its files in pieces of 4,096 bytes (NGX_CONF_BUFFER), and does not start with a longer parameter. */
const MAX_PARAMETER = 4000;
const isShort = ({ value }: Header): boolean => quote(value).length <= MAX_PARAMETER;
const limit = `nginx takes no value of more than ${MAX_PARAMETER}`;

const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
