import { z } from 'zod';
import { dateSchema } from './values/date.ts';
import { key, required } from './values/leaf.ts';
import { linkSchema } from './values/link.ts';
import type { Price } from './values/price.ts';
import { priceSchema } from './values/price.ts';
import { choiceSchema, flagSchema, linesSchema, lineSchema, textSchema } from './values/text.ts';

const offerKeys = {
  title: required(lineSchema, 'What the offer is.', 'Two for Tuesday'),
  description: key(textSchema, 'What one gets.', 'Any two pizzas, dine in or pickup.'),
  badge: key(lineSchema, 'A word or two on its corner.', 'Save $8'),
  couponCode: key(lineSchema, 'What to say or type; visitors can copy it.', 'TUESDAY2'),
  validFrom: key(
    dateSchema,
    'The first day it holds: before it no page, feed or answer knows of it.',
    '2026-12-01',
  ).meta({
    outcome: 'It is shown at once.',
  }),
  validUntil: key(dateSchema, 'The last day it holds.', '2026-12-31').meta({ outcome: 'The offer shows no date.' }),
};

export const dealSchema = z
  .object({
    ...offerKeys,
    price: key(priceSchema, 'What it costs.', 29).meta({ outcome: 'The deal shows none.' }),
    originalPrice: key(priceSchema, 'What it costs without the deal.', 37).meta({
      outcome: 'The deal shows none.',
    }),
  })
  .meta({
    id: 'Deal',
    description: 'Something for a price of its own.',
    outcome: 'The deal is left out.',
    hideable: 'deals',
  });
export type DealInput = z.output<typeof dealSchema>;
export interface Deal extends Omit<DealInput, 'price' | 'originalPrice'> {
  price?: Price;
  originalPrice?: Price;
}

export const DISCOUNT_ICONS = ['Percent', 'Tag', 'Gift', 'Star', 'Users', 'ClipboardCheck'] as const;

export const discountSchema = z
  .object({
    ...offerKeys,
    icon: key(choiceSchema(DISCOUNT_ICONS), 'Percent, Tag, Gift, Star, Users or ClipboardCheck.', 'Percent').meta({
      outcome: 'The discount shows none.',
    }),
    conditions: key(linesSchema, 'A list, or a text with a line each.', ['Not on holidays']),
  })
  .meta({
    id: 'Discount',
    description: 'A discount that runs.',
    outcome: 'The discount is left out.',
    hideable: 'discounts',
  });
export interface Discount extends z.output<typeof discountSchema> {
  conditions: string[];
}

export const loyaltyProgramSchema = z
  .object({
    available: key(flagSchema, 'The programme is shown only when this is true.', true),
    name: key(lineSchema, 'What it is called.', 'Saffron Circle'),
    description: key(textSchema, 'What one gets.', 'Every tenth pizza is on us.'),
    url: key(linkSchema, 'Where to join.', 'https://loyalty.example/saffron-lane'),
  })
  .meta({
    id: 'LoyaltyProgram',
    description: 'A loyalty programme.',
    outcome: 'The programme is left out.',
  });
/** Present only when the configuration's `available` is exactly true. */
export type LoyaltyProgram = Omit<z.output<typeof loyaltyProgramSchema>, 'available'>;
