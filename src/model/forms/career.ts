import { TEXT_LIMITS } from './texts.ts';

/** The limits and file types of an application. */

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

export const NO_RESUME = 'Please choose your resume.';

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
