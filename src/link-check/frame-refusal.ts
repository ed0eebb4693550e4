/** What an answer says about frames of other sites. Several headers of one name are one text, with commas between them. */
export interface FrameHeaders {
  /** `Content-Security-Policy` */
  policy?: string;
  /** `X-Frame-Options` */
  options?: string;
}

/**
 * The response header because of which browsers do not show the page in a frame of the site, such as `X-Frame-Options: DENY`. Undefined: they show it.
 * The rules: https://www.w3.org/TR/CSP3/#directive-frame-ancestors, https://html.spec.whatwg.org/#the-x-frame-options-header
 */
export function findFrameRefusal(
  { policy = '', options = '' }: FrameHeaders,
  page: string,
  origin: string,
): string | undefined {
  const [framed, site] = [new URL(page), new URL(origin)];
  const directives = policy.split(',').flatMap((one) => frameAncestorsOf(one) ?? []);
  if (directives.length === 0)
    return refusesByOptions(options, framed, site) ? `X-Frame-Options: ${options}` : undefined;
  const refusing = directives.find((directive) => !sourcesOf(directive).some((source) => allows(source, framed, site)));
  return refusing === undefined ? undefined : `Content-Security-Policy: ${refusing}`;
}

const frameAncestorsOf = (policy: string): string | undefined =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => /^frame-ancestors(?:\s|$)/i.test(directive));

const sourcesOf = (directive: string): string[] => directive.split(/\s+/).slice(1);

/** `http:` stands for https too. */
const fitsScheme = (scheme: string, { protocol }: URL): boolean =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

function allows(source: string, framed: URL, site: URL): boolean {
  if (source === '*') return true;
  if (/^'self'$/i.test(source)) return framed.origin === site.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return fitsScheme(source.toLowerCase(), site);
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  return (
    fitsScheme(scheme?.toLowerCase() ?? framed.protocol, site) &&
    fitsHost(host.toLowerCase(), site) &&
    fitsPort(port, site)
  );
}

const fitsHost = (host: string, { hostname }: URL): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === '*' || host === hostname;

/** The default port of a scheme is an empty text in a URL, and 80 stands for 443 too. */
const fitsPort = (port = '', { port: own, protocol }: URL): boolean =>
  port === '*' || port === own || (own === '' && (port === '80' || (port === '443' && protocol === 'https:')));

/** Unknown values count for nothing, but beside a known one they make the header refuse. */
function refusesByOptions(options: string, framed: URL, site: URL): boolean {
  const values = new Set(options.split(',').map((value) => value.trim().toLowerCase()));
  if (values.size > 1) return ['deny', 'sameorigin', 'allowall'].some((known) => values.has(known));
  return values.has('deny') || (values.has('sameorigin') && framed.origin !== site.origin);
}
