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

/** What the press asks. The form and the function `website-submissions/media-inquiries` read the same schema. */

/** In the order they are offered. */
export const INQUIRY_TYPES = [
  'Interview or quote',
  'Story or review',
  'Photo or filming',
  'Creator collaboration',
  'Event or sponsorship',
  'Other',
] as const;

export const MEDIA_LIMITS = {
  outlet_name: 200,
  contact_name: TEXT_LIMITS.name,
  phone: TEXT_LIMITS.phone,
  email: TEXT_LIMITS.email,
  message: 5000,
} as const;

export const NO_CONSENT = 'Please tick this box, so that we may answer you.';

/** A row of the table `media_inquiries`, but for what the database adds. */
export const mediaInquirySchema = z.strictObject({
  brand_id: recipientSchema,
  inquiry_type: z.enum(INQUIRY_TYPES, { error: NOT_CHOSEN }),
  outlet_name: requiredText(MEDIA_LIMITS.outlet_name),
  contact_name: requiredText(MEDIA_LIMITS.contact_name),
  phone: z.nullable(phoneSchema),
  email: emailSchema,
  message: optionalText(MEDIA_LIMITS.message),
  consent_contact: z.literal(true, { error: NO_CONSENT }),
  consent_marketing: z.boolean(),
});

export type MediaInquiry = z.output<typeof mediaInquirySchema>;
