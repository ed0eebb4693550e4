/** Days as `Date.getUTCDay()` counts them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Opening times of one day. Minutes count from midnight of that day; `closes` is greater than `opens` and goes past 1440
 * when the place closes after midnight: 18:00–02:00 is `{ opens: 1080, closes: 1560 }`.
 */
export type DayHours =
  | { kind: 'closed' }
  | { kind: 'h24' }
  | { kind: 'open'; intervals: { opens: number; closes: number }[] };

/** schema.org's special hours: they replace the weekly hours on every date from `from` through `through`. */
export interface SpecialHours {
  /** `YYYY-MM-DD`, in the restaurant's own zone. Missing: open-ended. */
  from?: string;
  through?: string;
  /** The weekdays of that period they apply to. Missing: all of them. */
  weekdays?: Weekday[];
  hours: DayHours;
}

export interface Hours {
  /** By weekday, Sunday first. `undefined`: the configuration says nothing of that day. */
  week: (DayHours | undefined)[];
  special: SpecialHours[];
}
