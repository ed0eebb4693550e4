import { decodeUri } from '#core/text/decode-uri.ts';

/** An origin that nobody has. */
export const BASE = 'https://site.invalid';

/** `fileAt('../menu/', 'offers/index.html') // 'menu/index.html'`; undefined for what is elsewhere, and for what the backend answers. */
export function fileAt(address: string, page = ''): string | undefined {
  const url = address === '' ? null : URL.parse(address, `${BASE}/${page}`);
  if (url?.origin !== BASE || /^\/(functions|rest)\/v1\//.test(url.pathname)) return undefined;
  const path = (decodeUri(url.pathname) ?? url.pathname).slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
