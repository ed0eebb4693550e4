import { key } from './values/leaf.ts';
import { yesNoOrLinkSchema } from './values/link.ts';
import { yesNoSchema } from './values/text.ts';

/** What a brand or one of its locations does beside its tables. */
export const offeringKeys = {
  onlineOrdering: key(
    yesNoOrLinkSchema,
    'Whether orders are taken online, or where. False takes the buttons to order away: of the brand on all pages, of a location on its own.',
    false,
  ).meta({ outcome: 'What links there are decides.' }),
  catering: key(
    yesNoSchema,
    'Whether it caters. False: the brand has no catering page; a location’s page does not lead there, and it can’t be chosen there.',
    false,
  ).meta({ outcome: 'It counts as true.' }),
};
