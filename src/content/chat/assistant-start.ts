import type { Site } from '#schema/site.ts';
import { submissionTargetId } from '../forms/form-locations.ts';
import { contactOf } from '#core/links/contact.ts';
import { hasPage } from '#core/routes/routes.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { textsOf } from '#i18n/texts.ts';
import type { ContactCard } from './answer.ts';
import { dealsOf, discountsOf } from '../offers/offers.ts';

/** What the search bar and the chat need to start. */
export interface AssistantStart {
  /** The backend and its anonymous key. An empty address means the site's own origin; an empty key means that none is sent. */
  backend: { url: string; key: string };
  /** The id of the restaurant whose configuration is the source of the answers. */
  restaurantId: string;
  /** Where the menu is. Missing: at `/menu/`. */
  menuPath?: string;
  /** Whether the quick replies name them. */
  hasDeals: boolean;
  hasDiscounts: boolean;
  /** What a visitor may ask: suggestions of the bar and of an empty chat. Kept out of the scripts, so that the bar stays small. */
  questions: readonly string[];
  /** Phone and e-mail to show where there is no answer. */
  contact?: ContactCard;
}

/** Missing for a site without an id, which can't ask the backend. */
export function assistantStartOf(site: Site): AssistantStart | undefined {
  const restaurantId = submissionTargetId(site);
  if (restaurantId === '') return undefined;
  return omitUndefined({
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId,
    menuPath: site.paths?.menu,
    hasDeals: dealsOf(site).length > 0,
    hasDiscounts: discountsOf(site).length > 0,
    questions: sampleQuestionsOf(site),
    contact: contactCardOf(site),
  });
}

function contactCardOf(site: Site): ContactCard | undefined {
  const { phone, email } = contactOf(site);
  const labels = textsOf(site).contactCard;
  if (phone) return { label: labels.phone, value: phone.label, url: phone.href };
  return email && { label: labels.email, value: email.label, url: email.href };
}

/** What the search bar suggests, one after the other. The first is in the page's HTML. */
export function sampleQuestionsOf(site: Pick<Site, 'catering' | 'pages' | 'language'>): readonly string[] {
  const { catering, ...others } = textsOf(site).samples;
  return [...Object.values(others), ...(hasPage(site, 'catering') ? [catering] : [])];
}
