import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BrandReport } from '../../src/builder/types.ts';
import { type Preview, type PreviewOptions, startPreview } from '../../src/preview/preview.ts';
import { ask, type HttpQuestion, listenToEvents } from '../support/http.ts';

let folder: string;
let brandsDir: string;
let outDir: string;
let preview: Preview | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  brandsDir = join(folder, 'brands');
  outDir = join(folder, 'dist');
  for (const slug of ['kumo', 'nonna']) write(join(brandsDir, slug, 'brand.json'), '{}');
});

afterEach(async () => {
  await preview?.close();
  preview = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const PAGE = '<!doctype html><html><body><h1>Home</h1></body></html>';

const FILES: Record<string, string> = {
  'index.html': PAGE,
  'menu/index.html': PAGE.replace('Home', 'Menu'),
  '404.html': PAGE.replace('Home', 'Oops! Page not found'),
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  '_astro/page.1a2b3c4d.js': 'export {};\n'.repeat(200),
  '_brand/theme.1a2b3c4d.css': ':root{}',
  '_pictures/hero.1a2b3c4d.avif': 'picture',
  '.secret': 'secret',
};

function publish(slug: string, files: Record<string, string> = FILES): void {
  for (const [path, text] of Object.entries(files)) write(join(outDir, slug, path), text);
}

const report = (slug: string, changes: Partial<BrandReport> = {}): BrandReport => ({
  slug,
  status: 'built',
  pages: 3,
  printed: [],
  kept: 0,
  milliseconds: 340,
  warnings: [],
  ...changes,
});

const failed = (slug: string, error: string): BrandReport => report(slug, { status: 'failed', pages: 0, error });

/** A build that ends when the test says so, with what the test says. */
function heldBuild() {
  const calls: string[][] = [];
  const ends: ((reports: BrandReport[]) => void)[] = [];
  return {
    calls,
    build: (slugs: string[]) => {
      calls.push(slugs);
      return new Promise<{ brands: BrandReport[] }>((resolve) => ends.push((brands) => resolve({ brands })));
    },
    end: (...reports: BrandReport[]) => ends.shift()?.(reports),
  };
}

const publishing = async (slugs: string[]): Promise<{ brands: BrandReport[] }> => {
  for (const slug of slugs) publish(slug);
  return { brands: slugs.map((slug) => report(slug)) };
};

async function start(options: Partial<PreviewOptions> = {}): Promise<Preview> {
  preview = await startPreview({ brandsDir, outDir, build: publishing, ...options });
  return preview;
}

/** Waits for the preview's own word that a run of the build is over. */
function runs(): { onBuilt: () => void; next: () => Promise<void> } {
  let count = 0;
  const takers: (() => void)[] = [];
  return {
    onBuilt: () => {
      const taker = takers.shift();
      if (taker) taker();
      else count += 1;
    },
    next: async () => {
      if (count > 0) count -= 1;
      else await new Promise<void>((resolve) => takers.push(resolve));
    },
  };
}

const askBrand = (slug: string, path: string, question: HttpQuestion = {}) => {
  const { port } = preview as Preview;
  return ask(port, path, { host: `${slug}.localhost:${port}`, ...question });
};

describe('files of a published brand', () => {
  beforeEach(async () => {
    await (
      await start()
    ).firstBuild;
  });

  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/menu/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/menu/?table=4', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/_astro/page.1a2b3c4d.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_brand/theme.1a2b3c4d.css', 200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_pictures/hero.1a2b3c4d.avif', 200, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/nowhere/', 404, 'text/html; charset=utf-8', 'no-cache'],
  ])('%s answers %i as %s', async (path, status, type, cache) => {
    const answer = await askBrand('nonna', path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      type,
      cache,
    ]);
  });

  it('sends a page without its slash to the one with it, query kept', async () => {
    const answer = await askBrand('nonna', '/menu?table=4');
    expect([answer.status, answer.headers.location]).toEqual([308, '/menu/?table=4']);
  });

  it.each([
    '/../kumo/index.html',
    '/menu/../../kumo/robots.txt',
    '/%2e%2e/kumo/robots.txt',
    '/..%2fkumo%2frobots.txt',
    '/%2e%2e%2fkumo/robots.txt',
    '/..%5ckumo/robots.txt',
    '/menu%2f',
    '/.secret',
    '/%2esecret',
    '//kumo.localhost/',
    '/\\kumo.localhost/',
    '/robots.txt/',
    '/robots.txt%00',
    '/%E0%A4%A',
    `/${'long'.repeat(100)}/`,
  ])('%s leads nowhere', async (path) => {
    const answer = await askBrand('nonna', path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Oops! Page not found');
  });

  it('keeps the bytes on the disk and adds only its own script to a page', async () => {
    const { text } = await askBrand('nonna', '/');
    expect(text.replace(/<script src="\/_preview\/live\.js\?[^"]+" async><\/script>/, '')).toBe(PAGE);
    expect(text).not.toBe(PAGE);
    expect(readFileSync(join(outDir, 'nonna/index.html'), 'utf8')).toBe(PAGE);
  });

  it('sends a file once and then says it has not changed', async () => {
    const first = await askBrand('nonna', '/robots.txt');
    const etag = String(first.headers.etag);
    const again = await askBrand('nonna', '/robots.txt', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    const since = { 'if-modified-since': String(first.headers['last-modified']) };
    expect((await askBrand('nonna', '/robots.txt', { headers: since })).status).toBe(304);
    const both = { ...since, 'if-none-match': '"other"' };
    expect((await askBrand('nonna', '/robots.txt', { headers: both })).status).toBe(200);
  });

  it('sends a file again after it changed, whatever its date and size', async () => {
    const path = join(outDir, 'nonna/robots.txt');
    utimesSync(path, 1000, 1000);
    const first = await askBrand('nonna', '/robots.txt');
    writeFileSync(path, FILES['robots.txt']?.toUpperCase() ?? '');
    utimesSync(path, 1000, 1000);
    const again = await askBrand('nonna', '/robots.txt', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.text]).toEqual([200, 'USER-AGENT: *']);
  });

  it('compresses text for who can read it', async () => {
    const path = '/_astro/page.1a2b3c4d.js';
    const plain = await askBrand('nonna', path);
    const small = await askBrand('nonna', path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(small.body).toString()).toBe(plain.text);
    expect(small.body.length).toBeLessThan(plain.body.length);
    const refused = await askBrand('nonna', path, { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const picture = await askBrand('nonna', '/_pictures/hero.1a2b3c4d.avif', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD with the headers alone', async () => {
    const head = await askBrand('nonna', '/menu/', { method: 'HEAD' });
    const full = await askBrand('nonna', '/menu/');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(full.body.length)]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await askBrand('nonna', '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers through a swap of the output folder', async () => {
    const away = join(outDir, 'away');
    renameSync(join(outDir, 'nonna'), away);
    const answer = askBrand('nonna', '/robots.txt');
    setTimeout(() => renameSync(away, join(outDir, 'nonna')), 10);
    expect((await answer).status).toBe(200);
  });
});

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
    expect(second.port).toBeGreaterThan(first.port);
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

describe('a brand without a site yet', () => {
  it('loads until its build ends, and its open page hears of it', async () => {
    const held = heldBuild();
    const { port, firstBuild } = await start({ build: held.build });
    const loading = await askBrand('nonna', '/menu/');
    expect([loading.status, loading.headers['retry-after'], loading.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(loading.text).toContain('<h1>Loading restaurant...</h1>');
    expect(loading.text).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>');
    expect(loading.text).toContain('<script src="/_preview/live.js?loading" async></script>');
    expect((await ask(port, '/')).text).toContain('2 building');

    const events = listenToEvents(port, '/_preview/events', 'nonna.localhost');
    expect(await events.next()).toBe('loading');
    publish('nonna');
    held.end(report('nonna'), failed('kumo', 'Failed to fetch brand website data'));
    const stamp = await events.next();
    events.close();
    await firstBuild;
    const site = await askBrand('nonna', '/menu/');
    expect([site.status, site.text.includes(`live.js?${stamp}"`)]).toEqual([200, true]);
  });

  it('turns into the site as soon as it is ready, before the others', async () => {
    const { port } = await start({
      build: (_slugs, onBrand) => {
        publish('nonna');
        onBrand(report('nonna'));
        return new Promise(() => {});
      },
    });
    expect((await askBrand('nonna', '/')).status).toBe(200);
    expect((await askBrand('kumo', '/')).status).toBe(503);
    expect((await ask(port, '/')).text).toContain('1 built, 1 building');
  });

  it.each([
    ['Edge Function error: no such brand', 'Error Loading Restaurant'],
    ['Failed to fetch brand website data', 'Error Loading Restaurant'],
    ['Failed to load restaurant configuration', 'Configuration Error'],
    ['website.json:\n  <b> is "odd" & long', 'Error Loading Restaurant'],
  ])('says why it failed: %s', async (error, heading) => {
    const { firstBuild } = await start({
      build: async (slugs) => ({ brands: slugs.map((slug) => failed(slug, error)) }),
    });
    await firstBuild;
    const { status, text } = await askBrand('nonna', '/');
    expect(status).toBe(500);
    expect(text).toContain(`<h1>${heading}</h1>`);
    const shown = error.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
    expect(text).toContain(`<p class="message">${shown}</p>`);
  });

  it('says what a build threw, and that a brand was left out', async () => {
    const first = await start({ build: () => Promise.reject(new Error('src/pages/index.astro:3 is broken')) });
    await first.firstBuild;
    expect((await askBrand('nonna', '/')).text).toContain('src/pages/index.astro:3 is broken');
    await first.close();
    await (
      await start({ build: async () => ({ brands: [] }) })
    ).firstBuild;
    expect((await askBrand('nonna', '/')).text).toContain('The build did not come to this brand.');
  });

  it('recovers by itself when its files are mended', async () => {
    const run = runs();
    let isMended = false;
    const { port } = await start({
      brand: 'nonna',
      onBuilt: run.onBuilt,
      build: (slugs) => (isMended ? publishing(slugs) : Promise.resolve({ brands: [failed('nonna', 'broken')] })),
    });
    await run.next();
    const events = listenToEvents(port, '/_preview/events', 'localhost');
    const broken = await events.next();
    expect((await ask(port, '/')).text).toContain(`live.js?${broken}"`);
    isMended = true;
    write(join(brandsDir, 'nonna/website.json'), '{}');
    expect(await events.next()).toBe('loading');
    const mended = await events.next();
    events.close();
    expect((await ask(port, '/')).text).toContain(`live.js?${mended}"`);
  });
});

describe('a brand with an earlier site', () => {
  it('keeps it while it is built and when the build fails, and the list says so', async () => {
    publish('nonna');
    const held = heldBuild();
    const { port, firstBuild } = await start({ build: held.build });
    const before = await askBrand('nonna', '/');
    expect(before.status).toBe(200);
    held.end(failed('nonna', 'menu is <broken>'), report('kumo'));
    await firstBuild;
    const list = (await ask(port, '/')).text;
    expect(list).toContain('1 built, 1 failed');
    expect(list).toContain('<p class="message">menu is &#60;broken&#62;</p>');
    expect(list).toContain('Its address shows the last good build.');
    expect((await askBrand('nonna', '/nowhere/')).status).toBe(404);
  });

  it('shows its warnings in the list', async () => {
    const warnings = [{ path: 'menu.price', message: '"<b>" is not a price.' }];
    const { port, firstBuild } = await start({
      build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, { warnings })) }),
    });
    await firstBuild;
    const list = (await ask(port, '/')).text;
    expect(list).toContain('<summary>1 warning</summary>');
    expect(list).toContain('menu.price: &#34;&#60;b&#62;&#34; is not a price.');
  });

  it('does not reload pages for a build that changed nothing', async () => {
    const run = runs();
    const { port } = await start({
      onBuilt: run.onBuilt,
      build: async (slugs) => {
        slugs.forEach((slug) => publish(slug));
        return { brands: slugs.map((slug) => report(slug, { status: 'unchanged' })) };
      },
    });
    await run.next();
    const events = listenToEvents(port, '/_preview/events', 'nonna.localhost');
    const stamp = await events.next();
    write(join(brandsDir, 'nonna/website.json'), '{}');
    await run.next();
    expect(await events.next()).toBe(stamp);
    events.close();
  });
});

describe('changes on the disk', () => {
  it('builds only the brand that changed, a new one too, and forgets one that is gone', async () => {
    const run = runs();
    const built: string[][] = [];
    const { port, slugs } = await start({
      onBuilt: run.onBuilt,
      build: (asked) => {
        built.push(asked);
        return publishing(asked);
      },
    });
    await run.next();
    write(join(brandsDir, 'kumo/website.json'), '{}');
    await run.next();
    write(join(brandsDir, 'taco/brand.json'), '{}');
    await run.next();
    expect(built).toEqual([['kumo', 'nonna'], ['kumo'], ['taco']]);
    expect((await askBrand('taco', '/')).status).toBe(200);

    const events = listenToEvents(port, '/_preview/events', 'taco.localhost');
    await events.next();
    rmSync(join(brandsDir, 'taco'), { recursive: true });
    expect(await events.next()).toMatch(/-gone$/);
    events.close();
    expect(slugs()).toEqual(['kumo', 'nonna']);
    expect((await askBrand('taco', '/')).text).toContain('<h1>Brands</h1>');
  });

  it('builds once more what changed during its build', async () => {
    const held = heldBuild();
    const run = runs();
    const { port } = await start({ brand: 'nonna', build: held.build, onBuilt: run.onBuilt });
    write(join(brandsDir, 'nonna/website.json'), '{}');
    const events = listenToEvents(port, '/_preview/events', 'localhost');
    await events.next();
    expect(await events.next()).toBe('loading');
    held.end(failed('nonna', 'half-written'));
    await run.next();
    expect((await ask(port, '/')).status).toBe(503);
    publish('nonna');
    held.end(report('nonna'));
    await run.next();
    events.close();
    expect(held.calls).toEqual([['nonna'], ['nonna']]);
    expect((await ask(port, '/')).status).toBe(200);
  });
});

describe('calls of the backend', () => {
  it.each([
    ['POST', '/functions/v1/website-submissions/feedback'],
    ['POST', '/rest/v1/restaurant_feedback'],
    ['GET', '/auth/v1/authorize?provider=x'],
    ['DELETE', '/storage/v1/object/x'],
  ])('%s %s says that there is no backend', async (method, path) => {
    await start();
    const origin = `http://nonna.localhost:4173`;
    const answer = await askBrand('nonna', path, { method, headers: { origin }, body: 'x'.repeat(100_000) });
    expect([answer.status, answer.headers['retry-after'], answer.headers['access-control-allow-origin']]).toEqual([
      503,
      undefined,
      '*',
    ]);
    expect(JSON.parse(answer.text).error).toBe('This preview runs without a backend.');
  });

  it.each([
    ['localhost', undefined],
    ['LOCALHOST.:4173', 'http://localhost:4173'],
    ['127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['[::1]:4173', 'http://[::1]:4173'],
    ['nonna.localhost:4173', 'http://nonna.localhost:4173'],
    ['localhost:4173', 'http://localhost:8080'],
  ])('come to %s from pages of %s', async (host, origin) => {
    const { port } = await start();
    const headers = origin === undefined ? {} : { origin };
    expect((await ask(port, '/rest/v1/a', { host, headers, method: 'POST', body: '{}' })).status).toBe(503);
    expect((await ask(port, '/rest/v1/a', { host, headers, method: 'OPTIONS' })).status).toBe(204);
  });

  it.each([
    ['evil.example', undefined],
    ['evil.localhost:4173', undefined],
    ['a.nonna.localhost', undefined],
    ['nonna.localhost.evil.example', undefined],
    ['localhost@evil.example', undefined],
    ['localhost:4173', 'https://evil.example'],
    ['localhost:4173', 'http://evil.localhost:4173'],
    ['localhost:4173', 'http://localhost.evil.example'],
    ['localhost:4173', 'null'],
    ['evil.localhost:4173', 'http://localhost:4173'],
  ])('do not come to %j from pages of %s', async (host, origin) => {
    const { port } = await start();
    const headers = origin === undefined ? {} : { origin };
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const body = method === 'POST' ? 'x'.repeat(100_000) : undefined;
      const question = { host, headers, method, ...(body !== undefined && { body }) };
      const answer = await ask(port, '/rest/v1/restaurant_feedback', question);
      expect([answer.status, JSON.parse(answer.text).error]).toEqual([
        403,
        'The preview takes calls only at localhost and at the addresses of its brands, and only from pages there.',
      ]);
    }
  });

  it('of one brand come to its own name and no other brand’s', async () => {
    const { port } = await start({ brand: 'nonna' });
    const statusAt = async (host: string) => (await ask(port, '/rest/v1/a', { host })).status;
    expect([await statusAt('nonna.localhost'), await statusAt('kumo.localhost')]).toEqual([503, 403]);
  });

  it('lets its pages ask first', async () => {
    await start();
    const answer = await askBrand('nonna', '/rest/v1/restaurant_feedback', {
      method: 'OPTIONS',
      headers: { origin: 'http://nonna.localhost:4173', 'access-control-request-headers': 'apikey, authorization' },
    });
    expect([answer.status, answer.headers['access-control-allow-headers']]).toEqual([204, 'apikey, authorization']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

it('closes with pages still listening', async () => {
  const { port, close } = await start();
  const events = listenToEvents(port, '/_preview/events', 'nonna.localhost');
  await events.next();
  await close();
  preview = undefined;
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
});
