import * as z from 'zod/mini';
import { anyLine, anyText, emailSchema, idSchema, phoneText } from './text-schemas.ts';
import { INVALID_PHONE, NOT_CHOSEN, TEXT_LIMITS } from './texts.ts';

/** The 13 categories of restaurant feedback (`sub_type`), in the order they are offered. */
export const FEEDBACK_CATEGORIES = [
  'Food',
  'Service',
  'Ambience',
  'Cleanliness',
  'Wait time',
  'Pricing / value',
  'Staff attitude',
  'Order accuracy',
  'Portion size',
  'Beverages',
  'Delivery experience',
  'Online ordering',
  'Other',
] as const;

export const RESTAURANT_NATURES = ['compliment', 'suggestion', 'complaint', 'other'] as const;
export const WEBSITE_NATURES = [...RESTAURANT_NATURES, 'bug'] as const;

export type Category = (typeof FEEDBACK_CATEGORIES)[number];
export type Nature = (typeof WEBSITE_NATURES)[number];

/** Most characters of what the form adds by itself. What is longer is cut. */
export const [MAX_PAGE_URL, MAX_USER_AGENT, MAX_LOCATION_NAME] = [2000, 1000, 300];

/** Its form can't be sent before the phone is right, so a missing one is told in the same words. */
const phoneSchema = phoneText(INVALID_PHONE);

const contacts = {
  contact_name: z.nullable(anyLine(TEXT_LIMITS.name)),
  contact_phone: z.nullable(phoneSchema),
  contact_email: z.nullable(emailSchema),
};

const rating = z.int().check(z.gte(1), z.lte(5));

/** What every record carries. */
const record = {
  restaurant_id: idSchema,
  message: anyText(5000),
  page_url: anyText(MAX_PAGE_URL),
  user_agent: anyText(MAX_USER_AGENT),
};

/** "390x844" */
const viewport = z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/));

export const restaurantFeedbackSchema = z.strictObject({
  ...record,
  ...contacts,
  type: z.literal('restaurant'),
  rating: z.nullable(rating),
  sub_type: z.nullable(z.enum(FEEDBACK_CATEGORIES)),
  nature: z.enum(RESTAURANT_NATURES, { error: NOT_CHOSEN }),
  meta: z.strictObject({
    viewport,
    /** Set by the standalone page, which a QR code opens. */
    location_name: z.optional(anyLine(MAX_LOCATION_NAME)),
    source: z.optional(z.literal('qr_code_feedback')),
  }),
});

export const websiteFeedbackSchema = z.strictObject({
  ...record,
  ...contacts,
  type: z.literal('website'),
  rating: z.nullable(rating),
  sub_type: z.null(),
  nature: z.enum(WEBSITE_NATURES, { error: NOT_CHOSEN }),
  meta: z.strictObject({ viewport }),
});

export const callbackSchema = z.strictObject({
  ...record,
  ...contacts,
  type: z.literal('callback'),
  contact_phone: phoneSchema,
  rating: z.null(),
  sub_type: z.null(),
  nature: z.null(),
  contact_ok: z.literal(true),
  meta: z.strictObject({ viewport, user_agent: record.user_agent }),
});

/** A row of the table `restaurant_feedback`, but for what the database adds. */
export type Feedback = z.output<typeof restaurantFeedbackSchema | typeof websiteFeedbackSchema | typeof callbackSchema>;
