import { isKind, PLACES } from '#dialects/places/organizations.ts';
import { isFields } from '#schema/values/fields.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { readApart } from '../apart/read-apart.ts';
import type { Imported } from '../read/import-source.ts';
import type { Page } from '../source/page.ts';
import { toPage } from '../source/page-address.ts';
import type { PageReader } from './page-reader.ts';

const MAX_PAGES = 50;
/** After this time no more pages are read. Those that were read are used. */
const MAX_MS = 600_000;

/** Words of addresses of pages with menus, locations and hours, in English, French and Spanish. */
const WORDS =
  /(?:^|[/_-])(?:menus?|food|drinks|locations?|restaurants?|stores?|contact|contact-us|hours|visit|find-us|carte|cartes|adresses|succursales?|emplacements?|horaires|nous-trouver|carta|cartas|locales|sucursales|ubicacion(?:es)?|horarios?|contacto)(?:[/_-]|\.html?$|$)/i;
const FILES = /\.(?!html?$|php$|aspx?$)\w{2,5}$/i;

/** The pages of a restaurant: the one that was named, those that its JSON-LD names, and those of menus and locations that it links to. */
export async function importAddress(address: string, { read }: PageReader): Promise<Imported> {
  const pages: Page[] = [];
  const lost: Imported['lost'] = [];
  const seen = new Set([toPage(address)]);
  const waiting = [address];
  const end = performance.now() + MAX_MS;
  while (waiting.length > 0 && pages.length + lost.length < MAX_PAGES && performance.now() < end) {
    const next = waiting.shift() ?? '';
    try {
      const found = await read(next);
      const isKnown = pages.length > 0 && seen.has(toPage(found.address)) && toPage(found.address) !== toPage(next);
      seen.add(toPage(found.address));
      if (isKnown) continue; // It led to a page that is read already.
      const page = await readApart('page', [found.html, found.address]);
      pages.push(page);
      for (const link of linksToRead(page, pages[0] ?? page)) {
        if (seen.has(toPage(link))) continue;
        seen.add(toPage(link));
        waiting.push(link);
      }
    } catch (error) {
      if (!(error instanceof UsageError) || pages.length === 0) throw error;
      lost.push({ path: next, message: error.message });
    }
  }
  if (waiting.length > 0)
    lost.push({ path: address, message: `${waiting.length} of its pages are not read: ${MAX_PAGES} are the most` });
  const imported = await readApart('pages', [pages]);
  return {
    ...imported,
    kind: pages.length === 1 ? imported.kind : `${imported.kind}, ${pages.length} pages`,
    lost: [...lost, ...imported.lost],
  };
}

/** Only pages of the same site. What the JSON-LD names comes first. */
function linksToRead({ nodes, links, address }: Page, home: Page): string[] {
  const own = hostOf(home.address);
  const isOwn = (link: string) => hostOf(link) === own || hostOf(link).endsWith(`.${own}`);
  const below = address === home.address ? '/' : `${URL.parse(address ?? '')?.pathname.replace(/\/$/, '') ?? ''}/`;
  const language = languageOf(home.address);
  const linked = links.filter((link) => {
    const { pathname = '', search = '' } = URL.parse(link) ?? {};
    // Of another page than home only what is below it: the locations of a list, not the other languages of a menu.
    return search === '' && pathname.startsWith(below) && WORDS.test(pathname) && languageOf(link) === language;
  });
  const named = nodes.flatMap((node) =>
    isFields(node) && isKind(node, RESTAURANTS)
      ? addressesIn(node)
      : addressesIn(node).filter((link) => WORDS.test(link)),
  );
  return [...named, ...linked].filter(
    (link) => /^https?:/i.test(link) && isOwn(link) && !FILES.test(URL.parse(link)?.pathname ?? ''),
  );
}

const RESTAURANTS = new RegExp(`${PLACES.source}|^(?:Organization|Corporation|Brand)$`);

/** `/fr/menu` is the menu of `/menu` once more. */
const languageOf = (address = ''): string =>
  /^\/([a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/i.exec(URL.parse(address)?.pathname ?? '')?.[1] ?? '';

const hostOf = (address = ''): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';

/** The pages that JSON-LD names: of locations and of menus. */
function addressesIn(value: unknown, key = '', depth = 0): string[] {
  if (typeof value === 'string') return ['url', 'menu', 'hasMenu'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key, depth));
  if (!isFields(value) || depth > 6) return [];
  return INSIDE.flatMap((name) => addressesIn(value[name], name, depth + 1));
}
const INSIDE = [
  'url',
  'subOrganization',
  'department',
  'location',
  'hasMenu',
  'menu',
  '@graph',
  'itemListElement',
  'item',
];
