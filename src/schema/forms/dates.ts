/**
 * The earliest date on earth at an instant: that of the clocks twelve hours behind UTC. Every earlier day is over everywhere.
 *
 *     earliestDayOnEarth(new Date('2026-12-24T11:59Z'))  // "2026-12-23"
 */
export function earliestDayOnEarth(now: Date): string {
  return new Date(now.getTime() - TWELVE_HOURS_MS).toISOString().slice(0, 10);
}

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000;
