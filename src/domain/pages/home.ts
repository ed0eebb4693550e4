import type { About, Faq, Feature, Highlight, Review } from '../../model/content.ts';
import type { Location } from '../../model/location.ts';
import type { MenuItem } from '../../model/menu.ts';
import type { Image } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { directionsHref } from '../locations/directions.ts';
import { type LocationsTeaser, locationsTeaserOf } from '../locations/listed-locations.ts';
import { brandMenuPlan } from '../menu/menu-plan.ts';
import { type Offer, offersOf } from '../offers/offers.ts';
import { orderAnchor, reserveAnchor } from '../links/order.ts';
import { telHref } from '../links/phone.ts';
import { PATHS } from './routes.ts';

/** Fallback menu and popular items (docs/behaviour.md#home). */
const POPULAR_SHOWN = 12;
/** Home teases; `/offers/` has them all. */
const OFFERS_SHOWN = 4;

export interface HomeContent {
  hero: HeroContent;
  facts: Fact[];
  popular: MenuItem[];
  highlights: Highlight[];
  reviews: { score?: { average: number; count: number }; shown: Review[] };
  features: Feature[];
  /** A picture to stand beside the features, where the voice wants one. */
  featuresImage?: Image;
  specialties: string[];
  offers: Offer[];
  about?: About;
  faqs: Faq[];
  ready: { kicker?: string; order: Anchor; catering: Anchor; call?: Anchor };
  locations: LocationsTeaser;
  /** The phone's bottom bar. */
  bar: { order: Anchor; call?: Anchor; menu: Anchor; directions?: Anchor };
}

export interface HeroContent {
  image?: Image;
  badge?: string;
  title: string;
  subtitle?: string;
  order: Anchor;
  /** The second button: none where the first leads to the menu already. */
  menu?: Anchor;
  reserve?: Anchor;
}

/** One pair of the line under the hero. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export function homeOf(site: Site): HomeContent {
  const several = site.locations.length > 1;
  const call = callAnchor(site);
  const menu = anchor('Menu', PATHS.menu);
  const directions = directionsOf(site);
  const featuresImage = unseenImage(site);
  return {
    hero: heroOf(site),
    facts: factsOf(site),
    popular: popularOf(site),
    highlights: site.highlights,
    reviews: reviewsOf(site.reviews),
    features: site.features,
    ...(featuresImage && { featuresImage }),
    specialties: site.cuisines,
    offers: offersOf(site).slice(0, OFFERS_SHOWN),
    ...(site.about && { about: site.about }),
    faqs: several ? [] : site.faqs,
    ready: { order: orderAnchor(site), catering: anchor('Catering', PATHS.catering), ...(call && { call }) },
    locations: locationsTeaserOf(site),
    bar: { order: orderAnchor(site, 'Order'), ...(call && { call }), menu, ...(directions && { directions }) },
  };
}

function heroOf(site: Site): HeroContent {
  const { image, badge = bestCuisineLine(site), title = 'Come Taste The Difference', subtitle, ctaText } = site.hero;
  const reserve = reserveAnchor(site);
  const order = orderAnchor(site, ctaText ?? 'Order Online');
  const lede = subtitle ?? site.description;
  return {
    ...(image && { image }),
    ...(badge !== undefined && { badge }),
    title,
    ...(lede !== undefined && { subtitle: lede }),
    order,
    ...(order.href !== PATHS.menu && { menu: anchor('See the menu', PATHS.menu) }),
    ...(reserve && { reserve }),
  };
}

/** "Best Ramen in Toronto": needs both words to mean something. */
function bestCuisineLine(site: Site): string | undefined {
  const [cuisine] = site.cuisines;
  const locality = site.address.locality ?? site.locations[0]?.address.locality;
  return cuisine !== undefined && locality !== undefined ? `Best ${cuisine} in ${locality}` : undefined;
}

/** Address and phone of the one place. Several places have a line of their names instead. */
function factsOf(site: Site): Fact[] {
  if (site.locations.length > 1) return [];
  const address = addressLine(onlyPlaceOf(site).address);
  const phone = site.telephone ?? site.locations[0]?.phone;
  const score = reviewsOf(site.reviews).score;
  return [
    ...(address === '' ? [] : [{ label: 'Address', value: address }]),
    ...(phone === undefined ? [] : [{ label: 'Telephone', value: phone, href: telHref(phone) }]),
    ...(score === undefined ? [] : [{ label: 'Guests say', value: `${score.average.toFixed(1)} of 5` }]),
  ];
}

/** The only location where it says where it is, or else the brand. */
function onlyPlaceOf(site: Site): Pick<Location, 'address' | 'coordinates'> {
  const [location] = site.locations;
  return location !== undefined && addressLine(location.address) !== '' ? location : site;
}

/** The configured ones, or else the first of the menu. */
function popularOf(site: Site): MenuItem[] {
  if (site.featuredItems.length > 0) return site.featuredItems.slice(0, POPULAR_SHOWN);
  const plan = brandMenuPlan(site);
  return plan.kind === 'page' ? plan.menu.categories.flatMap(({ items }) => items).slice(0, POPULAR_SHOWN) : [];
}

function reviewsOf(reviews: Review[]): HomeContent['reviews'] {
  const ratings = reviews.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  if (ratings.length === 0) return { shown: reviews };
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { score: { average, count: ratings.length }, shown: reviews };
}

/** A picture of the places that no other section of the page shows. */
function unseenImage({ hero, highlights, about, locations }: Site): Image | undefined {
  const seen = [hero.image, ...highlights.map(({ image }) => image), about?.image].map((image) => image?.src);
  const galleries = locations.flatMap(({ gallery }) => gallery.map(({ image }) => image));
  return galleries.find(({ src }) => !seen.includes(src));
}

function callAnchor(site: Site): Anchor | undefined {
  const phone = site.telephone ?? site.locations[0]?.phone;
  return phone === undefined ? undefined : anchor(phone, telHref(phone));
}

/** One place: its directions. Several: the list to choose from. */
function directionsOf(site: Site): Anchor | undefined {
  if (site.locations.length > 1) return anchor('Locations', PATHS.locations);
  const place = onlyPlaceOf(site);
  const href = directionsHref(place.address, place.coordinates);
  return href === undefined ? undefined : anchor('Directions', href);
}
