import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkEntry } from '../../../src/astro/adapter.ts';
import { leanAstro } from '../../../src/astro/lean-astro.ts';
import { checkBundle } from '../../../src/astro/lean-bundle.ts';
import { leanPreload } from '../../../src/astro/lean-preload.ts';
import { routerWait } from '../../../src/astro/router-wait.ts';
import { rememberPages } from '../../../src/astro/page-modules.ts';
import { checkRenderers } from '../../../src/astro/react-islands.ts';
import { leaveOutDetours } from '../../../src/astro/script-entries.ts';
import { ROOT } from '../../../scripts/parts.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { textOf } from '../../support/project.ts';

/** The hooks of a plugin in the order in which Vite calls them, on modules by their id. */
interface Hooks {
  buildStart?: () => void;
  transform: { handler: (code: string, id: string) => unknown };
  buildEnd: (error?: Error) => void;
}

function compile(plugin: object, modules: Record<string, string>, error?: Error): void {
  const { buildStart, transform, buildEnd } = plugin as Hooks;
  buildStart?.();
  for (const [id, code] of Object.entries(modules)) transform.handler(code, id);
  buildEnd(error);
}

describe('the adapter', () => {
  test('is content with an entry that exports what a build calls', () => {
    expect(() => checkEntry('export{nt as buildBrand,rt as others}from"./chunks/build.mjs";')).not.toThrow();
    expect(() => checkEntry('export { buildBrand };')).not.toThrow();
  });

  test('stops at an entry of another kind', () => {
    expect(() => checkEntry('export{a as handler,b as others};')).toThrow('does not export buildBrand.');
  });
});

describe('lean-astro', () => {
  const read = (path: string) => textOf(`node_modules/astro/dist/${path}`);
  const logger = '/astro/dist/core/logger/core.js';
  const order = '/astro/dist/core/routing/priority.js';
  const printing = '/astro/dist/runtime/server/render/page.js';
  const answering = '/node_modules/astro/dist/core/app/base.js';
  const island = '/astro/dist/runtime/server/hydration.js';
  const scripts = '/astro/dist/runtime/server/scripts.js';
  const tags = '/astro/dist/runtime/server/render/script.js';
  const modules = {
    [logger]: read('core/logger/core.js'),
    [order]: read('core/routing/priority.js'),
    [printing]: read('runtime/server/render/page.js'),
    [island]: read('runtime/server/hydration.js'),
    [scripts]: read('runtime/server/scripts.js'),
    [tags]: read('runtime/server/render/script.js'),
    [answering]: 'new Response(null, { headers: new Headers() }) instanceof Request',
  };

  test('finds all it replaces in the Astro that is installed', () => {
    expect(() => compile(leanAstro(), modules)).not.toThrow();
  });

  test.each([
    [logger, 'const dateTimeFormat = new Clock()', 'reads like /new Intl'],
    [order, 'return compare(a.route, b.route)', 'localeCompare'],
    [printing, 'body = toBytes(body)', 'encoder'],
    [island, 'props: { id: astroId }', 'uid'],
    [scripts, 'return `<style>${STYLES}</style>`', 'ISLAND_STYLES'],
    [tags, 'createRenderInstruction(id, content)', '"script"'],
    [answering, 'new Response(null, { headers: new Headers() })', 'names no Request.'],
  ])('stops when %s is written otherwise', (id, code, complaint) => {
    expect(() => compile(leanAstro(), { ...modules, [id]: code })).toThrow(complaint);
  });

  test('says nothing of a compile that failed before', () => {
    expect(() => compile(leanAstro(), {}, new Error('a page does not parse'))).not.toThrow();
  });
});

describe('page-modules', () => {
  test('asks for the module of a page once', async () => {
    let asked = 0;
    const pageMap = new Map([['src/pages/index.astro', () => Promise.resolve({ asked: ++asked })]]);
    rememberPages({ manifest: { pageMap } });
    const load = pageMap.get('src/pages/index.astro');
    expect([await load?.(), await load?.()]).toEqual([{ asked: 1 }, { asked: 1 }]);
  });

  test.each([undefined, new Map<string, () => Promise<unknown>>()])(
    'stops at a manifest whose pages are %j',
    (pageMap) => {
      expect(() => rememberPages({ manifest: { pageMap } })).toThrow('the manifest has no pageMap');
    },
  );
});

describe('lean-bundle', () => {
  const build = { type: 'chunk', imports: ['chunks/page.mjs', 'node:fs', 'fs/promises'] };
  const page = { type: 'chunk', dynamicImports: ['sharp'] };

  test('is content with Node and what stays outside', () => {
    expect(() => checkBundle({ 'chunks/build.mjs': build, 'chunks/page.mjs': page })).not.toThrow();
  });

  test('stops at a package that was left in node_modules', () => {
    const leaving = { ...page, dynamicImports: ['zod/mini'] };
    expect(() => checkBundle({ 'chunks/build.mjs': build, 'chunks/page.mjs': leaving })).toThrow('zod/mini stayed');
  });
});

describe('router-wait', () => {
  const router = '/node_modules/astro/dist/transitions/router.js';
  const code = textOf('node_modules/astro/dist/transitions/router.js');

  test('finds the script that the installed router appends', () => {
    expect(() => compile(routerWait(), { [router]: code })).not.toThrow();
  });

  test('stops where the router waits in another way', () => {
    expect(() => compile(routerWait(), { [router]: code.replace('data:', 'blob:') })).toThrow('router-wait.ts');
    expect(() => compile(routerWait(), {})).toThrow('router-wait.ts');
  });
});

describe('lean-preload', () => {
  const helper = '\0vite/preload-helper.js';
  const code = "export const __vitePreload = () => new Event('vite:preloadError')";

  test.each([
    ['has another name', { '\0vite/preload.js': code }],
    ['exports something else', { [helper]: code.replace('__vitePreload', 'preload') }],
    ['tells of failures by another event', { [helper]: code.replace('vite:preloadError', 'vite:failed') }],
  ])('stops when the helper of Vite %s', (_, modules) => {
    expect(() => compile(leanPreload(), { [helper]: code })).not.toThrow();
    expect(() => compile(leanPreload(), modules)).toThrow('lean-preload.ts has lost its hold');
  });
});

describe('react-islands', () => {
  const ours = (name: string) => join(ROOT, 'src/astro', name);
  const stock = (name: string) => join(ROOT, 'node_modules/@astrojs/react/dist', name);

  test.each([
    ['ssr', 'react-server.ts', 'server.js'],
    ['client', 'react-client.ts', 'client.js'],
  ])('stops a compile for %s without %s, and one with the stock %s', (environment, own, other) => {
    expect(() => checkRenderers([ours(own)], environment)).not.toThrow();
    expect(() => checkRenderers([stock(other)], environment)).toThrow(`${own} was not compiled`);
    expect(() => checkRenderers([ours(own), stock(other)], environment)).toThrow(`${other} was compiled too`);
  });
});

describe('script-entries', () => {
  test('names the file with the code, and deletes the one that only imports it', () => {
    const island = 'import"./page.B2.js";export default 1;';
    const folder = temporaryFolder({ 'Router.A1.js': 'import"./page.B2.js";', 'Form.C3.js': island });
    const entries = { router: 'Router.A1.js', form: 'Form.C3.js', none: '' };
    leaveOutDetours(entries, pathToFileURL(`${folder}/`));
    expect(entries).toEqual({ router: 'page.B2.js', form: 'Form.C3.js', none: '' });
    expect([existsSync(join(folder, 'Router.A1.js')), existsSync(join(folder, 'Form.C3.js'))]).toEqual([false, true]);
  });

  test('stops where no file is a detour', () => {
    const dir = pathToFileURL(`${temporaryFolder({ 'Router.A1.js': 'document.title="a"' })}/`);
    expect(() => leaveOutDetours({ router: 'Router.A1.js' }, dir)).toThrow('script-entries.ts has lost its hold');
  });
});
