import * as z from 'zod/mini';
import { emailSchema, phoneSchema, TEXT_LIMITS } from './texts.ts';

/** What visitors say of a visit, of the website, or that they want to be called. The forms and the backend read the same schemas. */

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

/** Most characters of each text, for the forms, the functions and (in its migrations) the database. */
export const FEEDBACK_LIMITS = {
  restaurant_id: TEXT_LIMITS.id,
  message: 5000,
  contact_name: TEXT_LIMITS.name,
  contact_email: TEXT_LIMITS.email,
  contact_phone: TEXT_LIMITS.phone,
  page_url: 2000,
  user_agent: 1000,
  location_name: 300,
} as const;

const contacts = {
  contact_name: z.nullable(z.string().check(z.trim(), z.maxLength(FEEDBACK_LIMITS.contact_name))),
  contact_phone: z.nullable(phoneSchema),
  contact_email: z.nullable(emailSchema),
};

export type Category = (typeof FEEDBACK_CATEGORIES)[number];
export type Nature = (typeof WEBSITE_NATURES)[number];

const rating = z.int().check(z.gte(1), z.lte(5));

/** What every record carries. */
const record = {
  restaurant_id: z.string().check(z.minLength(1), z.maxLength(FEEDBACK_LIMITS.restaurant_id)),
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
