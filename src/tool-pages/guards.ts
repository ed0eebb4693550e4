type VisitHeaders = Partial<
  Record<'host' | 'origin' | 'sec-fetch-site' | 'sec-fetch-mode' | 'sec-fetch-dest', string | undefined>
>;

/**
 * Whether a request for one of our own pages, or for what is on them, comes from one of them, from the address bar, from a program, or
 * from a link that somebody followed. Another origin that fetches, embeds or frames a page can't read it, but could measure its size or time.
 */
export function isOwnVisit(headers: VisitHeaders, isOwn: (host: string | undefined) => boolean): boolean {
  const { host, origin } = headers;
  if (!isOwn(host) || (origin !== undefined && !isOwn(origin.replace(/^https?:\/\//, '')))) return false;
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/**
 * Whether a form is sent by one of our pages, at one of these origins. A browser says so in each request that is no GET; what does not say so is
 * refused.
 */
export function isOwnPost(headers: VisitHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  return (
    origin !== undefined && origins.includes(origin) && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}

/** For each of our own pages. The fonts and scripts they need are the server's own; styles stand in the pages. */
export const OWN_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
};
