import type { Phone } from '#schema/values/link.ts';
import type { Site } from '#schema/site.ts';
import { addressLines } from '../locations/address.ts';
import { type IslandTexts, textsOf } from '#i18n/texts.ts';
import { linkTo, type Link } from './link.ts';
import { directionsHref } from '../locations/directions.ts';
import { onlyLocation } from '../locations/only-location.ts';
import { shorten } from '../text/sentences.ts';
import { linkToPhone, whatsappHref } from './phone.ts';
import { pathsOf } from '../routes/routes.ts';

/** A name longer than this would fill the subject of a mail. */
const SUBJECT_NAME_LENGTH = 80;

/** How to reach the head office, or the only location. Ways that are not configured are missing. */
export interface Contact {
  address: string[];
  directions?: Link;
  phone?: Link;
  email?: Link;
  whatsapp?: Link;
}

export function contactOf(site: Site): Contact {
  const texts = textsOf(site);
  // The contact of the only location is that of the brand; of several locations none is.
  const only = onlyLocation(site);
  const hasAddress = addressLines(site.address).length > 0;
  const address = hasAddress ? site.address : (only?.address ?? {});
  const directions = directionsHref(address, site.coordinates ?? only?.coordinates);
  return {
    address: addressLines(address),
    directions: directions === undefined ? undefined : linkTo(texts.go.getDirections, directions),
    ...linesOf(
      {
        phone: telephoneOf(site),
        email: site.email ?? only?.email,
        whatsapp: site.whatsapp ?? only?.whatsapp,
      },
      texts,
    ),
  };
}

/** The number to call the brand at. A brand without its own number, chains included, has that of its first location. */
export function telephoneOf({ telephone, locations }: Pick<Site, 'telephone' | 'locations'>): Phone | undefined {
  return telephone ?? locations[0]?.phone;
}

/** The known ways of contact as links. */
export function linesOf(
  { phone, email, whatsapp }: ContactLines,
  { links }: Pick<IslandTexts, 'links'>,
): Pick<Contact, 'phone' | 'email' | 'whatsapp'> {
  return {
    phone: phone === undefined ? undefined : linkToPhone(phone),
    email: email === undefined ? undefined : linkTo(email, `mailto:${email}`),
    whatsapp: whatsapp === undefined ? undefined : linkTo(links.whatsapp, whatsappHref(whatsapp)),
  };
}

interface ContactLines {
  phone?: Phone;
  email?: string;
  whatsapp?: string;
}

/** Whom to contact about a certain subject. Where there is neither e-mail nor phone, `fallback` names another way. */
export interface Inquiry extends Pick<Contact, 'phone' | 'email' | 'whatsapp'> {
  fallback?: { text: string; links: Link[] };
}

/** The brand's contacts, with e-mails that say what they are about: `inquiryOf(site, 'Media inquiry: Nonna Pia')`. */
export function inquiryOf(site: Site, subject: string, body?: string): Inquiry {
  const { phone, email, whatsapp } = contactOf(site);
  const isReachable = phone !== undefined || email !== undefined || whatsapp !== undefined;
  return {
    email: email && linkTo(email.label, mailHref(email.label, subject, body)),
    phone,
    whatsapp,
    fallback: isReachable ? undefined : fallbackOf(site),
  };
}

/** `mailHref('hi@kumo.example', 'Feedback') // "mailto:hi@kumo.example?subject=Feedback"` */
export function mailHref(email: string, subject: string, body?: string): string {
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body)}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${text}`;
}

/** `subjectOf('Feedback for', 'Kumo Annex') // "Feedback for Kumo Annex"` */
export function subjectOf(matter: string, name: string): string {
  return `${matter} ${shorten(name, SUBJECT_NAME_LENGTH)}`;
}

function fallbackOf(site: Site): { text: string; links: Link[] } {
  const { address, directions } = contactOf(site);
  const { go, reach } = textsOf(site);
  const profiles = site.social.map(({ name, url }) => linkTo(name, url));
  if (site.locations.length > 1)
    return { text: reach.anyLocation, links: [linkTo(go.ourLocations, pathsOf(site).locations)] };
  if (address.length > 0) return { text: reach.at(address.join(', ')), links: directions ? [directions] : [] };
  if (profiles.length > 0) return { text: reach.profiles, links: profiles };
  return { text: reach.nextVisit, links: [] };
}
