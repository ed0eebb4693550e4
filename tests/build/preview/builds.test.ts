import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { ask, listenToEvents } from '../../support/backend/http.ts';
import {
  askBrand,
  brandsDir,
  failed,
  heldBuild,
  publish,
  publishing,
  report,
  runs,
  start,
  withBrands,
  write,
} from '../../support/build/preview.ts';

withBrands();

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
    expect((await ask(port, '/')).text).toContain('Building 2 brands…');

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
    expect((await ask(port, '/')).text).toContain('Building 1 brand…');
  });

  it.each([
    ['Edge Function error: no such brand', 'Error Loading Restaurant'],
    ['Failed to fetch brand website data', 'Error Loading Restaurant'],
    ['Failed to load restaurant configuration', 'Configuration Error'],
    ['website.json:\n  <b> is "odd" & long', 'Error Loading Restaurant'],
  ])('says why it failed: %s', async (error, name) => {
    const { firstBuild } = await start({
      build: async (slugs) => ({ brands: slugs.map((slug) => failed(slug, error)) }),
    });
    await firstBuild;
    const { status, text } = await askBrand('nonna', '/');
    expect(status).toBe(500);
    expect(text).toContain('<h1>nonna could not be built</h1>');
    expect(text).toContain(`<p class="note">${name}. `);
    expect(text).not.toContain('<b>');
    expect(parse(text).querySelector('.message')?.text).toBe(error);
  });

  it('says what a build threw, and that a brand was left out', async () => {
    const first = await start({ build: () => Promise.reject(new Error('src/site/pages/index.astro:3 is broken')) });
    await first.firstBuild;
    expect((await askBrand('nonna', '/')).text).toContain('src/site/pages/index.astro:3 is broken');
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
    expect(list).toContain('Failed <b>1</b>');
    expect(list).toContain('<p class="message">menu is &lt;broken&gt;</p>');
    expect(list).toContain('Its address shows the last good build.');
    expect((await askBrand('nonna', '/nowhere/')).status).toBe(404);
  });

  it('tells its open pages why they are old, and those opened later, until a build succeeds', async () => {
    publish('nonna');
    const run = runs();
    const held = heldBuild();
    const { port } = await start({ brand: 'nonna', build: held.build, onBuilt: run.onBuilt });
    const hear = (name: string) => listenToEvents(port, '/_preview/events', 'localhost', name);
    const [stamps, problems] = [hear(''), hear('problem')];
    const good = await stamps.next();
    expect(await problems.next()).toBe('null');
    held.end(failed('nonna', 'line 1\n  <b>'));
    await run.next();
    const problem = await problems.next();
    expect(JSON.parse(problem)).toEqual({ id: expect.any(String), slug: 'nonna', error: 'line 1\n  <b>' });
    expect(await stamps.next()).toBe(good);
    const later = hear('problem');
    expect(await later.next()).toBe(problem);
    write(join(brandsDir, 'nonna/website.json'), '{}');
    expect(await later.next()).toBe(problem);
    held.end(report('nonna', { status: 'unchanged' }));
    await run.next();
    expect(await later.next()).toBe('null');
    for (const events of [stamps, problems, later]) events.close();
  });

  it('counts its warnings in the list', async () => {
    const warnings = [{ path: 'menu.price', message: '"<b>" is not a price.' }];
    const { port, firstBuild } = await start({
      build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, { warnings })) }),
    });
    await firstBuild;
    const list = (await ask(port, '/')).text;
    expect(list).toContain('href="/_preview/nonna/warnings/">1 warning</a>');
    expect(list).toContain('Warnings <b>2</b>');
    expect((await ask(port, '/?show=failed')).text).toContain('0 of 2 brands');
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
