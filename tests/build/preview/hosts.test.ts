import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startPreview } from '../../../src/preview/preview.ts';
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
    expect(list.text).toContain('3 pages in 340 ms');
    expect((await askBrand('nonna', '/')).text).toContain('<h1>Home</h1>');
    expect((await ask(port, '/', { host: `NONNA.localhost.:${port}` })).text).toContain('<h1>Home</h1>');
  });

  it.each([
    ['other.localhost', '/', 404, 'There is nothing at http://other.localhost'],
    ['&lt;b&gt;.localhost', '/', 404, 'There is nothing at http://&#38;lt;b'],
    ['evil.example', '/', 200, '<h1>Brands</h1>'],
    ['127.0.0.1', '/menu/', 404, 'There is nothing at /menu/'],
    ['localhost', '/<script>', 404, 'There is nothing at /&#60;script&#62;'],
  ])('shows the list to %s%s', async (host, path, status, text) => {
    const { port } = await start();
    const answer = await ask(port, path, { host });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>Brands</h1>');
    expect(answer.text).toContain(text);
  });

  it('serves the one brand asked for on every host', async () => {
    const { port, firstBuild, slugs } = await start({ brand: 'nonna' });
    await firstBuild;
    expect(slugs()).toEqual(['nonna']);
    for (const host of ['localhost', 'nonna.localhost', 'kumo.localhost']) {
      expect((await ask(port, '/', { host })).text).toContain('<h1>Home</h1>');
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('closes with pages still listening', async () => {
  const { port, close } = await start();
  const events = listenToEvents(port, '/_preview/events', 'nonna.localhost');
  await events.next();
  await close();
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
});
