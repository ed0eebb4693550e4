import { OPTIONAL_PAGES, type OptionalPage } from '#schema/pages.ts';
import { isFood } from '#core/menu/foods.ts';
import { streetIn } from './street.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';

/** What is written into a new brand beside what its source says. */
export interface OwnWords {
  /** The top of home: of what the source does not say itself. */
  heroSection: { title?: string; badge?: string };
  /** The pages that are turned off. */
  pages: Partial<Record<OptionalPage, false>>;
}

/** Words on the first screen that are true of the restaurant and praise nothing, and which pages it does without. `language`: of the source's texts. */
export function ownWordsFor(configuration: Fields, name: string, language?: string): OwnWords {
  const hero = fieldsAt(configuration, 'heroSection');
  const pages = fieldsAt(configuration, 'pages');
  const off = OPTIONAL_PAGES.filter((page) => pages[page] === undefined && HAS[page]?.(configuration) === false);
  return {
    heroSection: {
      ...(hero['title'] === undefined && { title: name }),
      ...(hero['badge'] === undefined && { badge: badgeOf(configuration, isEnglish(configuration, language)) }),
    },
    pages: Object.fromEntries(off.map((page) => [page, false])),
  };
}

export function withOwnWords(configuration: Fields, { heroSection, pages }: OwnWords): Fields {
  const hero = { ...heroSection, ...fieldsAt(configuration, 'heroSection') };
  const all = { ...pages, ...fieldsAt(configuration, 'pages') };
  return {
    ...configuration,
    ...(Object.keys(hero).length > 0 && { heroSection: hero }),
    ...(Object.keys(all).length > 0 && { pages: all }),
  };
}

const MAX_CUISINES = 2;

/**
 * "Steakhouse on 8 Avenue SW", "On Locke Street", "Tacos in Kensington Market", "Pizza in Toronto"; in another language "Bistro français · rue Saint-Paul".
 * Of locations in several towns only what they cook. Empty, which is no badge, where nothing is known.
 */
function badgeOf(configuration: Fields, inEnglish: boolean): string {
  const cuisines = listOf(configuration['servesCuisine']).filter((cuisine) => typeof cuisine === 'string');
  const where = whereIs(configuration);
  if (where === undefined || !inEnglish)
    return [...cuisines.slice(0, where === undefined ? MAX_CUISINES : 1), ...(where ? [where.name] : [])].join(' · ');
  const what = cuisines.find((cuisine) => isFood(cuisine) || KIND.test(cuisine));
  const place = `${where.isStreet ? 'on' : 'in'} ${where.name}`;
  return what === undefined ? place.replace(/^./, (letter) => letter.toUpperCase()) : `${what} ${place}`;
}

/** The street of the only place, else its part of town, else the town, which several may have in common. */
function whereIs(configuration: Fields): { name: string; isStreet: boolean } | undefined {
  const addresses = placesOf(configuration).map((place) => fieldsAt(place, 'address'));
  const [only, ...others] = addresses;
  if (only && others.length === 0) {
    const { streetAddress, area } = only;
    const street = typeof streetAddress === 'string' ? streetIn(streetAddress) : undefined;
    if (street !== undefined) return { name: street, isStreet: true };
    if (typeof area === 'string') return { name: area, isStreet: false };
  }
  const [town, ...otherTowns] = new Set(addresses.map(({ addressLocality }) => addressLocality));
  return typeof town === 'string' && otherTowns.length === 0 ? { name: town, isStreet: false } : undefined;
}

/** What a house is: "Sports bar", "French bistro". */
const KIND =
  /\b(?:bakery|bar|bistro|brasserie|brewery|brewpub|caf[eé]|cantina|coffee ?house|deli|diner|grill|izakaya|osteria|pizzeria|pub|restaurant|roastery|smokehouse|steak ?house|tavern|taqueria|tea ?house|tea ?room|trattoria|food truck)$/i;

const isEnglish = ({ language, languages }: Fields, told = 'en'): boolean =>
  /^en\b/.test(String(language ?? listOf(languages)[0] ?? told));

/** Whether a source has what a page is about. Feedback and inquiries of the press need nothing. */
const HAS: Partial<Record<OptionalPage, (configuration: Fields) => boolean>> = {
  offers: ({ deals, discounts, loyaltyProgram }) =>
    listOf(deals).length + listOf(discounts).length > 0 || loyaltyProgram !== undefined,
  careers: ({ jobs }) => listOf(jobs).length > 0,
  catering: (configuration) =>
    [configuration, ...listOf(configuration['restaurants']), ...placesOf(configuration)].some(caters),
};

function caters(place: unknown): boolean {
  if (!isFields(place)) return false;
  const { catering, live_catering, services, features, hasOfferCatalog } = place;
  const words = JSON.stringify([services, features, hasOfferCatalog]);
  return catering === true || live_catering === true || /cater/i.test(words);
}

const placesOf = (configuration: Fields): Fields[] => {
  const locations = listOf(configuration['locations']).filter(isFields);
  return locations.length > 0 ? locations : [configuration];
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldsAt = (object: Fields, key: string): Fields => (isFields(object[key]) ? object[key] : {});
