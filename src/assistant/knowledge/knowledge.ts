import type { Faq } from '#schema/content.ts';
import type { OptionalPage } from '#schema/pages.ts';
import type { Paths, Site } from '#schema/site.ts';
import type { CodeText } from '#core/custom-code/code-texts.ts';
import { type Contact, contactOf } from '#core/links/contact.ts';
import { countryNamesIn } from '#core/countries/country-names.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import { type PriceView, priceViewOf } from '#core/menu/price.ts';
import type { HolidayCalendar } from '#core/hours/holidays.ts';
import type { CategoryView, ItemView, MenuView } from '#core/menu/menu-view.ts';
import { type WeekTimes, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Hours } from '#schema/hours/hours.ts';
import { type CareersContent, careersPageOf } from '#content/pages/careers.ts';
import { type CateringContent, cateringPageOf } from '#content/pages/catering.ts';
import { type HomeContent, homeOf } from '#content/pages/home/home.ts';
import { menuOf } from '#content/pages/menu.ts';
import { type OffersContent, offersPageOf } from '#content/pages/offers.ts';
import { allergenTablePath, hasFranchise, hasPage, pathsOf } from '#core/routes/routes.ts';
import { allergenNoteFor, itemViewOf } from '#core/menu/menu-view.ts';
import { headerOf } from '#content/navigation/header.ts';
import { footerOf } from '#content/navigation/footer.ts';
import { type Link, linkToOrder, linkToReserve } from '#core/links/link.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { Translations } from '#content/translation/translations.ts';
import { closedLocation, type InLanguage, type KnownLocation, locationsOf, perLanguage } from './known-locations.ts';
import { siteKnown, type SiteKnown } from './page-languages.ts';

/**
 * All that the assistant may say. It comes from the content of the pages, so that an answer can't contradict them. Computed once for a
 * site; the content of a location's page is computed when a question needs it.
 */
export interface Knowledge {
  name: string;
  /** Where the pages are that answers lead to. */
  paths: Paths;
  /** The languages of the pages, by their tags, first the one in which all of this is. */
  languages: SiteKnown['languages'];
  toKnown: SiteKnown['toKnown'];
  contact: Contact;
  /** The locations. A brand without locations is its own only location. */
  locations: KnownLocation[];
  /** Locations that are closed for good. They are known by their names alone, and are in no list. */
  closed: KnownLocation[];
  /** The locations that a list shows before it is cut. */
  listed: KnownLocation[];
  /** Each menu once, with the locations that serve it. Empty for a site without a menu of its own. */
  menus: KnownMenu[];
  items: KnownItem[];
  /** The featured items that home shows. */
  popular: ItemView[];
  offers: OffersContent;
  /** Where the brand takes orders. Missing: nowhere. */
  order?: Link;
  /** The questions of the brand; those of a location are on its page. */
  faqs: Faq[];
  home: HomeContent;
  /** What pages say in our words, as they say it in English, or in the language of a tag. */
  said: InLanguage<SaidContent>;
  /** Which signs prices have, and whether they have zeros. */
  prices: Pick<Site, 'currencies' | 'wholeCurrencies'>;
  /** The catering offers with their prices, as structured data has them. */
  offerCatalog: { name: string; description?: string; price?: PriceView }[];
  hasFranchise: boolean;
  hasPage: (page: OptionalPage) => boolean;
  giftCards?: string;
  cuisines: string[];
  areaServed: string[];
  social: Link[];
  description?: string;
  /** Where the table of allergens of a location is, and the row of an item in it. Undefined where no table tells of them. */
  allergenTable: (location: KnownLocation | undefined, item?: KnownItem) => string | undefined;
  /** The texts of the brand's own code at the foot of every page. */
  notes: CodeText[];
}

/** What is known about a site beside its content. */
export interface KnowledgeContext {
  holidays: HolidayCalendar;
  notes: CodeText[];
  /** Of the brand's texts, by the tags of its other languages. */
  translations: ReadonlyMap<string, Translations>;
}

export interface SaidContent {
  /** Missing where the brand does not cater. */
  catering?: CateringContent;
  careers: CareersContent;
  reserve?: Link;
}

/** A menu of a page. */
export interface KnownMenu {
  name: string;
  /** It may say in words when the menu is served. */
  description?: string;
  /** When it is served. Missing: whenever the location is open, or not known. */
  served?: Hours;
  /** The same for the clock. */
  times?: WeekTimes;
  /** Its season has not begun. */
  isToCome?: true;
  /** The locations that serve it. */
  locations: readonly KnownLocation[];
}

/** An item as a menu page shows it. An item of several menus has an entry for each. */
export interface KnownItem extends ItemView {
  category: Pick<CategoryView, 'name' | 'description' | 'modifierGroups'>;
  /** The menu that has it. Missing for a featured item of a site without a menu. */
  of?: KnownMenu;
  /** The name of its menu, where a page has several. */
  menu?: string;
  /** The description of its menu, which is about all items. */
  note?: string;
  /** What stands beside the items about allergens. */
  allergenNote?: string;
  /** The page and the part of it that shows the item. */
  url: string;
  /** The locations that serve it. */
  locations: readonly KnownLocation[];
}

export function knowledgeOf(published: Site, { holidays, notes, translations }: KnowledgeContext): Knowledge {
  // Answers are made of English parts, whatever the language of the site, and said in the language of the question.
  const known = siteKnown(
    published,
    translations,
    notes.map(({ text }) => text),
  );
  const site = { ...known.site, language: undefined, paths: pathsOf(published) };
  const [tagKnown] = known.languages.keys();
  const inLanguage = perLanguage((tag) => {
    const texts = catalogueOf(tag) === catalogueOf(tagKnown) ? site.texts : undefined;
    return { ...site, ...countryNamesIn(tag, site), language: tag, texts };
  });
  const locations = locationsOf(inLanguage, holidays);
  const footer = footerOf(site);
  const items = itemsOf(site, locations);
  return omitUndefined({
    name: site.name,
    paths: site.paths,
    languages: known.languages,
    toKnown: known.toKnown,
    contact: contactOf(site),
    locations,
    closed: site.closedLocations.map((location) => closedLocation(site, location)),
    listed: locations.slice(0, listedLocations(site.locations).shown.length || 1),
    menus: [...new Set(items.flatMap(({ of }) => of ?? []))],
    items,
    popular: site.featuredItems.length > 0 ? homeOf(site).popular.items : [],
    offers: offersPageOf(site),
    order: linkToOrder(site),
    faqs: site.faqs,
    home: homeOf(site),
    said: perLanguage((tag) => saidIn(inLanguage(tag))),
    offerCatalog: site.offerCatalog
      .filter(({ soldOut }) => !soldOut)
      .map(({ name, description, price }) =>
        omitUndefined({ name, description, price: price && priceViewOf(price, site) }),
      ),
    prices: { currencies: site.currencies, wholeCurrencies: site.wholeCurrencies },
    hasFranchise: hasFranchise(site),
    hasPage: (page: OptionalPage) => hasPage(site, page),
    giftCards: headerOf(site).links.find(({ label }) => label === 'Gift Cards')?.href,
    cuisines: site.cuisines,
    areaServed: site.areaServed,
    social: footer.social,
    description: site.description,
    allergenTable: (location: KnownLocation | undefined, item?: KnownItem) =>
      allergenTablePath(site, location && site.locations[locations.indexOf(location)], item),
    notes,
  });
}

function saidIn(site: Site): SaidContent {
  return omitUndefined({
    catering: hasPage(site, 'catering') ? cateringPageOf(site) : undefined,
    careers: careersPageOf(site),
    reserve: linkToReserve(site),
  });
}

/** Every item of every menu, once for each menu that has it. Locations that share the brand's menu share its items. */
function itemsOf(site: Site, locations: KnownLocation[]): KnownItem[] {
  const served = new Map<MenuView[], { toCome: MenuView[]; by: KnownLocation[] }>();
  const add = (content: ReturnType<typeof menuOf>, location: KnownLocation) => {
    if (content.kind !== 'page') return;
    const { by } = served.get(content.menus) ?? {};
    if (by) by.push(location);
    else served.set(content.menus, { toCome: content.toCome ?? [], by: [location] });
  };
  if (site.locations.length === 0) locations.forEach((location) => add(menuOf(site), location));
  site.locations.forEach((location, index) => {
    const known = locations[index];
    if (known) add(menuOf(site, location), known);
  });
  if (served.size === 0) return featuredOf(site, locations);
  return [...served].flatMap(([menus, { toCome, by }]) => {
    const all = [...menus, ...toCome];
    return all.flatMap((menu) => {
      const of = knownMenuOf(site, menu, by, toCome.includes(menu));
      return itemsOfMenu(menu).map(({ categoryId, ...item }) =>
        omitUndefined({
          ...item,
          of,
          menu: all.length > 1 ? menu.title : undefined,
          note: menu.description,
          allergenNote: menu.allergenNote,
          url: `${by[0]?.menuUrl ?? pathsOf(site).menu}#${categoryId}`,
          locations: by,
        }),
      );
    });
  });
}

function knownMenuOf(site: Site, menu: MenuView, locations: KnownLocation[], isToCome: boolean): KnownMenu {
  const { title: name, description, served } = menu;
  const times = served && weekTimesOf(served, site.buildDate);
  return omitUndefined({ name, description, served, times, locations, isToCome: isToCome || undefined });
}

function itemsOfMenu({ categories }: MenuView) {
  return categories.flatMap(({ id: categoryId, items, ...category }) => {
    const { name, description, modifierGroups } = category;
    return items.map((item) => ({
      ...item,
      category: omitUndefined({ name, description, modifierGroups }),
      categoryId,
    }));
  });
}

/** The featured items, for a site without a menu of its own. */
function featuredOf(site: Site, locations: KnownLocation[]): KnownItem[] {
  const allergenNote = allergenNoteFor(site, site.featuredItems);
  return site.featuredItems.map((item) =>
    omitUndefined({
      ...itemViewOf(site, item),
      category: { name: item.category ?? '' },
      allergenNote,
      url: pathsOf(site).menu,
      locations,
    }),
  );
}
