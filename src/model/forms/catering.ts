import * as z from 'zod/mini';
import {
  emailSchema,
  NOT_CHOSEN,
  optionalText,
  phoneSchema,
  recipientSchema,
  requiredText,
  TEXT_LIMITS,
} from './texts.ts';

/** What a visitor asks a kitchen for. The form and the function `catering-request` read the same schema. */

/** In the order they are offered. "Other" asks for words of the visitor's own. */
export const EVENT_TYPES = ['Wedding', 'Birthday', 'Corporate', 'Other'] as const;
export const OTHER_EVENT = 'Other';

/** The first two everywhere; the others where a restaurant has the flag. */
export const DELIVERY_METHODS = ['Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck'] as const;

export const MOST_GUESTS = 1_000_000;
export const CATERING_LIMITS = {
  full_name: TEXT_LIMITS.name,
  email: TEXT_LIMITS.email,
  phone: TEXT_LIMITS.phone,
  custom_event_type: 200,
  event_location: 500,
  event_timings: 200,
  requirements: 5000,
} as const;

export const INVALID_DATE = 'Please enter a date.';
export const PAST_DATE = 'Please choose today or a later day.';
export const INVALID_GUESTS = 'Please enter a whole number of guests, 1 or more.';

/**
 * A row of the table `catering_requests`, but for what the database adds. Whether the day is past depends on the clock: the function refuses
 * one that is past everywhere (`earliestDayOnEarth`), the form one that is past where the restaurant is.
 */
export const cateringRequestSchema = z
  .strictObject({
    restaurant_id: recipientSchema,
    full_name: requiredText(CATERING_LIMITS.full_name),
    email: z.nullable(emailSchema),
    phone: phoneSchema,
    /** One of `EVENT_TYPES`, or what the visitor wrote instead of "Other". */
    event_type: requiredText(CATERING_LIMITS.custom_event_type, NOT_CHOSEN),
    /** The same words once more; null where one of the others was chosen. */
    custom_event_type: optionalText(CATERING_LIMITS.custom_event_type),
    event_location: requiredText(CATERING_LIMITS.event_location),
    /** "2026-12-24" */
    event_date: z.iso.date({ error: INVALID_DATE }),
    event_timings: requiredText(CATERING_LIMITS.event_timings),
    number_of_guests: z
      .int({ error: INVALID_GUESTS })
      .check(
        z.gte(1, { error: INVALID_GUESTS }),
        z.lte(MOST_GUESTS, { error: `Please enter at most ${MOST_GUESTS.toLocaleString('en')} guests.` }),
      ),
    delivery_method: z.enum(DELIVERY_METHODS, { error: NOT_CHOSEN }),
    requirements: requiredText(CATERING_LIMITS.requirements),
    source: z.literal('website'),
  })
  .check(z.refine(isOffered, { path: ['event_type'], error: NOT_CHOSEN }));

function isOffered({
  event_type,
  custom_event_type,
}: {
  event_type: string;
  custom_event_type: string | null;
}): boolean {
  if (custom_event_type !== null) return event_type === custom_event_type;
  return event_type !== OTHER_EVENT && EVENT_TYPES.some((offered) => offered === event_type);
}

export type CateringRequest = z.output<typeof cateringRequestSchema>;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
