import * as z from 'zod/mini';
import { FEEDBACK_CATEGORIES, FEEDBACK_LIMITS, RESTAURANT_NATURES, WEBSITE_NATURES } from './feedback.ts';
import { emailSchema, idSchema, phoneSchema } from './text-schemas.ts';

const contacts = {
  contact_name: z.nullable(z.string().check(z.trim(), z.maxLength(FEEDBACK_LIMITS.contact_name))),
  contact_phone: z.nullable(phoneSchema),
  contact_email: z.nullable(emailSchema),
};

const rating = z.int().check(z.gte(1), z.lte(5));

/** What every record carries. */
const record = {
  restaurant_id: idSchema,
  message: z.string().check(z.maxLength(FEEDBACK_LIMITS.message)),
  page_url: z.string().check(z.maxLength(FEEDBACK_LIMITS.page_url)),
  user_agent: z.string().check(z.maxLength(FEEDBACK_LIMITS.user_agent)),
};

/** "390x844" */
const viewport = z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/));

export const restaurantFeedbackSchema = z.strictObject({
  ...record,
  ...contacts,
  type: z.literal('restaurant'),
  rating: z.nullable(rating),
  sub_type: z.nullable(z.enum(FEEDBACK_CATEGORIES)),
  nature: z.enum(RESTAURANT_NATURES),
  meta: z.strictObject({
    viewport,
    /** Set by the standalone page, which a QR code opens. */
    location_name: z.optional(z.string().check(z.maxLength(FEEDBACK_LIMITS.location_name))),
    source: z.optional(z.literal('qr_code_feedback')),
  }),
});

export const websiteFeedbackSchema = z.strictObject({
  ...record,
  ...contacts,
  type: z.literal('website'),
  rating: z.nullable(rating),
  sub_type: z.null(),
  nature: z.enum(WEBSITE_NATURES),
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
export const feedbackSchema = z.discriminatedUnion('type', [
  restaurantFeedbackSchema,
  websiteFeedbackSchema,
  callbackSchema,
]);

export type RestaurantFeedback = z.output<typeof restaurantFeedbackSchema>;
export type WebsiteFeedback = z.output<typeof websiteFeedbackSchema>;
export type Callback = z.output<typeof callbackSchema>;
export type Feedback = z.output<typeof feedbackSchema>;
