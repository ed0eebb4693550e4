/** Search, filter and page number of the dashboard, from the query string: `?q=ramen&show=failed&page=2`. */
export interface CardQuery {
  q: string;
  show: Show | undefined;
  /** From 1. */
  page: number;
}

/** Brands with something that somebody has to look at. */
export type Show = (typeof SHOWS)[number];
export const SHOWS = ['failed', 'unpublished', 'never', 'submissions', 'warnings'] as const;

export function readCardQuery(query: string): CardQuery {
  const given = new URLSearchParams(query);
  const page = Number(given.get('page'));
  return {
    q: (given.get('q') ?? '').slice(0, MAX_LETTERS),
    show: SHOWS.find((show) => show === given.get('show')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const MAX_LETTERS = 100;

/** `addressWith({ q: 'ramen', show: undefined, page: 2 })  // "?q=ramen&page=2"`; "./" when nothing is asked for. */
export function addressWith({ q, show, page }: CardQuery): string {
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(show && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? './' : `?${query}`;
}

/** What a selection looks at. */
export interface Selectable {
  slug: string;
  name: string;
  siteUrl: string;
  hasFailed: boolean;
  hasFailedToPublish: boolean;
  /** Whether something is written that guests don't see. */
  isUnpublished: boolean;
  /** Whether guests see nothing of it yet, as far as it is known here. */
  isNeverPublished: boolean;
  warnings: number;
  newSubmissions: number;
  /** Messages that have waited for an answer for more than a day, and those of which somebody was to be told and was not. */
  lateSubmissions: number;
  undelivered: number;
}

export interface Selection<Brand> {
  /** The brands of the page asked for. */
  shown: Brand[];
  /** How many there are on all pages. */
  found: number;
  page: number;
  pages: number;
}

/** More cards make the page slow, and nobody looks at more at once. A multiple of 2, 3 and 4 columns. */
export const PER_PAGE = 48;

/** The brands that were asked for: those that need somebody first, then by name. A page that is not there is the nearest one. */
export function select<Brand extends Selectable>(
  brands: readonly Brand[],
  { q, show, page }: CardQuery,
): Selection<Brand> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = brands
    .filter((brand) => isShown(brand, show))
    .filter(({ slug, name, siteUrl }) => words.every((word) => fold(`${name} ${slug} ${siteUrl}`).includes(word)))
    .sort(compare);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = Math.min(page, pages);
  return { shown: found.slice((at - 1) * PER_PAGE, at * PER_PAGE), found: found.length, page: at, pages };
}

export function isShown(brand: Selectable, show: Show | undefined): boolean {
  const { isNeverPublished, isUnpublished, warnings, newSubmissions } = brand;
  if (show === 'failed') return hasTrouble(brand);
  if (show === 'unpublished') return isUnpublished;
  if (show === 'never') return isNeverPublished;
  if (show === 'warnings') return warnings > 0;
  return show !== 'submissions' || newSubmissions > 0;
}

export const hasTrouble = ({ hasFailed, hasFailedToPublish }: Selectable): boolean => hasFailed || hasFailedToPublish;

/** Without accents and capitals: "creme" finds "Crème". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** How much a brand needs somebody: what guests miss comes before what only waits. */
export function needOf(brand: Selectable): number {
  if (hasTrouble(brand)) return 4;
  if (brand.undelivered + brand.lateSubmissions > 0) return 3;
  if (brand.newSubmissions > 0) return 2;
  return Number(brand.isUnpublished);
}

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: Selectable, other: Selectable): number {
  return (
    needOf(other) - needOf(one) || COLLATOR.compare(one.name, other.name) || COLLATOR.compare(one.slug, other.slug)
  );
}
