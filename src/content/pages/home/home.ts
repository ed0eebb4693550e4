import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Faq, Feature } from '#schema/content.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { firstLink, firstLinkToReserve, linkTo, type Link, linkToOrder, takesOrders } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { addressLine } from '#core/locations/address.ts';
import { cityLinksOf } from '#core/links/city-links.ts';
import { directionsHref } from '#core/locations/directions.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import { shortLabels } from '#core/locations/location-name.ts';
import { type LocationsSection, locationsSectionOf } from '../../locations/location-tab.ts';
import { ratingOf, type RatingView, statedRating } from '#core/locations/rating.ts';
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { offersOf, type OfferView, offerViewOf } from '../../offers/offers.ts';
import { type HeroContent, heroOf } from './hero.ts';
import { groupsOf, type HomeGroup } from './order.ts';
import { type PopularContent, popularOf } from './popular.ts';
import {
  aboutWithFeature,
  listedFeatures,
  listedHighlights,
  listedSpecialties,
} from '../../sections/section-thresholds.ts';
import { configuredScore, type ReviewsContent, reviewsOf } from '../../sections/reviews.ts';
import { hasPage, locationPath, pathsOf } from '#core/routes/routes.ts';

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
