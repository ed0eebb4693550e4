import * as z from 'zod/mini';
import { anyText, recipientSchema, requiredText } from './text-schemas.ts';
import { NOT_CHOSEN, TOO_LONG_ANSWERS } from './texts.ts';

export const FRANCHISE_LIMITS = { questions: 200, question: 1000, response: 5000, bytes: 180_000 } as const;

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

interface Question {
  name: string;
  required: boolean;
  options: readonly string[];
}

/** The answers of a form, by the names of its questions. */
export function answersSchema(questions: readonly Question[]) {
  const { response } = FRANCHISE_LIMITS;
  const fields = questions.map(({ name, required, options }) => {
    const needed = options.length > 0 ? requiredText(response, NOT_CHOSEN) : requiredText(response);
    return [name, required ? needed : anyText(response)] as const;
  });
  return z.object(Object.fromEntries(fields) as Record<string, (typeof fields)[number][1]>);
}
