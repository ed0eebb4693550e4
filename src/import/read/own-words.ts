import { OPTIONAL_PAGES, type OptionalPage } from '#schema/pages.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';

/** What is written into a new brand beside what its source says. */
export interface OwnWords {
  /** The top of home: of what the source does not say itself. */
  heroSection: { title?: string; badge?: string };
  /** The pages that are turned off. */
  pages: Partial<Record<OptionalPage, false>>;
}

/** Words on the first screen that are true of the restaurant and praise nothing, and which pages it does without. */
export function ownWordsFor(configuration: Fields, name: string): OwnWords {
  const hero = fieldsAt(configuration, 'heroSection');
  const pages = fieldsAt(configuration, 'pages');
  const off = OPTIONAL_PAGES.filter((page) => pages[page] === undefined && HAS[page]?.(configuration) === false);
  return {
    heroSection: {
      ...(hero['title'] === undefined && { title: name }),
      ...(hero['badge'] === undefined && { badge: badgeOf(configuration) }),
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

/** "Pizza · Italian · Mississauga"; of locations in several towns without one. Empty, which is none, where neither is known. */
function badgeOf(configuration: Fields): string {
  const cuisines = listOf(configuration['servesCuisine']).filter((cuisine) => typeof cuisine === 'string');
  const places = placesOf(configuration);
  const towns = new Set(places.flatMap((place) => fieldsAt(place, 'address')['addressLocality'] ?? []));
  return [...cuisines.slice(0, MAX_CUISINES), ...(towns.size === 1 ? towns : [])].join(' · ');
}

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
