import type { Site } from '../../model/site.ts';
import { addressLines } from '../locations/address.ts';
import { anchor, type Anchor } from './anchor.ts';
import { directionsHref } from '../locations/directions.ts';
import { onlyLocation } from '../locations/only-location.ts';
import { memoize } from '../memoize.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { shorten } from '../text/sentences.ts';
import { telHref, whatsappHref } from './phone.ts';
import { PATHS } from '../pages/routes.ts';

/** A name longer than this would fill the subject of a mail. */
const SUBJECT_NAME_LENGTH = 80;

/** How to reach the head office, or the only location. What is not configured is missing. */
export interface Contact {
  address: string[];
  directions?: Anchor;
  phone?: Anchor;
  email?: Anchor;
  whatsapp?: Anchor;
}

export const contactOf = memoize((site: Site): Contact => {
  // Among several locations none can speak for the brand; the only one does.
  const only = onlyLocation(site);
  const hasAddress = addressLines(site.address).length > 0;
  const address = hasAddress ? site.address : (only?.address ?? {});
  const directions = directionsHref(address, site.coordinates ?? only?.coordinates);
  return {
    address: addressLines(address),
    ...(directions !== undefined && { directions: anchor('Get Directions', directions) }),
    ...linesOf({
      phone: telephoneOf(site),
      email: site.email ?? only?.email,
      whatsapp: site.whatsapp ?? only?.whatsapp,
    }),
  };
});

/** The number of whoever wants to call the brand. One that names none, chains included, is called at its first location. */
export function telephoneOf({ telephone, locations }: Pick<Site, 'telephone' | 'locations'>): string | undefined {
  return telephone ?? locations[0]?.phone;
}

/** Lines of contact as links; of what is not known there is none. */
export function linesOf({ phone, email, whatsapp }: ContactLines): Pick<Contact, 'phone' | 'email' | 'whatsapp'> {
  return omitUndefined({
    phone: phone === undefined ? undefined : anchor(phone, telHref(phone)),
    email: email === undefined ? undefined : anchor(email, `mailto:${email}`),
    whatsapp: whatsapp === undefined ? undefined : anchor('Chat on WhatsApp', whatsappHref(whatsapp)),
  });
}

interface ContactLines {
  phone?: string | undefined;
  email?: string | undefined;
  whatsapp?: string | undefined;
}

/** Whom to turn to with something in particular. Where nobody can be written to or called, `instead` says what is left. */
export interface Inquiry extends Pick<Contact, 'phone' | 'email' | 'whatsapp'> {
  instead?: { text: string; links: Anchor[] };
}

/** The brand's contacts, with e-mails that say what they are about: `inquiryOf(site, 'Media inquiry: Nonna Pia')`. */
export function inquiryOf(site: Site, subject: string, body?: string): Inquiry {
  const { phone, email, whatsapp } = contactOf(site);
  const isReachable = phone !== undefined || email !== undefined || whatsapp !== undefined;
  return {
    ...(email && { email: anchor(email.label, mailHref(email.label, subject, body)) }),
    ...(phone && { phone }),
    ...(whatsapp && { whatsapp }),
    ...(!isReachable && { instead: insteadOf(site) }),
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

function insteadOf(site: Site): { text: string; links: Anchor[] } {
  const { address, directions } = contactOf(site);
  const profiles = site.social.map(({ name, url }) => anchor(name, url));
  if (site.locations.length > 1)
    return { text: 'Come and see us at any of our locations.', links: [anchor('Our Locations', PATHS.locations)] };
  if (address.length > 0)
    return { text: `Come and see us at ${address.join(', ')}.`, links: directions ? [directions] : [] };
  if (profiles.length > 0) return { text: 'Write to us where you follow us.', links: profiles };
  return { text: 'Ask for us the next time you visit.', links: [] };
}
