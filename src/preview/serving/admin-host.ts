import type { IncomingMessage } from 'node:http';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import { isOwnPost, OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
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

/** The origins that these pages have. */
export const adminOriginsOf = (port: number, brand: string | undefined): string[] =>
  (brand === undefined ? ['localhost', '127.0.0.1', '[::1]'] : [`${ADMIN_NAME}.localhost`]).map(
    (name) => `http://${name}:${port}`,
  );

/**
 * Whether a form is sent by one of these pages. A browser says so in each request that is no GET; what does not say so is refused. The host has to be the very
 * same: another port is another program.
 */
export const isAdminPost = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  isOwn: (host: string | undefined) => boolean,
): boolean => isOwn(headers.host) && isOwnPost(headers, [`http://${headers.host}`]);

export const adminAnswer = (html: string, status = 200): Response => htmlAnswer(status, html, OWN_PAGE_HEADERS);
