/**
 * From when to when, in minutes from midnight: `[1080, 1560]` is 18:00 to 2:00 of the next day, `[0, 1440]` all day, `[1020, 1440, 1]` from 17:00 until late.
 */
export type Span = [opens: number, closes: number, isLate?: 1];

/** In the order of the clock, those that touch or overlap as one. */
export function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const [opens, closes, isLate] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last === undefined || opens > last[1]) joined.push(spanOf(opens, closes, isLate));
    else if (closes > last[1]) joined[joined.length - 1] = spanOf(last[0], closes, isLate);
  }
  return joined;
}

/** The times that are in spans of both. */
export function overlap(spans: Span[], others: Span[]): Span[] {
  return spans.flatMap(([opens, closes, isLate]) =>
    others.flatMap(([from, until, isOtherLate]) => {
      const [start, end] = [Math.max(opens, from), Math.min(closes, until)];
      if (start >= end) return [];
      // The one that ends first decides whether the end is known.
      const isEndLate = closes === until ? isLate && isOtherLate : closes < until ? isLate : isOtherLate;
      return [spanOf(start, end, isEndLate)];
    }),
  );
}

const spanOf = (opens: number, closes: number, isLate: 1 | undefined): Span =>
  isLate ? [opens, closes, isLate] : [opens, closes];
