import { type Closure, closureOf, type ClosureInput } from '#schema/hours/closure.ts';
import type { DateRange } from '#schema/values/date.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

export interface ReadClosure {
  closure?: Closure;
  /** `YYYY-MM-DD`: from that day on its hours count. */
  opensOn?: string;
}

/** What a location says of being closed, else what its brand says. `today` is `YYYY-MM-DD`. */
export function readClosure(inputs: readonly ClosureInput[], today: string, context: ReadContext): ReadClosure {
  for (const input of inputs) {
    const read = closureIn(input, today, context);
    if (read !== undefined) return read;
  }
  return {};
}

type When = 'over' | 'ahead' | 'unclear';

/** Undefined where nothing is said. */
function closureIn(input: ClosureInput, today: string, context: ReadContext): ReadClosure | undefined {
  const said = closureOf(input);
  const closed = said === 'open' ? undefined : said;
  if (closed === 'permanent') return { closure: 'permanent' };
  const reopening = { object: input, key: 'reopeningDate', date: input.reopeningDate };
  const opening = { object: input, key: 'openingDate', date: input.openingDate };
  const googles = { object: input.openInfo ?? input, key: 'openingDate', date: input.openInfo?.openingDate };
  for (const [{ object, key, date }, ends, other] of [
    [reopening, 'temporary', 'future'],
    [opening, 'future', 'temporary'],
    [googles, 'future', 'temporary'],
  ] as const) {
    if (date === undefined) continue;
    const when = whenIs(date, today);
    // The date at which a location first opened says nothing about one that is closed for now.
    if (when === 'over' && closed === ends) {
      const outcome = 'The location counts as open from that day on.';
      context.note(object, { problem: 'is over, but it is still said to be closed', outcome }, key);
      return {};
    }
    if (when === 'over') continue;
    const closure = closed === other ? other : when === 'ahead' || closed === ends ? ends : undefined;
    const isWhole = date.earliest === date.latest;
    if (!isWhole) noteRange(object, key, date, closure ? SAYS[closure] : 'It is not shown as closed.', context);
    if (closure !== undefined) return { closure, ...(isWhole && { opensOn: date.latest }) };
  }
  return said === undefined ? undefined : { closure: closed };
}

/** A day is over when it has begun in each time zone. */
function whenIs({ earliest, latest }: DateRange, today: string): When {
  if (latest < today) return 'over';
  return earliest >= today ? 'ahead' : 'unclear';
}

const SAYS = {
  temporary: 'It says “Temporarily closed”, without a date.',
  future: 'It says “Coming soon”, without a date.',
};

/** Notes a date whose day is not known. */
export function noteRange(
  object: object,
  key: string,
  { earliest, latest }: DateRange,
  outcome: string,
  context: ReadContext,
): void {
  const problem = earliest.endsWith('-01') ? 'names no day' : `may be ${earliest} or ${latest}`;
  context.note(object, { problem, outcome, example: '"2027-03-15"' }, key);
}
