import { TEXT_LIMITS } from './texts.ts';

/** The choices, limits and sentences of a catering request. */

/** In the order they are offered. "Other" asks for words of the visitor's own. */
export const EVENT_TYPES = ['Wedding', 'Birthday', 'Corporate', 'Other'] as const;
export const OTHER_EVENT = 'Other';

/** The first two everywhere; the others where a restaurant has the flag. */
export const DELIVERY_METHODS = ['Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck'] as const;

export const MAX_GUESTS = 1_000_000;
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

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
