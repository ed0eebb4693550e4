import { makeHours } from './hours.ts';
import { makeMenu, type MenuPlan } from './menu.ts';
import type { Random } from './random.ts';
import { makeQuestions, makeReviews } from './sections.ts';
import { sentencesOf } from './texts.ts';

interface Town {
  name: string;
  region: string;
  postalCode: string;
  country: string;
  latitude: number;
  longitude: number;
  timezone: string;
}

const town = (text: string, latitude: number, longitude: number): Town => {
  const [name = '', region = '', postalCode = '', country = '', timezone = ''] = text.split(', ');
  return { name, region, postalCode, country, timezone, latitude, longitude };
};

const TOWNS: readonly Town[] = [
  town('Toronto, ON, M5V 2A8, CA, America/Toronto', 43.65, -79.39),
  town('Hamilton, ON, L8P 4B4, CA, America/Toronto', 43.25, -79.88),
  town('Ottawa, ON, K1N 5S7, CA, America/Toronto', 45.43, -75.69),
  town('Montréal, QC, H2W 1Y4, CA, America/Toronto', 45.51, -73.58),
  town('Québec, QC, G1R 4P5, CA, America/Toronto', 46.81, -71.21),
  town('Halifax, NS, B3J 1S9, CA, America/Halifax', 44.65, -63.57),
  town('Vancouver, BC, V6B 1A1, CA, America/Vancouver', 49.28, -123.11),
  town('Richmond, BC, V6X 1A1, CA, America/Vancouver', 49.17, -123.13),
  town('Miami, FL, 33130, US, America/New_York', 25.77, -80.2),
  town('San Antonio, TX, 78205, US, America/Chicago', 29.42, -98.49),
  town('Los Angeles, CA, 90012, US, America/Los_Angeles', 34.05, -118.24),
  town('Hamburg, HH, 20095, DE, Europe/Berlin', 53.55, 10),
  town('Leipzig, SN, 04109, DE, Europe/Berlin', 51.34, 12.37),
];

const AREAS = ['Downtown', 'Harbour', 'Old Town', 'Station', 'Market Square', 'University', 'Riverside', 'North End'];
const AMENITIES = ['Patio', 'Free Wi-Fi', 'Wheelchair access', 'Bike parking', 'High chairs', 'Private room', 'Bar'];
const SERVICES = ['Dine-in', 'Takeout', 'Delivery', 'Catering', 'Drive-through'];

export interface LocationsPlan {
  name: string;
  /** Of all e-mail addresses and links. */
  domain: string;
  count: number;
  /** `YYYY-MM-DD` */
  today: string;
  menu: MenuPlan;
  /** Some locations have a menu of their own. */
  ownMenus: boolean;
  gallery: boolean;
  reviews: boolean;
}

/** The locations of a brand, each in a town of its country. */
export function makeLocations(random: Random, plan: LocationsPlan) {
  const towns = TOWNS.filter(({ country }) => country === plan.menu.words.country);
  return Array.from({ length: plan.count }, (_, index) => makeLocation(random, plan, index, random.pick(towns)));
}

function makeLocation(random: Random, plan: LocationsPlan, index: number, { name: locality, ...town }: Town) {
  const { name, domain, menu, today } = plan;
  const { pictures, words } = menu;
  const turn = Math.floor(index / AREAS.length);
  const area = `${AREAS[index % AREAS.length] ?? ''}${turn === 0 ? '' : ` ${turn + 1}`}`;
  const id = `${domain.split('.')[0] ?? ''}-${index + 1}`;
  return {
    id,
    restaurant_id: id,
    name: random.happens(0.5) ? `${name} ${area}` : area,
    phone: `+1 416 555 ${String(random.between(100, 199)).padStart(4, '0')}`,
    ...(random.happens(0.6) && { email: `location-${index + 1}@${domain}` }),
    address: {
      streetAddress: `${random.between(1, 999)} ${random.pick(['Main St', 'King St W', 'Rue Principale', 'Mill Lane'])}`,
      locality,
      region: town.region,
      postalCode: town.postalCode,
      country: town.country,
      ...(random.happens(0.6) && { area }),
    },
    coordinates: { latitude: near(random, town.latitude), longitude: near(random, town.longitude) },
    ...(random.happens(0.8) && { timezone: town.timezone }),
    openingHours: makeHours(random, today),
    ...(random.happens(0.3) && { pickupHours: { useRestaurantHours: true } }),
    ...(random.happens(0.5) && { deliveryAreas: random.sample(AREAS, random.between(1, 6)) }),
    ...(random.happens(0.7) && { orderingLink: `https://order.${domain}/${index + 1}` }),
    ...(random.happens(0.3) && { reservationLink: `https://book.${domain}/${index + 1}` }),
    ...(plan.ownMenus &&
      random.happens(0.7) && { menu: makeMenu(random, { ...menu, items: random.between(8, menu.items) }) }),
    services: random.sample(SERVICES, random.between(1, 4)),
    features: random.sample(AMENITIES, random.between(0, 5)),
    ...(random.happens(0.8) && { rating: random.between(36, 50) / 10, reviewCount: random.between(12, 2400) }),
    ...(pictures.length > 0 && random.happens(0.7) && { heroImage: random.pick(pictures) }),
    ...(plan.gallery && {
      gallery: random
        .sample(pictures, random.between(2, 6))
        .map((image) => ({ image, title: sentencesOf(random, words, 1).slice(0, 40).trim() })),
    }),
    ...(plan.reviews && { reviews: makeReviews(random, words, today, random.between(1, 3)) }),
    ...(random.happens(0.3) && { faqs: makeQuestions(random, words, 2) }),
  };
}

/** A few kilometres around the middle of a town. */
const near = (random: Random, degrees: number): number => Number((degrees + (random.next() - 0.5) / 10).toFixed(5));
