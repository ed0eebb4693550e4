import { weekOn } from '#core/hours/seasons.ts';
import { openingHoursTableOf } from '#core/hours/opening-hours-table.ts';
import { closingToText } from '#core/hours/opening-words.ts';
import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { hoursLines } from '#core/hours/hours-lines.ts';
import { telephoneOf } from '#core/links/contact.ts';
import { addressLine } from '#core/locations/address.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { allergenLines } from '#core/menu/allergens/allergens.ts';
import { caloriesText } from '#core/menu/nutrition.ts';
import { FEED_PATHS, hasHoursFeed, hasMenuFeed } from '#content/seo/feeds.ts';
import { pricesText } from '#core/menu/price.ts';
import {
  allMenuViewsOf,
  type CategoryView,
  type ItemView,
  type MenuView,
  type TimeSpecificPriceView,
} from '#core/menu/menu-view.ts';
import type { MenuContent } from '#content/pages/menu.ts';
import { locationPath } from '#core/routes/routes.ts';
import type { PageEntry } from './sitemap.ts';

/** The file is an overview: the pages it links to have the rest. */
const CATEGORIES_SHOWN = 30;
const ITEMS_SHOWN = 12;

/**
 * `llms.txt`: what a language model needs to answer for the restaurant, as the Markdown of llmstxt.org. `pages` may leave out those of
 * single locations, and `menu` is what `/menu/` shows.
 */
export function llmsTxt(site: Site, pages: Iterable<PageEntry>, menu: MenuContent): string {
  const { llms } = textsOf(site);
  const sections = [
    `# ${escape(site.name)}`,
    ...(site.description === undefined ? [] : [`> ${escape(site.description)}`]),
    list(factsOf(site)),
    section(llms.pages, pagesOf(site, pages)),
    section(llms.hours, hoursOf(site)),
    section(llms.locations, locationsOf(site)),
    section(llms.menu, menuLinesOf(site, menu)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function factsOf(site: Site): string[] {
  const { llms, hours } = textsOf(site);
  const isOne = site.locations.length <= 1;
  const address = addressLine(site.address) || (isOne ? addressLine(site.locations[0]?.address ?? {}) : '');
  const phone = isOne ? telephoneOf(site) : site.telephone;
  const facts: [label: string, text: string | undefined][] = [
    [llms.status, closingToText(site, hours)],
    [llms.cuisine, site.cuisines.join(', ')],
    [llms.priceRange, site.priceRange],
    [llms.address, address],
    [llms.telephone, phone?.text],
    [llms.email, site.email],
    [llms.serves, site.areaServed.join(', ')],
  ];
  const links = [
    [llms.orderOnline, site.orderingLink],
    [llms.reserve, site.reservationLink],
  ] as const;
  return [
    ...facts.flatMap(([label, text]) => (text ? [`${label}: ${escape(text)}`] : [])),
    ...links.flatMap(([label, url]) => (url === undefined ? [] : [link(label, absolute(site, url))])),
  ];
}

/** Pages of single locations are listed with the locations. */
function pagesOf(site: Site, pages: Iterable<PageEntry>): string[] {
  const { origin } = site;
  const listed = [...pages].filter(({ page, indexed }) => indexed && page !== 'location' && page !== 'location-menu');
  return [
    ...listed.map(({ path, title, description }) => `${link(title, `${origin}${path}`)}: ${escape(description)}`),
    ...feedsOf(site),
  ];
}

/** The same for programs. */
function feedsOf(site: Site): string[] {
  const { menu, hours } = textsOf(site).llms;
  const feeds = [
    ...(hasMenuFeed(site) ? [link(`${menu} (JSON)`, `${site.origin}${FEED_PATHS.menu}`)] : []),
    ...(hasHoursFeed(site) ? [link(`${hours} (JSON)`, `${site.origin}${FEED_PATHS.hours}`)] : []),
  ];
  return feeds.length === 0 ? [] : [feeds.join(', ')];
}

function hoursOf(site: Site): string[] {
  const hours = onlyHours(site);
  if (hours === undefined) return [];
  const texts = textsOf(site);
  const { buildDate } = site;
  const week = hoursLines({ week: weekOn(hours, buildDate) }, texts.hours).map(({ day, text }) => `${day}: ${text}`);
  const seasons = openingHoursTableOf(hours, { buildDate }, texts).seasons;
  return [
    ...week,
    ...seasons.map(({ title, days }) => `${title}: ${days.map(({ day, text }) => `${day} ${text}`).join(', ')}`),
  ];
}

function locationsOf(site: Site): string[] {
  if (site.locations.length <= 1) return [];
  const texts = textsOf(site);
  const { shown, isCut } = listedLocations(site.locations);
  const lines = shown.map((location) => {
    const hours = location.hours
      ? hoursLines({ week: weekOn(location.hours, site.buildDate) }, texts.hours).map(
          ({ day, text }) => `${day} ${text}`,
        )
      : [];
    const closure = closingToText(location, texts.hours);
    const facts = [addressLine(location.address), location.phone?.text, closure, hours.join(', ')]
      .filter(Boolean)
      .join('; ');
    const name = link(locationLabel(site, location), `${site.origin}${locationPath(site, location)}`);
    return facts === '' ? name : `${name}: ${escape(facts)}`;
  });
  return isCut ? [...lines, texts.llms.andMore(site.locations.length - shown.length)] : lines;
}

/** Where visitors choose a location on `/menu/`, the brand's menu, which serves the locations without their own. */
function menuLinesOf(site: Site, content: MenuContent): string[] {
  const texts = textsOf(site);
  const { menus, toCome = [] } = content.kind === 'page' ? content : allMenuViewsOf(site, site.menus);
  return [
    ...menus.flatMap((menu) => menuLines(menu, menus.length + toCome.length > 1, texts)),
    ...toCome.map(({ title, times = '' }) => `${escape(title)}: ${texts.llms.toCome(escape(times))}`),
  ];
}

/** Each line of one of several menus begins with its name. */
function menuLines(
  { title, description, times, categories, allergenNote }: MenuView,
  isOneOfSeveral: boolean,
  texts: Texts,
): string[] {
  const left = categories.length - CATEGORIES_SHOWN;
  const lines = [
    ...(times === undefined ? [] : [texts.llms.served(escape(times))]),
    ...(isOneOfSeveral && description !== undefined ? [escape(description)] : []),
    ...categories.slice(0, CATEGORIES_SHOWN).map((category) => categoryLine(category, texts)),
    ...(left > 0 ? [texts.llms.andMore(left)] : []),
    ...(allergenNote === undefined ? [] : [`${texts.llms.allergens}: ${escape(allergenNote)}`]),
  ];
  return isOneOfSeveral ? lines.map((line) => `${escape(title)}: ${line}`) : lines;
}

function categoryLine({ name, items }: CategoryView, texts: Texts): string {
  const left = items.length - ITEMS_SHOWN;
  const shown = items
    .slice(0, ITEMS_SHOWN)
    .map((item) => itemText(item, texts))
    .join(', ');
  return `${escape(name)}: ${escape(shown)}${left > 0 ? `, ${texts.llms.andMore(left)}` : ''}`;
}

/** "Shoyu $18.00 (Happy hour $15.00, Mon–Fri 4:00 PM – 6:00 PM; 640 Cal; contains wheat, egg; may contain nuts)" */
function itemText(item: ItemView, texts: Texts): string {
  const { name, allergens, soldOut, timeSpecificPrices = [], ...prices } = item;
  const stated =
    allergens && allergenLines(allergens, texts).map(({ label, names }) => `${label.toLowerCase()} ${names}`);
  const facts = [
    ...(soldOut ? [texts.menu.soldOut.toLowerCase()] : []),
    ...timeSpecificPrices.map((each) => timePriceText(each)),
    ...caloriesOf(item, texts),
    ...(stated ?? []),
  ];
  return [name, pricesText(prices), facts.length > 0 && `(${facts.join('; ')})`].filter(Boolean).join(' ');
}

/** "Happy hour $6.00, Mon–Fri 4:00 PM – 6:00 PM" */
function timePriceText({ name, price, when }: TimeSpecificPriceView): string {
  const told = [name, price.text].filter(Boolean).join(' ');
  return when === undefined ? told : `${told}, ${when}`;
}

/** Of sizes, each with its own: "Small 300 Cal, Large 520 Cal". */
function caloriesOf({ calories, sizes = [] }: ItemView, texts: Texts): string[] {
  const ofSizes = sizes.flatMap((size) => (size.calories ? `${size.name} ${caloriesText(size.calories, texts)}` : []));
  if (ofSizes.length > 0) return [ofSizes.join(', ')];
  return calories ? [caloriesText(calories, texts)] : [];
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${list(lines)}`;
}

function list(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function link(text: string, url: string): string {
  // A bracket in the address would end the link.
  const target = url.replace(/[()<>\\\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `[${escape(text)}](${target})`;
}

function absolute(site: Site, url: string): string {
  return url.startsWith('/') ? `${site.origin}${url}` : url;
}

/** One line of plain text: no heading, link, emphasis or HTML of the configuration's making. */
function escape(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}
