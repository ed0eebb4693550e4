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

/** A form that was not sent yet, as the browser keeps it for the session. */
export const feedbackDraftSchema = z.object({
  form: feedbackFormSchema,
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Under which it was sent in vain: the backend may have it all the same, and must not get it twice. */
  id: z.exactOptional(z.uuid()),
});

export type FeedbackForm = z.output<typeof feedbackFormSchema>;
export type FeedbackDraft = z.output<typeof feedbackDraftSchema>;
