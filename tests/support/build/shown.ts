import type { BuiltPage } from './build.ts';
import type { Site } from '#schema/site.ts';
import type { Node, Statement } from './json-ld.ts';

/** A text that a page has to show for a statement of its structured data; several where any of them will do. */
type Proof = string[];

/** Addresses. A page proves them with a link, or a picture, that leads there; `url` is the page itself or another one's. */
export const LINKED = new Set(['item', 'sameAs', 'image', 'logo', 'hasMenu', 'acceptsReservations']);

/** What is not for reading, and why no text can prove it. */
const UNREADABLE = new Set([
  ...LINKED,
  'url',
  // The point on the map.
  ...['latitude', 'longitude'],
  // Codes for what a reader takes for granted, and numbers of order.
  ...['addressCountry', 'priceCurrency', 'position', 'numberOfItems', 'employmentType'],
  // Classes that Google asks for on a restaurant's own page. They are compared with the configuration.
  ...['priceRange', 'servesCuisine'],
]);

/** The labels of schema.org's diets. */
const DIETS: Record<string, string> = {
  'https://schema.org/VegetarianDiet': 'Vegetarian',
  'https://schema.org/VeganDiet': 'Vegan',
  'https://schema.org/GlutenFreeDiet': 'Gluten-free',
  'https://schema.org/HalalDiet': 'Halal',
};

/** Whether a visitor of the page could find out by themselves what the structured data says. */
export function isShown(
  statement: Statement,
  page: BuiltPage,
  { name: brand, origin, offerCatalog }: Pick<Site, 'name' | 'origin' | 'offerCatalog'>,
): boolean {
  const { property, value, within } = statement;
  const { text, links } = contentOf(page, origin);
  const isRead = (words: string) => text.includes(normalize(words));
  const type = within.at(-1)?.['@type'] ?? '';
  if (property === 'inLanguage') return page.root.querySelector('html')?.getAttribute('lang') === value;
  if (LINKED.has(property)) return links.has(String(value));
  // Told with the code of the country, which its link has too.
  if (property === 'telephone')
    return links.has(`tel:${String(value).replace(' ext. ', ';ext=')}`) || isRead(String(value));
  // Its times and what is said of it are paragraphs of their own.
  if (property === 'description' && type === 'Menu')
    return String(value)
      .split(/(?<=[.!?]) /)
      .every((part) => isRead(part) || isRead(part.slice(0, -1)));
  if (property === 'name' && /Page$/.test(type)) return page.root.querySelector('title')?.text === value;
  if (page.path === '/' && isForSearchAlone(within, offerCatalog.length > 0)) return true;
  // "Kumo Ramen Gastown" stands on a page of Kumo Ramen as "Gastown".
  const isBusiness = type === 'Restaurant' || type === 'Organization';
  const place = String(value).startsWith(`${brand} `) ? String(value).slice(brand.length + 1) : undefined;
  if (property === 'name' && isBusiness && place !== undefined && isRead(brand) && isRead(place)) return true;
  return proofOf(statement)?.some(isRead) ?? true;
}

/**
 * Home tells two things that stand in no HTML: the catalog that a configuration has for nothing else, and the special hours
 * of the one location.
 */
/** Home says from which price on; the sizes stand on the menu. */
const isSize = (node: Node): boolean => node['@type'] === 'Offer' && node['name'] !== undefined;

function isForSearchAlone(within: Node[], hasCatalog: boolean): boolean {
  return within.some(
    (node) =>
      (hasCatalog && node['@type'] === 'OfferCatalog') ||
      isSize(node) ||
      (node['opens'] !== undefined && isDated(node)),
  );
}

function isDated({ validFrom, validThrough }: Node): boolean {
  return validFrom !== undefined || validThrough !== undefined;
}

const contents = new WeakMap<BuiltPage, { text: string; links: Set<string> }>();

function contentOf(page: BuiltPage, origin: string): { text: string; links: Set<string> } {
  const content = contents.get(page) ?? { text: readableText(page), links: linksIn(page, origin) };
  contents.set(page, content);
  return content;
}

/** What a page shows for a statement; undefined where it is not for reading. */
function proofOf({ property, value, within }: Statement): Proof | undefined {
  if (UNREADABLE.has(property)) return undefined;
  const node = within.at(-1) ?? {};
  if (property === 'price') return [Number(value).toLocaleString('en', { style: 'currency', currency: 'USD' })];
  if (property === 'ratingValue') return [Number(value).toFixed(1)];
  if (property === 'reviewCount') return [`${Number(value).toLocaleString('en')} review`];
  if (property === 'opens' || property === 'closes') return [timesText(node)];
  if (property === 'availabilityStarts' || property === 'availabilityEnds') return [clock(value)];
  if (property === 'calories')
    return [
      `${String(value)
        .replace(' calories', '')
        .replace('-', '–')
        .replace(/\d+/g, (digits) => Number(digits).toLocaleString('en'))} Cal`,
    ];
  if (['validFrom', 'validThrough', 'datePosted'].includes(property)) return datesOf(String(value));
  if (property === 'suitableForDiet') return [DIETS[String(value)] ?? String(value)];
  return [String(value)];
}

/** What a visitor can read on a page: no scripts, nothing hidden, nothing that is there for the eye alone. White space is one space. */
function readableText({ root }: BuiltPage): string {
  const body = root.querySelector('body')?.clone() as BuiltPage['root'];
  for (const element of body.querySelectorAll('script, style, template, [aria-hidden="true"], [hidden]'))
    element.remove();
  return normalize(body.textContent);
}

/** Every address that a page links to or shows a picture from. */
function linksIn({ root, path }: BuiltPage, origin: string): Set<string> {
  const elements = root.querySelectorAll('a[href], img[src]');
  const addresses = elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  return new Set(addresses.map((address) => new URL(address, origin + path).href));
}

export function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function timesText({ opens, closes }: Node): string {
  if (opens === '00:00' && closes === '00:00') return 'Closed';
  if (opens === '00:00' && closes === '23:59') return 'Open 24 hours';
  return `${clock(opens)} – ${clock(closes)}`;
}

function clock(time: unknown): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return normalize(new Date(`2026-01-01T${String(time)}Z`).toLocaleTimeString('en-US', format));
}

/** "December 26, 2026", or the last part of "December 24 – 26, 2026", or the first part of it. */
function datesOf(date: string): Proof {
  const day = new Date(`${date}T00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  const monthAndDay = format({ month: 'long', day: 'numeric' });
  return [
    format({ dateStyle: 'long' }),
    `${monthAndDay} –`,
    `– ${format({ day: 'numeric' })}, ${format({ year: 'numeric' })}`,
  ];
}
