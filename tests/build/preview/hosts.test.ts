import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startPreview } from '#preview/preview.ts';
import { ask, listenToEvents } from '../../support/backend/http.ts';
import { askBrand, brandsDir, outDir, publishing, start, withBrands } from '../../support/build/preview.ts';

withBrands();

describe('hosts', () => {
  it('lists the brands on localhost and serves each on its own host', async () => {
    const { port, firstBuild } = await start();
    await firstBuild;
    const list = await ask(port, '/');
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="http://nonna.localhost:${port}/"`);
    expect(list.text).toContain('3 pages, built in 340 ms');
    expect((await askBrand('nonna', '/')).text).toContain('<h1>Home</h1>');
    expect((await ask(port, '/', { host: `NONNA.localhost.:${port}` })).text).toContain('<h1>Home</h1>');
  });

  it.each([
    ['other.localhost', '/', 404, 'There is nothing at http://other.localhost'],
    ['&lt;b&gt;.localhost', '/', 404, 'There is nothing at http://&#38;lt;b'],
    ['evil.example', '/', 403, 'The preview answers at http://localhost'],
    ['127.0.0.1', '/menu/', 404, 'There is nothing at /menu/'],
    ['localhost', '/<script>', 404, 'There is nothing at /&#60;script&#62;'],
  ])('shows no brand to %s%s', async (host, path, status, text) => {
    const { port } = await start();
    const answer = await ask(port, path, { host });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toContain('nonna');
  });

  it('serves the one brand asked for at every name of this machine', async () => {
    const { port, firstBuild, slugs } = await start({ brand: 'nonna' });
    await firstBuild;
    expect(slugs()).toEqual(['nonna']);
    for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', '[::1]', 'nonna.localhost']) {
      expect((await ask(port, '/', { host })).text).toContain('<h1>Home</h1>');
    }
    const other = await ask(port, '/', { host: 'kumo.localhost' });
    expect([other.status, other.text.includes('There is nothing at http://kumo.localhost')]).toEqual([404, true]);
  });

  it.each([undefined, 'nonna'])('answers nothing under a name from elsewhere, in a preview of %s', async (brand) => {
    const { port, firstBuild } = await start({ brand });
    await firstBuild;
    const paths = [
      '/',
      '/menu/',
      '/missing',
      '/_preview/',
      '/_preview/events',
      '/_preview/live.js',
      '/_preview/archivo.woff2',
    ];
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      `evil.example:${port}`,
      'a.b.localhost',
      '10.0.0.1',
    ]) {
      for (const path of [...paths, '/_preview/nonna/edit/']) {
        const { status, text } = await ask(port, path, { host });
        expect([host, path, status, text]).toEqual([
          host,
          path,
          403,
          expect.stringMatching(/^The preview answers at /),
        ]);
      }
      const call = await ask(port, '/rest/v1/restaurant_feedback', { host });
      expect([call.status, call.text]).toEqual([
        403,
        expect.stringContaining('The preview takes calls only at localhost'),
      ]);
    }
  });

  it('listens on this machine only, on the port asked for', async () => {
    const free = await freePort();
    const { port } = await start({ port: free });
    expect(port).toBe(free);
    expect((await ask(port, '/')).status).toBe(200);
  });

  it('takes the next free port, or says that the one asked for is taken', async () => {
    const first = await start();
    const second = await startPreview({ brandsDir, outDir, build: publishing });
    await second.close();
    expect(second.port).not.toBe(first.port);
    const third = startPreview({ brandsDir, outDir, build: publishing, port: first.port });
    await expect(third).rejects.toThrow(
      `Port ${first.port} is taken. Name another one with --port, or leave --port out to get the next free one.`,
    );
  });
});

describe('the pages of the preview itself', () => {
  it('are beside the list, at a host that no site has, and shut to other pages', async () => {
    const { port } = await start();
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]']) {
      for (const path of ['/', '/_preview/']) {
        const { status, headers, text } = await ask(port, path, { host });
        expect([status, text.includes('open-nonna')]).toEqual([200, true]);
        expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-store' });
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
    const elsewhere = await askBrand('nonna', '/_preview/?q=a');
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([307, `http://localhost:${port}/_preview/?q=a`]);
  });

  it.each<[Record<string, string>, number]>([
    [{ origin: 'http://nonna.localhost:4173' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 200],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 200],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 200],
  ])('answer what asks with %j by %i', async (headers, status) => {
    const { port } = await start();
    expect((await ask(port, '/_preview/', { headers })).status).toBe(status);
    expect((await ask(port, '/', { headers })).status).toBe(status);
  });

  it('have a name of their own where the site of one brand has all others', async () => {
    const { port, firstBuild } = await start({ brand: 'nonna' });
    await firstBuild;
    const own = `preview.localhost:${port}`;
    expect((await ask(port, '/_preview/', { host: own })).text).toContain('open-nonna');
    expect((await ask(port, '/', { host: own })).headers.location).toBe('/_preview/');
    for (const path of ['/menu/', '/index.html']) expect((await ask(port, path, { host: own })).status).toBe(404);
    for (const host of ['localhost', '127.0.0.1', 'nonna.localhost']) {
      const { status, headers, text } = await ask(port, '/_preview/', { host });
      expect([status, headers.location, text]).toEqual([307, `http://${own}/_preview/`, '']);
    }
    const headers = { origin: `http://localhost:${port}` };
    expect((await ask(port, '/_preview/', { host: own, headers })).status).toBe(403);
    const events = listenToEvents(port, '/_preview/events', own);
    expect(await events.next()).toContain('-list-');
    events.close();
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('closes with pages still listening', async () => {
  // Without a port of its own, another test's preview takes this one at once.
  const { port, close } = await start({ port: await freePort() });
  const events = listenToEvents(port, '/_preview/events', 'nonna.localhost');
  await events.next();
  await close();
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
});
