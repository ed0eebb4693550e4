import { configurationSchema } from '#schema/configuration.ts';
import type { Paths } from '#schema/site.ts';
import { type SchemaField, fieldsOf } from './fields.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';
import { fieldAt } from './fields.ts';

/** A page of the editor about a part of the configuration. */
export interface Section {
  path: string;
  name: string;
  /** What an owner finds there. */
  about: string;
  keys: string[];
  /** The page of the site beside it. */
  sitePage: keyof Paths;
}

const section = (path: string, name: string, about: string, keys: string, sitePage: keyof Paths): Section => ({
  path,
  name,
  about,
  keys: keys.split(' '),
  sitePage,
});

/** The section whose pages are not about keys of the configuration, but about the texts of all of them. */
export const TRANSLATIONS = 'translations';

export const SECTIONS: readonly Section[] = [
  section(
    'texts',
    'Name and texts',
    'Name, address, telephone, the top of the home page, your story',
    'name description email telephone whatsapp address heroSection about highlights features reviews rating reviewCount servesCuisine priceRange areaServed currency language languages timezone coordinates seo brand',
    'home',
  ),
  section(
    'hours',
    'Hours',
    'The week, holidays, pickup, closed for now',
    'openingHours specialHours closedDates pickupHours kitchenHours happyHours deliveryHours breakfastHours brunchHours lunchHours dinnerHours driveThroughHours lastSeating hoursNote stops temporarilyClosed reopeningDate comingSoon openingDate permanentlyClosed',
    'contact',
  ),
  section(
    'menu',
    'Menu',
    'Categories, items, prices, extras, allergens',
    'menu featuredItems allergenNote allergensConfirmedOn hasMenu menuUrl fileLink',
    'menu',
  ),
  section(
    'locations',
    'Locations',
    'Each place with its address, hours and pictures',
    'locations restaurants',
    'locations',
  ),
  section('offers', 'Offers', 'Deals, discounts, loyalty', 'deals discounts loyaltyProgram', 'offers'),
  section('look', 'Look', 'The look, colours, font, logo', 'theme logo logoDark animations', 'home'),
  section('jobs', 'Jobs', 'Openings', 'jobs', 'careers'),
  section('questions', 'Questions', 'What guests ask, and your answers', 'faqs', 'home'),
  section(
    'links',
    'Links',
    'Ordering, reservations, gift cards, profiles',
    'orderingLink onlineOrdering reservationLink reservation giftCards catering navigation sameAs socialMedia',
    'home',
  ),
  section('pages', 'Pages', 'Which pages the site has', 'pages', 'home'),
  section('legal', 'Legal pages', 'Terms, privacy, accessibility in your own words', 'legal', 'terms'),
  section(TRANSLATIONS, 'Translations', 'Your texts in the other languages of the site', '', 'home'),
];

export const sectionFields = ({ keys }: Section): SchemaField[] => {
  const fields = new Map(fieldsOf(configurationSchema).map((field) => [field.key, field]));
  return keys.flatMap((key) => fields.get(key) ?? []);
};

/** The page on which what stands at a path is edited. */
export function sectionOf([key]: JsonPath): Section | undefined {
  const field = typeof key === 'string' ? fieldAt(configurationSchema, key) : undefined;
  return SECTIONS.find(({ keys }) => field !== undefined && keys.includes(field.key));
}
