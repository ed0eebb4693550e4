import * as z from 'zod/mini';
import {
  emailSchema,
  NOT_CHOSEN,
  optionalText,
  phoneSchema,
  recipientSchema,
  requiredText,
  TEXT_LIMITS,
} from './texts.ts';

/** What somebody sends who wants to work here. The form and the function `website-submissions/careers` read the same schemas. */

export const CAREER_LIMITS = {
  name: TEXT_LIMITS.name,
  email: TEXT_LIMITS.email,
  phone: TEXT_LIMITS.phone,
  position: 200,
  experience: 5000,
  cover_letter: 10_000,
} as const;

/** The position of an application that answers no opening. */
export const OPEN_APPLICATION = 'apply-openly';

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

/** Of each file, in bytes. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** Media types by the endings of their files. */
export const RESUME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
export const PHOTO_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  heic: 'image/heic',
};
