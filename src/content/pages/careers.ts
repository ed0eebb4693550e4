import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Job } from '#schema/content.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import type { CareerStart } from '../forms/career-form.ts';
import { locationSourceOf, submissionTargetId } from '../forms/form-locations.ts';
import { addressLine } from '#core/locations/address.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { type Contact, contactOf, type Inquiry, inquiryOf, mailHref } from '#core/links/contact.ts';
import { formatDate } from '#core/hours/date.ts';
import { type LastDay, lastDayOf, mayStillRun } from '#core/hours/last-day.ts';
import { shorten } from '#core/text/sentences.ts';
import { linkToPhone } from '#core/links/phone.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { locationPath } from '#core/routes/routes.ts';
import { makeSlugs, slugify } from '#core/text/slug.ts';

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
  const { careers } = textsOf(site);
  const contact = contactOf(site);
  const toId = makeSlugs();
  const openings = openJobsOf(site).map((job) => openingOf(job, site, contact, toId));
  const introduction = introductionOf(site, openings.length > 0);
  const start = startOf(site, openings);
  return {
    lede: openings.length > 0 ? careers.lede : careers.noneLede,
    count: countOpenings(openings.length, careers),
    openings,
    filters: filtersOf(openings, careers),
    start,
    introduction,
  };
}

function countOpenings(count: number, { openings: { none, one, other } }: Texts['careers']): string {
  if (count === 0) return none;
  return count === 1 ? one : other.replace('{count}', String(count));
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
  const texts = textsOf(site);
  const location = locationOf(job, site);
  const where = choiceOf(job, site, location);
  const name = [title, where?.label].filter(Boolean).join(', ');
  const ways = {
    email: location?.email ?? contact.email?.label,
    phone: location?.phone ? linkToPhone(location.phone) : contact.phone,
  };
  const apply = applicationFor(name, ways, texts);
  const dates = datesOf(job, texts);
  const whereabouts = location && whereaboutsOf(site, location);
  return {
    id: toId(anchorOf(job, site) || 'opening'),
    title,
    type: job.type === undefined ? undefined : { value: toValue(job.type), label: job.type },
    location: where,
    whereabouts,
    description,
    requirements,
    benefits,
    dates,
    lastDay:
      job.validThrough === undefined ? undefined : lastDayOf(job.validThrough, location?.timezone ?? site.timezone),
    apply,
    hasDetails: Boolean(description ?? whereabouts ?? apply ?? dates) || requirements.length > 0 || benefits.length > 0,
  };
}

/** What a link to an opening says: the same in each language of a site, so that it stays where one changes the language. */
export function anchorOf(job: Job, site: Site): string {
  const where = choiceOf(job, site, locationOf(job, site));
  return job.anchor ?? slugify([job.title, where?.label].filter(Boolean).join(', '));
}

function datesOf({ datePosted, validThrough }: Job, { careers, formats }: Texts): string | undefined {
  const posted = datePosted === undefined ? '' : careers.posted(formatDate(datePosted, formats));
  const last = validThrough === undefined ? '' : careers.applyBy(formatDate(validThrough, formats));
  return [posted, last].filter(Boolean).join(formats.space) || undefined;
}

function locationOf({ restaurantId }: Job, { locations }: Site): Location | undefined {
  return restaurantId === undefined ? undefined : locations.find((location) => location.restaurantId === restaurantId);
}

function choiceOf({ locationName }: Job, site: Site, location: Location | undefined): Choice | undefined {
  if (location) return { value: location.slug, label: locationLabel(site, location) };
  return locationName === undefined ? undefined : { value: toValue(locationName), label: locationName };
}

function whereaboutsOf(site: Site, location: Location): NonNullable<Opening['whereabouts']> {
  return {
    address: addressLine(location.address),
    page: linkTo(locationLabel(site, location), locationPath(site, location)),
  };
}

/** By e-mail, else by phone: the location's own, or else the head office's. */
function applicationFor(
  name: string,
  { email, phone }: { email: string | undefined; phone: Link | undefined },
  { careers }: Texts,
): Application | undefined {
  if (email !== undefined) {
    const subject = shorten(careers.subjectOf(name), SUBJECT_LENGTH);
    return { label: careers.apply, name: careers.applyTo(name), href: mailHref(email, subject), contact: email };
  }
  if (phone === undefined) return undefined;
  return { label: careers.callToApply, name: careers.callToApplyTo(name), href: phone.href, contact: phone.label };
}

function introductionOf(site: Site, hasOpenings: boolean): CareersContent['introduction'] {
  const { fallback, ...contact } = inquiryOf(site, textsOf(site).careers.subject);
  if (fallback) return undefined;
  return {
    title: hasOpenings ? textsOf(site).careers.noRole : textsOf(site).careers.introduce,
    text: textsOf(site).careers.introduceText,
    contact,
  };
}

function filtersOf(openings: Opening[], texts: Texts['careers']): OpeningFilter[] {
  const filters: OpeningFilter[] = [
    {
      name: 'location',
      label: texts.location,
      all: texts.allLocations,
      choices: choicesAmong(openings.map(({ location }) => location)),
    },
    { name: 'type', label: texts.type, all: texts.allTypes, choices: choicesAmong(openings.map(({ type }) => type)) },
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
