import { z } from 'zod';
import { dayOfYearSchema } from '../values/date.ts';
import { key, leaf, listOf } from '../values/leaf.ts';
import { flagSchema, lineSchema, textSchema } from '../values/text.ts';

/** A day as `Date.getUTCDay()` counts it. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Opening times of one day. Minutes count from midnight of that day; `closes` is greater than `opens` and goes past 1440
 * when the restaurant closes after midnight: 18:00–02:00 is `{ opens: 1080, closes: 1560 }`. Unknown: hours were written for the day
 * and could not be read. It must never be shown as closed.
 */
export type DayHours =
  | { kind: 'unknown' }
  | { kind: 'closed' }
  | { kind: 'h24' }
  | { kind: 'open'; intervals: Interval[] };

export interface Interval {
  opens: number;
  closes: number;
  /** It closes late, nobody knows when: `closes` is midnight. */
  isLate?: true;
}

/** schema.org's special hours: they replace the weekly hours on every date from `from` through `through`. */
export interface SpecialHours {
  /** `YYYY-MM-DD`, or `--MM-DD` for each year, in the restaurant's own zone. Missing: open-ended. */
  from?: string;
  through?: string;
  /** The weekdays of that period they apply to. Missing: all of them. */
  weekdays?: Weekday[];
  hours: DayHours;
  /** Words for guests: why it is closed, or what is special. */
  note?: string;
}

/** Another week for a part of the year. Its dates are like those of special hours, which go before it. */
export interface Season {
  from?: string;
  through?: string;
  /** Seven days, Sunday first. */
  week: DayHours[];
}

export interface Hours {
  /** Seven days, Sunday first: those outside of all seasons. */
  week: DayHours[];
  special: SpecialHours[];
  /** Missing: the week is the same all year. */
  seasons?: Season[];
}

/** Pickup has other hours, and these are not known. */
export const NO_HOURS: Hours = { week: Array.from({ length: 7 }, () => ({ kind: 'unknown' })), special: [] };

// Whether it is a time is found out where the day is known, so that the warning can name it.
const timeSchema = leaf('a time', (value) => String(value)).meta({
  example: '"09:30"',
  outcome: 'The hours of the entry are not known.',
});
const WORDS_FOR_YES = new Set(['true', 'yes', 'y', '1', 'on']);
const WORDS_FOR_NO = new Set(['false', 'no', 'n', '0', 'off']);

/** A flag as programs export it: `true`, `"true"`, `"Yes"`, `1`. */
const yesNoSchema = z
  .union([z.boolean(), z.string(), z.number()], { error: 'is neither true nor false' })
  .transform((value, context) => {
    const word = String(value).trim().toLowerCase();
    if (WORDS_FOR_YES.has(word)) return true;
    if (WORDS_FOR_NO.has(word)) return false;
    context.addIssue('is neither true nor false');
    return z.NEVER;
  })
  .meta({ example: 'true', outcome: 'The hours of the entry are not known.' });

export const intervalSchema = z
  .object({
    open: key(timeSchema, 'When it opens.', '11:30'),
    close: key(timeSchema, 'When it closes.', '14:00'),
  })
  .meta({ id: 'HoursInterval', description: 'A shift.' });

export const MAX_NOTE = 200;

const noteSchema = leaf('a text', (value) => String(value).replace(/\s+/g, ' '), { max: MAX_NOTE }).meta({
  outcome: 'It is left out.',
});

const NO_DATE = { outcome: 'The entry is left out.' };

/** Opening hours of one or more weekdays, or of dates. Several entries of a day are its shifts. */
export const hoursEntrySchema = z
  .object({
    day: key(listOf(lineSchema), 'The weekday, a range or a list of them.', 'Monday', 'Monday - Thursday', 'weekdays'),
    dayOfWeek: key(
      listOf(lineSchema),
      'The same as `day`; schema.org URLs are fine.',
      ['Monday', 'Tuesday'],
      'https://schema.org/Monday',
    ),
    open: key(timeSchema, 'When it opens, on a clock of 24 hours.', '09:30'),
    // No alias: in schema.org's keys, midnight to midnight means something else.
    opens: key(timeSchema, 'The same as `open`.', '09:30'),
    close: key(
      timeSchema,
      'When it closes. Earlier than `open` means after midnight; "24:00" is midnight.',
      '22:00',
      '02:00',
    ),
    closes: key(timeSchema, 'The same as `close`.', '22:00'),
    hours: key(textSchema, 'The hours as a text.', '11:00-14:00, 17:00-22:00', 'closed', 'Mo-Fr 11:00-22:00; Su off'),
    intervals: key(listOf(intervalSchema), 'The shifts of the day. An empty list: closed.', [
      { open: '11:30', close: '14:00' },
      { open: '17:00', close: '22:00' },
    ]),
    isClosed: key(yesNoSchema, 'Closed all day.', true),
    isOpen: key(yesNoSchema, 'False: closed all day.', false),
    h24: key(yesNoSchema, 'Open 24 hours.', true),
    isRegular: key(yesNoSchema, 'Special hours: true where the weekly hours hold on these dates.', true),
    date: key(
      dayOfYearSchema.meta(NO_DATE),
      'Special hours: the only date on which they replace the weekly ones. Without a year it is each year.',
      '2026-12-25',
      '12-25',
    ),
    validFrom: key(
      dayOfYearSchema.meta(NO_DATE),
      'Special hours: the first date on which they replace the weekly ones. Entries that name the days of a whole week are a season.',
      '2026-12-24',
      '05-01',
    ),
    validThrough: key(
      dayOfYearSchema.meta(NO_DATE),
      'Special hours: the last date on which they do.',
      '2026-12-26',
      '09-30',
    ),
    note: key(
      noteSchema,
      'Special hours: words for guests, who read them beside the dates and on the day itself. At most 200 characters.',
      'We paint the dining room. See you on the 18th.',
    ),
  })
  .meta({
    id: 'HoursEntry',
    description: 'Opening hours of one or more weekdays.',
    outcome: 'The entry is left out.',
  });

export type HoursEntry = z.output<typeof hoursEntrySchema>;

/** Weekly and special hours. */
export const hoursSchema = listOf(hoursEntrySchema).meta({
  outcome: 'No hours are shown.',
});

/** Special hours by themselves: each entry has its date. */
export const specialHoursSchema = listOf(hoursEntrySchema).meta({
  outcome: 'No special hours are shown.',
});

export const closedDatesSchema = listOf(dayOfYearSchema).meta({ outcome: 'The day keeps its weekly hours.' });

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
    outcome: 'The restaurant’s hours hold for pickup.',
  });
