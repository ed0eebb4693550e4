/**
 * How our templates mark the year and the "last updated" dates. A page that differs only in these dates has not changed. No text of a brand can
 * contain a mark, because quotation marks in texts are escaped. Only the brand's own code can, and then it declares its content a date.
 */
const MARKS = [' data-now="year" data-built>', ' data-now="date" data-built>'];
const DATETIME = ' datetime="';

/** Whether two prints of a page differ only in their build dates. */
export function isSamePage(one: string, other: string): boolean {
  if (one === other) return true;
  const [parts, others] = [undatedPartsOf(one), undatedPartsOf(other)];
  return parts.length === others.length && parts.every((part, index) => part === others[index]);
}

/** The page in parts, cut at the marks. Elements with a mark are empty, and have no `datetime`. */
export function undatedPartsOf(html: string): string[] {
  return MARKS.reduce((parts, mark) => parts.flatMap((part) => cutAt(mark, part)), [html]);
}

function cutAt(mark: string, html: string): string[] {
  const parts = html.split(mark);
  return parts.flatMap((part, index) => {
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const from = isFirst ? 0 : Math.max(part.indexOf('<'), 0);
    const rest = part.slice(from, isLast ? undefined : part.length - lengthOfDatetime(part));
    return isFirst ? [rest] : [mark, rest];
  });
}

/** The length of the attribute at the end; 0 if there is no attribute. */
function lengthOfDatetime(html: string): number {
  if (!html.endsWith('"')) return 0;
  const from = html.lastIndexOf('"', html.length - 2) + 1 - DATETIME.length;
  return from >= 0 && html.startsWith(DATETIME, from) ? html.length - from : 0;
}
