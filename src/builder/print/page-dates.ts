/**
 * How our templates mark the year and the "last updated" dates. A page that differs only in these dates has not changed. No text of a brand can
 * contain a mark, because quotation marks in texts are escaped. Only the brand's own code can, and then it declares its content a date.
 */
const MARKS = [' data-now="year" data-built>', ' data-now="date" data-built>'];
const DATETIME = ' datetime="';

/** Whether two prints of a page differ only in their build dates. */
export function isSamePage(one: string, other: string): boolean {
  return one === other || leaveOutBuildDates(one) === leaveOutBuildDates(other);
}

/** Empties every element with a mark, and leaves out its `datetime`. */
export function leaveOutBuildDates(html: string): string {
  return MARKS.reduce((left, mark) => left.split(mark).map(leaveOutDate).join(mark), html);
}

/** Removes from the HTML between two marks the text after the first mark and the `datetime` before the second. */
function leaveOutDate(part: string, index: number, { length }: string[]): string {
  const from = index === 0 ? 0 : Math.max(part.indexOf('<'), 0);
  const at = part.lastIndexOf(DATETIME);
  const isLast = at !== -1 && part.indexOf('"', at + DATETIME.length) === part.length - 1;
  return part.slice(from, index < length - 1 && isLast ? at : undefined);
}
