import {
  CATERING_LIMITS,
  cateringRequestSchema,
  type DeliveryMethod,
  OTHER_EVENT,
  PAST_DATE,
} from '../../model/forms/catering.ts';
import { NOT_CHOSEN, REQUIRED } from '../../model/forms/texts.ts';
import { clockAt } from '../hours/zone-clock.ts';
import { cleanOrNull, cleanText, type FormBackend, type Problems, problemsIn } from './form.ts';
import type { FormLocation, LocationSource } from './form-locations.ts';

/** What the form of `/catering/` begins with. */
export interface CateringStart {
  backend: FormBackend;
  /** Whom a request is for where there is no location to choose. */
  restaurantId: string;
  locations?: LocationSource;
  deliveryMethods: DeliveryMethod[];
  /** Of the restaurant's clock; missing where nobody knows it. */
  timezone?: string;
}

/** What a visitor has put into it, by the names under which it is sent. */
export type CateringValues = typeof EMPTY_REQUEST;

export const EMPTY_REQUEST = {
  restaurant_id: '',
  full_name: '',
  email: '',
  phone: '',
  event_type: '',
  custom_event_type: '',
  event_location: '',
  event_date: '',
  event_timings: '',
  number_of_guests: '',
  delivery_method: '',
  requirements: '',
};

/** What the chosen location changes about the form; without one the site's own facts hold. */
export interface CateringFacts {
  deliveryMethods: DeliveryMethod[];
  /** "2026-12-24": where the event will be cooked for. */
  today: string;
}

export function cateringFactsOf(start: CateringStart, location: FormLocation | undefined, now: number): CateringFacts {
  return {
    deliveryMethods: location?.deliveryMethods ?? start.deliveryMethods,
    today: todayIn(location?.timezone ?? start.timezone, now),
  };
}

/** `todayIn('America/Toronto', Date.UTC(2026, 0, 1)) // "2025-12-31"` */
export function todayIn(timezone: string | undefined, now: number): string {
  return new Date(clockAt(now, timezone) * 60_000).toISOString().slice(0, 10);
}

/** The record to send, field by field as in docs/behaviour.md#calls-a-page-makes. */
export function cateringRecordOf(values: CateringValues) {
  const isOther = values.event_type === OTHER_EVENT;
  const custom = cleanText(values.custom_event_type, CATERING_LIMITS.custom_event_type);
  return {
    restaurant_id: values.restaurant_id,
    full_name: cleanText(values.full_name, CATERING_LIMITS.full_name),
    email: cleanOrNull(values.email),
    phone: cleanText(values.phone),
    event_type: isOther ? custom : values.event_type,
    custom_event_type: isOther ? custom : null,
    event_location: cleanText(values.event_location, CATERING_LIMITS.event_location),
    event_date: values.event_date,
    event_timings: cleanText(values.event_timings, CATERING_LIMITS.event_timings),
    number_of_guests: /^\d+$/.test(values.number_of_guests.trim()) ? Number(values.number_of_guests) : 0,
    delivery_method: values.delivery_method,
    requirements: cleanText(values.requirements, CATERING_LIMITS.requirements),
    source: 'website' as const,
  };
}

export function cateringProblemsOf(
  values: CateringValues,
  { deliveryMethods, today }: CateringFacts,
): Problems<CateringValues> {
  const problems: Problems<CateringValues> = problemsIn(cateringRequestSchema, cateringRecordOf(values));
  if (values.phone.trim() === '') problems.phone = REQUIRED;
  // "Other" was chosen: what is missing is its words.
  if (values.event_type === OTHER_EVENT) delete problems.event_type;
  if (!problems.event_date && values.event_date < today) problems.event_date = PAST_DATE;
  // Another location may not do what was chosen for the first.
  if (!deliveryMethods.some((method) => method === values.delivery_method)) problems.delivery_method = NOT_CHOSEN;
  return problems;
}

/** What a visitor reads when it could not be sent (docs/behaviour.md#errors-a-visitor-sees). */
export const CATERING_FAILED =
  'Sorry, there was an error submitting your request. Please try again or contact us directly.';
export const CATERING_SENT =
  'Thank you! Your catering request has been submitted successfully. We will contact you soon.';
