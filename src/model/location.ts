import type { Faq, Feature, Review } from './content.ts';
import type { Hours } from './hours.ts';
import type { Menu, MenuKind } from './menu.ts';
import type { Image } from './picture.ts';

export interface Address {
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  /** As written. Shown nowhere when it is Canada. */
  country?: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface GalleryImage {
  image: Image;
  title?: string;
  orientation: 'landscape' | 'portrait';
}

export interface Location {
  /** From the configuration, else `location-<n>`, counted from 1. Unique in the site. */
  id: string;
  /** What a submission about this place carries. */
  restaurantId?: string;
  name: string;
  /** Path segment of `/location/…/`, from the name. Unique. */
  slug: string;
  /** Path segment of `/menu/…/`, from locality and name. Unique. */
  menuSlug: string;
  /** The part of town: `address.area`, `address.locationArea`. */
  area?: string;
  phone?: string;
  email?: string;
  whatsapp?: string;
  address: Address;
  /** Undefined: nothing readable was configured. */
  hours?: Hours;
  /** Undefined: the restaurant's own hours hold for pickup. */
  pickupHours?: Hours;
  timezone?: string;
  deliveryAreas: string[];
  orderingLink?: string;
  reservationLink?: string;
  menuUrl?: string;
  menuKind?: MenuKind;
  /** The link that `hasMenu` itself was. */
  menuLink?: string;
  fileLink?: string;
  menu?: Menu;
  heroImage?: Image;
  gallery: GalleryImage[];
  features: Feature[];
  faqs: Faq[];
  reviews: Review[];
  /** 0 to 5. */
  rating?: number;
  reviewCount?: number;
  coordinates?: Coordinates;
  placeId?: string;
  services: string[];
  /** Kilometres. */
  distance?: number;
}
