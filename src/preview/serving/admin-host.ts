import type { IncomingMessage } from 'node:http';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import { addressOf, getBrandOfHost, isOurHost } from './addresses.ts';
import { htmlAnswer } from './respond.ts';

/** Their name in a preview of one brand, whose site has all other names. */
const ADMIN_NAME = 'preview';

/**
 * Whether the preview's own pages are at a host, with what visitors sent on them. A brand's own code runs in its site, so no site may be
 * at the same host: they are at localhost, or in a preview of one brand, which has its site there, at preview.localhost.
 */
export function isAdminHost(host: string | undefined, brand: string | undefined): boolean {
  return brand === undefined ? isOurHost(host, () => false) : getBrandOfHost(host) === ADMIN_NAME;
}

/** `adminAddressOf(4173, 'nonna-pia')  // "http://preview.localhost:4173/_preview/"` */
export function adminAddressOf(port: number, brand: string | undefined, path = ADMIN_PATH): string {
  return addressOf(port, brand === undefined ? undefined : ADMIN_NAME).slice(0, -1) + path;
}

/**
 * Whether a request for one of these pages, or for what is on them, comes from one of them, from the address bar, from a program, or
 * from a link that somebody followed. Another origin that fetches, embeds or frames a page can't read it, but could measure its size or time.
 */
export function isAdminVisit(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isOwn: (host: string | undefined) => boolean,
): boolean {
  const { host, origin } = headers;
  if (!isOwn(host) || (origin !== undefined && !isOwn(origin.replace(/^https?:\/\//, '')))) return false;
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/**
 * Whether a form is sent by one of these pages. A browser says so in each request that is no GET; what does not say so is refused. The host has to be the very
 * same: another port is another program.
 */
export function isAdminPost(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isOwn: (host: string | undefined) => boolean,
): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return isOwn(host) && origin === `http://${host}` && site === 'same-origin';
}

/** For each of these pages. The fonts and scripts they need are the preview's own; styles stand in the pages. */
export const ADMIN_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
};

export const adminAnswer = (html: string, status = 200): Response => htmlAnswer(status, html, ADMIN_HEADERS);
