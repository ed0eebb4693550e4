import { MEDIA_LIMITS, mediaInquirySchema } from '../../model/forms/media.ts';
import { REQUIRED } from '../../model/forms/texts.ts';
import { cleanOrNull, cleanText, type FormBackend, type Problems, problemsIn } from './form.ts';

/** What the form of `/media-inquiries/` begins with. */
export interface MediaStart {
  backend: FormBackend;
  brandId: string;
}

/** What a visitor has put into it, by the names under which it is sent. */
export type MediaValues = typeof EMPTY_INQUIRY;

export const EMPTY_INQUIRY = {
  inquiry_type: '',
  outlet_name: '',
  contact_name: '',
  phone: '',
  email: '',
  message: '',
  consent_contact: false,
  consent_marketing: false,
};

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
