import { hash } from 'node:crypto';
import { LAST_SCRIPT } from '../../astro/router-wait.ts';
import type { PageParts } from '../../domain/site-files/content-security-policy.ts';

/** What stands in a page between the tags of a script or style. Markup like it in a comment costs a hash that nothing uses. */
const ELEMENT = /<(script|style)\b([^>]*)>([^]*?)<\/\1\s*>/gi;
const FETCHED = /\ssrc\s*=/i;
/** A script of any other type is data. */
const RUNS = /^(?:text\/javascript|application\/javascript|module|)$/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
const FRAME = /<iframe\b[^>]*?\ssrc="(https:\/\/[^/"?#]+)/gi;

/** The router puts it into a page that it has fetched. */
const ROUTERS = `script sha256-${hash('sha256', LAST_SCRIPT, 'base64')}`;

/**
 * The scripts and styles that are part of a page, as a Content-Security-Policy names them, and the origins of its frames: `script sha256-…`,
 * `frame https://…`, sorted.
 */
export function findParts(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const kind = tag.toLowerCase();
    if (kind === 'script' && (FETCHED.test(attributes) || !RUNS.test(TYPE.exec(attributes)?.[1] ?? ''))) continue;
    found.add(`${kind} sha256-${hash('sha256', text, 'base64')}`);
  }
  for (const [, address = ''] of html.matchAll(FRAME)) {
    if (URL.canParse(address)) found.add(`frame ${new URL(address).origin}`);
  }
  return [...found].sort();
}

/** What all pages together have in them: a visitor goes from one to the next under the policy of the first. */
export function partsOf(found: Iterable<string>): PageParts {
  const all = [...new Set([...found, ROUTERS])].sort();
  const of = (kind: string) => all.filter((name) => name.startsWith(kind)).map((name) => name.slice(kind.length));
  return { scripts: of('script '), styles: of('style '), frames: of('frame ') };
}
