import { dayIn } from '#core/hours/day-in.ts';
import { readLanguages, readTexts } from './languages.ts';
import { countOf } from '#core/text/sentences.ts';
import { nameProfiles } from '#core/links/social.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { KitchenFlags, Location } from '#schema/location.ts';
import type { Discount } from '#schema/offer.ts';
import type { Site } from '#schema/site.ts';
import type { Brand, ReadSite } from '#schema/warning.ts';
import {
  readAbout,
  readFranchiseQuestions,
  readHero,
  readHighlights,
  readJob,
  readRating,
  readReviews,
} from './content/content.ts';
import { readLocations } from './places/location.ts';
import { currenciesOf } from './menu/currencies.ts';
import { itemsOf, readCatalog, readFeaturedItems } from './menu/item.ts';
import { readMenu } from './menu/menu.ts';
import { readBrandOffering, readOffering } from './places/offering.ts';
import { readReservation } from './places/reservation.ts';
import { readConfirmedOn } from './menu/confirmed-on.ts';
import { readPages } from './content/pages.ts';
import {
  derivePriceRange,
  menusAbroad,
  noteCents,
  noteCurrency,
  readDeal,
  readWholeCurrencies,
} from './menu/priced.ts';
import { makePhoneReader, readWhatsapp } from './places/phone.ts';
import { hasHours, readAddressAndHours, withoutHours } from './places/address-and-hours.ts';
import { readClosure, type ReadClosure } from './places/closure.ts';
import { partition } from '#core/text/partition.ts';
import { readCode } from './content/custom-code.ts';
import type { ReadContext } from './diagnostics/read-context.ts';

export type PublishedBrand = Pick<
  Brand,
  'origin' | 'isStaging' | 'brandId' | 'services' | 'counts' | 'contentSecurityPolicy' | 'consent'
>;

/** In place of a brand, where a configuration is only read and no site is published. */
export const UNPUBLISHED = {
  brandId: '',
  origin: '',
  services: {
    supabaseUrl: '',
    supabaseAnonKey: '',
    googleMapsApiKey: '',
    googleMapsMapId: '',
    influencerPortalUrl: '',
  },
} satisfies PublishedBrand;

export function readSite(
  input: Configuration,
  brand: PublishedBrand,
  buildDate: string,
  context: ReadContext,
): ReadSite {
  const { logo, logoDark, about, brand: company = {} } = input;
  const name = readName(input, context);
  const restaurants = input.restaurants ?? [];
  const readPhone = makePhoneReader(input, input.locations ?? []);
  const currencies = currenciesOf(input);
  const { ofSite: currency } = currencies;
  const { timezone: clock, ...placeAndUsualHours } = readAddressAndHours(input, context);
  const all = readLocations(input.locations ?? [], input, currencies, readPhone, context, clock, buildDate).map(
    (location) => withFlags(location, restaurants),
  );
  const [closedLocations, locations] = partition(all, ({ closure }) => closure === 'permanent');
  const closing = closingOfAll(all, locations) ?? readClosure([input], buildDate, context);
  const permanentlyClosed = closing.closure === 'permanent';
  const placeAndHours = hasHours(closing) ? placeAndUsualHours : withoutHours(placeAndUsualHours);
  // The head office of several locations has no clock for guests, unless one is configured for the brand.
  const timezone = locations.length > 1 ? input.timezone : clock;
  noteClocks(
    input,
    { name, hours: hasHours(closing) ? placeAndUsualHours.hours : undefined, timezone, locations: all },
    context,
  );
  const clockOfOffers = locations[0]?.timezone ?? timezone;
  const offering = permanentlyClosed
    ? readOffering({ onlineOrdering: false, catering: false })
    : readBrandOffering(input, locations);
  const ownMenu = readMenu({ ...input, orderingLink: offering.orderingLink }, currency, context);
  const menusIn = menusAbroad(input, ownMenu.menus, currencies, context);
  noteCents(input, ownMenu.menus, context);
  noteArea(input, context);
  const featuredItems = readFeaturedItems(input, ownMenu.menus, currency, context);
  const offerCatalog = readCatalog(input.hasOfferCatalog?.itemListElement ?? [], currency, context);
  const pages = readPages(input, context);
  const [hasOffers, hasCareers] = [pages?.offers !== false, pages?.careers !== false];
  const deals = (hasOffers ? (input.deals ?? []) : []).map((deal) => readDeal(deal, currency));
  const menus = [...ownMenu.menus, ...locations.flatMap((location) => location.menus)];
  const abroad = Object.values(menusIn ?? {}).flat();
  noteCurrency(input, name, [...menus.flatMap(itemsOf), ...featuredItems, ...offerCatalog, ...deals], context);
  return {
    name,
    legalName: company.name ?? name,
    brandId: input.brand_id ?? brand.brandId,
    ...placeAndHours,
    restaurantId: input.restaurant_id ?? input.id,
    description: input.description ?? company.description,
    logo: logo && context.picture(logo, name),
    logoDark: logoDark && context.picture(logoDark, name),
    email: input.email ?? company.email,
    telephone: input.telephone === undefined ? undefined : readPhone(input.telephone, input.address),
    whatsapp: input.whatsapp === undefined ? undefined : readWhatsapp(input.whatsapp, readPhone, input.address),
    timezone,
    currency,
    menusIn,
    priceRange: input.priceRange ?? derivePriceRange(ownMenu.menus, locations, featuredItems, currency),
    ...readLanguages(input, context),
    texts: input.texts && readTexts(input.texts, context),
    closure: closing.closure,
    opensOn: closing.opensOn,
    ...(permanentlyClosed ? {} : readReservation(input, context)),
    giftCards: input.giftCards,
    allergenNote: input.allergenNote,
    allergensConfirmedOn: readConfirmedOn(input, buildDate, context),
    legal: input.legal,
    loyalty: hasOffers ? readLoyalty(input) : undefined,
    about: about && readAbout(about, context),
    cateringEmail: restaurants.find(({ email }) => email !== undefined)?.email,
    ...offering,
    pages,
    ...withMenuUrl(ownMenu, input),
    cuisines: input.servesCuisine ?? [],
    currencies: currencies.all,
    wholeCurrencies: readWholeCurrencies([...menus, ...abroad], [...featuredItems, ...offerCatalog], deals),
    areaServed: input.areaServed ?? [],
    social: nameProfiles([...(input.sameAs ?? []), ...Object.values(input.socialMedia ?? {})]),
    navigation: input.navigation ?? [],
    offerCatalog,
    hero: readHero(input.heroSection ?? {}, context),
    keywords: input.seo?.keywords ?? [],
    featuredItems,
    highlights: readHighlights(input.highlights ?? [], context),
    reviews: readReviews(input.reviews ?? []),
    ...readRating(input),
    features: input.features ?? [],
    deals: deals.map((deal) => withDay(deal, 'validUntil', clockOfOffers)),
    discounts: (hasOffers ? (input.discounts ?? []) : []).map((discount): Discount => ({
      ...withDay(discount, 'validUntil', clockOfOffers),
      conditions: discount.conditions ?? [],
    })),
    faqs: input.faqs ?? [],
    jobs: (hasCareers ? (input.jobs ?? []) : []).map((job) =>
      readJob(withDay(withDay(job, 'datePosted', clockOfOffers), 'validThrough', clockOfOffers)),
    ),
    franchiseQuestions: readFranchiseQuestions(company.franchisee_form?.questions ?? [], context),
    locations,
    closedLocations,
    flags: flagsOf(restaurants),
    animations: input.animations === true,
    theme: input.theme ?? {},
    ...readCode(input, context, brand.consent?.tags ?? {}),
    origin: brand.origin,
    services: brand.services,
    contentSecurityPolicy: brand.contentSecurityPolicy,
    isStaging: brand.isStaging,
    // The preview of a change is looked at by those who made it.
    counts: (brand.counts && !brand.isStaging) || undefined,
    buildDate,
  };
}

/** A date that is written as an instant is the day of it on the clock of the restaurant. */
function withDay<Key extends string, Dated extends Partial<Record<Key, string>>>(
  dated: Dated,
  key: Key,
  clock: string | undefined,
): Dated {
  const date = dated[key];
  return date === undefined ? dated : { ...dated, [key]: dayIn(clock, date) };
}

/** A brand is closed where its only location is, or where all were closed for good. */
function closingOfAll(all: readonly Location[], [only, ...others]: readonly Location[]): ReadClosure | undefined {
  if (only === undefined) return all.length > 0 ? { closure: 'permanent' } : undefined;
  if (others.length > 0 || only.closure === undefined) return undefined;
  return { closure: only.closure, opensOn: only.opensOn };
}

const NAMELESS = 'Our Restaurant';

function readName(input: Configuration, context: ReadContext): string {
  const name = input.name ?? input.brand?.name;
  if (name === undefined) {
    const { value } = context.positionOf(input);
    context.note(input, { value, problem: 'has no "name"', outcome: `The site is called "${NAMELESS}".` }, 'name');
  }
  return name ?? NAMELESS;
}

/** Notes once a brand that hours are known and the time there is not. */
function noteClocks(
  input: Configuration,
  {
    name,
    hours,
    timezone,
    locations,
  }: Pick<Site, 'name' | 'locations'> & { [Key in 'hours' | 'timezone']: Site[Key] | undefined },
  context: ReadContext,
): void {
  if (timezone !== undefined) return;
  const inputs = input.locations ?? [];
  const clockless = locations.flatMap((location, index) =>
    location.hours !== undefined && location.timezone === undefined ? [inputs[index] ?? input] : [],
  );
  const [first = inputs.length === 0 && hours !== undefined ? input : undefined, ...others] = clockless;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` The same holds for ${countOf(others.length, 'other location')}.`;
  context.note(
    first,
    {
      value: first.name ?? name,
      problem: 'has neither a time zone nor a place with only one',
      outcome: `No page says whether it is open now.${more}`,
      example: '"America/Toronto"',
    },
    'timezone',
  );
}

/** Only a location shows its part of town. */
function noteArea({ address }: Configuration, context: ReadContext): void {
  if (address?.area === undefined) return;
  context.note(address, { problem: 'is shown of locations only', outcome: 'It is left out.' }, 'area');
}

type Restaurants = NonNullable<Configuration['restaurants']>;

/** If any restaurant has an id, a location gets the flags of the entries with its id and of those without an id. */
function withFlags(location: Location, restaurants: Restaurants): Location {
  if (restaurants.every(({ restaurant_id }) => restaurant_id === undefined)) return location;
  const own = restaurants.filter(({ restaurant_id: id }) => id === undefined || id === location.restaurantId);
  return { ...location, flags: flagsOf(own) };
}

function flagsOf(restaurants: Restaurants): KitchenFlags {
  return {
    liveCatering: restaurants.some(({ live_catering }) => live_catering === true),
    partyHall: restaurants.some(({ party_hall }) => party_hall === true),
    foodTruck: restaurants.some(({ food_truck }) => food_truck === true),
  };
}

/** A site has no field for `menuUrl`: it becomes `menuLink`, unless `hasMenu` gives one. */
function withMenuUrl(menu: ReturnType<typeof readMenu>, { menuUrl }: Configuration): ReturnType<typeof readMenu> {
  return { ...menu, menuLink: menu.menuLink ?? menuUrl };
}

function readLoyalty({ loyaltyProgram }: Configuration): Site['loyalty'] {
  if (loyaltyProgram?.available !== true) return undefined;
  const { name, description, url } = loyaltyProgram;
  return { name, description, url };
}
