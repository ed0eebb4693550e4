import * as z from 'zod/mini';
import { restaurantFeedbackSchema, websiteFeedbackSchema } from '#schema/forms/feedback.ts';
import { franchiseInquirySchema } from '#schema/forms/franchise.ts';
import { mediaInquirySchema } from '#schema/forms/media.ts';
import type { Form } from '../_shared/submission.ts';

/** The paths of this function, but for `careers`. A new form is a schema in src/schema, a table in a migration, and a line here. */
export const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    'feedback',
    {
      // A callback goes to the Data API.
      schema: z.discriminatedUnion('type', [restaurantFeedbackSchema, websiteFeedbackSchema]),
      table: 'restaurant_feedback',
      context: ['page_url', 'meta', 'user_agent'],
    },
  ],
  ['media-inquiries', { schema: mediaInquirySchema, table: 'media_inquiries' }],
  ['franchise', { schema: franchiseInquirySchema, table: 'franchise_inquiries' }],
]);
