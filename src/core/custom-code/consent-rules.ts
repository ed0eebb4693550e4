/** What a piece of a brand's own code is for. Only what is necessary runs before a guest has allowed it. */
export const CATEGORIES = ['necessary', 'statistics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];

/** `consent.tags` of `brand.json`: `{ "www.googletagmanager.com/gtag/": "statistics", "/chat.js": "necessary", "*": "marketing" }` */
export type ConsentRules = Readonly<Record<string, Category>>;

/** Of what no rule speaks of. */
const UNKNOWN: Category = 'marketing';

/**
 * The category of an address, by the longest rule that names the beginning of it: a host stands for its subdomains, too. Undefined: no rule does.
 * `/chat.js` is a file of the site itself.
 */
export function categoryAt(address: string, rules: ConsentRules): Category | undefined {
  const url = URL.parse(address.trim(), SITE);
  if (!url) return undefined;
  const matching = Object.keys(rules).filter((rule) => names(rule, url));
  const [longest] = matching.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : rules[longest];
}

/** The category of code of which nothing else is known. */
export const otherCategory = (rules: ConsentRules): Category => rules['*'] ?? UNKNOWN;

/** The one that asks most of a guest. */
export const strictest = (categories: readonly Category[]): Category =>
  CATEGORIES.findLast((category) => categories.includes(category)) ?? UNKNOWN;

/** What stands in the code of a site without a host of its own. */
const SITE = 'https://site.invalid';

export const isForeign = (url: URL): boolean => url.origin !== SITE;
export const parseAddress = (address: string): URL | null => URL.parse(address.trim(), SITE);

function names(rule: string, { origin, hostname, pathname }: URL): boolean {
  if (rule.startsWith('/')) return origin === SITE && pathname.startsWith(rule);
  const [host = '', ...path] = rule.replace(/^(?:https?:)?\/\/|^\*\./gi, '').split('/');
  const isHost = hostname === host.toLowerCase() || hostname.endsWith(`.${host.toLowerCase()}`);
  return host !== '*' && host !== '' && isHost && pathname.startsWith(`/${path.join('/')}`);
}
