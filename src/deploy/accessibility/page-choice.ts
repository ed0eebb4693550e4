import { pageNameAt } from '#core/routes/page-name.ts';
import { pageAt, type PageName } from '#core/routes/routes.ts';
import { type BuiltSite, isPage } from '../site/built-site.ts';

/** A page that stands for all of its kind. */
export interface ChosenPage {
  page: PageName;
  /** What its path begins with in another language of the site: `fr`. */
  prefix?: string;
  /** `/menu/queen-west/` */
  path: string;
}

/**
 * One page of each kind, in each language of the site: the longest, because most can go wrong on it; of equals the first by its path. Pages of the
 * brand's own, and those that forward, are none of ours.
 */
export function choosePages({ files, read }: BuiltSite): ChosenPage[] {
  const chosen = new Map<string, ChosenPage & { size: number }>();
  for (const [file, { size }] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isPage(file)) continue;
    const path = `/${file.replace(/(?<=^|\/)index\.html$/, '')}`;
    const page = pageNameAt(path);
    const prefix = pageAt(path)?.prefix;
    const key = `${prefix ?? ''}/${page}`;
    if (page === undefined || size <= (chosen.get(key)?.size ?? 0) || !isOurs(read(file))) continue;
    chosen.set(key, { page, ...(prefix !== undefined && { prefix }), path, size });
  }
  const placeOf = ({ page, prefix = '' }: ChosenPage): string => `${prefix} ${100 + ORDER.indexOf(page)}`;
  return [...chosen.values()]
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map(({ size: _, ...page }) => page);
}

/** As a visitor would meet them. */
const ORDER: PageName[] = [
  ...([
    'home',
    'menu',
    'location-menu',
    'menu-board',
    'menu-qr',
    'allergens',
    'allergens-qr',
    'locations',
    'location',
    'catering',
    'offers',
  ] as const),
  ...(['careers', 'contact', 'media-inquiries', 'franchise', 'terms', 'privacy', 'accessibility', 'feedback'] as const),
  ...(['feedback-qr', 'not-found'] as const),
];

/** Every page of ours has the stylesheet of its brand. */
const isOurs = (html: Buffer): boolean => html.includes('/_brand/');
