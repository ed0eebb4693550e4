import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { type Contact, contactOf } from '#core/links/contact.ts';
import type { HoursRow } from '#core/hours/hours-lines.ts';
import { weekAhead } from '#core/hours/opening-hours-table.ts';
import { type LocationsSection, locationsSectionOf } from '../locations/location-tab.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import type { StopView } from '#core/hours/stops.ts';
import { hoursNotesOf, stopsOf } from './beside-hours.ts';
import { hasPage, pathsOf } from '#core/routes/routes.ts';
import { capitalize } from '#core/text/sentences.ts';

/** What `/contact/` shows. */
export interface ContactPageContent {
  lede: string;
  /** "Head Office" among several locations, "Visit" where there is one. */
  addressLabel: string;
  contact: Contact;
  /** There is no way of contact at all; the page has the topics only. */
  isBare: boolean;
  /** The one location's week; empty when there are several. */
  hours: HoursRow[];
  /** "Last seating 9:00 PM" */
  hoursNotes: string[];
  /** Of the one food truck. */
  stops: StopView[];
  times?: OpeningTimes;
  topics: ContactTopic[];
  locations: LocationsSection;
}

/** A page that is there for a reason to write, and what it is for. */
export interface ContactTopic {
  link: Link;
  text: string;
}

export function contactPageOf(site: Site): ContactPageContent {
  const texts = textsOf(site);
  const contact = contactOf(site);
  const hours = onlyHours(site);
  const [location = site] = site.locations;
  const pickupHours = location.pickupHours ?? site.pickupHours;
  const notes = {
    lastSeating: location.lastSeating ?? site.lastSeating,
    hoursNote: location.hoursNote ?? site.hoursNote,
  };
  const times = openingTimesOf(site, {
    hours,
    pickupHours,
    timezone: location.timezone,
    serviceHours: location.serviceHours ?? site.serviceHours,
    closure: site.closure,
    opensOn: site.opensOn,
  });
  const { address, phone, email, whatsapp } = contact;
  const isBare = address.length === 0 && !phone && !email && !whatsapp;
  const isPlace = site.locations.length === 0 && (address.length > 0 || hours !== undefined);
  return {
    lede: isBare ? texts.contact.choose : ledeOf(contact, site.locations.length > 1, texts),
    addressLabel: site.locations.length > 1 ? texts.contact.headOffice : texts.contact.visit,
    contact,
    isBare,
    hours: hours ? weekAhead(hours, site, texts) : [],
    hoursNotes: site.locations.length > 1 ? [] : hoursNotesOf(notes, texts),
    stops:
      site.locations.length > 1
        ? []
        : stopsOf(site, { stops: location.stops ?? site.stops, timezone: location.timezone }),
    times,
    topics: topicsOf(site, isPlace),
    locations: locationsSectionOf(site),
  };
}

/** Names only what the page has. A head office may not be open to guests. */
function ledeOf({ address, phone, email, whatsapp }: Contact, isOffice: boolean, texts: Texts): string {
  const { question, questionWays, ways: words } = texts.contact;
  const ways = [
    ...(phone ? [words.call] : []),
    ...(email || whatsapp ? [words.write] : []),
    ...(address.length > 0 && !isOffice ? [words.comeBy] : []),
  ];
  if (ways.length === 0) return question;
  return questionWays(capitalize(texts.formats.or(ways)));
}

/** The map and the hours of a brand without locations are on the page of locations. */
function topicsOf(site: Site, hasMapElsewhere: boolean): ContactTopic[] {
  const paths = pathsOf(site);
  const { contact, navigation } = textsOf(site);
  const { topics } = contact;
  return [
    ...(hasMapElsewhere ? [{ link: linkTo(topics.findUs, paths.locations), text: topics.findUsText }] : []),
    ...(hasPage(site, 'feedback')
      ? [{ link: linkTo(navigation.feedback, paths.feedback), text: topics.feedbackText }]
      : []),
    ...(hasPage(site, 'mediaInquiries')
      ? [{ link: linkTo(navigation.mediaInquiries, paths.mediaInquiries), text: topics.mediaText }]
      : []),
    ...(hasPage(site, 'careers')
      ? [{ link: linkTo(navigation.careers, paths.careers), text: topics.careersText }]
      : []),
  ];
}
