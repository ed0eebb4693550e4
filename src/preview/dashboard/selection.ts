/** Search, filter and page number of the dashboard, from the query string: `?q=ramen&show=failed&page=2`. */
export interface CardQuery {
  q: string;
  show: Show | undefined;
  /** From 1. */
  page: number;
}

/** Brands with something that somebody has to look at. */
export type Show = (typeof SHOWS)[number];
const SHOWS = ['failed', 'unpublished', 'warnings', 'submissions'] as const;

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
  warnings: number;
  newSubmissions: number;
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

/** The brands that were asked for: those that failed first, then by name. A page that is not there is the nearest one. */
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

function isShown(brand: Selectable, show: Show | undefined): boolean {
  const { isUnpublished, warnings, newSubmissions } = brand;
  if (show === 'failed') return hasTrouble(brand);
  if (show === 'unpublished') return isUnpublished;
  if (show === 'warnings') return warnings > 0;
  return show !== 'submissions' || newSubmissions > 0;
}

export const hasTrouble = ({ hasFailed, hasFailedToPublish }: Selectable): boolean => hasFailed || hasFailedToPublish;

/** Without accents and capitals: "creme" finds "Crème". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: Selectable, other: Selectable): number {
  if (hasTrouble(one) !== hasTrouble(other)) return hasTrouble(one) ? -1 : 1;
  return COLLATOR.compare(one.name, other.name) || COLLATOR.compare(one.slug, other.slug);
}
