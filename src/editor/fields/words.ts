import type { z } from 'zod';

/** Labels where the key, split into words, is not what an owner calls it. By the id of the object, or for all. */
const LABELS: Record<string, Record<string, string>> = {
  '': {
    telephone: 'Telephone',
    geo: 'Place on the map',
    coordinates: 'Place on the map',
    servesCuisine: 'Cuisines',
    areaServed: 'Areas you serve',
    sameAs: 'Profiles elsewhere',
    socialMedia: 'Profiles by network',
    orderingLink: 'Link to order online',
    onlineOrdering: 'Takes orders online',
    catering: 'Caters',
    pages: 'Pages of the site',
    reservationLink: 'Link to reserve a table',
    reservation: 'Reservation service',
    giftCards: 'Link to gift cards',
    navigation: 'More links in the header',
    hasMenu: 'How the menu is shown',
    menuUrl: 'Page with the menu',
    fileLink: 'Menu as a file',
    menu: 'Menu',
    allergenNote: 'Note on allergens',
    heroSection: 'Top of the home page',
    seo: 'For search engines',
    featuredItems: 'Popular items',
    highlights: 'Blocks of text and picture',
    features: 'What is special',
    about: 'Your story',
    faqs: 'Questions and answers',
    jobs: 'Openings',
    legal: 'Legal pages',
    deals: 'Deals',
    loyaltyProgram: 'Loyalty programme',
    brand: 'The company',
    franchisee_form: 'Form of the franchise page',
    restaurants: 'What the restaurants can do',
    animations: 'Movement',
    theme: 'Look, colours and font',
    primaryColor: 'Main colour',
    secondaryColor: 'Second colour',
    fontFamily: 'Font',
    fontFile: 'Font of your own',
    logo: 'Logo',
    logoDark: 'Logo for dark ground',
    backgroundImage: 'Picture behind the title',
    heroImage: 'Picture at the top',
    image: 'Picture',
    src: 'Picture',
    alt: 'What the picture shows',
    badge: 'Small line',
    kicker: 'Small line above the title',
    ctaText: 'Words on the button',
    bio: 'Story',
    tag: 'Word of praise',
    soldOut: 'Sold out',
    inStock: 'Can be ordered',
    isVegetarian: 'Vegetarian',
    isVegan: 'Vegan',
    isGlutenFree: 'Gluten-free',
    isHalal: 'Halal',
    isSpicy: 'Spicy',
    mayContain: 'May contain traces of',
    served: 'When it is served',
    streetAddress: 'Street and number',
    addressLine2: 'Building, floor or unit',
    addressLines: 'Lines of the street',
    addressLocality: 'Town',
    addressRegion: 'Province or state',
    addressCountry: 'Country',
    area: 'Part of town',
    timezone: 'Time zone',
    permanentlyClosed: 'Closed for good',
    temporarilyClosed: 'Closed for now',
    useRestaurantHours: 'Pickup whenever the restaurant is open',
    customHours: 'Hours of pickup',
    couponCode: 'Coupon code',
    validFrom: 'First day',
    validUntil: 'Last day',
    validThrough: 'Last day',
    datePosted: 'Posted on',
    location_name: 'Where',
    originalPrice: 'Price without the deal',
    available: 'Shown on the site',
    url: 'Link',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    live_catering: 'Live catering',
    party_hall: 'Party hall',
    food_truck: 'Food truck',
    reviewCount: 'Number of ratings',
    rating: 'Rating',
    priceRange: 'Price range',
    deliveryAreas: 'Areas of delivery',
    openingHours: 'Opening hours',
    specialHours: 'Holidays and special days',
    closedDates: 'Closed on',
    pickupHours: 'Pickup',
    kitchenHours: 'Kitchen',
    happyHours: 'Happy hour',
    deliveryHours: 'Delivery',
    breakfastHours: 'Breakfast',
    brunchHours: 'Brunch',
    lunchHours: 'Lunch',
    dinnerHours: 'Dinner',
    driveThroughHours: 'Drive-through',
    lastSeating: 'Last seating',
    stops: 'Where the truck stands',
    hoursNote: 'Beside the hours',
    reopeningDate: 'Opens again on',
    openingDate: 'Opens for the first time on',
    comingSoon: 'Not open yet',
  },
  Job: { type: 'Kind of work', title: 'Position' },
  Legal: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility statement',
    accessibilityLimits: 'Known barriers',
  },
  Location: { features: 'What it has' },
  Pages: { catering: 'Catering', mediaInquiries: 'Media inquiries' },
  Review: { content: 'What the guest wrote', author: 'Guest', date: 'When' },
  Theme: { hero: 'First screen', menu: 'How the menu is set' },
  FranchiseQuestion: { type: 'How it is answered' },
};

/** Keys that only programs need, or in which a mistake would break other parts of the site. */
const LEFT_OUT = new Set(
  'id restaurant_id brand_id place_id $schema url distance head body footer openInfo businessStatus availability hasOfferCatalog franchisee_form orientation addressLines order translations texts'.split(
    ' ',
  ),
);

/** `url` of a link is one of its two fields; `url` of a restaurant is not used. */
export function isLeftOut(key: string, description: string): boolean {
  if (key === 'url') return description.startsWith('Accepted and not used');
  return LEFT_OUT.has(key);
}

/** What another field asks for, too: a unit is a part of the second line of an address. */
export const isRare = (key: string): boolean => key === 'unit' || key === 'suite';

/** `labelOf(locationSchema, 'deliveryAreas') // "Areas of delivery"` */
export function labelOf(schema: z.ZodObject, key: string): string {
  const id = String(schema.meta()?.id ?? '');
  return LABELS[id]?.[key] ?? LABELS['']?.[key] ?? inWords(key);
}

/** `inWords('couponCode') // "Coupon code"` */
function inWords(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Above the sections of a legal page. */
const MARKS =
  'In a text an empty line starts a paragraph, "- " or "1. " an item of a list, "### " a heading; **two stars** make words bold, and addresses are links.';

/** For keys whose description in the schema is meant for authors of JSON: the text that owners read instead. */
const HELP: Record<string, string> = {
  language: 'The language of your texts, such as "fr-CA". Without it English.',
  languages: 'Of a site in several: one tag on each line, the language of your texts first.',
  timezone: 'Such as America/Toronto. Without it the place decides.',
  hasMenu: 'On a page of the site, as a file, or in a frame.',
  fileLink: 'Where the file is.',
  price: 'A number such as 12.50, or words such as Market price.',
  socialMedia: 'The address of each profile.',
  logoDark: 'Such as a white one.',
  menu: '',
  features: '',
  conditions: 'One on each line.',
  requirements: 'One on each line.',
  benefits: 'One on each line.',
  options: 'One on each line.',
  type: '',
  allergens: '',
  fontFamily: '',
  look: 'How the site is laid out and drawn. Without one the build chooses, by cuisine, font, colour and services.',
  hero: 'What the look has. Without one the site has its own of them; without a picture on top it has none.',
  fontFile: 'The path of a file in the brand’s folder, or of several, one on each line.',
  businessStatus: '',
  animations: 'Content moves in as one scrolls.',
  icon: '',
  orientation: '',
  name: '',
  title: '',
  pickupHours: '',
  featuredItems: 'Without them the first of the menu.',
  restaurants: '',
  order: '',
  catering: 'No: the site has no catering page, or the location does not cater.',
  onlineOrdering: 'No: there are no buttons to order.',
  pages: 'No: the page is not there, and no link leads to it. The others are there.',
  deliveryAreas: 'With commas between them.',
  areaServed: 'With commas between them.',
  servesCuisine: 'With commas between them.',
  services: 'Dine-in, Pickup, Delivery: with commas between them.',
  keywords: 'With commas between them.',
  sameAs: 'One address on each line.',
  customHours: '',
  temporarilyClosed: 'Where the hours stand, the site says that it is closed for now.',
  permanentlyClosed: 'A location keeps a page that says so, and is in no list.',
  soldOut: '',
  primaryColor: '',
  secondaryColor: '',
  openingHours: '',
  address: '',
  coordinates: '',
  telephone: '',
  phone: '',
  email: '',
  logo: 'Best a large PNG.',
  highlights: '',
  deals: '',
  discounts: '',
  faqs: '',
  jobs: '',
  terms: MARKS,
  privacy: MARKS,
  accessibility: MARKS,
  accessibilityLimits: 'One on each line. Our accessibility statement names them; one in your own words does not.',
  about: '',
  theme: '',
  navigation: '',
  gallery: '',
  seo: '',
  heroSection: '',
  specialHours: '',
  closedDates: '',
  image: '',
  isVegan: '',
  isVegetarian: '',
  isGlutenFree: '',
  isHalal: '',
  isSpicy: '',
  mayContain: '',
  useRestaurantHours: '',
  addressLine2: '',
  unit: '',
  suite: '',
  postalCode: '',
  addressRegion: '',
  addressLocality: '',
  streetAddress: '',
  area: '',
  bio: 'An empty line starts a paragraph.',
};

/** The sentences of a description that an owner can use: those with names of keys are for others. */
export function helpOf(description: string, key: string): string {
  const own = HELP[key];
  if (own !== undefined) return own;
  return description
    .split(/(?<=[.!?…]) (?=[A-Z$])/)
    .filter((sentence) => !/`|JSON|schema\.org|A list\b|IANA|BCP|ISO/.test(sentence))
    .join(' ');
}
