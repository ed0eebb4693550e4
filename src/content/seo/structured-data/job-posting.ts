import type { JobPostingLeaf, PlaceLeaf } from 'schema-dts';
import type { Job } from '#schema/content.ts';
import type { Site } from '#schema/site.ts';
import { runsOn } from '#core/hours/last-day.ts';
import { onlyLocation } from '#core/locations/only-location.ts';
import { pathsOf } from '#core/routes/routes.ts';
import { businessId, placeId } from './ids.ts';
import { addressNode, makeNode } from './parts.ts';

/** As search engines write the usual ones ("Employment type", Google's guide to job postings), by words of the languages that we write. */
const EMPLOYMENT_TYPES: [RegExp, string][] = [
  [/full.?time|temps plein|tiempo completo|jornada completa|全[职職]/i, 'FULL_TIME'],
  [/part.?time|temps partiel|medio tiempo|tiempo parcial|media jornada|兼[职職]/i, 'PART_TIME'],
  [/temporary|seasonal|temporaire|saisonni|temporal|temporada|临时|臨時|季[节節]/i, 'TEMPORARY'],
  [/intern|stage|stagiaire|pasant|prácticas|实习|實習/i, 'INTERN'],
  [/contract/i, 'CONTRACTOR'],
];

/** Its place of work has an address, and a name for the other openings there. */
export type JobPosting = JobPostingLeaf & { jobLocation: PlaceLeaf & { '@id': string } };

/**
 * An opening for search engines. They require a description, the date of posting and the place of work. Undefined for an opening that lacks
 * one of these or is over; the page shows it all the same. `id`: its anchor on the page. `hiringOrganization` refers to the business in the same graph.
 */
export function jobPostingNode(site: Site, job: Job, id: string): JobPosting | undefined {
  const { title, type = '', description, requirements, benefits, datePosted, validThrough } = job;
  const named = site.locations.find(
    ({ restaurantId }) => restaurantId !== undefined && restaurantId === job.restaurantId,
  );
  const location = named ?? onlyLocation(site);
  const address = addressNode(location?.address ?? (site.locations.length > 1 ? {} : site.address));
  if (description === undefined || datePosted === undefined || address === undefined) return undefined;
  // Search engines keep what they read, so an opening leaves here on the day after its last one, a day before it leaves the page.
  if (!runsOn(validThrough, site.buildDate)) return undefined;
  return makeNode<JobPosting>({
    '@type': 'JobPosting',
    '@id': `${site.origin}${pathsOf(site).careers}#${id}`,
    title,
    description,
    qualifications: requirements,
    jobBenefits: benefits,
    datePosted,
    validThrough,
    employmentType: EMPLOYMENT_TYPES.find(([words]) => words.test(type))?.[1],
    hiringOrganization: { '@id': businessId(site) },
    jobLocation: { '@type': 'Place', '@id': placeId(site, location), address },
  });
}
