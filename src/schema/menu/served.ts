import { z } from 'zod';
import { hoursSchema } from '../hours/hours.ts';
import { key, required } from '../values/leaf.ts';
import { type Price, priceSchema } from '../values/price.ts';
import { lineSchema } from '../values/text.ts';
import type { Hours } from '../hours/hours.ts';

/**
 * When a menu is served, or a price holds: entries like those of opening hours, on the clock of the location, or words. Entries that name no day count
 * for each day, and entries that name no time for the whole day: `{ validFrom, validThrough }` alone is a season.
 */
export const servedSchema = z
  .union([lineSchema, hoursSchema])
  .meta({ outcome: 'It counts as served whenever the restaurant is open.' });

/** What an item costs at some times. */
export const timeSpecificPriceSchema = z
  .object({
    name: key(lineSchema, 'What these times are called.', 'Happy hour'),
    price: required(priceSchema, 'What it costs then.', 6),
    served: key(
      servedSchema,
      'When it costs that: entries of days and times, or words. Without it, a price that is called “Happy hour” holds in the `happyHours` of the location.',
      [{ day: 'Monday - Friday', open: '16:00', close: '18:00' }],
      'Until the game ends',
    ),
  })
  .meta({
    id: 'TimeSpecificPrice',
    description: 'A price that holds at some times.',
    outcome: 'The price is left out.',
  });

/** It stands beside the price of the item, and never in place of it. */
export interface TimeSpecificPrice {
  name?: string;
  price: Price;
  /** Missing: its times are those of the happy hour, or words, or not known. */
  times?: Hours;
  words?: string;
  isHappyHour?: true;
}
