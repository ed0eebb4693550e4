import { FEEDBACK_LIMITS } from '../../model/forms/feedback.ts';
import type { FeedbackForm } from '../../model/forms/feedback-draft.ts';
import { callbackSchema, type Feedback, restaurantFeedbackSchema } from '../../model/forms/feedback-schema.ts';
import { INVALID_EMAIL, INVALID_PHONE, NOT_CHOSEN } from '../../model/forms/texts.ts';
import { cleanOrNull, cleanText, type Problems } from '../forms/form.ts';
import type { FeedbackKind } from './feedback-form.ts';

/** What is wrong with the form, as sentences for the visitor: a missing nature, or a wrong contact. Only a callback requires a contact. */
export function problemsOf(kind: FeedbackKind, form: FeedbackForm): Problems<FeedbackForm> {
  const { contact_email, contact_phone } = restaurantFeedbackSchema.shape;
  const phone = kind === 'callback' ? callbackSchema.shape.contact_phone : contact_phone;
  return {
    ...(kind !== 'callback' && form.nature === undefined && { nature: NOT_CHOSEN }),
    ...(!contact_email.safeParse(cleanOrNull(form.contactEmail)).success && { contactEmail: INVALID_EMAIL }),
    ...(!phone.safeParse(cleanOrNull(form.contactPhone)).success && { contactPhone: INVALID_PHONE }),
  };
}

/** On which page and device a visitor filled in the form. */
export interface FeedbackContext {
  restaurantId: string;
  pageUrl: string;
  /** "390x844" */
  viewport: string;
  userAgent: string;
  /** The name of the location; only on the page that a QR code opens. */
  qrLocationName?: string;
}

/** The record to send, field by field as in docs/behaviour.md#calls-a-page-makes. */
export function recordOf(kind: FeedbackKind, form: FeedbackForm, context: FeedbackContext): Feedback {
  const { restaurantId, pageUrl, viewport, userAgent, qrLocationName } = context;
  const { rating = null, nature = 'other', subType = null } = form;
  const common = {
    restaurant_id: restaurantId,
    message: cleanText(form.message, FEEDBACK_LIMITS.message),
    contact_name: cleanOrNull(form.contactName, FEEDBACK_LIMITS.contact_name),
    contact_email: cleanOrNull(form.contactEmail),
    page_url: cleanText(pageUrl, FEEDBACK_LIMITS.page_url),
    user_agent: cleanText(userAgent, FEEDBACK_LIMITS.user_agent),
  };
  const contact_phone = cleanOrNull(form.contactPhone);
  if (kind === 'callback') {
    const meta = { viewport, user_agent: common.user_agent };
    const choices = { rating: null, sub_type: null, nature: null };
    return { ...common, type: kind, ...choices, contact_phone: contact_phone ?? '', contact_ok: true, meta };
  }
  if (kind === 'website')
    return { ...common, type: kind, rating, sub_type: null, nature, contact_phone, meta: { viewport } };
  const qr = qrLocationName !== undefined && {
    location_name: cleanText(qrLocationName, FEEDBACK_LIMITS.location_name),
    source: 'qr_code_feedback' as const,
  };
  const restaurantNature = nature === 'bug' ? 'other' : nature;
  return {
    ...common,
    type: kind,
    rating,
    sub_type: subType,
    nature: restaurantNature,
    contact_phone,
    meta: { viewport, ...qr },
  };
}
