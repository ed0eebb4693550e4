import type { MenuCategory, MenuItem } from '../../model/menu.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { indexedRoutesOf } from './sitemap.ts';
import { headOf } from '../seo/head.ts';
import { hoursLines } from '../hours/hours-lines.ts';
import { listedLocations } from '../locations/listed-locations.ts';
import { menuOf } from '../pages/menu.ts';
import { formatPrice } from '../menu/price.ts';
import { locationPath } from '../pages/routes.ts';

/** The file is an overview: the pages it links to have the rest. */
const CATEGORIES_SHOWN = 30;
const ITEMS_SHOWN = 12;

/** `llms.txt`: what a language model needs to answer for the restaurant, as the Markdown of llmstxt.org. */
export function llmsTxt(site: Site): string {
  const sections = [
    `# ${escape(site.name)}`,
    ...(site.description === undefined ? [] : [`> ${escape(site.description)}`]),
    list(factsOf(site)),
    section('Pages', pagesOf(site)),
    section('Opening hours', hoursOf(site)),
    section('Locations', locationsOf(site)),
    section('Menu', menuLinesOf(site)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function factsOf(site: Site): string[] {
  const isOnePlace = site.locations.length <= 1;
  const address = addressLine(site.address) || (isOnePlace ? addressLine(site.locations[0]?.address ?? {}) : '');
  const phone = site.telephone ?? (isOnePlace ? site.locations[0]?.phone : undefined);
  const facts: [label: string, text: string | undefined][] = [
    ['Cuisine', site.cuisines.join(', ')],
    ['Price range', site.priceRange],
    ['Address', address],
    ['Telephone', phone],
    ['Email', site.email],
    ['Serves', site.areaServed.join(', ')],
  ];
  const links = [
    ['Order online', site.orderingLink],
    ['Reserve a table', site.reservationLink],
  ] as const;
  return [
    ...facts.flatMap(([label, text]) => (text ? [`${label}: ${escape(text)}`] : [])),
    ...links.flatMap(([label, url]) => (url === undefined ? [] : [link(label, absolute(site, url))])),
  ];
}

/** Pages of single locations are listed with the locations. */
function pagesOf(site: Site): string[] {
  return indexedRoutesOf(site)
    .filter(({ page }) => page !== 'location-menu' && page !== 'location')
    .map((route) => {
      const { title, description } = headOf(site, route);
      return `${link(title, `${site.origin}${route.path}`)}: ${escape(description)}`;
    });
}

function hoursOf(site: Site): string[] {
  const hours = site.locations.length > 1 ? undefined : (site.locations[0]?.hours ?? site.hours);
  return hours ? hoursLines(hours).map(({ day, text }) => `${day}: ${text}`) : [];
}

function locationsOf(site: Site): string[] {
  if (site.locations.length <= 1) return [];
  const { shown, isCut } = listedLocations(site.locations);
  const lines = shown.map((location) => {
    const hours = location.hours ? hoursLines(location.hours).map(({ day, text }) => `${day} ${text}`) : [];
    const facts = [addressLine(location.address), location.phone, hours.join(', ')].filter(Boolean).join('; ');
    const place = link(location.name, `${site.origin}${locationPath(location)}`);
    return facts === '' ? place : `${place}: ${escape(facts)}`;
  });
  return isCut ? [...lines, `and ${site.locations.length - shown.length} more`] : lines;
}

function menuLinesOf(site: Site): string[] {
  const content = menuOf(site);
  const menu = content.kind === 'page' ? content.menu : site.menu;
  const categories = menu?.categories ?? [];
  const left = categories.length - CATEGORIES_SHOWN;
  return [...categories.slice(0, CATEGORIES_SHOWN).map(categoryLine), ...(left > 0 ? [`and ${left} more`] : [])];
}

function categoryLine({ name, items }: MenuCategory): string {
  const left = items.length - ITEMS_SHOWN;
  const shown = items.slice(0, ITEMS_SHOWN).map(itemText).join(', ');
  return `${escape(name)}: ${escape(shown)}${left > 0 ? `, and ${left} more` : ''}`;
}

function itemText({ name, price }: MenuItem): string {
  return price === undefined ? name : `${name} ${formatPrice(price)}`;
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
