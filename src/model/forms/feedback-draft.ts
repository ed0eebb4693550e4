import * as z from 'zod/mini';
import { FEEDBACK_CATEGORIES, WEBSITE_NATURES } from './feedback.ts';

/** What a visitor has put into a feedback form. */
export const feedbackFormSchema = z.object({
  /** 1 to 5 */
  rating: z.exactOptional(z.int().check(z.gte(1), z.lte(5))),
  subType: z.exactOptional(z.enum(FEEDBACK_CATEGORIES)),
  nature: z.exactOptional(z.enum(WEBSITE_NATURES)),
  message: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
});

/** The same as the browser keeps it for the session: with the last step that was visible. */
export const feedbackValuesSchema = z.extend(feedbackFormSchema, {
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

export type FeedbackForm = z.output<typeof feedbackFormSchema>;
export type FeedbackValues = z.output<typeof feedbackValuesSchema>;
