import * as z from 'zod/mini';
import { FRANCHISE_LIMITS, TOO_LONG_ANSWERS } from './franchise.ts';
import { recipientSchema } from './text-schemas.ts';

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
