import * as z from 'zod/mini';
import { emailSchema, optionalText, phoneSchema, recipientSchema, requiredLine } from './text-schemas.ts';
import { NOT_CHOSEN, NO_CONSENT, TEXT_LIMITS } from './texts.ts';

/** In the order they are offered. */
export const INQUIRY_TYPES = [
  'Interview or quote',
  'Story or review',
  'Photo or filming',
  'Creator collaboration',
  'Event or sponsorship',
  'Other',
] as const;

/** A row of the table `media_inquiries`, but for what the database adds. */
export const mediaInquirySchema = z.strictObject({
  brand_id: recipientSchema,
  inquiry_type: z.enum(INQUIRY_TYPES, { error: NOT_CHOSEN }),
  outlet_name: requiredLine(200),
  contact_name: requiredLine(TEXT_LIMITS.name),
  phone: z.nullable(phoneSchema),
  email: emailSchema,
  message: optionalText(5000),
  consent_contact: z.literal(true, { error: NO_CONSENT }),
  consent_marketing: z.boolean(),
});
