/** All clocks of the world are ahead of UTC, or behind it, by quarters of an hour, and are changed at one. */
export const QUARTER_MS = 15 * 60_000;

/** How far ahead of UTC a clock is, and until when: in quarters of an hour, the latter since 1970. */
export interface ZonePeriod {
  offset: number;
  until: number;
}

/** By zone, in quarters of an hour: an offset, how long it holds, the next offset … The first offset also answers for all time before the table. */
const learned = new Map<string, readonly number[]>();

/**
 * When the clocks of zones change, in few letters: `America/Vancouver -32 1969960 -28 133880` is eight hours behind UTC until the quarter
 * 1969960 since 1970, and seven hours behind for 133880 quarters after that.
 */
export function writeZoneOffsets(zones: Iterable<[zone: string, periods: readonly ZonePeriod[]]>): string {
  const tables = Array.from(zones, ([zone, periods]) => {
    const numbers = periods.flatMap(({ offset, until }, index) => [offset, until - (periods[index - 1]?.until ?? 0)]);
    return [zone, ...numbers].join(' ');
  });
  return tables.join(',');
}

/**
 * Takes what was written for the clock of this process. What a browser knows of zones may be years old, and some governments change
 * their clocks every year.
 */
export function setTimeZoneData(written: string): void {
  for (const table of written.split(',')) {
    const [zone = '', ...numbers] = table.split(' ');
    learned.set(zone, numbers.map(Number));
  }
}

/** Minutes by which the clock of a zone is ahead of UTC at an instant (milliseconds since 1970). Undefined: it has not been learned. */
export function learnedOffsetAt(instant: number, zone = ''): number | undefined {
  const table = learned.get(zone) ?? [];
  let until = 0;
  for (let index = 0; index < table.length; index += 2) {
    until += (table[index + 1] ?? 0) * QUARTER_MS;
    if (instant < until) return (table[index] ?? 0) * 15;
  }
  return undefined;
}
