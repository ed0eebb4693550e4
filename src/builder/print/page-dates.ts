const MARK = ' data-built';
const MARK_END = /[\s=>/]/;

/** Whether two prints of a page differ in nothing but the day they were built on. */
export function isSamePage(one: string, other: string): boolean {
  return one === other || leaveOutBuildDates(one) === leaveOutBuildDates(other);
}

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
