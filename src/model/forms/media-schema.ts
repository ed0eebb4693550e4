import * as z from 'zod/mini';
import { INQUIRY_TYPES, MEDIA_LIMITS, NO_CONSENT } from './media.ts';
import { emailSchema, optionalText, phoneSchema, recipientSchema, requiredText } from './text-schemas.ts';
import { NOT_CHOSEN } from './texts.ts';

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
