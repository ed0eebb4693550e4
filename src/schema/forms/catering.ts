import * as z from 'zod/mini';
import { emailSchema, optionalLine, phoneSchema, recipientSchema, requiredLine, requiredText } from './text-schemas.ts';
import { INVALID_DATE, INVALID_GUESTS, NOT_CHOSEN, PAST_DATE, TEXT_LIMITS } from './texts.ts';

/** In the order they are offered. "Other" asks for words of the visitor's own. */
export const EVENT_TYPES = ['Wedding', 'Birthday', 'Corporate', 'Other'] as const;
export const OTHER_EVENT = 'Other';
/** The first two everywhere; the others where a restaurant has the flag. */
export const DELIVERY_METHODS = ['Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

const MAX_GUESTS = 1_000_000;

/** A row of the table `catering_requests`, but for what the database adds. `possibleRequestSchema` also knows the day. */
export const cateringRequestSchema = z
  .strictObject({
    restaurant_id: recipientSchema,
    full_name: requiredLine(TEXT_LIMITS.name),
    email: z.nullable(emailSchema),
    phone: phoneSchema,
    /** One of `EVENT_TYPES`, or what the visitor wrote instead of "Other". */
    event_type: requiredLine(200, NOT_CHOSEN),
    /** The same words once more; null where one of the others was chosen. */
    custom_event_type: optionalLine(200),
    event_location: requiredLine(500),
    /** "2026-12-24" */
    event_date: z.iso.date({ error: INVALID_DATE }),
    event_timings: requiredLine(200),
    number_of_guests: z
      .int({ error: INVALID_GUESTS })
      .check(
        z.gte(1, { error: INVALID_GUESTS }),
        z.lte(MAX_GUESTS, { error: `Please enter at most ${MAX_GUESTS.toLocaleString('en')} guests.` }),
      ),
    delivery_method: z.enum(DELIVERY_METHODS, { error: NOT_CHOSEN }),
    requirements: requiredText(5000),
    source: z.literal('website'),
  })
  .check(
    z.refine(isOffered, { path: ['event_type'], error: NOT_CHOSEN }),
    z.refine(hasSameWords, { path: ['custom_event_type'], error: NOT_CHOSEN }),
  );

interface EventTypes {
  event_type: string;
  custom_event_type: string | null;
}

function isOffered({ event_type, custom_event_type }: EventTypes): boolean {
  if (custom_event_type !== null) return true;
  return event_type !== OTHER_EVENT && EVENT_TYPES.some((offered) => offered === event_type);
}

function hasSameWords({ event_type, custom_event_type }: EventTypes): boolean {
  return custom_event_type === null || event_type === custom_event_type;
}

/**
 * The same for a request of today, which may not be for an earlier day. The function doesn't know where the restaurant is, and passes the
 * earliest day on earth; the form passes the restaurant's day and how the chosen location delivers.
 */
export function possibleRequestSchema(today: string, methods: readonly DeliveryMethod[] = DELIVERY_METHODS) {
  const { event_date } = cateringRequestSchema.shape;
  return z.safeExtend(cateringRequestSchema, {
    event_date: event_date.check(z.refine((day) => day >= today, { error: PAST_DATE })),
    delivery_method: z.enum(methods, { error: NOT_CHOSEN }),
  });
}
