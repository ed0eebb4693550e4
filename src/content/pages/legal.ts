import { textsOf } from '#i18n/texts.ts';
import type { Legal, LegalSection } from '#schema/content.ts';
import type { Site } from '#schema/site.ts';
import { formatDate } from '#core/hours/date.ts';
import type { Link } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { offersOf } from '../offers/offers.ts';
import { directionOf, languageOf } from '#core/languages/language.ts';
import { type Contact, contactsOf } from './contacts.ts';
import { endSentence } from '#core/text/sentences.ts';
import { isOurs } from '#i18n/catalogue/catalogue.ts';

/** What a legal page says of its brand. Our texts around it are the Markdown files in `legal` of each language. */
export interface LegalContent {
  name: string;
  legalName: string;
  /** The company's name as the last word of a sentence: the period of "Inc." ends the sentence too. */
  legalNameEnd: string;
  origin: string;
  contact: { phone?: Link; email?: Link; address: string[] };
  /** Of our text on a page in a language that we do not write. */
  english?: { lang: 'en'; dir?: 'ltr' };
  /** The brand's own text, which stands in place of ours. */
  sections?: LegalSection[];
}

export interface DatedLegalContent extends LegalContent {
  /** The day of the build; the page shows the visitor's day once it is open. */
  updated: { date: string; text: string };
  /** Whether the site counts taps. */
  counts?: true;
}

export interface PrivacyContent extends DatedLegalContent {
  contacts: Contact[];
}

export interface TermsContent extends LegalContent {
  hasOffers: boolean;
  loyalty?: { name?: string };
  /** Where gift cards are sold. */
  giftCards?: string;
}

export function termsOf(site: Site): TermsContent {
  const { loyalty, giftCards } = site;
  return {
    ...legalOf(site, 'terms'),
    hasOffers: offersOf(site).length > 0 || loyalty !== undefined,
    loyalty: loyalty && { name: loyalty.name },
    giftCards,
  };
}

/** What the privacy policy and the accessibility statement say of a brand. */
export function datedLegalOf(site: Site, page: 'privacy' | 'accessibility'): DatedLegalContent {
  return {
    ...legalOf(site, page),
    counts: site.counts,
    updated: { date: site.buildDate, text: formatDate(site.buildDate, textsOf(site).formats) },
  };
}

export function privacyOf(site: Site): PrivacyContent {
  return { ...datedLegalOf(site, 'privacy'), contacts: contactsOf(site) };
}

function legalOf(site: Site, page: keyof Omit<Legal, 'accessibilityLimits'>): LegalContent {
  const { name, legalName, origin } = site;
  const { [page]: sections = [] } = site.legal ?? {};
  const lang = languageOf(site);
  const { phone, email, address } = contactOf(site);
  return {
    name,
    legalName,
    legalNameEnd: endSentence(legalName),
    origin,
    contact: { phone, email, address },
    english: isOurs(lang) ? undefined : { lang: 'en', dir: directionOf(lang) && 'ltr' },
    sections: sections.length > 0 ? sections : undefined,
  };
}
