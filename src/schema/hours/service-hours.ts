import { type Hours, hoursSchema } from './hours.ts';
import { key } from '../values/leaf.ts';
import { lineSchema, textSchema } from '../values/text.ts';

/** A part of what a restaurant does that has hours of its own, beside those in which it is open. */
export type Service =
  | 'kitchen'
  | 'breakfast'
  | 'brunch'
  | 'lunch'
  | 'dinner'
  | 'happyHour'
  | 'delivery'
  | 'driveThrough';

/** In the order in which pages show them. */
export const SERVICE_KEYS = {
  kitchen: 'kitchenHours',
  breakfast: 'breakfastHours',
  brunch: 'brunchHours',
  lunch: 'lunchHours',
  dinner: 'dinnerHours',
  happyHour: 'happyHours',
  delivery: 'deliveryHours',
  driveThrough: 'driveThroughHours',
} as const satisfies Record<Service, string>;

export interface ServiceHours {
  service: Service;
  hours: Hours;
}

const EXAMPLE = [{ day: 'Monday - Sunday', open: '17:00', close: '21:30' }];

/** Each is written like `openingHours`. */
export const serviceHoursKeys = {
  kitchenHours: key(
    hoursSchema,
    'When the kitchen cooks. While it is open, pages say “Kitchen until 9:30 PM”.',
    EXAMPLE,
  ),
  breakfastHours: key(hoursSchema, 'When breakfast is served.', EXAMPLE),
  brunchHours: key(hoursSchema, 'When brunch is served.', EXAMPLE),
  lunchHours: key(hoursSchema, 'When lunch is served.', EXAMPLE),
  dinnerHours: key(hoursSchema, 'When dinner is served.', EXAMPLE),
  happyHours: key(hoursSchema, 'The happy hour.', EXAMPLE),
  deliveryHours: key(hoursSchema, 'When it delivers.', EXAMPLE),
  driveThroughHours: key(hoursSchema, 'When the drive-through is open.', EXAMPLE),
  lastSeating: key(
    lineSchema,
    'The last time at which guests are seated: a time, or words.',
    '21:00',
    '45 minutes before close',
  ),
  hoursNote: key(textSchema, 'A sentence that stands with the hours.', 'The terrace closes at 10 PM.'),
};
