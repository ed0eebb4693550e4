import {
  type Category,
  type Feedback,
  callbackSchema,
  FEEDBACK_CATEGORIES,
  FEEDBACK_LIMITS,
  type Nature,
  RESTAURANT_NATURES,
  restaurantFeedbackSchema,
  WEBSITE_NATURES,
} from '../../model/forms/feedback.ts';
import { cleanOrNull, cleanText, type Problems } from '../forms/form.ts';
import type { FeedbackForm, FeedbackValues } from '../../model/forms/feedback-draft.ts';
import { INVALID_EMAIL, INVALID_PHONE, NOT_CHOSEN } from '../../model/forms/texts.ts';

export type FeedbackKind = Feedback['type'];
export type FeedbackStep = FeedbackValues['step'];

export const EMPTY_FORM: FeedbackForm = { message: '', contactName: '', contactPhone: '', contactEmail: '' };

/** The title of the dialog for each of its cards, in their order (docs/behaviour.md#feedback-launcher-and-dialog). */
export const FEEDBACK_TITLES: Record<FeedbackKind, string> = {
  restaurant: 'Restaurant Feedback',
  website: 'Website Feedback',
  callback: 'Request Callback',
};

/** From 1 to 5 (docs/behaviour.md#feedback-launcher-and-dialog). */
export const RATING_LABELS = {
  restaurant: ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'],
  website: ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'],
} as const;

export const CATEGORIES: readonly Category[] = FEEDBACK_CATEGORIES;

export const NATURES: Record<'restaurant' | 'website', readonly Nature[]> = {
  restaurant: RESTAURANT_NATURES,
  website: WEBSITE_NATURES,
};

export const NATURE_LABELS: Record<Nature, string> = {
  compliment: 'Leave a compliment',
  suggestion: 'Make a suggestion',
  complaint: 'Raise a complaint',
  other: 'Other',
  bug: 'Report a bug',
};

/** What the message is asked for with (docs/behaviour.md#feedback-launcher-and-dialog). */
export function messageLabel(nature: Nature | undefined): string {
  if (nature === 'complaint') return 'Please describe the problem (optional)';
  if (nature === 'suggestion') return 'What would you like to suggest? (optional)';
  if (nature === 'compliment') return 'What went well? (optional)';
  return 'Tell us more (optional)';
}

/** The steps of each form: a website has no categories, and a callback nothing but fields. */
export const STEPS: Record<FeedbackKind, readonly [FeedbackStep, ...FeedbackStep[]]> = {
  restaurant: [1, 2, 3, 4],
  website: [1, 3, 4],
  callback: [4],
};

/** The step after a choice: `stepAfter('website', 1) // 3` */
export function stepAfter(kind: FeedbackKind, step: FeedbackStep): FeedbackStep {
  return STEPS[kind].find((next) => next > step) ?? 4;
}

/** What keeps it from being sent, as sentences for the visitor: a missing nature, or a wrong contact. Only a callback requires one. */
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

/** What a visitor reads when it could not be sent (docs/behaviour.md#errors-a-visitor-sees). Of a website's only the backend's own words count. */
export function failureText(kind: FeedbackKind, backendText?: string): string {
  if (kind === 'website') return backendText ?? 'Failed to submit feedback';
  return `We couldn't send your ${kind === 'callback' ? 'request' : 'feedback'}. Please try again.`;
}
