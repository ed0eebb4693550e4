import type { AccessibilityTest } from './brand-folder/accessibility.ts';
import type { HeroName, LookName, LookParts, MenuName } from './looks.ts';
import type {
  About,
  Faq,
  Feature,
  FranchiseQuestion,
  Hero,
  Highlight,
  Job,
  Legal,
  LinkEntry,
  Review,
} from './content.ts';
import type { Closure } from './hours/closure.ts';
import type { Hours } from './hours/hours.ts';
import type { ServiceHours } from './hours/service-hours.ts';
import type { Stop } from './hours/stops.ts';
import type { Phone } from './values/link.ts';
import type { Address, Coordinates, KitchenFlags, Location } from './location.ts';
import type { Menu, MenuItem, MenuKind } from './menu/menu.ts';
import type { OptionalPage } from './pages.ts';
import type { Deal, Discount, LoyaltyProgram } from './offer.ts';
import type { Image, Picture } from './values/picture.ts';
import type { Reservation } from './reservation.ts';

/**
 * A brand's website as the pages use it: every field usable as it is, nothing hostile, nothing half-read.
 * `read` makes it from a site configuration; `optimizePictures` adds `pictures` and `look`.
 */
export interface Site {
  brandId?: string;
  restaurantId?: string;
  name: string;
  /** `brand.name`, else `name`: what legal pages call the company. */
  legalName: string;
  description?: string;
  logo?: Image;
  /** The logo for dark ground. */
  logoDark?: Image;
  email?: string;
  telephone?: Phone;
  whatsapp?: string;
  address: Address;
  coordinates?: Coordinates;
  timezone?: string;
  /** The BCP 47 tag of the language in which the brand writes. Missing: English. */
  language?: string;
  /** All its languages, its own first. Missing: it has one. */
  languages?: SiteLanguage[];
  /** Texts of the brand that appear untranslated on pages of another language. Missing if all texts are translated. */
  untranslated?: { language: string; texts: string[] };
  /** Texts of ours that the brand says in its own words, by their keys in the catalogue: `actions.orderOnline`. */
  texts?: Record<string, string>;
  /** The paths of its pages. Missing: those of a site in English. */
  paths?: Paths;
  /** When the clocks of its zones change, as `setTimeZoneData` reads it. Missing: no zone is known. */
  zoneOffsets?: string;
  cuisines: string[];
  /** ISO 4217: configured, else that of its country, else the one that all locations have. Missing: it is not known. */
  currency?: string;
  /** That of the site and those of its locations, without doubles. */
  currencies: string[];
  /** Those of which all prices are whole, which pages then write without zeros: "$195". `""` is an unknown one. Missing: none. */
  wholeCurrencies?: string[];
  /** `$` to `$$$$`, or another sign: configured, else, of dollars alone, from the mean of all priced items. */
  priceRange?: string;
  /** The brand is closed, or its only location. Then no hours are known of it, unless `opensOn` says from when on they count. */
  closure?: Closure;
  /** `YYYY-MM-DD`: the day on which it opens, or opens again. */
  opensOn?: string;
  hours?: Hours;
  pickupHours?: Hours;
  serviceHours?: ServiceHours[];
  lastSeating?: number | string;
  hoursNote?: string;
  stops?: Stop[];
  areaServed: string[];
  /** `sameAs` and `socialMedia` together, without doubles; `name` is the network's ("Instagram") or the host. */
  social: LinkEntry[];

  orderingLink?: string;
  /** The restaurant takes no orders online. Missing: there may be no link, but the site does not say so. */
  onlineOrdering?: false;
  /** The restaurant does not cater. */
  catering?: false;
  /** The pages that it does without. Missing: it has all. */
  pages?: Partial<Record<OptionalPage, false>>;
  /** Configured, else the page of its reservation service. */
  reservationLink?: string;
  reservation?: Reservation;
  giftCards?: string;
  navigation: LinkEntry[];

  menuKind?: MenuKind;
  menuLink?: string;
  fileLink?: string;
  /** In their order; usually one. Empty: there is no menu to print. */
  menus: Menu[];
  /** The same with its prices in the currencies of locations elsewhere, which is what their menu pages show. */
  menusIn?: Record<string, Menu[]>;
  /** The brand's note about allergens, shown with each menu that has no note of its own. */
  allergenNote?: string;
  /** `YYYY-MM-DD`: when somebody last checked what the menus say about allergens. */
  allergensConfirmedOn?: string;
  /** `hasOfferCatalog.itemListElement`: names with an optional description and price. */
  offerCatalog: MenuItem[];

  hero: Hero;
  keywords: string[];
  /** Each with the menu category that it belongs to, if one is named. */
  featuredItems: (MenuItem & { category?: string })[];
  highlights: Highlight[];
  reviews: Review[];
  /** 0 to 5, as it is stated. */
  rating?: number;
  reviewCount?: number;
  features: Feature[];
  deals: Deal[];
  discounts: Discount[];
  loyalty?: LoyaltyProgram;
  about?: About;
  faqs: Faq[];
  jobs: Job[];
  /** Legal pages in the words of the brand. A page that is missing has our text. */
  legal?: Legal;
  /** What was tested of the published site, and when. Missing: nothing is known of a test. */
  accessibilityTest?: AccessibilityTest;
  franchiseQuestions: FranchiseQuestion[];
  locations: Location[];
  /** Locations that are closed for good. They have a page that says so, and are in no list. */
  closedLocations: Location[];
  /** Where the finder fetches them: `/_data/locations.<hash>.json`. Missing: the site has no locations. */
  locationsFile?: string;
  /** Where the feedback forms fetch the locations to choose from: `/_data/form-locations.<hash>.json`. Missing: there are fewer than two locations. */
  formLocationsFile?: string;

  /** The flags of all its restaurants together. */
  flags: KitchenFlags;
  cateringEmail?: string;
  animations: boolean;
  theme: {
    primaryColor?: string;
    secondaryColor?: string;
    fontFamily?: string;
    fontFile?: string[];
    look?: LookName;
    hero?: HeroName;
    menu?: MenuName;
  };
  /** The brand's own HTML, balanced, put into the document as it is. What a guest has to allow first stands in templates. */
  code: { head?: string; body?: string; footer?: string };
  /** The hosts that this code names, by what they are for; a list is empty where there is code that names none. Missing: it loads and runs nothing by itself. */
  codeHosts?: Partial<Record<'necessary' | 'statistics' | 'marketing', string[]>>;

  /** The origin the site is published at, without a slash at the end: `https://saffronlane.example`. */
  origin: string;
  /** Whether this is a preview of the site, which no search engine is to keep. */
  isStaging?: boolean;
  /** Public values of the services a page calls; an empty `supabaseUrl` means the site's own origin. */
  services: Services;
  /** Whether the backend counts taps on the links that matter. Missing: it does not. */
  counts?: true;
  /** The sources that the brand's own code may load, by directive. Missing: not configured. */
  contentSecurityPolicy?: Partial<Record<string, string[]>>;
  /** `YYYY-MM-DD`: the year and the "last updated" dates that the HTML carries. */
  buildDate: string;
  /** When offers, openings and questions come that are left out, because their first day has not come: dates, or minutes. Missing: none is to come. */
  firstDays?: string[];
  /** The minute of the build, `2026-11-28T15:30Z`: menus that are served at some times stand in the order of that moment. Missing: only the date is known. */
  builtAt?: string;
  /** By `Image.src`. A picture that could not be loaded is missing here. */
  pictures: Record<string, Picture>;
  look: Look;
}

/** One of the languages of a site. */
export interface SiteLanguage {
  /** BCP 47 */
  tag: string;
  /** What its paths begin with: `/fr`. Empty for the site's own. */
  prefix: string;
  /** As the language calls itself: "Français". */
  name: string;
  /** False while more than a quarter of the texts lack a translation: its pages are there, but no link and no search engine leads to them. */
  isLinked: boolean;
}

/** Where a site has its pages, each with a slash at both ends. Locations have theirs below `menu` and `location`. */
export type Paths = Record<
  | 'home'
  | 'menu'
  | 'locations'
  | 'location'
  | 'catering'
  | 'offers'
  | 'careers'
  | 'contact'
  | 'mediaInquiries'
  | 'franchise'
  | 'terms'
  | 'privacy'
  | 'accessibility'
  | 'allergens'
  | 'feedback',
  string
>;

export interface Services {
  supabaseUrl: string;
  supabaseAnonKey: string;
  googleMapsApiKey: string;
  googleMapsMapId: string;
  influencerPortalUrl: string;
}

export interface LogoPlace {
  src: string;
  plate?: string;
}

/** What `optimizePictures` made of theme, logo and hero: files the document's head links to, root-relative. */
export interface Look {
  /** The brand's variables and font faces: `/_brand/site.<hash>.css`. */
  stylesheet: string;
  /** Fonts worth loading before the first paint. */
  preloadFonts: string[];
  /** 1200 × 630 JPEG for link previews. */
  shareImage?: string;
  icons: { favicon: string; appleTouch: string; manifest: string };
  /** The logo, by `src`, on the light and on the dark ground of the pages, and the colour of its plate where it could not be seen without one. */
  logo?: { light: LogoPlace; dark: LogoPlace };
  /** Hex colours of the browser's own bars: the ground of the page. */
  themeColor: { light: string; dark: string };
  /** What the typeface is: its weights, widths and leading follow from it. */
  typeStyle: 'serif' | 'geometric' | 'grotesk';
  colorMode: 'paper' | 'ink' | 'tint' | 'newsprint' | 'night';
  name: LookName;
  /** Why the site is set in it, where the configuration does not name it: "cuisine, font". */
  reason?: string;
  parts: LookParts;
  letters: LetterMetrics;
}

/** Measures of the letters of headings, in their font and at their weight. */
export interface LetterMetrics {
  /** Height of capital letters, in ems. */
  capHeight: number;
  /** The same with an accent. */
  accentHeight: number;
  /** Advance widths of `MEASURED_CHARACTERS` (`#core/theme/letter-widths.ts`) in thousandths of an em, by `font-stretch` in percent. 0: the font lacks the character. */
  widths: Record<number, string>;
  /** Pairs of letters that stand nearer than their widths say, or farther, and by how many thousandths of an em: `AV-60 To-41`. */
  kerning: string;
  /** By how much they grow with each 100 that they are set heavier than measured: 0.02. Missing: the font has one weight. */
  widening?: number;
}
