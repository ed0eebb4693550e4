import { instantOfTime } from '#changes/clocks.ts';
import type { BrandState } from '../building/builds.ts';

/** A brand, and a time on its clock, `2026-12-24T18:00`. */
export interface BrandAt {
  slug: string;
  at: string;
}

/** Sites of another time than now, each built when somebody first asks for it. Their labels are their names as hosts, and their channels. */
export interface SitesAt {
  /** The site of a brand at a time; what is missing, or older than the brand's files, begins to be built. */
  open: (wanted: BrandAt) => SiteAt;
  /** One that is known. */
  get: (label: string) => SiteAt | undefined;
}

export interface SiteAt extends BrandAt {
  /** By its label. */
  state: BrandState;
  outDir: string;
}

/** `labelOf({ slug: 'nonna-pia', at: '2026-12-24T18:00' }) // "nonna-pia--at-202612241800"` */
export const labelOf = ({ slug, at }: BrandAt): string => `${slug}--at-${at.replace(/\D/g, '')}`;

/** The opposite. Undefined for what is no such label, and for a time that does not exist or is too far away. */
export function brandAtOf(label: string, now = Date.now()): BrandAt | undefined {
  const [, slug, year, month, day, hours, minutes] =
    /^([a-z0-9-]+)--at-(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(label) ?? [];
  if (slug === undefined) return undefined;
  const at = `${year}-${month}-${day}T${hours}:${minutes}`;
  return isTimeToShow(at, now) ? { slug, at } : undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Holidays are known for longer; who looks further ahead than that has mistyped the year. */
const MAX_DAYS_AHEAD = 2 * 366;

/** The first and the last day that can be shown. A page that is open may have a time of yesterday, and no clock is a whole day behind that of UTC. */
export const daysToShow = (now: number): { first: string; last: string } => ({
  first: dateText(now - DAY_MS),
  last: dateText(now + MAX_DAYS_AHEAD * DAY_MS),
});

const dateText = (instant: number): string => new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Whether a time such as `2026-12-24T18:00` exists, and is one that a site is shown at. */
export function isTimeToShow(at: string, now: number): boolean {
  const { first, last } = daysToShow(now);
  const exists = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(at) && instantOfTime(at, undefined) !== undefined;
  return exists && at >= first && at.slice(0, 'YYYY-MM-DD'.length) <= last;
}
