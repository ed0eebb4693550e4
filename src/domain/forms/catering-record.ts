import { CATERING_LIMITS, OTHER_EVENT, PAST_DATE } from '../../model/forms/catering.ts';
import { cateringRequestSchema } from '../../model/forms/catering-schema.ts';
import { NOT_CHOSEN, REQUIRED } from '../../model/forms/texts.ts';
import type { CateringFacts, CateringValues } from './catering-form.ts';
import { cleanOrNull, cleanText, type Problems, problemsIn } from './form.ts';

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
    number_of_guests: guestsIn(values.number_of_guests),
    delivery_method: values.delivery_method,
    requirements: cleanText(values.requirements, CATERING_LIMITS.requirements),
    source: 'website' as const,
  };
}

/** `guestsIn('1,000') // 1000`, as are "1 000", "1.000" and full-width digits; 0 for a text that is not a whole number. */
function guestsIn(text: string): number {
  const typed = text.normalize('NFKC').trim();
  return /^(\d+|\d{1,3}([,. '’]\d{3})+)$/.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : 0;
}

export function cateringProblemsOf(
  values: CateringValues,
  { deliveryMethods, today }: CateringFacts,
): Problems<CateringValues> {
  const problems: Problems<CateringValues> = problemsIn(cateringRequestSchema, cateringRecordOf(values));
  if (values.phone.trim() === '') problems.phone = REQUIRED;
  // "Other" was chosen without words of the visitor's own.
  if (values.event_type === OTHER_EVENT) delete problems.event_type;
  if (!problems.event_date && values.event_date < today) problems.event_date = PAST_DATE;
  // The chosen method may not exist at a location that was chosen later.
  if (!deliveryMethods.some((method) => method === values.delivery_method)) problems.delivery_method = NOT_CHOSEN;
  return problems;
}
