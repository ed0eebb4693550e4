import { z } from 'zod';
import { dateSchema } from './date.ts';
import { alias, key, leaf, listOf } from './leaf.ts';
import { SYNONYMS } from './synonyms.ts';
import { flagSchema, lineSchema } from './text.ts';

/** A day as `Date.getUTCDay()` counts it. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Opening times of one day. Minutes count from midnight of that day; `closes` is greater than `opens` and goes past 1440
 * when the restaurant closes after midnight: 18:00–02:00 is `{ opens: 1080, closes: 1560 }`.
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
  /** By weekday, Sunday first. `undefined`: the configuration does not have that day. */
  week: (DayHours | undefined)[];
  special: SpecialHours[];
}

/** Pickup has other hours, and these are not known. */
export const NO_HOURS: Hours = { week: [], special: [] };

// Whether it is a time is found out where the day is known, so that the warning can name it.
const timeSchema = leaf('a time', (value) => String(value)).meta({ write: '"09:30"', lost: 'The entry is left out.' });
// Without them an entry would hold on days it was not meant for.
const ESSENTIAL = { lost: 'The entry is left out.', essential: true };

/** One line of opening hours, in either of its two spellings. Several entries of a day are its shifts. */
export const hoursEntrySchema = z
  .object({
    day: key(listOf(lineSchema), 'The weekday, or a list of them.', 'Monday').meta(ESSENTIAL),
    dayOfWeek: key(
      listOf(lineSchema),
      'The same as `day`; schema.org URLs are fine.',
      ['Monday', 'Tuesday'],
      'https://schema.org/Monday',
    ).meta(ESSENTIAL),
    open: key(timeSchema, 'When it opens, on a clock of 24 hours.', '09:30'),
    opens: alias(timeSchema, 'open', '09:30'),
    close: key(
      timeSchema,
      'When it closes. Earlier than `open` means after midnight; "24:00" is midnight.',
      '22:00',
      '02:00',
    ),
    closes: alias(timeSchema, 'close', '22:00'),
    isClosed: key(flagSchema, 'Closed all day.', true),
    h24: key(flagSchema, 'Open 24 hours.', true),
    date: key(dateSchema, 'Special hours: the only date on which they replace the weekly ones.', '2026-12-25').meta(
      ESSENTIAL,
    ),
    validFrom: key(
      dateSchema,
      'Special hours: the first date on which they replace the weekly ones.',
      '2026-12-24',
    ).meta(ESSENTIAL),
    validThrough: key(dateSchema, 'Special hours: the last date on which they do.', '2026-12-26').meta(ESSENTIAL),
  })
  .meta({
    id: 'HoursEntry',
    description: 'Opening hours of one or more weekdays.',
    lost: 'The entry is left out.',
    synonyms: SYNONYMS.HoursEntry,
  });

export type HoursEntry = z.output<typeof hoursEntrySchema>;

export const hoursSchema = listOf(hoursEntrySchema).meta({ lost: 'No hours are shown.' });

/** Pickup: the restaurant's own hours, or others. */
export const pickupHoursSchema = z
  .object({
    useRestaurantHours: key(
      flagSchema,
      'Pickup is possible whenever the restaurant is open. False: only in `customHours`.',
      true,
    ),
    customHours: key(hoursSchema, 'Entries as in the opening hours, for pickup alone.', [
      { day: 'Monday', open: '12:00', close: '20:00' },
    ]),
  })
  .meta({
    id: 'PickupHours',
    description: 'When orders can be picked up.',
    lost: 'The restaurant’s hours hold for pickup.',
    synonyms: SYNONYMS.PickupHours,
  });
