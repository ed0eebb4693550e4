import * as z from 'zod/mini';
import { isSessionId } from './session-id.ts';
import { idSchema, pageSchema } from './text-schemas.ts';
import { isVisible } from './visible.ts';

/** Most characters of what a visitor asks, for the search bar, the chat, the function and (in its migration) the database. */
export const QUESTION_LENGTH = 500;

/** What the chat sends for one question. */
export const assistantQuestionSchema = z.strictObject({
  restaurant_id: idSchema,
  query: z.string().check(z.trim(), z.refine(isVisible), z.maxLength(QUESTION_LENGTH)),
  /** The session id of the answer before; null or empty for the first question. */
  session_id: z.nullable(z.string().check(z.refine((id) => id === '' || isSessionId(id)))),
  ...pageSchema.shape,
});
export type AssistantQuestion = z.output<typeof assistantQuestionSchema>;
