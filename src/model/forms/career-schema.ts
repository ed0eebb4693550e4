import * as z from 'zod/mini';
import { CAREER_LIMITS } from './career.ts';
import { emailSchema, optionalText, phoneSchema, recipientSchema, requiredText } from './text-schemas.ts';
import { NOT_CHOSEN } from './texts.ts';

/** The texts of an application. Its files travel beside them. */
export const careerApplicationSchema = z.strictObject({
  restaurant_id: recipientSchema,
  name: requiredText(CAREER_LIMITS.name),
  email: emailSchema,
  phone: phoneSchema,
  position: requiredText(CAREER_LIMITS.position, NOT_CHOSEN),
  experience: requiredText(CAREER_LIMITS.experience),
  cover_letter: optionalText(CAREER_LIMITS.cover_letter),
});

export type CareerApplication = z.output<typeof careerApplicationSchema>;
