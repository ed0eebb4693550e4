import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevSite } from '#builder/dev-site.ts';
import { type PageName, routesOf } from '#core/routes/routes.ts';
import { devIntegration } from '#preview/dev/dev-integration.ts';
import { ask } from '../support/backend/http.ts';
import { sharedFolder } from '../support/build/folders.ts';
import { listen } from '../support/listen.ts';
import { contentOfPage, makeSite } from '../support/build/site.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const root = sharedFolder();

/** The part of Astro's hook and of Vite's server that the integration uses. */
function handleOf(getSite: () => Promise<DevSite>): Handle {
  const { hooks } = devIntegration({ root, brandsDir: '/brands', slug: 'saffron', getSite });
  const stack: { handle: Handle }[] = [{ handle: function devTrailingSlash() {} }];
  const updateConfig = (config: {
    vite: { plugins: { configureServer?: (server: object) => () => void }[] };
  }): void => {
    for (const plugin of config.vite.plugins) plugin.configureServer?.({ middlewares: { stack } })();
  };
  (hooks['astro:config:setup'] as (setup: object) => void)({ updateConfig });
  const [first] = stack;
  if (first === undefined) throw new Error('The integration added no handler.');
  return first.handle;
}

const devSite = (): DevSite => {
  const made = makeSite();
  return {
    site: made,
    routes: new Map(routesOf(made).map((route) => [route.path, { site: made, route }])),
    files: new Map([
      ['_brand/theme.css', { path: '_brand/theme.css', bytes: ':root{}' }],
      ['fonts/my font.woff2', { path: 'fonts/my font.woff2', bytes: 'font' }],
    ]),
    said: { warnings: [] },
  };
};

interface Handed {
  url: string | undefined;
  locals: App.Locals | undefined;
}

let getSite: () => Promise<DevSite>;
let handed: Handed[];
let port: number;
let close: () => Promise<void>;

beforeEach(async () => {
  getSite = () => Promise.resolve(devSite());
  handed = [];
  const handle = handleOf(() => getSite());
  ({ port, close } = await listen((request, response) => {
    handle(request, response, () => {
      const locals = Reflect.get(request, Symbol.for('astro.locals')) as App.Locals | undefined;
      handed.push({ url: request.url, locals });
      response.end('Astro');
    });
  }));
});

afterEach(() => close());

describe('what goes on to Astro', () => {
  it.each<[path: string, url: string, page: PageName]>([
    ['/', '/', 'home'],
    ['/menu/?table=4', '/menu/?table=4', 'menu'],
    ['/nowhere/', '/404/', 'not-found'],
    ['/nowhere', '/404/', 'not-found'],
    ['/fonts/', '/404/', 'not-found'],
    ['/missing.png', '/404/', 'not-found'],
  ])('%s arrives as %s, the page %s, with its content', async (path, url, page) => {
    await ask(port, path);
    expect(handed).toEqual([{ url, locals: expect.objectContaining({ content: contentOfPage(makeSite(), page) }) }]);
  });

  it.each(['/@vite/client', '/src/site/layouts/header.css', '/node_modules/react/index.js', '/__open-in-editor'])(
    '%s is none of its business',
    async (path) => {
      getSite = () => Promise.reject(new Error('not needed'));
      await ask(port, path);
      expect(handed).toEqual([{ url: path, locals: undefined }]);
    },
  );
});

describe('what nobody else hears of', () => {
  it.each([
    '/.data/backend/keys.json',
    '/%2edata/backend/keys.json',
    '/.git/config',
    '/.env',
    '/.cache/start.json',
    '/brands/nonna-pia/website.json',
    '/package.json',
    '/supabase/config.toml',
    '/tests/budgets.json',
    '/src/../.data/backend/keys.json',
    '/src/%2e%2e/.data/backend/keys.json',
    '/src/..%5c.data/backend/keys.json',
    '/node_modules/../.data/backend/keys.json',
    `/@fs${root}/.data/backend/keys.json`,
    `/@fs/${root}/.data/backend/keys.json`,
    `/@fs${root}/src/../.data/backend/keys.json`,
    `/@id/${root}/.data/backend/keys.json?raw`,
    `/@fs/etc/passwd`,
    `/@fs${root}/brands/nonna-pia/website.json?import&raw`,
  ])('%s is a page that does not exist', async (path) => {
    await ask(port, path);
    expect(handed.map(({ url }) => url)).toEqual(['/404/']);
  });

  it('answers no name that is not of this machine, with pages or with the backend', async () => {
    for (const path of ['/', '/src/site/layouts/header.css', '/rest/v1/restaurant_feedback']) {
      const { status } = await ask(port, path, { headers: { Host: 'attacker.example' } });
      expect([path, status]).toEqual([path, 403]);
    }
    expect(handed).toEqual([]);
  });
});

describe('what it answers itself', () => {
  it('gives out the files of the brand', async () => {
    const { status, headers, text } = await ask(port, '/_brand/theme.css');
    expect([status, headers['content-type'], text]).toEqual([200, 'text/css; charset=utf-8', ':root{}']);
    expect((await ask(port, '/fonts/my%20font.woff2')).text).toBe('font');
  });

  it('sends a page without its slash to the one with it', async () => {
    const { status, headers } = await ask(port, '/menu?table=4');
    expect([status, headers.location]).toEqual([308, '/menu/?table=4']);
  });

  it('says that there is no backend', async () => {
    expect((await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: '{}' })).status).toBe(503);
  });

  it('takes no call of the backend under a foreign name', async () => {
    expect((await ask(port, '/rest/v1/restaurant_feedback', { host: 'evil.localhost' })).status).toBe(403);
  });

  it.each([
    ['Edge Function error: no such brand', 'Error Loading Restaurant'],
    ['Failed to load restaurant configuration', 'Configuration Error'],
  ])('shows "%s" on a screen that reloads with Vite', async (message, name) => {
    getSite = () => Promise.reject(new Error(message));
    const { status, text } = await ask(port, '/');
    expect(status).toBe(500);
    expect(text).toContain(`<h1>saffron could not be built</h1><p class="message">${message}</p>`);
    expect(text).toContain(`<p class="note">${name}. `);
    expect(text).toContain('<script type="module" src="/@vite/client"></script>');
    expect(handed).toEqual([]);
  });
});

it('turns an exception in a route into a screen with status and message', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await ask(port, '/');
  const answer: unknown = handed[0]?.locals?.onError?.(new RangeError('no <price>'));
  const screen = answer as Response;
  const text = await screen.text();
  expect(screen.status).toBe(500);
  expect(text).toContain('<h1>Unexpected Application Error!</h1>');
  expect(text).toContain('<strong>500</strong> no &#60;price&#62;');
});
