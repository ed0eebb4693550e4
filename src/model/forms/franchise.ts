import * as z from 'zod/mini';
import { recipientSchema } from './texts.ts';

/** What somebody answers who wants to open a restaurant of the brand. The form and `website-submissions/franchise` read the same schema. */

export const FRANCHISE_LIMITS = { questions: 200, question: 1000, response: 5000, bytes: 180_000 } as const;
export const TOO_LONG_ANSWERS = 'Please shorten your answers: together they are too long to be sent.';

/** A row of the table `franchise_inquiries`, but for what the database adds. */
export const franchiseInquirySchema = z.strictObject({
  brand_id: recipientSchema,
  /** The questions in their order, as they were asked; a response is empty where an optional one was not answered. */
  enquiry_data: z
    .array(
      z.strictObject({
        question: z.string().check(z.minLength(1), z.maxLength(FRANCHISE_LIMITS.question)),
        response: z.string().check(z.maxLength(FRANCHISE_LIMITS.response)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(FRANCHISE_LIMITS.questions, { abort: true }),
      z.refine((answers) => new TextEncoder().encode(JSON.stringify(answers)).length <= FRANCHISE_LIMITS.bytes, {
        error: TOO_LONG_ANSWERS,
      }),
    ),
});

export type FranchiseInquiry = z.output<typeof franchiseInquirySchema>;
