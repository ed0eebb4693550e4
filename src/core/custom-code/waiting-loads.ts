import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, html } from 'parse5';
import { elementsIn } from './code-in-page.ts';
import { isForeign, parseAddress } from './consent-rules.ts';

/**
 * What an element would load from another host, or run, before a guest has done anything: the addresses, none where they are not known. Undefined:
 * nothing of the kind. What waits for a guest's own action, such as a link, a form or `onclick`, is nothing of the kind either.
 */
export function loadsBeforeTap(element: Tree.Element): string[] | undefined {
  const { tagName, attrs } = element;
  const valueOf = (wanted: string): string | undefined => attrs.find(({ name }) => name === wanted)?.value;
  if (tagName === 'script') return loadsOf(element, valueOf('type') ?? '', valueOf('src') ?? valueOf('href'));
  if (tagName === 'style') return foreignIn(cssIn(textOf(element)));
  if (tagName === 'link' && isInformation(valueOf('rel') ?? '')) return undefined;
  if (tagName === 'meta')
    return /refresh/i.test(valueOf('http-equiv') ?? '') ? foreignIn(valueOf('content') ?? '') : undefined;
  return joined(attrs.map((attribute) => loadsOfAttribute(element, attribute)));
}

const joined = (found: (string[] | undefined)[]): string[] | undefined => {
  const loads = found.filter((each) => each !== undefined);
  return loads.length > 0 ? loads.flat() : undefined;
};

/** The types of scripts that run, by the standard MIME Sniffing, 4.6, and the one that has pages fetched in advance. */
export const RUNS =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:j|live)script|text\/javascript1\.[0-5])$/;

function loadsOf(element: Tree.Element, type: string, src: string | undefined): string[] | undefined {
  const kind = type.trim().toLowerCase();
  if (kind === 'speculationrules') return addressesIn(textOf(element));
  if (!RUNS.test(kind)) return undefined;
  return src === undefined ? addressesIn(textOf(element)) : [src];
}

/** The addresses in quotes of a script: `'https://static.example/c/' + id` */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=["'`])(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?:\/[^"'`\s\\]*)?(?=["'`])/gi)].map(
    ([address]) => address,
  );

/** `<link rel="canonical">` tells, and loads nothing. All other relations may. */
const isInformation = (rel: string): boolean =>
  rel
    .trim()
    .split(/\s+/)
    .every((word) => INFORMATION.test(word));
const INFORMATION =
  /^(?:|alternate|author|bookmark|canonical|help|license|me|next|nofollow|noopener|noreferrer|pingback|prev|privacy-policy|publisher|search|tag|terms-of-service)$/i;

/** They begin by a guest's own action. All other handlers may run by themselves. */
const BY_A_GUEST =
  /^on(?:auxclick|change|click|contextmenu|copy|cut|dblclick|input|invalid|keydown|keypress|keyup|paste|reset|submit)$/;
const LINKS = new Set(['a', 'area']);
const ADDRESSES = /^(?:archive|background|code|codebase|data|dynsrc|href|lowsrc|poster|src|xlink:href)$/;
const SETS = /^(?:imagesrcset|srcset)$/;

function loadsOfAttribute(
  { tagName, namespaceURI }: Tree.Element,
  { name, prefix, value }: Tree.Element['attrs'][number],
): string[] | undefined {
  const attribute = prefix ? `${prefix}:${name}` : name;
  if (attribute.startsWith('on')) return BY_A_GUEST.test(attribute) ? undefined : addressesIn(value);
  if (attribute === 'srcdoc') return addressesIn(value);
  if (attribute === 'style') return foreignIn(cssIn(value));
  if (SETS.test(attribute)) return foreignIn(value);
  if (ADDRESSES.test(attribute)) return LINKS.has(tagName) ? undefined : foreignAt(value, tagName);
  // `fill="url(https://…)"`
  const isDrawn = namespaceURI !== html.NS.HTML && !attribute.startsWith('xmlns');
  return isDrawn ? foreignIn(cssIn(value)) : undefined;
}

/** An address that is no file of the site: of another host, or a document that stands in the address itself. */
function foreignAt(address: string, tagName: string): string[] | undefined {
  const url = parseAddress(address);
  if (!url) return undefined;
  if (/^https?:$/.test(url.protocol)) return isForeign(url) ? [address] : undefined;
  const isPicture = url.protocol === 'data:' && !FRAMES.has(tagName);
  return isPicture || url.protocol === 'about:' ? undefined : [];
}
const FRAMES = new Set(['iframe', 'frame', 'object', 'embed']);

/** Read by the browser's own rules, which take `/\\host` for an address, too. */
function foreignIn(text: string): string[] | undefined {
  const found = text.split(/["'`()<>\s,;=]+/).filter((word) => {
    const url = parseAddress(word);
    return url !== null && /^https?:$/.test(url.protocol) && isForeign(url);
  });
  return found.length > 0 ? found : undefined;
}

/** A stylesheet without its comments, and with what it escapes written out. */
const cssIn = (text: string): string =>
  text
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, ' ')
    .replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, other = '') =>
      code === undefined ? other : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
    );

export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** What loads as one: its parts wait together with it. A template with a shadow root is one for a browser. */
const WHOLES = new Set(['audio', 'math', 'object', 'picture', 'svg', 'video']);
export const isWhole = ({ tagName, attrs }: Tree.Element): boolean =>
  WHOLES.has(tagName) || (tagName === 'template' && attrs.some(({ name }) => name === 'shadowrootmode'));

/** The same of an element with all that is in it. */
export function loadsWithin(element: Tree.Element): string[] | undefined {
  const inner = 'content' in element ? (element as Tree.Template).content : element;
  return joined([element, ...elementsIn(inner)].map(loadsBeforeTap));
}
