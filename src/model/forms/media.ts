import { TEXT_LIMITS } from './texts.ts';

/** The choices, limits and sentences of a media inquiry. */

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
