import type { Look, Site } from '#schema/site.ts';
import { languageOf, ogLocale } from '#core/languages/language.ts';
import { summaryOf } from './summary.ts';
import { pictureOf } from '#core/theme/pictures.ts';
import type { RouteWithBody } from '../pages/body.ts';
import type { PageName } from '#core/routes/routes.ts';
import { memoize } from '#core/text/memoize.ts';
import { isLanguageLinked, type LanguageLink } from '../navigation/language-links.ts';
import { feedLinksOf } from './feeds.ts';
import { structuredData } from './structured-data.ts';

/** What the document's head says about a page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute. Missing for a page that search engines should not keep. */
  canonical?: string;
  robots?: 'noindex';
  /** For `hreflang`: the address of this page in each language, and "x-default". Missing: the site has one language, or the page is not to be indexed. */
  alternates?: { hreflang: string; href: string }[];
  keywords?: string;
  /** Files that tell other programs what this page shows. Missing: there is none. */
  feeds?: { title: string; href: string }[];
  openGraph: {
    type: 'website';
    title: string;
    description: string;
    url?: string;
    siteName: string;
    /** `en_CA` */
    locale: string;
    otherLocales?: string[];
    image?: { url: string; width: number; height: number; alt: string };
  };
  twitter: { card: 'summary' | 'summary_large_image' };
  /** The text of the structured data, safe in a `<script>`. */
  jsonLd?: string;
  look: HeadLook;
}

/** The part of the head for the brand's look, the same on every page. */
export interface HeadLook extends Pick<Look, 'stylesheet' | 'preloadFonts' | 'icons' | 'themeColor'> {
  colorScheme: 'dark' | 'light dark';
}

/** The size `optimizePictures` gives a share picture, the one every network asks for. */
const SHARE_IMAGE = { width: 1200, height: 630 };

export function headOf(site: Site, page: RouteWithBody, languages?: LanguageLink[]): Head {
  const { title, description } = summaryOf(site, page);
  const isFound = !site.isStaging && isFindable(page) && isLanguageLinked(site);
  const url = `${site.origin}${page.path}`;
  const { siteName, locale, image, keywords, look } = sharedOf(site);
  const feeds = feedLinksOf(site, page.page);
  return {
    title,
    description,
    canonical: isFound ? url : undefined,
    robots: isFound ? undefined : ('noindex' as const),
    ...(isFound && languages && { alternates: alternatesOf(site, languages) }),
    keywords,
    ...(feeds.length > 0 && { feeds }),
    openGraph: {
      type: 'website' as const,
      title,
      description,
      url: isFound ? url : undefined,
      siteName,
      locale,
      ...(isFound && languages && { otherLocales: otherLocalesOf(languages) }),
      image,
    },
    twitter: { card: image ? ('summary_large_image' as const) : ('summary' as const) },
    jsonLd: structuredData(site, page, title),
    look,
  };
}

/** The site's own language stands for all that it does not have. */
function alternatesOf({ origin }: Site, languages: LanguageLink[]): Head['alternates'] {
  const alternates = languages.map(({ tag, path }) => ({ hreflang: tag, href: `${origin}${path}` }));
  return [...alternates, ...alternates.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}

const otherLocalesOf = (languages: LanguageLink[]): string[] =>
  languages.filter(({ isCurrent }) => !isCurrent).map(({ tag }) => ogLocale(tag));

/** False for the 404 page, a card to print, a board, a location that is closed for good, and the menu page of a location without a menu. */
function isFindable(page: RouteWithBody): boolean {
  if (page.page === 'location') return page.location.closure !== 'permanent';
  if (page.page === 'location-menu') return page.body.kind !== 'not-found';
  return !UNFINDABLE.has(page.page);
}

const UNFINDABLE: ReadonlySet<PageName> = new Set<PageName>([
  'menu-board',
  'menu-qr',
  'allergens-qr',
  'feedback-qr',
  'not-found',
]);

const sharedOf = memoize((site: Site) => {
  const { stylesheet, preloadFonts, icons, themeColor, colorMode } = site.look;
  const look: HeadLook = {
    stylesheet,
    preloadFonts,
    icons,
    themeColor,
    colorScheme: colorMode === 'night' ? 'dark' : 'light dark',
  };
  return {
    siteName: site.name,
    locale: ogLocale(languageOf(site)),
    image: shareImageOf(site),
    keywords: site.keywords.length > 0 ? site.keywords.join(', ') : undefined,
    look,
  };
});

function shareImageOf(site: Site): Head['openGraph']['image'] {
  const alt = site.hero.image?.alt || site.name;
  if (site.look.shareImage !== undefined) return { url: `${site.origin}${site.look.shareImage}`, ...SHARE_IMAGE, alt };
  const picture = pictureOf(site, site.hero.image);
  return picture && { url: `${site.origin}${picture.src}`, width: picture.width, height: picture.height, alt };
}
