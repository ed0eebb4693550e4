import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isOurHost } from './addresses.ts';

/** Like the gateway of a hosted project: every page may call, and the key decides what it may do. */
export const CORS = { 'Access-Control-Allow-Origin': '*' };
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

/** For calls that come under a foreign name or from a foreign page. */
export const answerForeign: RequestListener = (request, response) => {
  request.resume();
  refuse(response, 403, FOREIGN);
};

const FOREIGN =
  'The preview takes calls only at localhost and at the addresses of its brands, and only from pages there.';

/** The answer has the functions' `success` and `error`, and the Data API's `message`. */
export function refuse(response: ServerResponse, status: number, sentence: string): void {
  const body = JSON.stringify({ success: false, error: sentence, message: sentence });
  response.writeHead(status, { ...CORS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
}
