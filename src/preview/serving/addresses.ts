/** `nonna-pia.localhost:4173` is about `nonna-pia`; every other host is about no brand in particular. */
export function getBrandOfHost(host: string | undefined): string | undefined {
  return host?.toLowerCase().match(/^([^.]+)\.localhost\.?(:\d+)?$/)?.[1];
}

/** `addressOf(4173, 'nonna-pia')  // "http://nonna-pia.localhost:4173/"` */
export function addressOf(port: number, slug?: string): string {
  return `http://${slug === undefined ? '' : `${slug}.`}localhost:${port}/`;
}

/** In a preview of one brand its site has `localhost` to itself. */
export const siteAddressOf = (slug: string, port: number, onlyBrand: string | undefined): string =>
  addressOf(port, onlyBrand === undefined ? slug : undefined);

/**
 * Whether a `Host` header names this machine or one of its brands. A page elsewhere may have a name of its own lead here, and some
 * resolvers let that be one below `localhost`.
 */
export function isOurHost(host: string | undefined, isBrand: (slug: string) => boolean): boolean {
  if (/^(localhost\.?|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '')) return true;
  const slug = getBrandOfHost(host);
  return slug !== undefined && isBrand(slug);
}

/** `splitUrl('/menu/?table=4')  // ['/menu/', '?table=4']`; nothing is decoded or tidied. */
export function splitUrl(url: string): [path: string, query: string] {
  const relative = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?]*/i, ''); // A proxy sends the whole address.
  const [path = '', ...rest] = relative.split('?');
  return [path.startsWith('/') ? path : `/${path}`, rest.length === 0 ? '' : `?${rest.join('?')}`];
}
