import { parseLink } from '#schema/values/link.ts';
import { isSafeName } from '#schema/values/safe-name.ts';
import type { Redirect } from '#schema/brand-folder/host.ts';

interface ReadRedirects {
  redirects: Redirect[];
  problems: { from: string; message: string }[];
}

/** Cloudflare Pages reads no more: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_REDIRECTS = 2000;
const MAX_LENGTH = 400;

/**
 * The redirects of a site as brand.json has them, `{ "/old.html": "/menu/" }`, without those that can't work. Each leads straight to its end, so that
 * no visitor is sent on twice. `hasFile` says whether the site has a file: such an address needs no redirect, and a redirect to the site needs one.
 */
export function readRedirects(
  written: Readonly<Record<string, string>>,
  { origin, hasFile }: { origin: string; hasFile: (path: string) => boolean },
): ReadRedirects {
  const read: ReadRedirects = { redirects: [], problems: [] };
  const report = (from: string, problem: string): void =>
    void read.problems.push({ from, message: `${problem}. It is left out.` });
  const targets = new Map<string, { from: string; to: string }>();
  for (const [from, to] of Object.entries(written)) {
    const path = sourceOf(from);
    const target = targetOf(to, origin);
    if (path === undefined) report(from, NO_PATH);
    else if (targets.has(path)) report(from, 'is redirected twice');
    else if (isThere(path, hasFile)) report(from, 'is an address that the site has');
    else if (target === undefined)
      report(from, `leads to ${JSON.stringify(to)}, which is no path of the site and no web address`);
    else if (targets.size >= MAX_REDIRECTS) report(from, `is one too many: a site may have ${MAX_REDIRECTS} redirects`);
    else targets.set(path, { from, to: target });
  }
  for (const [path, { from }] of targets) {
    const end = endOf(path, targets, hasFile);
    if ('to' in end) read.redirects.push({ from: path, to: end.to });
    else report(from, end.problem);
  }
  return read;
}

const NO_PATH =
  'is not a path that every host can redirect. Write it like "/old-menu.html": without an origin, a query, "#" or "*"';

/** The path as addresses have it, with percent and digits, and without a slash at its end. Undefined for what is no plain path. */
function sourceOf(written: string): string | undefined {
  const text = written.trim();
  if (!/^\/(?!\/)[^?#*\\\p{Cc}]+$/u.test(text) || text.length > MAX_LENGTH) return undefined;
  const path = parseLink(text);
  const parts = path === undefined ? undefined : decodeParts(path);
  return parts?.every(isSafeName) ? `/${parts.map(encodeURIComponent).join('/')}` : undefined;
}

function decodeParts(path: string): string[] | undefined {
  try {
    return path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .slice(1)
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function targetOf(written: string, origin: string): string | undefined {
  const link = parseLink(written.trim());
  if (link === undefined || !/^(?:https?:|\/)/.test(link) || link.length > MAX_LENGTH || /[\s\p{Cc}<>"`]/u.test(link))
    return undefined;
  return link === origin || link.startsWith(`${origin}/`) ? link.slice(origin.length) || '/' : link;
}

/** The file of a path is itself, or the page in the folder of this name. */
function isThere(path: string, hasFile: (path: string) => boolean): boolean {
  const file = decodeURIComponent(path.slice(1));
  return hasFile(file) || hasFile(`${file}/index.html`);
}

type End = { to: string } | { problem: string };

function endOf(from: string, targets: ReadonlyMap<string, { to: string }>, hasFile: (path: string) => boolean): End {
  const seen = new Set([from]);
  let to = targets.get(from)?.to ?? '';
  for (;;) {
    if (!to.startsWith('/')) return { to };
    const end = /[?#]/.exec(to)?.index ?? to.length;
    const [path, rest] = [to.slice(0, end), to.slice(end)];
    const plain = path.replace(/(?<!\/)\/+$/, '');
    const file = decodeParts(plain)?.join('/') ?? '';
    if (plain === '' || hasFile(`${file}/index.html`)) return { to: `${plain}/${rest}` };
    if (hasFile(file)) return { to };
    const source = sourceOf(plain) ?? '';
    const next = targets.get(source)?.to;
    if (next === undefined) return { problem: `leads to ${JSON.stringify(to)}, which the site does not have` };
    if (seen.has(source)) return { problem: 'leads back to itself' };
    seen.add(source);
    to = next;
  }
}
