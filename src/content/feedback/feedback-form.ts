import type { IslandTexts } from '#i18n/texts.ts';
import {
  callbackSchema,
  type Category,
  FEEDBACK_CATEGORIES,
  type Feedback,
  MAX_LOCATION_NAME,
  MAX_PAGE_URL,
  MAX_USER_AGENT,
  type Nature,
  RESTAURANT_NATURES,
  restaurantFeedbackSchema,
  WEBSITE_NATURES,
  websiteFeedbackSchema,
} from '#schema/forms/feedback.ts';
import { cleanText, type ValuesOf } from '#schema/forms/fields.ts';
import { type FormRules, rulesOf } from '../forms/form.ts';

export type FeedbackKind = Feedback['type'];
/** Where the form is: in the dialog of a page, or on the page that a QR code opens. */
export type FeedbackMode = 'dialog' | 'page';
export type FeedbackStep = 1 | 2 | 3 | 4;
export type FeedbackValues = ValuesOf<typeof restaurantFeedbackSchema>;

const SCHEMAS = { restaurant: restaurantFeedbackSchema, website: websiteFeedbackSchema, callback: callbackSchema };

/** On which page and device a visitor filled in the form. */
export interface FeedbackContext {
  pageUrl: string;
  /** "390x844" */
  viewport: string;
  userAgent: string;
  /** The name of the location; only on the page that a QR code opens. */
  qrLocationName?: string;
}

/** `restaurantId`: whom it is about, where that is no question. */
export function feedbackRules(
  kind: FeedbackKind,
  restaurantId: string | undefined,
  contextOf: (values: FeedbackValues) => FeedbackContext,
): FormRules<FeedbackValues> {
  return rulesOf<typeof restaurantFeedbackSchema>(SCHEMAS[kind] as unknown as typeof restaurantFeedbackSchema, {
    known: restaurantId === undefined ? {} : { restaurant_id: restaurantId },
    convert: (values) => {
      const { pageUrl, viewport, userAgent, qrLocationName } = contextOf(values);
      const user_agent = cleanText(userAgent, MAX_USER_AGENT);
      const qr = kind === 'restaurant' &&
        qrLocationName !== undefined && {
          location_name: cleanText(qrLocationName, MAX_LOCATION_NAME),
          source: 'qr_code_feedback',
        };
      return {
        type: kind,
        rating: values.rating === '' ? null : Number(values.rating),
        page_url: cleanText(pageUrl, MAX_PAGE_URL),
        user_agent,
        // The schemas are strict: to the other kinds these keys are unknown, even without a value.
        ...(kind === 'callback' && { contact_ok: true }),
        meta: { viewport, ...qr, ...(kind === 'callback' && { user_agent }) },
      };
    },
  });
}

export const CATEGORIES: readonly Category[] = FEEDBACK_CATEGORIES;

export const NATURES: Record<'restaurant' | 'website', readonly Nature[]> = {
  restaurant: RESTAURANT_NATURES,
  website: WEBSITE_NATURES,
};

/** The label of the message, by what the guest wants to do. */
export function messageLabel(nature: string, { feedback: { messages } }: IslandTexts): string {
  return nature === 'complaint' || nature === 'suggestion' || nature === 'compliment'
    ? messages[nature]
    : messages.other;
}

/** The steps of each form: feedback on the website has no categories, and a callback only has fields. */
export const STEPS: Record<FeedbackKind, readonly [FeedbackStep, ...FeedbackStep[]]> = {
  restaurant: [1, 2, 3, 4],
  website: [1, 3, 4],
  callback: [4],
};

/** The question of each step but the last, by the key of its answer. */
export const QUESTIONS = { 1: 'rating', 2: 'sub_type', 3: 'nature' } as const;

/** The first step that has no answer yet: `stepOf('website', { rating: '5', … }) // 3` */
export function stepOf(kind: FeedbackKind, values: FeedbackValues): FeedbackStep {
  return STEPS[kind].find((step) => step !== 4 && values[QUESTIONS[step]] === '') ?? 4;
}

/** The error for a visitor whose feedback could not be sent. For feedback on the website only the backend's own sentence is shown. */
export function failureText(kind: FeedbackKind, { feedback: { failed } }: IslandTexts, backendText?: string): string {
  return (kind === 'website' ? backendText : undefined) ?? failed[kind];
}

/** The key of a draft: `draftKey('restaurant', 'kumo-1') // "feedback-draft:kumo-1"` */
export function draftKey(kind: FeedbackKind, restaurantId: string): string {
  return `feedback-draft:${restaurantId}${kind === 'restaurant' ? '' : `:${kind}`}`;
}
