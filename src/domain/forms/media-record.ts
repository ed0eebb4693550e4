import { MEDIA_LIMITS } from '../../model/forms/media.ts';
import { mediaInquirySchema } from '../../model/forms/media-schema.ts';
import { REQUIRED } from '../../model/forms/texts.ts';
import { cleanOrNull, cleanText, type Problems, problemsIn } from './form.ts';
import type { MediaValues } from './media-form.ts';

/** The record to send, field by field as in docs/behaviour.md#calls-a-page-makes. */
export function mediaRecordOf(values: MediaValues, brandId: string) {
  return {
    brand_id: brandId,
    inquiry_type: values.inquiry_type,
    outlet_name: cleanText(values.outlet_name, MEDIA_LIMITS.outlet_name),
    contact_name: cleanText(values.contact_name, MEDIA_LIMITS.contact_name),
    phone: cleanOrNull(values.phone),
    email: cleanText(values.email),
    message: cleanOrNull(values.message, MEDIA_LIMITS.message),
    consent_contact: values.consent_contact,
    consent_marketing: values.consent_marketing,
  };
}

export function mediaProblemsOf(values: MediaValues, brandId: string): Problems<MediaValues> {
  const problems: Problems<MediaValues> = problemsIn(mediaInquirySchema, mediaRecordOf(values, brandId));
  if (values.email.trim() === '') problems.email = REQUIRED;
  return problems;
}
