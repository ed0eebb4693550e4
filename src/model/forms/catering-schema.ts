import * as z from 'zod/mini';
import {
  CATERING_LIMITS,
  DELIVERY_METHODS,
  EVENT_TYPES,
  INVALID_DATE,
  INVALID_GUESTS,
  MAX_GUESTS,
  OTHER_EVENT,
} from './catering.ts';
import { emailSchema, optionalText, phoneSchema, recipientSchema, requiredText } from './text-schemas.ts';
import { NOT_CHOSEN } from './texts.ts';

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
        z.lte(MAX_GUESTS, { error: `Please enter at most ${MAX_GUESTS.toLocaleString('en')} guests.` }),
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
