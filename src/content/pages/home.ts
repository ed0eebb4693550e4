import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Faq, Feature } from '#schema/content.ts';
import type { Location } from '#schema/location.ts';
import type { MenuItem } from '#schema/menu.ts';
import type { Image } from '#schema/picture.ts';
import type { Site } from '#schema/site.ts';
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
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type ItemView, itemViewOf } from '#core/menu/menu-view.ts';
import { offersOf, type OfferView, offerViewOf } from '../offers/offers.ts';
import { type HeroActions, heroActions } from './hero-actions.ts';
import { heroLinesOf } from './hero-lines.ts';
import { HOME_ORDER, type HomeSection } from './home-order.ts';
import {
  aboutWithFeature,
  listedFeatures,
  listedHighlights,
  listedSpecialties,
  type Specialties,
} from './section-thresholds.ts';
import { configuredScore, type ReviewsContent, reviewsOf } from './reviews.ts';
import { hasPage, locationPath, pathsOf } from '#core/routes/routes.ts';

const POPULAR_SHOWN = 12;
/** Home teases; `/offers/` has them all. */
const OFFERS_SHOWN = 4;

export interface HomeContent {
  composition: Composition;
  /** What stands between the hero and the end, in the order of the brand's type style. */
  order: readonly HomeSection[];
  hero: HeroContent;
  /** The line under the hero where there is one location: its address, its phone, what guests say. */
  facts: Fact[];
  /** The line under the hero where there are several. */
  nearby?: { count: string; links: Link[]; all: Link };
  popular: PopularContent;
  highlights: { title: string; kicker?: string; description?: string; picture?: PictureView }[];
  reviews: ReviewsContent;
  features: FeaturesContent;
  specialties: Specialties;
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

/** How home's first screen is composed. */
export type Composition = 'type' | 'poster' | 'window' | 'margin';

export interface HeroContent extends HeroActions {
  picture?: PictureView;
  badge?: string;
  title: string;
  subtitle?: string;
  /** Of the only location, whose status comes first; missing where there are several, or no hours are known. */
  times?: OpeningTimes;
}

export interface PopularContent {
  title: string;
  items: ItemView[];
}

/** One pair of the line under the hero. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export interface FeaturesContent {
  title: string;
  shown: Feature[];
  /** A picture beside them, for the type styles that show one. */
  picture?: PictureView;
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
  return {
    composition: compositionOf(site),
    order: HOME_ORDER[site.look.typeStyle],
    hero,
    facts: factsOf(site),
    nearby: several ? nearbyOf(site) : undefined,
    popular: popularOf(site),
    highlights: listedHighlights(site).map(({ title, kicker, description, image }) => ({
      title,
      kicker,
      description,
      picture: pictureOf(site, image),
    })),
    reviews: reviewsOf(site.reviews, configuredScore(statedRating(site)), texts),
    features: featuresOf(site),
    specialties: listedSpecialties(site, hero.badge),
    offers: offersOf(site)
      .slice(0, OFFERS_SHOWN)
      .map((offer) => offerViewOf(site, offer)),
    about: aboutOf(site),
    faqs: several ? [] : site.faqs,
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

/** Chosen by the pictures that there are and by the number of locations. */
export function compositionOf(site: Site): Composition {
  if (!pictureOf(site, site.hero.image)) return 'type';
  if (site.look.colorMode === 'night') return 'poster';
  return site.locations.length > 1 ? 'window' : 'margin';
}

function heroOf(site: Site): HeroContent {
  const { image, subtitle, ctaText } = site.hero;
  const { badge, title } = heroLinesOf(site);
  return {
    picture: pictureOf(site, image),
    badge,
    title,
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

function factsOf(site: Site): Fact[] {
  if (site.locations.length > 1) return [];
  const { home } = textsOf(site);
  const address = addressLine(whereIs(site).address);
  const { phone } = contactOf(site);
  const rating = ratingOf(statedRating(site), textsOf(site));
  return [
    ...(address === '' ? [] : [{ label: home.address, value: address }]),
    ...(phone === undefined ? [] : [{ label: home.telephone, value: phone.label, href: phone.href }]),
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
function popularOf(site: Site): PopularContent {
  const { home } = textsOf(site);
  const isFeatured = site.featuredItems.length > 0;
  const items = isFeatured ? site.featuredItems : firstOfMenu(site);
  return {
    title: isFeatured ? home.popular : home.fromMenu,
    // Allergens are told on the menu, where the note about them stands.
    items: items.slice(0, POPULAR_SHOWN).map(({ allergens: _, ...item }) => itemViewOf(site, item)),
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

function featuresOf(site: Site): FeaturesContent {
  // Only this type style sets the features beside a picture; the others would load it for nothing. It only decorates.
  const picture = site.look.typeStyle === 'geometric' ? pictureOf(site, unseenImage(site)) : undefined;
  return {
    title: textsOf(site).home.why(site.name),
    shown: listedFeatures(site),
    picture: picture && { ...picture, alt: '' },
  };
}

/** A picture of the locations that no other section of the page shows. */
function unseenImage({ hero, highlights, about, locations }: Site): Image | undefined {
  const seen = [hero.image, ...highlights.map(({ image }) => image), about?.image].map((image) => image?.src);
  for (const { gallery } of locations) {
    const entry = gallery.find(({ image }) => !seen.includes(image.src));
    if (entry) return entry.image;
  }
  return undefined;
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
