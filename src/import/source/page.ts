import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { boundedAdapter, EndlessCode } from '#core/custom-code/code-in-page.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { foldText } from '#core/text/fold.ts';
import { parseColor } from '#schema/values/color.ts';
import { isKind, PLACES } from '#dialects/places/organizations.ts';
import { parseLoosely } from './json-text.ts';
import { readMicrodata } from './microdata.ts';
import { findServiceLinks } from './page-links.ts';
import { nodesOf } from './recognize.ts';

/** What a web page says about a restaurant. */
export interface Page {
  /** Where it is, as far as that is known. */
  address: string | undefined;
  /** Of its JSON-LD, or of its microdata where that names no restaurant, with addresses as a browser follows them. */
  nodes: unknown[];
  /** What the rest of the page says. Used for what the JSON-LD lacks. */
  others: Fields;
  /** The addresses that its links lead to, on any host. */
  links: string[];
  hasMicrodata: boolean;
  /** Scripts of JSON-LD that could not be read. */
  broken: number;
  /** Paths in its JSON-LD, such as "/menu", of a page that does not say where it is. */
  homeless: string[];
}

/** Links to the restaurant's profiles. A link that shares the page is not a profile. */
const NETWORKS =
  /^https?:\/\/(?:www\.|m\.)?(?:instagram|facebook|tiktok|youtube|x|twitter|yelp|linkedin|pinterest)\.com\/(?!share|sharer|intent|dialog|p\/|watch)[\w@./-]{2,}$/i;

/**
 * Reads a page. `address`: where it is; without it, the page may say so itself. `findBeside`: of a page that a browser saved, the address of a picture that lies beside
 * it. Nothing on it is run.
 */
export function readPage(html: string, address?: string, findBeside: FindBeside = () => undefined): Page {
  const document = parseBounded(html);
  const elements = elementsOf(document);
  const meta = (name: string) =>
    attributeOf(
      elements.find(
        (each) => each.tagName === 'meta' && [attributeOf(each, 'name'), attributeOf(each, 'property')].includes(name),
      ),
      'content',
    );
  const linked = (rel: RegExp) =>
    attributeOf(
      elements.find((each) => each.tagName === 'link' && rel.test(attributeOf(each, 'rel') ?? '')),
      'href',
    );
  const base = address ?? linked(/^canonical$/i) ?? meta('og:url') ?? SAVED_FROM.exec(html.slice(0, 2000))?.[1];
  const absolute = (link: string | undefined) =>
    link === undefined ? undefined : (URL.parse(link, base)?.href ?? undefined);
  const pictureAt = (link: string | undefined) => (link && findBeside(link)) ?? absolute(link);

  let broken = 0;
  const homeless: string[] = [];
  const place = (node: unknown) => withAddresses(node, { base, homeless, findBeside });
  const inScripts = elements.flatMap((element) => {
    if (element.tagName !== 'script' || !/^application\/ld\+json/i.test(attributeOf(element, 'type')?.trim() ?? ''))
      return [];
    const text = textOf(element).trim();
    const value = text === '' ? [] : parseLoosely(text);
    if (value === undefined) broken += 1;
    return nodesOf(value).map(place);
  });
  const hasPlace = inScripts.some((node) => isFields(node) && isKind(node, PLACES));
  const marked = hasPlace
    ? []
    : readMicrodata(document).filter((node) => isKind(node, PLACES) || isKind(node, /^Menu$/));
  const nodes = [...inScripts, ...marked.map(place)];
  const worded = elements.flatMap((each) => {
    const href = each.tagName === 'a' ? absolute(attributeOf(each, 'href')) : undefined;
    return href === undefined ? [] : [{ href, text: wordsIn(each) }];
  });
  const links = worded.map(({ href }) => href);
  const title = elements.find(({ tagName }) => tagName === 'title');
  const logo = elements.find(isLogo);
  const picture = pictureAt(meta('og:image'));
  const others: Fields = {
    name: meta('og:site_name') ?? nameIn(title && textOf(title), base),
    description: meta('description') ?? meta('og:description'),
    sameAs: [...new Set(links.filter((link) => NETWORKS.test(link)).map((link) => link.replace(/\/$/, '')))],
    logo: logo && pictureAt(attributeOf(logo, 'src')),
    heroSection: picture && { backgroundImage: picture },
    telephone: links.find((link) => link.startsWith('tel:'))?.slice(4),
    email: links
      .find((link) => link.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0],
    ...findServiceLinks(worded, base),
    language: attributeOf(
      elements.find(({ tagName }) => tagName === 'html'),
      'lang',
    ),
    theme: { primaryColor: colorIn(meta('theme-color')), fontFamily: fontIn(elements) },
  };
  return { address: base, nodes, hasMicrodata: marked.length > 0, others, links, broken, homeless };
}

/** Finds the picture that a relative path means. */
export type FindBeside = (path: string) => string | undefined;

/** What browsers write at the top of a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(https?:\S+?)\s*-->/;

/** Deeper than any real page. The limit is against hostile ones. */
const MAX_DEPTH = 10_000;

function parseBounded(html: string): Tree.Document {
  try {
    return parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter(html, MAX_DEPTH) });
  } catch (error) {
    if (error instanceof EndlessCode) throw new UsageError(error.message);
    throw error;
  }
}

/** All elements in their order. Not by recursion: a page may nest without end. */
function elementsOf(document: Tree.Document): Tree.Element[] {
  const found: Tree.Element[] = [];
  const waiting: Tree.Node[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
}

function attributeOf(element: Tree.Element | undefined, wanted: string): string | undefined {
  return element?.attrs.find(({ name }) => name === wanted)?.value.trim() || undefined;
}

const textOf = (element: Tree.Element): string =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/** The words of a link are short, and may stand in elements of their own. */
const MAX_LINK_NODES = 50;

function wordsIn(link: Tree.Element): string {
  const label = attributeOf(link, 'aria-label');
  const words: string[] = [];
  const waiting: Tree.Node[] = [link];
  for (let count = 0; count < MAX_LINK_NODES; count++) {
    const node = waiting.pop();
    if (node === undefined) break;
    if (defaultTreeAdapter.isTextNode(node)) words.push(node.value);
    if ('childNodes' in node)
      for (const child of node.childNodes.slice(0, MAX_LINK_NODES).toReversed()) waiting.push(child);
  }
  return words.join(' ').trim() || (label ?? '');
}

/** "Saffron Lane | Pizza in Port Credit", "Home - Saffron Lane": the part that the address of the site begins with, else the first that is no name of a page. */
function nameIn(title = '', base = ''): string | undefined {
  const parts = title
    .split(/\s[|–—·-]\s/)
    .map((part) => part.trim())
    .filter(
      (part) => part !== '' && !/^(?:home|homepage|welcome|menu|accueil|bienvenue|inicio|bienvenidos)$/i.test(part),
    );
  const host = lettersOf(URL.parse(base)?.hostname.replace(/^www\./, '') ?? '');
  return parts.find((part) => lettersOf(part) !== '' && host.startsWith(lettersOf(part))) ?? parts[0];
}

const lettersOf = (text: string): string => foldText(text).replace(/[^a-z\d]/g, '');

/** The first picture that its page calls a logo. Those of others, such as of cards, stand below it. */
function isLogo(element: Tree.Element): boolean {
  const words = ['class', 'id', 'alt', 'src'].map((name) => attributeOf(element, name) ?? '');
  const isPicture = /^(?!data:)./.test(attributeOf(element, 'src') ?? '');
  return element.tagName === 'img' && isPicture && words.some((word) => /(?:^|[^a-z])logo(?:$|[^a-z])/i.test(word));
}

/** White, black and grey are the colours of a browser's frame, and no brand's. */
function colorIn(written: string | undefined): string | undefined {
  const color = written === undefined ? undefined : parseColor(written);
  const channels = (color?.match(/[\da-f]{2}/gi) ?? [])
    .map((hex) => Number.parseInt(hex, 16))
    .sort((one, other) => one - other);
  return (channels.at(-1) ?? 0) - (channels[0] ?? 0) > 24 ? color : undefined;
}

/** The first family that the page takes from Google Fonts. */
function fontIn(elements: Tree.Element[]): string | undefined {
  const sheets = elements
    .map((each) => attributeOf(each, 'href') ?? '')
    .filter((href) => /fonts\.googleapis\.com/.test(href));
  const family = sheets
    .map((href) => URL.parse(href, 'https://fonts.googleapis.com')?.searchParams.get('family'))
    .find(Boolean);
  return family?.split(/[:|]/)[0];
}

/** An ImageObject has its picture at `url`. */
const isPictureUrl = (key: string, value: string): boolean =>
  key === 'url' && /\.(?:jpe?g|png|webp|svg|avif|gif)$/i.test(value);

const LINKS =
  /^(?:url|image|logo|contentUrl|thumbnailUrl|menu|hasMenu|sameAs|target|urlTemplate|acceptsReservations)$/i;

const PICTURES = /^(?:image|logo|contentUrl|thumbnailUrl)$/i;

interface Around {
  base: string | undefined;
  homeless: string[];
  findBeside: FindBeside;
}

/** Addresses as a browser follows them from the page: `/menu`, `//cdn.example/a.jpg`. */
function withAddresses(value: unknown, around: Around, key = ''): unknown {
  const { base, homeless, findBeside } = around;
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, around, key));
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withAddresses(inner, around, name)]));
  const beside =
    typeof value === 'string' && (PICTURES.test(key) || isPictureUrl(key, value)) ? findBeside(value) : undefined;
  if (beside !== undefined) return beside;
  const isPath =
    typeof value === 'string' &&
    LINKS.test(key) &&
    /^\/|^(?![a-z][a-z\d+.-]*:)\S+\.(?:jpe?g|png|webp|svg|avif)$/i.test(value);
  if (!isPath) return value;
  const address = URL.parse(value, base)?.href;
  if (address === undefined) homeless.push(value);
  return address;
}
