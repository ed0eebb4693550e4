import type { Job } from '../../model/content.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import type { CareerStart } from '../forms/career-form.ts';
import { locationSourceOf, submissionTargetId } from '../forms/form-locations.ts';
import { addressLine } from '../locations/address.ts';
import { linkTo, type Link } from '../links/link.ts';
import { type Contact, contactOf, type Inquiry, inquiryOf, mailHref } from '../links/contact.ts';
import { formatDate } from '../hours/date.ts';
import { type LastDay, lastDayOf, mayStillRun } from '../hours/last-day.ts';
import { countOpenings, shorten } from '../text/sentences.ts';
import { linkToPhone } from '../links/phone.ts';
import { locationLabel } from '../locations/location-name.ts';
import { locationPath } from './routes.ts';
import { makeSlugs, slugify } from '../text/slug.ts';

/** What `/careers/` shows. */
export interface CareersContent {
  lede: string;
  /** "9 openings" */
  count: string;
  openings: Opening[];
  /** Only filters with at least two choices. */
  filters: OpeningFilter[];
  /** The data that the application form starts with; missing where an application would have no recipient. */
  start?: CareerStart;
  /** The contact for applicants without a fitting opening; missing without e-mail and phone. */
  introduction?: { title: string; text: string; contact: Pick<Inquiry, 'phone' | 'email' | 'whatsapp'> };
}

export interface Opening {
  /** `line-cook-kumo-gastown`: unique on the page, and what a link to the opening ends in. */
  id: string;
  title: string;
  type?: Choice;
  location?: Choice;
  whereabouts?: { address: string; page: Link };
  description?: string;
  requirements: string[];
  benefits: string[];
  /** "Posted November 2, 2026. Apply by January 31, 2027." */
  dates?: string;
  /** After it the page itself removes the opening. */
  lastDay?: LastDay;
  apply?: Application;
  /** Is there anything to unfold under its title? */
  hasDetails: boolean;
}

/** A value as addresses carry it (`?type=full-time`) and as visitors read it. */
export interface Choice {
  value: string;
  label: string;
}

export interface OpeningFilter {
  /** The key in the page's address. */
  name: 'location' | 'type';
  label: string;
  /** What the filter says while it is off. */
  all: string;
  choices: Choice[];
}

export interface Application {
  label: string;
  /** Tells the links of a long list apart. */
  name: string;
  href: string;
  /** The address or number itself, for visitors whose link does not work. */
  contact: string;
}

/** No mail program shows more of a subject. */
const SUBJECT_LENGTH = 120;

export function careersPageOf(site: Site): CareersContent {
  const contact = contactOf(site);
  const toId = makeSlugs();
  const openings = openJobsOf(site).map((job) => openingOf(job, site, contact, toId));
  const introduction = introductionOf(site, openings.length > 0);
  const start = startOf(site, openings);
  return {
    lede:
      openings.length > 0
        ? 'Here is who we are looking for. Find your role, and tell us about yourself.'
        : 'There are no openings right now. When there are, you will find them here.',
    count: countOpenings(openings.length),
    openings,
    filters: filtersOf(openings),
    start,
    introduction,
  };
}

/** The jobs without those that are over in every time zone on the day of the build. */
export function openJobsOf({ jobs, buildDate }: Site): Job[] {
  return jobs.filter(({ validThrough }) => mayStillRun(validThrough, buildDate));
}

function startOf(site: Site, openings: Opening[]): CareerStart | undefined {
  const restaurantId = submissionTargetId(site);
  const locations = locationSourceOf(site);
  const jobs = openJobsOf(site);
  if (restaurantId === '' && locations === undefined) return undefined;
  return {
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId,
    positions: openings.map(({ id, title, location, lastDay }, index) => ({
      id,
      title,
      label: [title, location?.label].filter(Boolean).join(', '),
      restaurantId: jobs[index]?.restaurantId,
      lastDay,
    })),
    locations,
  };
}

function openingOf(job: Job, site: Site, contact: Contact, toId: (wanted: string) => string): Opening {
  const { title, description, requirements, benefits } = job;
  const location = locationOf(job, site);
  const where = choiceOf(job, site, location);
  const name = [title, where?.label].filter(Boolean).join(', ');
  const apply = applicationFor(name, {
    email: location?.email ?? contact.email?.label,
    phone: location?.phone ? linkToPhone(location.phone) : contact.phone,
  });
  const whereabouts = location && whereaboutsOf(location);
  return {
    id: toId(slugify(name) || 'opening'),
    title,
    type: job.type === undefined ? undefined : { value: toValue(job.type), label: job.type },
    location: where,
    whereabouts,
    description,
    requirements,
    benefits,
    dates: datesOf(job),
    lastDay:
      job.validThrough === undefined ? undefined : lastDayOf(job.validThrough, location?.timezone ?? site.timezone),
    apply,
    hasDetails:
      Boolean(description ?? whereabouts ?? apply ?? datesOf(job)) || requirements.length > 0 || benefits.length > 0,
  };
}

function datesOf({ datePosted, validThrough }: Job): string | undefined {
  const posted = datePosted === undefined ? '' : `Posted ${formatDate(datePosted)}.`;
  const last = validThrough === undefined ? '' : `Apply by ${formatDate(validThrough)}.`;
  return [posted, last].filter(Boolean).join(' ') || undefined;
}

function locationOf({ restaurantId }: Job, { locations }: Site): Location | undefined {
  return restaurantId === undefined ? undefined : locations.find((location) => location.restaurantId === restaurantId);
}

function choiceOf({ locationName }: Job, site: Site, location: Location | undefined): Choice | undefined {
  if (location) return { value: location.slug, label: locationLabel(site, location) };
  return locationName === undefined ? undefined : { value: toValue(locationName), label: locationName };
}

function whereaboutsOf(location: Location): NonNullable<Opening['whereabouts']> {
  return { address: addressLine(location.address), page: linkTo(location.name, locationPath(location)) };
}

/** By e-mail, else by phone: the location's own, or else the head office's. */
function applicationFor(
  name: string,
  { email, phone }: { email: string | undefined; phone: Link | undefined },
): Application | undefined {
  if (email !== undefined) {
    const subject = shorten(`Application: ${name}`, SUBJECT_LENGTH);
    return { label: 'Apply', name: `Apply: ${name}`, href: mailHref(email, subject), contact: email };
  }
  if (phone === undefined) return undefined;
  return { label: 'Call to apply', name: `Call to apply: ${name}`, href: phone.href, contact: phone.label };
}

function introductionOf(site: Site, hasOpenings: boolean): CareersContent['introduction'] {
  const { fallback, ...contact } = inquiryOf(site, 'Application');
  if (fallback) return undefined;
  return {
    title: hasOpenings ? 'Don’t see your role?' : 'Introduce yourself',
    text: 'Tell us who you are, what you do well and when you could start. A few lines are enough.',
    contact,
  };
}

function filtersOf(openings: Opening[]): OpeningFilter[] {
  const filters: OpeningFilter[] = [
    {
      name: 'location',
      label: 'Location',
      all: 'All locations',
      choices: choicesAmong(openings.map(({ location }) => location)),
    },
    { name: 'type', label: 'Type', all: 'All types', choices: choicesAmong(openings.map(({ type }) => type)) },
  ];
  return filters.filter(({ choices }) => choices.length > 1);
}

/** Each value once, as it is first written, in alphabetical order. */
function choicesAmong(choices: (Choice | undefined)[]): Choice[] {
  const byValue = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice && !byValue.has(choice.value)) byValue.set(choice.value, choice);
  }
  return [...byValue.values()].sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
}

/** `toValue('Full Time') // "full-time"`. Unlike a slug it keeps letters of every script: two types must not become one. */
function toValue(label: string): string {
  return (
    label
      .toLocaleLowerCase('en')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? label
  );
}
