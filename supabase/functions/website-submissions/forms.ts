import * as z from 'zod/mini';
import { restaurantFeedbackSchema, websiteFeedbackSchema } from '../../../src/model/forms/feedback.ts';
import type { Form } from '../_shared/submission.ts';

/** The paths of this function. A new form is a schema in src/model, a table in a migration, and a line here. */
export const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    'feedback',
    {
      // A callback goes to the Data API.
      schema: z.discriminatedUnion('type', [restaurantFeedbackSchema, websiteFeedbackSchema]),
      table: 'restaurant_feedback',
    },
  ],
]);
