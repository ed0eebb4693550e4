import type { Site } from '../../model/site.ts';
import { languageOf } from '../text/language.ts';
import { locationMenuPlan } from '../menu/menu-plan.ts';
import { summaryOf } from './summary.ts';
import { pictureOf } from '../look/pictures.ts';
import type { Route } from '../pages/routes.ts';

/** What the document's head says about a page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute. None where the page is not to be found. */
  canonical?: string;
  robots?: 'noindex';
  keywords?: string;
  openGraph: {
    type: 'website';
    title: string;
    description: string;
    url?: string;
    siteName: string;
    /** `en_CA` */
    locale: string;
    image?: { url: string; width: number; height: number; alt: string };
  };
  twitter: { card: 'summary' | 'summary_large_image' };
}

/** The size `illustrate` gives a share picture, the one every network asks for. */
const SHARE_IMAGE = { width: 1200, height: 630 };

export function headOf(site: Site, route: Route): Head {
  const { title, description } = summaryOf(site, route);
  const isFound = isIndexed(site, route);
  const url = `${site.origin}${route.path}`;
  const image = shareImageOf(site);
  return {
    title,
    description,
    ...(isFound ? { canonical: url } : { robots: 'noindex' }),
    ...(site.keywords.length > 0 && { keywords: site.keywords.join(', ') }),
    openGraph: {
      type: 'website',
      title,
      description,
      ...(isFound && { url }),
      siteName: site.name,
      locale: languageOf(site).replace('-', '_'),
      ...(image && { image }),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}

/** Whether search engines should keep the page: no 404 page, no card to print, no menu page of a location that has no menu to show. */
export function isIndexed(site: Site, route: Route): boolean {
  switch (route.page) {
    case 'feedback-qr':
    case 'not-found':
      return false;
    case 'location-menu':
      return locationMenuPlan(site, route.location).kind !== 'none';
    default:
      return true;
  }
}

function shareImageOf(site: Site): Head['openGraph']['image'] {
  const alt = site.hero.image?.alt || site.name;
  if (site.look.shareImage !== undefined) return { url: `${site.origin}${site.look.shareImage}`, ...SHARE_IMAGE, alt };
  const picture = pictureOf(site, site.hero.image);
  return picture && { url: `${site.origin}${picture.src}`, width: picture.width, height: picture.height, alt };
}
