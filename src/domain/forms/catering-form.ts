import type { DeliveryMethod } from '../../model/forms/catering.ts';
import { clockAt } from '../hours/zone-clock.ts';
import type { FormBackend } from './form.ts';
import type { FormLocation, LocationSource } from './form-locations.ts';

/** The data that the form of `/catering/` starts with. */
export interface CateringStart {
  backend: FormBackend;
  /** The recipient of a request where there is no location to choose. */
  restaurantId: string;
  locations?: LocationSource;
  deliveryMethods: DeliveryMethod[];
  /** The time zone of the restaurant; missing where it is not known. */
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

/** The facts of the chosen location; without one those of the site. */
export interface CateringFacts {
  deliveryMethods: DeliveryMethod[];
  /** Today at the restaurant, `2026-12-24`. */
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

/** What a visitor reads when it could not be sent (docs/behaviour.md#errors-a-visitor-sees). */
export const CATERING_FAILED =
  'Sorry, there was an error submitting your request. Please try again or contact us directly.';
export const CATERING_SENT =
  'Thank you! Your catering request has been submitted successfully. We will contact you soon.';
