import { hash } from 'node:crypto';
import type { State } from '../publish/state.ts';

/**
 * The day each page last really changed: `buildDate` for a new or changed page, else the day the last build knew.
 * Pages are given by path (`menu/index.html`) with the hash of `hashPage`.
 */
export function datePages(
  hashes: ReadonlyMap<string, string>,
  last: State | undefined,
  buildDate: string,
): State['pages'] {
  const known = new Map(Object.entries(last?.pages ?? {}));
  return Object.fromEntries(
    Array.from(hashes, ([path, pageHash]) => {
      const before = known.get(path);
      return [path, { hash: pageHash, changed: before?.hash === pageHash ? before.changed : buildDate }];
    }),
  );
}

export const hashPage = (html: string): string => hash('sha256', leaveOutBuildDates(html), 'base64url');

const MARK = ' data-built';
const MARK_END = /[\s=>/]/;

/**
 * Empties every `<… data-built>text</…>` and its `datetime`: the year and the "last updated" dates, which alone make no
 * page another one.
 */
export function leaveOutBuildDates(html: string): string {
  let kept = '';
  let from = 0;
  for (let at = html.indexOf(MARK); at !== -1; at = html.indexOf(MARK, from)) {
    const tag = html.lastIndexOf('<', at);
    const text = html.indexOf('>', at) + 1;
    const end = html.indexOf('<', text);
    const isMark = tag >= from && html.lastIndexOf('>', at) < tag && MARK_END.test(html.charAt(at + MARK.length));
    const isDate = isMark && text > 0 && end !== -1;
    const next = isDate ? end : at + MARK.length;
    kept += isDate
      ? html.slice(from, tag) + html.slice(tag, text).replace(/ datetime="[^"]*"/, '')
      : html.slice(from, next);
    from = next;
  }
  return kept + html.slice(from);
}
