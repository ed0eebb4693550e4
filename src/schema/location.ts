import { z } from 'zod';
import { type Closure, closureKeys } from './hours/closure.ts';
import { type Faq, faqSchema, type Feature, featureSchema, type Review, reviewSchema } from './content.ts';
import { timezoneSchema, dateSchema } from './values/date.ts';
import { type ServiceHours, serviceHoursKeys } from './hours/service-hours.ts';
import { type Stop, stopsKeys } from './hours/stops.ts';
import { closedDatesSchema, type Hours, hoursSchema, pickupHoursSchema, specialHoursSchema } from './hours/hours.ts';
import { alias, key, listOf } from './values/leaf.ts';
import { emailSchema, fileLinkSchema, linkSchema, type Phone, phoneSchema } from './values/link.ts';
import { hasMenuSchema, type Menu, type MenuKind, menuSchema } from './menu/menu.ts';
import { ratingKeys } from './rating.ts';
import { type Reservation, reservationSchema } from './reservation.ts';
import { offeringKeys } from './offering.ts';
import { type Image, imageSchema, pictureSourceSchema } from './values/picture.ts';
import { currencySchema } from './values/price.ts';
import { choiceSchema, lineSchema, namedSchema, namesSchema, numberSchema } from './values/text.ts';

export interface Address {
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  /** As written. Shown nowhere when it is Canada. */
  country?: string;
  /** As the pages call it, where they are in a language that we write beside English and have another word. */
  countryName?: string;
}

export interface GalleryImage {
  image: Image;
  title?: string;
  orientation: 'landscape' | 'portrait';
}

/** What a kitchen does for guests elsewhere, beyond pickup and delivery. */
export interface KitchenFlags {
  liveCatering: boolean;
  partyHall: boolean;
  foodTruck: boolean;
}

export interface Location {
  /** From the configuration, else `location-<n>`, counted from 1. Unique in the site. */
  id: string;
  /** What a submission about this location carries. */
  restaurantId?: string;
  name: string;
  /** Path segment of `/location/…/`, from the name. Unique. */
  slug: string;
  /** Path segment of `/menu/…/`, from locality and name. Unique. */
  menuSlug: string;
  /** The part of town: `address.area`, `address.locationArea`. */
  area?: string;
  phone?: Phone;
  email?: string;
  whatsapp?: string;
  address: Address;
  /** It is closed, for good or for now, or is yet to open. Then no hours are known of it, unless `opensOn` says from when on they count. */
  closure?: Closure;
  /** `YYYY-MM-DD`: the day on which it opens, or opens again. */
  opensOn?: string;
  /** Undefined: nothing readable was configured. */
  hours?: Hours;
  /** Undefined: the restaurant's own hours hold for pickup. Without any day: it has other hours, which are not known. */
  pickupHours?: Hours;
  /** Hours of its kitchen, its happy hour and the like. Missing: none are configured. */
  serviceHours?: ServiceHours[];
  /** In minutes from midnight, or in words. */
  lastSeating?: number | string;
  hoursNote?: string;
  /** Of a food truck. Missing: it stands where it is. */
  stops?: Stop[];
  /** IANA zone of its clock: configured, else where its coordinates are. Undefined: the visitor's clock counts. */
  timezone?: string;
  deliveryAreas: string[];
  /** Missing: those of the site apply. */
  flags?: KitchenFlags;
  orderingLink?: string;
  /** It takes no orders online, whatever link the brand has. */
  onlineOrdering?: false;
  catering?: false;
  /** Its own, else the page of its reservation service. */
  reservationLink?: string;
  reservation?: Reservation;
  menuUrl?: string;
  menuKind?: MenuKind;
  /** The link that `hasMenu` itself was. */
  menuLink?: string;
  fileLink?: string;
  /** Its own. Empty: it has those of the brand. */
  menus: Menu[];
  /** `YYYY-MM-DD`: when somebody last checked what its menus say about allergens. */
  allergensConfirmedOn?: string;
  /** ISO 4217: its own, else that of its country, else the site's. */
  currency?: string;
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

/** "5" of a `unit` is shown as "Unit 5", "Unit 5" as it is. */
const roomSchema = (kind: string) =>
  lineSchema.transform((value) => (/^[\d-]+[a-z]?$/i.test(value) ? `${kind} ${value}` : value));

export const addressKeys = z
  .object({
    streetAddress: key(lineSchema, 'House number and street.', '412 Queen St W'),
    street: alias(lineSchema, 'streetAddress', '412 Queen St W'),
    addressLines: key(listOf(lineSchema), 'The lines of the street, as Google has them.', ['412 Queen St W', 'Unit 5']),
    addressLine2: key(lineSchema, 'What stands behind the street: a building, a floor, a unit.', 'Unit 5'),
    unit: key(roomSchema('Unit'), 'The number of the unit.', '5'),
    suite: key(roomSchema('Suite'), 'The number of the suite.', '200'),
    addressLocality: key(lineSchema, 'The town.', 'Toronto'),
    locality: alias(lineSchema, 'addressLocality', 'Toronto'),
    addressRegion: key(lineSchema, 'The province or state.', 'ON'),
    region: alias(lineSchema, 'addressRegion', 'ON'),
    postalCode: key(lineSchema, 'The postal code.', 'M5V 2A8'),
    addressCountry: key(namedSchema, 'The country. Canada is not displayed.', 'CA'),
    country: alias(namedSchema, 'addressCountry', 'CA'),
    area: key(lineSchema, 'The part of town.', 'Queen West'),
    locationArea: alias(lineSchema, 'area', 'Queen West'),
  })
  .meta({
    id: 'Address',
    description: 'A postal address.',
    outcome: 'No address is shown.',
  });
type AddressKeys = z.output<typeof addressKeys>;

/** Street, town, region and postal code, as Canada and the United States write them. */
const WHOLE_ADDRESS =
  /^(.+?), ?([^\s,\d][^,\d]*), ?([A-Z]{2}),? (?:([A-Z]\d[A-Z] ?\d[A-Z]\d)|(\d{5}(?:-\d{4})?))(?:, ?([^\s,\d][^,\d]*))?$/;

/** The parts of an address in one text where they are sure; else all of it stands for the street, and is shown as it is written. */
function partsOfAddress(text: string): AddressKeys {
  const [, streetAddress, addressLocality, addressRegion, code, zip, country] = WHOLE_ADDRESS.exec(text) ?? [];
  const postalCode = code ?? zip;
  if (!streetAddress || !addressLocality || !addressRegion || !postalCode) return { streetAddress: text };
  const addressCountry = country ?? (zip === undefined ? 'CA' : 'US');
  return { streetAddress, addressLocality, addressRegion, postalCode, addressCountry };
}

/** An address by its parts, or in one text. */
export const addressSchema = z
  .union([lineSchema, addressKeys])
  .transform((value): AddressKeys => (typeof value === 'string' ? partsOfAddress(value) : value))
  .meta({ outcome: 'No address is shown.' });
export type AddressInput = z.output<typeof addressSchema>;

const NO_COORDINATES = { outcome: 'The location has no coordinates.' };

export const coordinatesSchema = z
  .object({
    latitude: numberSchema('a latitude', -90, 90).meta({
      description: 'Degrees north of the equator.',
      examples: [43.6487],
      example: '43.6487',
    }),
    longitude: numberSchema('a longitude', -180, 180).meta({
      description: 'Degrees east of Greenwich; negative in the Americas.',
      examples: [-79.3962],
      example: '-79.3962',
    }),
  })
  .meta({
    id: 'Coordinates',
    description: 'A point on the map.',
    ...NO_COORDINATES,
  });
export type Coordinates = z.output<typeof coordinatesSchema>;

export const galleryImageKeys = z
  .object({
    image: key(imageSchema, 'The picture.', 'images/patio.jpg'),
    src: alias(imageSchema, 'image', 'images/patio.jpg'),
    url: alias(imageSchema, 'image', 'https://cdn.example/patio.jpg'),
    alt: key(lineSchema, 'What a visitor who can’t see it should hear.', 'Tables under a vine'),
    title: key(lineSchema, 'What it shows.', 'The patio'),
    orientation: key(choiceSchema(['landscape', 'portrait']), 'landscape (the default) or portrait.', 'portrait').meta({
      outcome: 'It is shown as a landscape.',
    }),
  })
  .meta({ hideable: 'pictures' });

/** A picture with a title, or a picture alone. */
export const galleryImageSchema = z
  .union([pictureSourceSchema, galleryImageKeys])
  .transform((value): z.output<typeof galleryImageKeys> =>
    typeof value === 'string' ? { image: { src: value } } : value,
  )
  .meta({ id: 'GalleryImage', description: 'A picture of the gallery.', outcome: 'The picture is left out.' });
export type GalleryImageInput = z.output<typeof galleryImageSchema>;

export const locationSchema = z
  .object({
    id: key(lineSchema, 'What your system knows the location by.', 'queen-west'),
    restaurant_id: key(lineSchema, 'What submissions about this location carry.', 'saffron-lane-queen-west'),
    name: key(lineSchema, 'What the location is called.', 'Saffron Lane Queen West').meta({
      outcome: 'The location takes another name.',
    }),
    url: key(
      z.unknown(),
      'Accepted and not used: each location has a page of this site.',
      'https://saffronlane.example/queen-west',
    ),
    phone: key(phoneSchema, 'Its telephone number.', '+1 416 555 0134'),
    telephone: alias(phoneSchema, 'phone', '+1 416 555 0134'),
    email: key(emailSchema, 'Its e-mail address.', 'queenwest@saffronlane.example'),
    whatsapp: key(phoneSchema, 'The number of its WhatsApp chat, with the country code.', '+1 416 555 0134'),
    address: key(addressSchema, 'Where it is.', { streetAddress: '412 Queen St W', locality: 'Toronto' }),
    openingHours: key(hoursSchema, 'When it is open.', [{ day: 'Monday', open: '11:30', close: '22:00' }]),
    openingHoursSpecification: alias(hoursSchema, 'openingHours', [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '11:30', closes: '22:00' },
    ]),
    specialHours: key(specialHoursSchema, 'Hours on single dates, which replace the weekly ones: holidays, events.', [
      { date: '2026-12-25', isClosed: true },
      { date: '2026-12-31', open: '11:00', close: '15:00' },
    ]),
    closedDates: key(closedDatesSchema, 'Dates on which it is closed.', ['2026-12-25', '2027-01-01']),
    pickupHours: key(pickupHoursSchema, 'When orders can be picked up.', { useRestaurantHours: true }),
    ...serviceHoursKeys,
    ...stopsKeys,
    timezone: key(
      timezoneSchema,
      'The IANA zone of its clock. Without it the point on the map decides, else the region or country, if it has only one.',
      'America/Toronto',
    ),
    deliveryAreas: key(namesSchema, 'Where it delivers to: a list, or names with commas.', ['Queen West', 'Parkdale']),
    orderingLink: key(linkSchema, 'Where to order online.', 'https://order.example/queen-west'),
    ...offeringKeys,
    ...closureKeys,
    reservationLink: key(linkSchema, 'Where to reserve a table.', 'https://book.example/queen-west'),
    reservation: key(
      reservationSchema,
      'Where to reserve a table, by the id at a reservation service: the page has the link there and, at four of them, the form itself. A `reservationLink` is used in place of that link.',
      { provider: 'opentable', id: '123456' },
    ),
    menuUrl: key(linkSchema, 'A page that shows its menu.', 'https://order.example/queen-west/menu'),
    hasMenu: key(hasMenuSchema, '"page", "file", "embedded", or the link a frame shows.', 'page'),
    fileLink: key(
      fileLinkSchema,
      'A menu as a file: its address, or its path beside `website.json` or in `public/`.',
      'menu.pdf',
      'https://cdn.example/queen-west.pdf',
    ),
    menu: key(menuSchema, 'Its own menu. Without one the brand’s holds.', {
      categories: [{ name: 'Ramen', items: [{ name: 'Shoyu', price: 17 }] }],
    }),
    allergensConfirmedOn: key(
      dateSchema,
      'The day on which somebody last checked what its menu says about allergens.',
      '2026-10-01',
    ).meta({ outcome: 'No date is shown.' }),
    currency: key(currencySchema, 'The currency of its prices, if it is another one than the brand’s.', 'USD'),
    heroImage: key(imageSchema, 'The picture at the top of its page.', 'images/queen-west.jpg'),
    gallery: key(listOf(galleryImageSchema), 'Pictures of it.', [{ image: 'images/patio.jpg', title: 'The patio' }]),
    features: key(listOf(featureSchema), 'What it has: texts or objects.', ['Patio', 'Wheelchair access']),
    faqs: key(listOf(faqSchema), 'Questions about it.', [
      { question: 'Is there parking?', answer: 'Behind the house.' },
    ]),
    reviews: key(listOf(reviewSchema), 'Reviews of it.', [
      { author: 'Dana K.', rating: 5, content: 'Best broth in town.' },
    ]),
    ...ratingKeys,
    geo: alias(coordinatesSchema, 'coordinates', { latitude: 43.6487, longitude: -79.3962 }),
    coordinates: key(coordinatesSchema, 'Where it is on the map.', { latitude: 43.6487, longitude: -79.3962 }),
    place_id: key(
      lineSchema,
      'Its id in Google Maps, used where coordinates are missing.',
      'ChIJN1t_tDeuEmsRUsoyG83frY4',
    ),
    services: key(namesSchema, 'What it does: a list, or names with commas.', ['Dine-in', 'Pickup', 'Delivery']),
    distance: key(numberSchema('a distance in kilometres', 0, 1e5), 'Kilometres from the visitor, if known.', 1.2),
  })
  .meta({
    id: 'Location',
    description: 'A place guests can go to.',
    outcome: 'The location is left out.',
    hideable: 'locations',
  });
export type LocationInput = z.output<typeof locationSchema>;
