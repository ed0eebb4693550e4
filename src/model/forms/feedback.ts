import { TEXT_LIMITS } from './texts.ts';

/** The choices and limits of the three feedback forms: on a visit, on the website, and the request for a call. */

/** The 13 categories of restaurant feedback (`sub_type`), in the order they are offered. */
export const FEEDBACK_CATEGORIES = [
  'Food',
  'Service',
  'Ambience',
  'Cleanliness',
  'Wait time',
  'Pricing / value',
  'Staff attitude',
  'Order accuracy',
  'Portion size',
  'Beverages',
  'Delivery experience',
  'Online ordering',
  'Other',
] as const;

export const RESTAURANT_NATURES = ['compliment', 'suggestion', 'complaint', 'other'] as const;
export const WEBSITE_NATURES = [...RESTAURANT_NATURES, 'bug'] as const;

/** Most characters of each text, for the forms, the functions and (in its migrations) the database. */
export const FEEDBACK_LIMITS = {
  restaurant_id: TEXT_LIMITS.id,
  message: 5000,
  contact_name: TEXT_LIMITS.name,
  contact_email: TEXT_LIMITS.email,
  contact_phone: TEXT_LIMITS.phone,
  page_url: 2000,
  user_agent: 1000,
  location_name: 300,
} as const;

export type Category = (typeof FEEDBACK_CATEGORIES)[number];
export type Nature = (typeof WEBSITE_NATURES)[number];
