import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { mapsScript } from './fake-maps.ts';

/**
 * Stands in for every other host: Google's maps are a fake, all else is an empty page named after its host. The browser is told to look for
 * them here. Routes of Playwright would do the same, but then every request of every page takes a way through Playwright, and nothing
 * is cached: an eighth of what a story costs. Returns how the browser has to be started.
 */
export async function startElsewhere(): Promise<string[]> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '*' }]);
  const servers = [createServer(answer), createSecureServer({ key, cert }, answer)];
  const [http, https] = await Promise.all(servers.map(listen));
  const rules = [
    `MAP *:80 127.0.0.1:${http}`,
    `MAP *:443 127.0.0.1:${https}`,
    'EXCLUDE localhost',
    'EXCLUDE 127.0.0.1',
  ];
  return [`--host-resolver-rules=${rules.join(', ')}`, '--ignore-certificate-errors'];
}

const answer: RequestListener = ({ url = '/', headers }, response) => {
  const { hostname, pathname, searchParams } = new URL(url, `https://${headers.host}`);
  if (hostname === 'maps.googleapis.com' && pathname === '/maps/api/js') {
    response
      .setHeader('Content-Type', 'text/javascript')
      .end(mapsScript({ callback: searchParams.get('callback') ?? '' }));
  } else {
    response.setHeader('Content-Type', 'text/html').end(pageOf(hostname));
  }
};

const pageOf = (hostname: string) =>
  `<!doctype html><html lang="en"><title>${hostname}</title><p>${hostname}</p></html>`;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A browser that has ended asks no more: nothing need wait for these.
  server.unref();
  return (server.address() as AddressInfo).port;
}
