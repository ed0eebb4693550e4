/**
 * How our templates mark the year and the "last updated" dates, which alone make no page another one. No text of a brand can look like it:
 * a quotation mark in a text is always escaped. Only code of the brand's own can, and then says of itself that it is a date.
 */
const MARKS = [' data-now="year" data-built>', ' data-now="date" data-built>'];
const DATETIME = ' datetime="';

/** Whether two prints of a page differ in nothing but the day they were built on. */
export function isSamePage(one: string, other: string): boolean {
  return one === other || leaveOutBuildDates(one) === leaveOutBuildDates(other);
}

/** Empties every element with a mark, and leaves out its `datetime`. */
export function leaveOutBuildDates(html: string): string {
  return MARKS.reduce((left, mark) => left.split(mark).map(leaveOutDate).join(mark), html);
}

/** From a part between two marks: the text that follows the first, and the attribute in front of the second. */
function leaveOutDate(part: string, index: number, { length }: string[]): string {
  const from = index === 0 ? 0 : Math.max(part.indexOf('<'), 0);
  const at = part.lastIndexOf(DATETIME);
  const isLast = at !== -1 && part.indexOf('"', at + DATETIME.length) === part.length - 1;
  return part.slice(from, index < length - 1 && isLast ? at : undefined);
}
