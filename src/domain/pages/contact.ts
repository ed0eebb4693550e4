import type { Site } from '../../model/site.ts';
import { linkTo, type Link } from '../links/link.ts';
import { type Contact, contactOf } from '../links/contact.ts';
import { weekAhead, type WeekLine } from '../hours/timetable.ts';
import { type LocationsSection, locationsSectionOf } from '../locations/location-tab.ts';
import { onlyHours } from '../locations/only-location.ts';
import { type OpeningTimes, openingTimesOf } from '../hours/opening-times.ts';
import { PATHS } from './routes.ts';
import { OR_LIST } from '../text/lists.ts';
import { capitalize } from '../text/sentences.ts';

/** What `/contact/` shows. */
export interface ContactPageContent {
  lede: string;
  /** "Head Office" among several locations, "Visit" where there is one. */
  addressLabel: string;
  contact: Contact;
  /** There is no way of contact at all; the page has the topics only. */
  isBare: boolean;
  /** The one location's week; empty when there are several. */
  hours: WeekLine[];
  times?: OpeningTimes;
  topics: Topic[];
  locations: LocationsSection;
}

/** A page that is there for a reason to write, and what it is for. */
export interface Topic {
  link: Link;
  text: string;
}

export function contactPageOf(site: Site): ContactPageContent {
  const contact = contactOf(site);
  const hours = onlyHours(site);
  const [location = site] = site.locations;
  const pickupHours = location.pickupHours ?? site.pickupHours;
  const times = openingTimesOf(site, {
    hours,
    pickupHours,
    timezone: location.timezone,
    closure: site.closure,
  });
  const { address, phone, email, whatsapp } = contact;
  const isBare = address.length === 0 && !phone && !email && !whatsapp;
  const isPlace = site.locations.length === 0 && (address.length > 0 || hours !== undefined);
  return {
    lede: isBare ? 'Choose what it is about, and we take it from there.' : ledeOf(contact, site.locations.length > 1),
    addressLabel: site.locations.length > 1 ? 'Head Office' : 'Visit',
    contact,
    isBare,
    hours: hours ? weekAhead(hours, site.buildDate) : [],
    times,
    topics: isPlace ? [VISIT, ...TOPICS] : TOPICS,
    locations: locationsSectionOf(site),
  };
}

/** Names only what the page has. A head office may not be open to guests. */
function ledeOf({ address, phone, email, whatsapp }: Contact, isOffice: boolean): string {
  const ways = [
    ...(phone ? ['call'] : []),
    ...(email || whatsapp ? ['write'] : []),
    ...(address.length > 0 && !isOffice ? ['come by'] : []),
  ];
  if (ways.length === 0) return 'A question, an idea, a big table? Here is where to find us.';
  return `A question, an idea, a big table? ${capitalize(OR_LIST.format(ways))}.`;
}

/** Of a brand without locations, whose map and hours are on the page of locations. */
const VISIT: Topic = { link: linkTo('Find Us', PATHS.locations), text: 'The map, the way, and all our hours.' };

const TOPICS: Topic[] = [
  { link: linkTo('Feedback', PATHS.feedback), text: 'Tell us how your visit was.' },
  { link: linkTo('Media Inquiries', PATHS.mediaInquiries), text: 'For press, creators and partners.' },
  { link: linkTo('Careers', PATHS.careers), text: 'Come and work with us.' },
];
