import * as z from 'zod/mini';
import { emailSchema, optionalText, phoneSchema, recipientSchema, requiredLine, requiredText } from './text-schemas.ts';
import { NOT_CHOSEN, TEXT_LIMITS } from './texts.ts';

/** Of the title of an opening, which the form cuts. */
export const MAX_POSITION = 200;

/** The texts of an application. Its files travel beside them. */
export const careerApplicationSchema = z.strictObject({
  restaurant_id: recipientSchema,
  name: requiredLine(TEXT_LIMITS.name),
  email: emailSchema,
  phone: phoneSchema,
  position: requiredLine(MAX_POSITION, NOT_CHOSEN),
  experience: requiredText(5000),
  cover_letter: optionalText(10_000),
});

/** The position of an application that answers no opening. */
export const OPEN_APPLICATION = 'apply-openly';

/** Of each file, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

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
