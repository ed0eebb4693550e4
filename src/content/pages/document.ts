import { textsOf } from '#i18n/texts.ts';
import type { Look, Site } from '#schema/site.ts';
import { hasWords } from '#core/custom-code/code-texts.ts';
import { memoize } from '#core/text/memoize.ts';
import { hasServedTimes } from '#core/menu/served-times.ts';
import { type ConsentContent, consentOf } from '../privacy/consent.ts';
import { directionOf, isTallScript, languageOf } from '#core/languages/language.ts';
import { type PageName, pathsOf } from '#core/routes/routes.ts';

/** The content of the document beside its head. The pages of a site share it, except home, which has a hero, and pages with a clock. */
export interface DocumentContent {
  lang: string;
  /** Which way the page runs, where it is not from left to right. */
  dir?: 'rtl';
  /** Texts of the brand that stand in another language. */
  untranslated?: Site['untranslated'];
  look: Look['name'];
  /** The parts of the look that its stylesheet has several of. */
  parts: Look['parts'];
  colorMode: Look['colorMode'];
  /** Home links one stylesheet less: that of the parts which only other pages show. */
  isHome: boolean;
  isAnimated: boolean;
  isTallScript: boolean;
  /** When the clocks of the site's zones change, for a page that needs them. */
  zones?: string;
  /** Missing where no taps are counted. */
  counting?: Counting;
  /** The brand's own HTML, put into the document as it is. */
  code: { head?: string; body?: BrandCode; footer?: BrandCode };
  /** What guests are asked about that HTML. Missing: nothing in it has to be allowed. */
  consent?: ConsentContent;
}

/** Where taps on the page are counted, and for whom. */
export interface Counting {
  /** The backend. Empty: the site's own origin. */
  url: string;
  brandId: string;
  /** Of the brand's clock: "America/Toronto". Missing: its days are those of UTC. */
  zone?: string;
  /** What the paths of its menus begin with. */
  menu: string;
}

export interface BrandCode {
  html: string;
  /** The name of the landmark, where the code has words. */
  label?: string;
}

export function documentOf(site: Site, page: PageName): DocumentContent {
  const { ofHome, withClock, withoutClock, ofBoard, uncounted } = documentsOf(site);
  if (page === 'home') return ofHome;
  if (page === 'menu-board' && hasServedTimes(site)) return ofBoard;
  if (UNCOUNTED.has(page)) return uncounted;
  return WITH_CLOCK.has(page) || (page === 'location-menu' && hasServedTimes(site)) ? withClock : withoutClock;
}

/** Screens and paper; and the page for an address that is not there, because a visitor may have written anything into it. */
const UNCOUNTED: ReadonlySet<PageName> = new Set<PageName>([
  'menu-board',
  'menu-qr',
  'allergens-qr',
  'feedback-qr',
  'not-found',
]);

/** Pages with opening hours or, like catering, with a first day. */
const WITH_CLOCK: ReadonlySet<PageName> = new Set<PageName>([
  'menu',
  'locations',
  'location',
  'catering',
  'offers',
  'contact',
]);

type Kinds = Record<'ofHome' | 'withClock' | 'withoutClock' | 'ofBoard' | 'uncounted', DocumentContent>;

const documentsOf = memoize((site: Site): Kinds => {
  const { name, look, animations, code } = site;
  const { layout } = textsOf(site);
  const uncounted = {
    lang: languageOf(site),
    dir: directionOf(languageOf(site)),
    untranslated: site.untranslated,
    look: look.name,
    parts: look.parts,
    isHome: false,
    colorMode: look.colorMode,
    isAnimated: animations,
    isTallScript: isTallScript(site),
    code: {
      head: code.head,
      body: brandCode(code.body, layout.noticeFrom(name)),
      footer: brandCode(code.footer, layout.noteFrom(name)),
    },
    consent: consentOf(site),
  };
  const counting = countingOf(site);
  const withoutClock = counting ? { ...uncounted, counting } : uncounted;
  const withClock = { ...withoutClock, zones: site.zoneOffsets };
  const ofBoard = { ...uncounted, zones: site.zoneOffsets };
  return { ofHome: { ...withClock, isHome: true }, withClock, withoutClock, ofBoard, uncounted };
});

function countingOf(site: Site): Counting | undefined {
  const { counts, brandId, services, timezone, locations } = site;
  if (!counts || brandId === undefined) return undefined;
  const zone = timezone ?? locations[0]?.timezone;
  return { url: services.supabaseUrl, brandId, zone, menu: pathsOf(site).menu };
}

function brandCode(html: string | undefined, label: string): BrandCode | undefined {
  return html === undefined ? undefined : { html, label: hasWords(html) ? label : undefined };
}
