import { z } from 'zod';
import { key } from './values/leaf.ts';
import { yesNoSchema } from './values/text.ts';

/** The pages that a brand may do without. */
export const OPTIONAL_PAGES = ['offers', 'careers', 'catering', 'mediaInquiries', 'feedback', 'allergens'] as const;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

const switchSchema = yesNoSchema.meta({ outcome: 'The page is there.' });

export const pagesSchema = z
  .object({
    offers: key(switchSchema, 'Deals, discounts, the loyalty programme. False: home has no offers, either.', false),
    careers: key(switchSchema, 'Openings, and the form to apply.', false),
    catering: key(switchSchema, 'Catering. False is the same as `catering: false`.', false),
    mediaInquiries: key(switchSchema, 'The page for the press and for creators.', false),
    feedback: key(switchSchema, 'Feedback: its page, its cards and the tab at the edge of the other pages.', false),
    allergens: key(switchSchema, 'The table of allergens, its booklet and its cards.', false),
  })
  .catchall(
    z
      .unknown()
      .refine(() => false, { error: 'turns off no page' })
      .meta({
        outcome: `The pages that can be turned off are ${OPTIONAL_PAGES.join(', ')}.`,
        knownKeys: OPTIONAL_PAGES,
      }),
  )
  .meta({ id: 'Pages', outcome: 'All pages are there.' });
