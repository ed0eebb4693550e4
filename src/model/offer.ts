import type { Price } from './menu.ts';

export interface Deal {
  title: string;
  description?: string;
  price?: Price;
  originalPrice?: Price;
  badge?: string;
  /** `YYYY-MM-DD`: shown through that day. */
  validUntil?: string;
  couponCode?: string;
}

export const DISCOUNT_ICONS = ['Percent', 'Tag', 'Gift', 'Star', 'Users', 'ClipboardCheck'] as const;
export interface Discount {
  title: string;
  description?: string;
  badge?: string;
  icon?: (typeof DISCOUNT_ICONS)[number];
  conditions: string[];
  couponCode?: string;
  validUntil?: string;
}

/** Present only when the configuration's `available` is exactly true. */
export interface LoyaltyProgram {
  name?: string;
  description?: string;
  url?: string;
}
