import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Faq, Feature } from '#schema/content.ts';
import type { Location } from '#schema/location.ts';
import type { MenuItem } from '#schema/menu.ts';
import type { HeroName } from '#schema/looks.ts';
import type { Look, Site } from '#schema/site.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { firstLink, firstLinkToReserve, linkTo, type Link, linkToOrder, takesOrders } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { addressLine } from '#core/locations/address.ts';
import { cityLinksOf } from '#core/links/city-links.ts';
import { directionsHref } from '#core/locations/directions.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import { shortLabels } from '#core/locations/location-name.ts';
import { type LocationsSection, locationsSectionOf } from '../locations/location-tab.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { ratingOf, type RatingView, statedRating } from '#core/locations/rating.ts';
import { type FittedLine, fittedLines } from '#core/looks/fitted-title.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { typeTokensOf, wideningOf } from '#core/looks/type-tokens.ts';
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type ItemView, itemViewOf } from '#core/menu/menu-view.ts';
import { offersOf, type OfferView, offerViewOf } from '../offers/offers.ts';
import { type HeroActions, heroActions } from './hero-actions.ts';
import { heroLinesOf } from './hero-lines.ts';
import { groupsOf, type HomeGroup } from './home-order.ts';
import { aboutWithFeature, listedFeatures, listedHighlights, listedSpecialties } from './section-thresholds.ts';
import { configuredScore, type ReviewsContent, reviewsOf } from './reviews.ts';
import { hasPage, locationPath, pathsOf } from '#core/routes/routes.ts';

const POPULAR_SHOWN = 12;
/** Fewer names run past too often. */
const MIN_ON_A_TAPE = 4;
/** Home teases; `/offers/` has them all. */
const OFFERS_SHOWN = 4;

export interface HomeContent {
  /** What stands between the hero and the end, in the order of the look: loud sections alone, quiet ones in groups. */
  groups: HomeGroup[];
  /** Whether the specialties run on a tape below the hero. */
  hasTicker: boolean;
  hero: HeroContent;
  /** The line under the hero where there is one location: its address, its phone, what guests say. */
  facts: Fact[];
  /** The line under the hero where there are several. */
  nearby?: { count: string; links: Link[]; all: Link };
  popular: PopularContent;
  highlights: { title: string; kicker?: string; description?: string; picture?: PictureView }[];
  reviews: ReviewsContent;
  features: { title: string; shown: Feature[] };
  specialties: string[];
  offers: OfferView[];
  about?: AboutContent;
  faqs: Faq[];
  /** Missing where the brand is closed for good. */
  ready?: { title: string; order: Link; catering?: Link; call?: Link };
  locations: LocationsSection;
  /** The phone's bottom bar. */
  bar: {
    first: Link & { icon: 'shopping-bag' | 'calendar' | 'utensils' };
    call?: Link;
    menu?: Link;
    directions?: Link;
  };
}

export interface HeroContent extends HeroActions {
  picture?: PictureView;
  /** How wide a browser shows it. */
  sizes: string;
  /** The first items of the menu, where prices are the picture. */
  board?: { title: string; items: ItemView[] };
  /** The first letter of the name, where the look draws it in place of a picture. */
  initial?: string;
  /** An offer without a last day, where the look sticks it on the picture. */
  sticker?: { amount: string; title: string };
  badge?: string;
  title: string;
  /** The title in lines of one width, where the look sets it so. */
  lines?: FittedLine[];
  subtitle?: string;
  /** Of the only location, whose status comes first; missing where there are several, or no hours are known. */
  times?: OpeningTimes;
}

export interface PopularContent {
  title: string;
  items: ItemView[];
  kind: Look['parts']['popular'];
  /** A few pictures beside the list. Then its items have none. */
  beside: PictureView[];
}

/** One pair of the line under the hero. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
  kind?: 'phone';
}

export interface AboutContent {
  title: string;
  kicker?: string;
  paragraphs: string[];
  features: string[];
  picture?: PictureView;
}

export function homeOf(site: Site): HomeContent {
  const texts = textsOf(site);
  const several = site.locations.length > 1;
  const call = contactOf(site).phone;
  const menu = linkTo(texts.home.menu, pathsOf(site).menu);
  const first = firstOfBar(site);
  const hero = heroOf(site);
  const specialties = listedSpecialties(site, hero.badge);
  const sections = {
    highlights: listedHighlights(site).map(({ title, kicker, description, image }) => ({
      title,
      kicker,
      description,
      picture: pictureOf(site, image),
    })),
    reviews: reviewsOf(site.reviews, configuredScore(statedRating(site)), texts),
    features: { title: texts.home.why(site.name), shown: listedFeatures(site) },
    specialties,
    offers: offersOf(site)
      .slice(0, OFFERS_SHOWN)
      .map((offer) => offerViewOf(site, offer)),
    about: aboutOf(site),
    faqs: several ? [] : site.faqs,
  };
  const pictures = distinctPictures(hero.picture, sections);
  const shown = {
    ...sections,
    ...pictures,
    popular: popularOf(
      site,
      [hero.picture, pictures.about?.picture, ...pictures.highlights.map(({ picture }) => picture)],
      hero.board,
    ),
  };
  return {
    ...shown,
    hero,
    groups: groupsOf(site.look.parts.order, shown),
    hasTicker: site.look.name === 'marquee' && specialties.length >= MIN_ON_A_TAPE,
    facts: factsOf(site),
    nearby: several ? nearbyOf(site) : undefined,
    ready: site.closure === 'permanent' ? undefined : readyOf(site),
    locations: locationsSectionOf(site),
    bar: {
      first: first ?? { ...menu, icon: 'utensils' as const },
      call,
      menu: first && menu,
      directions: directionsOf(site),
    },
  };
}

function firstOfBar(site: Site): HomeContent['bar']['first'] | undefined {
  const order = linkToOrder(site, textsOf(site).home.order);
  if (order) return { ...order, icon: 'shopping-bag' };
  const reserve = firstLinkToReserve(site);
  return reserve && { ...reserve, icon: 'calendar' };
}

function readyOf(site: Site): HomeContent['ready'] {
  const { navigation } = textsOf(site);
  return {
    title: readyTitleOf(site),
    order: firstLink(site),
    catering: hasPage(site, 'catering') ? linkTo(navigation.catering, pathsOf(site).catering) : undefined,
    call: contactOf(site).phone,
  };
}

/** It asks to order only where a guest can order: on a page, or by calling. */
function readyTitleOf(site: Site): string {
  const { home } = textsOf(site);
  const reserve = firstLinkToReserve(site);
  if (reserve) return reserve.label;
  const canOrder = takesOrders(site) || contactOf(site).phone !== undefined;
  return site.onlineOrdering !== false && canOrder ? home.readyToOrder : home.readyToVisit;
}

function heroOf(site: Site): HeroContent {
  const { image, subtitle, ctaText } = site.hero;
  const { badge, title } = heroLinesOf(site);
  const { hero } = site.look.parts;
  const hasPicture = !WITHOUT_PICTURE.has(hero);
  return {
    picture: hasPicture ? pictureOf(site, image) : undefined,
    sizes: NARROW.has(hero) ? '(width < 1000px) 100vw, 52vw' : '100vw',
    board: hero === 'board' || hero === 'blocks' ? boardOf(site) : undefined,
    initial: WITHOUT_PICTURE.has(hero) && hero !== 'board' ? initialOf(site.name) : undefined,
    sticker: hero === 'blob' ? stickerOf(site) : undefined,
    badge,
    title,
    lines: linesOf(site, title),
    subtitle: subtitle ?? site.description ?? (aboutWithFeature(site) ? undefined : site.about?.bio),
    ...heroActions(site, ctaText),
    times: openingTimesOf(site, {
      hours: onlyHours(site),
      timezone: site.locations[0]?.timezone,
      closure: site.closure,
      opensOn: site.opensOn,
    }),
  };
}

function linesOf({ look }: Site, title: string): HeroContent['lines'] {
  const height = LOOKS[look.name].fitted?.[look.parts.hero];
  if (height === undefined) return undefined;
  const type = typeTokensOf(look.name, look.typeStyle);
  return fittedLines(title, look.letters, type, height, wideningOf(look.typeStyle, type, look.letters.widening));
}

const WITHOUT_PICTURE: ReadonlySet<HeroName> = new Set<HeroName>(['words', 'board']);
/** Their picture takes about half of a wide screen. */
const NARROW: ReadonlySet<HeroName> = new Set<HeroName>([
  'arch',
  'oval',
  'portrait',
  'columns',
  'blob',
  'poster',
  'blocks',
  'broadsheet',
  'column',
  'panel',
]);

/** `'“Nonna Pia”' → 'N'`, for scripts that have capitals or whose letters stand alone. */
function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase();
}

/** Longer titles have no room on it. */
const STICKER_LETTERS = 22;

/** Of an offer that has a last day, a script would have to remove it. */
function stickerOf(site: Site): HeroContent['sticker'] {
  for (const offer of offersOf(site)) {
    const { title, price, percent, lastDay } = offerViewOf(site, offer);
    const amount = price?.text ?? (percent === undefined ? undefined : `${percent}%`);
    if (amount !== undefined && lastDay === undefined && title.length <= STICKER_LETTERS) return { amount, title };
  }
  return undefined;
}

const BOARD_SHOWN = 6;

/** The first items of the menu with their prices; missing where hardly any has one. */
function boardOf(site: Site): HeroContent['board'] {
  const plan = brandMenuPlan(site);
  const categories = plan.kind === 'page' ? plan.menus.flatMap((menu) => menu.categories) : [];
  for (const { name, items } of categories) {
    const priced = items.filter(({ price, soldOut }) => price !== undefined && !soldOut).slice(0, BOARD_SHOWN);
    if (priced.length >= 3) return { title: name, items: priced.map((item) => itemViewOf(site, item)) };
  }
  return undefined;
}

function factsOf(site: Site): Fact[] {
  const { home } = textsOf(site);
  if (site.locations.length > 1) {
    const { phone } = contactOf(site);
    return phone === undefined ? [] : [{ label: home.telephone, value: phone.label, href: phone.href, kind: 'phone' }];
  }
  const address = addressLine(whereIs(site).address);
  const { phone } = contactOf(site);
  const rating = ratingOf(statedRating(site), textsOf(site));
  return [
    ...(address === '' ? [] : [{ label: home.address, value: address }]),
    ...(phone === undefined
      ? []
      : [{ label: home.telephone, value: phone.label, href: phone.href, kind: 'phone' as const }]),
    ...(rating === undefined ? [] : [{ label: home.guestsSay, value: scoreText(rating, textsOf(site)) }]),
  ];
}

function nearbyOf(site: Site): NonNullable<HomeContent['nearby']> {
  const { locations } = site;
  const { home } = textsOf(site);
  const cities = cityLinksOf(site).map(({ count: _, ...link }) => link);
  const { shown } = listedLocations(locations);
  const labels = shortLabels(site, shown);
  return {
    count: home.locations(locations.length),
    // Names of many locations in one line are too many to find one's own.
    links:
      cities.length > 0
        ? cities
        : shown.map((location, index) => linkTo(labels[index] ?? location.name, locationPath(site, location))),
    all: linkTo(home.seeAll, pathsOf(site).locations),
  };
}

/** The address of the only location, if it has one, else the brand's. */
function whereIs(site: Site): Pick<Location, 'address' | 'coordinates'> {
  const [location] = site.locations;
  return location !== undefined && addressLine(location.address) !== '' ? location : site;
}

/** The featured items, or else the first of the menu, which nobody has called popular. */
function popularOf(site: Site, elsewhere: (PictureView | undefined)[], board: HeroContent['board']): PopularContent {
  const { home } = textsOf(site);
  const seen = new Set(elsewhere.map((picture) => picture?.src));
  const onBoard = new Set(board?.items.map(({ name }) => name));
  const isFeatured = site.featuredItems.length > 0;
  const items = isFeatured ? site.featuredItems : firstOfMenu(site);
  const views = items
    .filter(({ name }) => isFeatured || !onBoard.has(name))
    .slice(0, POPULAR_SHOWN)
    // Allergens are told on the menu, where the note about them stands.
    .map(({ allergens: _, ...item }) => withoutSeen(itemViewOf(site, item), seen));
  return { title: isFeatured ? home.popular : home.fromMenu, ...arrange(site.look.parts.popular, views) };
}

/** Looks that show the pictures of items in their list; the others show a few beside it. */
const PICTURED: ReadonlySet<PopularContent['kind']> = new Set<PopularContent['kind']>(['grid', 'row']);
/** How many pictures stand beside the list. */
const BESIDE = { card: 0, sentence: 0, index: 1, grid: 2, row: 2, board: 1, ads: 1, leaders: 1 } as const;
/** A salon names three dishes. */
const IN_A_SENTENCE = 3;

/** Where fewer than half of the items have a picture, the pictures that exist stand beside a plain list: it would have empty places otherwise. */
function arrange(kind: PopularContent['kind'], views: ItemView[]): Pick<PopularContent, 'kind' | 'items' | 'beside'> {
  const pictures = views.flatMap(({ picture }) => picture ?? []);
  const isPictured = PICTURED.has(kind) && views.length > 1 && pictures.length * 2 >= views.length;
  if (isPictured) return { kind, items: views, beside: [] };
  const items = views.map(({ picture: _, ...item }) => item);
  return {
    // A row of words alone has nothing to scroll for.
    kind: kind === 'row' || kind === 'grid' ? 'board' : kind,
    items: kind === 'sentence' ? items.slice(0, IN_A_SENTENCE) : items,
    beside: pictures.slice(0, BESIDE[kind]),
  };
}

function withoutSeen(item: ItemView, seen: Set<string | undefined>): ItemView {
  const { picture, ...rest } = item;
  return picture === undefined || seen.has(picture.src) ? rest : item;
}

interface Pictured {
  picture?: PictureView;
}

/** The same picture never twice on a page: the hero keeps it, then the text about the brand, then the highlights. */
function distinctPictures<Highlight extends Pictured & { description?: string }, About extends Pictured>(
  hero: PictureView | undefined,
  { about, highlights }: { about: About | undefined; highlights: Highlight[] },
): { about: About | undefined; highlights: Highlight[] } {
  const seen = new Set([hero?.src]);
  const keep = <Part extends Pictured>(part: Part): Part => {
    const src = part.picture?.src;
    if (src === undefined || !seen.has(src)) {
      seen.add(src);
      return part;
    }
    return { ...part, picture: undefined };
  };
  return {
    about: about && keep(about),
    highlights: highlights
      .map(keep)
      .filter(({ picture, description }) => picture !== undefined || description !== undefined),
  };
}

function firstOfMenu(site: Site): MenuItem[] {
  const plan = brandMenuPlan(site);
  if (plan.kind !== 'page') return [];
  const items = plan.menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return items.filter(({ soldOut }) => !soldOut);
}

/** "4.6 of 5 (312 reviews)" */
function scoreText({ text, reviews }: RatingView, { home }: Texts): string {
  return `${home.scoreOf5(text)}${reviews === undefined ? '' : ` (${reviews})`}`;
}

function aboutOf(site: Site): AboutContent | undefined {
  const about = aboutWithFeature(site);
  return (
    about && {
      title: about.title ?? textsOf(site).home.about(site.name),
      kicker: about.subtitle,
      paragraphs: about.bio?.split(/\n{2,}/) ?? [],
      features: about.features,
      picture: pictureOf(site, about.image),
    }
  );
}

/** One location: its directions. Several: the list to choose from. */
function directionsOf(site: Site): Link | undefined {
  const { navigation, go } = textsOf(site);
  if (site.locations.length > 1) return linkTo(navigation.locations, pathsOf(site).locations);
  const { address, coordinates } = whereIs(site);
  const href = directionsHref(address, coordinates);
  return href === undefined ? undefined : linkTo(go.directions, href);
}
