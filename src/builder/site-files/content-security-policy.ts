import type { Site } from '#schema/site.ts';

/** What stands in pages. Scripts and styles that are not fetched are named by their hashes, as a policy writes them: `sha256-…`. */
export interface PageParts {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of attributes such as `onclick`. */
  handlers?: readonly string[];
  /** Origins of the frames in the pages. */
  frames: readonly string[];
  /** The origins among them of our own frames. */
  asked?: readonly string[];
  /** Whether the brand's own code loads or runs something. */
  hasActiveCode: boolean;
}

export type Policy = Record<string, string[]>;

/**
 * What the pages of a site may load, run, call and be framed by. The scripts and styles inside of pages are named by their hashes,
 * so one that an attacker puts in does not run. What the brand's own code loads is known only from `brand.json`:
 * for a brand that does not say it there, the policy allows any script, so that its code works.
 */
export function contentSecurityPolicy(site: Site, inline: PageParts): string {
  const policy = allowsAnyScript(site, inline.hasActiveCode)
    ? FOR_ANY_CODE
    : withAll(policyOf(site, inline), ofElements(site.contentSecurityPolicy ?? {}));
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources.filter(isSource)].join(' '))
    .join('; ');
}

/** An origin, with or without a path, a scheme, or a keyword in quotes. Nothing else can stand in a policy: it would end the directive or the header. */
const SOURCE = /^(?:(?:https?|wss?):\/\/[\w.*-]+(?::\d+)?(?:\/[\w./*-]*)?|[a-z]+:|'[\w+/=-]+')$/;
export const isSource = (text: string): boolean => SOURCE.test(text);

/** Whether the brand has its own code that loads or runs something, and `brand.json` does not say what. */
export function allowsAnyScript(
  { contentSecurityPolicy }: Pick<Site, 'contentSecurityPolicy'>,
  hasActiveCode: boolean,
): boolean {
  return contentSecurityPolicy === undefined && hasActiveCode;
}

const FRAMED = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'self'"] };
/** Its markup may have a `<base>`, plug-ins and scripts of any origin. */
const FOR_ANY_CODE: Policy = { 'frame-ancestors': ["'self'"] };

function policyOf({ services }: Site, { scripts, styles, handlers = [], frames, asked = [] }: PageParts): Policy {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const backend = URL.canParse(services.supabaseUrl) ? [new URL(services.supabaseUrl).origin] : [];
  const portal = URL.canParse(services.influencerPortalUrl) ? [new URL(services.influencerPortalUrl).origin] : [];
  const own: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    ...(handlers.length > 0 && { 'script-src-attr': ["'unsafe-hashes'", ...quoted(handlers)] }),
    // Attributes can set no more than the looks of one element, and each picture has its own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...quoted(styles)],
    // The banners of campaigns lie with the backend or the portal.
    'img-src': ["'self'", 'data:', ...backend, ...portal],
    // Before something of another host is shown in a frame, it is asked whether it answers.
    'connect-src': ["'self'", ...backend, ...asked],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'"],
    ...FRAMED,
  };
  if (services.googleMapsApiKey === '') return own;
  return withAll(own, GOOGLE_MAPS);
}

/** From "Content Security Policy guide" of the Maps JavaScript API, in its form without a nonce. */
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const GOOGLE_MAPS: Policy = {
  'script-src': [...GOOGLE, "'wasm-unsafe-eval'", 'blob:'],
  // The map puts styles of its own into the page, which no hash can name.
  'style-src-elem': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'img-src': [...GOOGLE, 'https://*.google.com', 'https://*.googleusercontent.com'],
  'connect-src': [...GOOGLE, 'https://*.google.com', 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
};

/** A directive that is new here would no longer fall back on `default-src`, so it begins with the site itself. */
function withAll(policy: Policy, more: Partial<Policy>): Policy {
  const merged = { ...policy };
  for (const [directive, sources = []] of Object.entries(more)) {
    const known = policy[directive]?.filter((source) => source !== "'none'") ?? ["'self'"];
    merged[directive] = withoutHashes([...new Set([...known, ...sources])]);
  }
  return merged;
}

/** A hash beside 'unsafe-inline' would switch it off. */
const withoutHashes = (sources: string[]): string[] =>
  sources.includes("'unsafe-inline'") ? sources.filter((source) => !source.startsWith("'sha")) : sources;

/** Our policy has a directive of its own for style elements, which `style-src` as vendors write it would not reach. */
function ofElements(more: Partial<Policy>): Partial<Policy> {
  const elements = [...(more['style-src'] ?? []), ...(more['style-src-elem'] ?? [])];
  return elements.length === 0 ? more : { ...more, 'style-src-elem': elements };
}
