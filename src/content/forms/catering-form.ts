import {
  cateringRequestSchema,
  type DeliveryMethod,
  OTHER_EVENT,
  possibleRequestSchema,
} from '#schema/forms/catering.ts';
import type { ValuesOf } from '#schema/forms/fields.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { type FormBackend, type FormRules, rulesOf } from './form.ts';
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

export type CateringValues = ValuesOf<typeof cateringRequestSchema>;

/** `factsOf` returns what is known about the location that was chosen in the form. */
export function cateringRules(
  { restaurantId, locations }: CateringStart,
  factsOf: (values: CateringValues) => CateringFacts,
): FormRules<CateringValues> {
  return rulesOf(cateringRequestSchema, {
    known: { source: 'website', ...(!locations && { restaurant_id: restaurantId }) },
    convert: ({ event_type, number_of_guests }, { custom_event_type }) => ({
      ...(event_type === OTHER_EVENT
        ? { event_type: custom_event_type ?? OTHER_EVENT, custom_event_type: custom_event_type ?? '' }
        : { custom_event_type: null }),
      number_of_guests: guestsIn(number_of_guests),
    }),
    schemaFor: (values) => {
      const { today, deliveryMethods } = factsOf(values);
      return possibleRequestSchema(today, deliveryMethods);
    },
  });
}

/** `guestsIn('1,000') // 1000`, as are "1 000", "1.000" and full-width digits; 0 for a text that is not a whole number. */
function guestsIn(text: string): number {
  const typed = text.normalize('NFKC').trim();
  return /^(\d+|\d{1,3}([,. '’]\d{3})+)$/.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : 0;
}

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
