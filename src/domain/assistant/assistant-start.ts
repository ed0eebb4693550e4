import type { Site } from '../../model/site.ts';
import { recipientOf } from '../forms/form-locations.ts';
import { contactOf } from '../links/contact.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { ContactCard } from './answer.ts';
import { SAMPLE_QUESTIONS } from './sample-questions.ts';
import { dealsOf, discountsOf } from '../offers/offers.ts';

/** What the search bar and the chat need to start. */
export interface AssistantStart {
  /** The backend and its anonymous key. An empty address is the site's own origin; an empty key is none. */
  backend: { url: string; key: string };
  /** Whose configuration answers. */
  restaurantId: string;
  /** Whether the quick replies name them. */
  hasDeals: boolean;
  hasDiscounts: boolean;
  /** What a visitor may ask: suggestions of the bar and of an empty chat. Not in their scripts, for the sake of the bar's weight. */
  questions: readonly string[];
  /** Whom to call or write to where there is no answer. */
  contact?: ContactCard;
}

/** Missing where nobody could be asked: a site without any id. */
export function assistantStartOf(site: Site): AssistantStart | undefined {
  const restaurantId = recipientOf(site);
  if (restaurantId === '') return undefined;
  return omitUndefined({
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId,
    hasDeals: dealsOf(site).length > 0,
    hasDiscounts: discountsOf(site).length > 0,
    questions: SAMPLE_QUESTIONS,
    contact: contactCardOf(site),
  });
}

function contactCardOf(site: Site): ContactCard | undefined {
  const { phone, email } = contactOf(site);
  if (phone) return { label: 'Phone', value: phone.label, url: phone.href };
  return email && { label: 'Email', value: email.label, url: email.href };
}
