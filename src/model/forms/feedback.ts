import * as z from 'zod/mini';

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

export const INVALID_EMAIL = 'Please enter a valid email address.';
export const INVALID_PHONE = 'Please enter a valid phone number.';

/** Most characters of each text, for the forms, the functions and (in its migrations) the database. */
export const FEEDBACK_LIMITS = {
  restaurant_id: 200,
  message: 5000,
  contact_name: 200,
  contact_email: 320,
  contact_phone: 50,
  page_url: 2000,
  user_agent: 1000,
  location_name: 300,
} as const;

// Too long ends the check: a pattern is no match for a million characters.
const email = z.string().check(
  z.trim(),
  z.maxLength(FEEDBACK_LIMITS.contact_email, { error: INVALID_EMAIL, abort: true }),
  // Text, @, text, dot, text, no spaces.
  z.regex(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, { error: INVALID_EMAIL }),
);

const phone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(FEEDBACK_LIMITS.contact_phone, { error: INVALID_PHONE, abort: true }),
    z.regex(/^[\s\-+()]*\d[\d\s\-+()]*$/, { error: INVALID_PHONE }),
  );

const contacts = {
  contact_name: z.nullable(z.string().check(z.trim(), z.maxLength(FEEDBACK_LIMITS.contact_name))),
  contact_phone: z.nullable(phone),
  contact_email: z.nullable(email),
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
  contact_phone: phone,
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
