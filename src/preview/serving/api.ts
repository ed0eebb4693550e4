import type { IncomingMessage } from 'node:http';
import { isOurHost } from './addresses.ts';

const API = /^\/(functions|rest|auth|storage)\/v1(\/|$)/;

/** Whether a path is the backend's, and not a page's. */
export function isApiPath(path: string): boolean {
  return API.test(path);
}

/** Whether a call comes to an address of this preview, and from a page at one, or from a program. */
export function isOurCall(
  { headers: { host, origin } }: Pick<IncomingMessage, 'headers'>,
  isBrand: (slug: string) => boolean,
): boolean {
  return isOurHost(host, isBrand) && (origin === undefined || isOurHost(origin.replace(/^https?:\/\//, ''), isBrand));
}
