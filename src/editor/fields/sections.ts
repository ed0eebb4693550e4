import { configurationSchema } from '#schema/configuration.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Paths } from '#schema/site.ts';
import { type SchemaField, fieldsOf } from './fields.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';
import { fieldAt } from './fields.ts';
import type { IconName } from '../style/icons.ts';

/** A page of the editor about a part of the configuration. What it is called is in the texts. */
export interface Section {
  path: SectionPath;
  keys: string[];
  /** The page of the site beside it. */
  sitePage: keyof Paths;
  icon: IconName;
}

export type SectionPath = keyof ToolTexts['frame']['sections'];

const section = (path: SectionPath, icon: IconName, keys: string, sitePage: keyof Paths): Section => ({
  path,
  icon,
  keys: keys.split(' '),
  sitePage,
});

/** The section whose pages are not about keys of the configuration, but about the texts of all of them. */
export const TRANSLATIONS = 'translations';

/** Those that an owner needs most often come first. */
export const SECTIONS: readonly Section[] = [
  section('menu', 'menu', 'menu featuredItems allergenNote allergensConfirmedOn hasMenu menuUrl fileLink', 'menu'),
  section(
    'hours',
    'hours',
    'openingHours specialHours closedDates pickupHours kitchenHours happyHours deliveryHours breakfastHours brunchHours lunchHours dinnerHours driveThroughHours lastSeating hoursNote stops temporarilyClosed reopeningDate comingSoon openingDate permanentlyClosed',
    'contact',
  ),
  section('locations', 'place', 'locations restaurants', 'locations'),
  section(
    'texts',
    'text',
    'name description email telephone whatsapp address heroSection about highlights features reviews rating reviewCount servesCuisine priceRange areaServed currency language languages timezone coordinates seo brand',
    'home',
  ),
  section('offers', 'offer', 'deals discounts loyaltyProgram', 'offers'),
  section('look', 'look', 'theme logo logoDark animations', 'home'),
  section('jobs', 'job', 'jobs', 'careers'),
  section('questions', 'question', 'faqs', 'home'),
  section(
    'links',
    'link',
    'orderingLink onlineOrdering reservationLink reservation giftCards catering navigation sameAs socialMedia',
    'home',
  ),
  section('pages', 'copy', 'pages', 'home'),
  section('legal', 'legal', 'legal', 'terms'),
  section(TRANSLATIONS, 'globe', '', 'home'),
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

export const titleOfSection = (section: Section | undefined, { frame }: ToolTexts): string =>
  section === undefined ? '' : frame.sections[section.path];
