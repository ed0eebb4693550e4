import { LoadError } from '../errors/load-error.ts';

const MAX_REDIRECTS = 5;
const MOVED = new Set([301, 302, 307, 308]);

/**
 * `fetch`, but it follows redirects within the origin only, and repeats the same call there. A server at another origin is not the backend
 * that brand.json names, and must not get its keys.
 */
export function withinOrigin(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await send(url, { ...init, redirect: 'manual' });
      const location = MOVED.has(response.status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const target = new URL(location, url);
      if (target.origin !== url.origin) throw new LoadError(describeMove(url, target));
      url = target;
    }
    throw new Error('The backend redirects without end.');
  };
}

function describeMove({ origin }: URL, target: URL): string {
  const other = target.origin === 'null' ? target.protocol : target.origin;
  return `The backend at ${origin} redirects to ${other}, which is another origin. Nothing is read from there. If the backend has moved, write its new address as "supabaseUrl" in brand.json.`;
}
