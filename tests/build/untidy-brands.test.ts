import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NodeType } from 'node-html-parser';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { bigMenu, chain } from '../support/build/brands.ts';
import { PLACEHOLDER } from '#site/ui/placeholder.ts';
import { type BuiltPage, type Run, readPages, runBuild } from '../support/build/build.ts';
import { builtBrand, builtReport, FIXTURES } from '../support/build/built.ts';
import { sharedFolder } from '../support/build/folders.ts';
import { brandFiles } from '../support/build/make-brand.ts';
import { htmlErrors } from '../support/build/html-rules.ts';
import { findBrokenLinks } from '../support/build/links.ts';

/** Brands that nobody here would write, built as they are. */
const GENERATED = {
  chain: chain(48),
  'big-menu': bigMenu(280),
  'marked-up': { ...bigMenu(3), name: '<x-a onfocus=x()> a </script/x' },
};
/** Many more locations than the chain has, and than the lists of other pages show. */
const MANY = 300;

const folder = sharedFolder(brandFiles({ ...GENERATED, 'large-chain': chain(MANY) }, 'brands/'));
const siteOf = (slug: string) => (FIXTURES.includes(slug) ? builtBrand(slug) : join(folder, 'out', slug));
let run: Run;
beforeAll(() => {
  run = runBuild('--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'out'));
}, 300_000);

test('not one of them costs its site', () => {
  expect(run.status).toBe(0);
  const built = [...builtReport('fixtures').brands, ...run.report.brands].filter(({ status }) => status === 'built');
  expect(built.map(({ slug }) => slug).sort()).toEqual([...FIXTURES, ...Object.keys(GENERATED), 'large-chain'].sort());
});

describe.each([...FIXTURES, ...Object.keys(GENERATED)])('%s', (slug) => {
  let pages: BuiltPage[];
  beforeAll(() => {
    pages = readPages(siteOf(slug));
  });

  test('no page shows what is not a text', () => {
    const junk = pages.flatMap((page) =>
      [...shownTexts(page)].filter((text) => /\b(undefined|NaN|null)\b|\[object \w+\]/.test(text)),
    );
    expect(junk).toEqual([]);
  });

  test('nothing of the configuration runs but its custom code', () => {
    for (const { root, path } of pages) {
      const inline = root.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
      const scripts = inline.filter((script) => !script.closest('.brand-code') && !script.getAttribute('data-custom'));
      const foreign = scripts.filter(
        ({ text, attributes }) => attributes['type'] !== 'module' && /alert|evil/.test(text),
      );
      expect([path, foreign.map(({ text }) => text)]).toEqual([path, []]);
      const handlers = root
        .querySelectorAll('*')
        .flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /^on/i.test(name)));
      expect([path, handlers]).toEqual([path, []]);
      const links = root
        .querySelectorAll('[href], [src], [action]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
      const runs = (link: string) => link !== PLACEHOLDER && /^\s*(javascript|vbscript|data):/i.test(link);
      expect([path, links.filter(runs)]).toEqual([path, []]);
    }
  });

  test('every script that stands in a page is one that its policy lets run', () => {
    const [, policy = ''] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(join(siteOf(slug), '_headers'), 'utf8')) ?? [];
    const [, sources] = /script-src ([^;]*)/.exec(policy) ?? [];
    for (const { path, html } of pages.slice(0, 20)) {
      const hashes = scriptsIn(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
      const refused = hashes.filter((source) => sources?.split(' ').includes(source) === false);
      expect([path, refused]).toEqual([path, []]);
    }
  });

  test('every internal link leads somewhere', () => {
    expect(findBrokenLinks(siteOf(slug), `https://${slug}.example`, pages)).toEqual([]);
  });

  test('structured data parses', () => {
    for (const { root } of pages) {
      for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
        expect(script.text.length).toBeLessThanOrEqual(8000);
        expect(JSON.parse(script.text)).toHaveProperty(['@graph']);
      }
    }
  });

  test('html-validate finds nothing', async () => {
    const found = await Promise.all(
      pages.slice(0, 12).map(async ({ path, html }) => (await htmlErrors(html)).map((error) => `${path} ${error}`)),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('a chain', () => {
  /** Numbers in sentences have more digits ("See all 300 locations"), and among more locations of one name each needs a longer label. */
  const ALLOWANCE = 1.1;
  /** The address of a longer origin makes a larger QR code. */
  const withoutCodes = (html: string): string => html.replaceAll(/(?<=<path d=")[^"]+/g, '');

  test('whose slugs collide has a page for each location, and all are in its list', () => {
    const pages = readPages(siteOf('large-chain'));
    const list = pages.find(({ path }) => path === '/locations/');
    const linked = new Set(list?.root.querySelectorAll('main a').map((link) => link.getAttribute('href')));
    const locations = pages.filter(({ path }) => path.startsWith('/location/')).map(({ path }) => path);
    expect(locations).toHaveLength(MANY);
    expect(locations.filter((path) => !linked.has(path))).toEqual([]);
    expect(pages.filter(({ path }) => /^\/menu\/(?!board\/|qr\/)./.test(path))).toHaveLength(MANY);
  });

  test('of many locations has no larger page but their list', () => {
    const sizesOf = (slug: string) =>
      new Map(readPages(siteOf(slug)).map(({ path, html }) => [path, Buffer.byteLength(withoutCodes(html))]));
    const many = sizesOf('large-chain');
    const grown = [...sizesOf('chain')].filter(([path, size]) => (many.get(path) ?? 0) > size * ALLOWANCE);
    expect(grown.map(([path]) => path)).toEqual(['/locations/']);
  });
});

test('the menu of 280 items shows every one of them', () => {
  const [page] = readPages(siteOf('big-menu')).filter(({ path }) => path === '/menu/');
  expect(page?.root.querySelectorAll('.menu-items > li')).toHaveLength(280);
});

/** The section of home that shows the popular items. */
const popularItemsOf = (brand: string) =>
  readPages(builtBrand(brand))
    .find(({ path }) => path === '/')
    ?.root.querySelector('ul[aria-label="Our Most Popular Items"]')
    ?.closest('section');

test('every page of a site in Arabic runs from right to left', () => {
  const pages = readPages(builtBrand('levant-house'));
  expect(pages.filter(({ html }) => !html.includes('<html lang="ar" dir="rtl"'))).toEqual([]);
  expect(readPages(builtBrand('other-scripts')).filter(({ html }) => /<html[^>]* dir=/.test(html))).toEqual([]);
});

test('a name in other letters than the page says its language', () => {
  const names = popularItemsOf('other-scripts')?.querySelectorAll('bdi') ?? [];
  expect(names.map((name) => name.getAttribute('lang'))).toEqual(['ar', 'ja']);
  const own = popularItemsOf('levant-house')?.querySelectorAll('bdi') ?? [];
  expect(own.filter((name) => name.hasAttribute('lang'))).toEqual([]);
});

test('items without any picture are a list, which says each name once', () => {
  const section = popularItemsOf('other-scripts');
  const shown = section?.querySelectorAll('bdi').map(({ text }) => text.trim());
  expect(shown).toEqual(['حمّص بالطحينة (Hummus)', '特上にぎり寿司盛り合わせ']);
  expect(section?.text.split('特上にぎり寿司盛り合わせ')).toHaveLength(2);
  expect(section?.querySelector('item-carousel')).toBeNull();
});

test('letters that are taller than Latin ones have room between the lines of a title', () => {
  const home = (brand: string): string => readFileSync(join(builtBrand(brand), 'index.html'), 'utf8');
  expect(home('other-scripts')).toContain('--tall-leading:1.25');
  expect(home('minimal')).not.toContain('--tall-leading');
});

test('one item alone is a list, without the picture that the hero shows already', () => {
  const section = popularItemsOf('kitchen-sink');
  expect(section?.querySelectorAll('li').map((item) => item.text)).toEqual([expect.stringContaining('Haddock')]);
  expect(section?.querySelectorAll('img')).toEqual([]);
  expect(section?.querySelector('item-carousel')).toBeNull();
});

/** The texts of scripts that run, as the parser of the HTML standard finds them. */
function scriptsIn(html: string): string[] {
  const scripts: string[] = [];
  const find = (node: Tree.Node): void => {
    if ('tagName' in node && node.tagName === 'script') {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const [text] = node.childNodes;
      const isRun = !attributes.has('src') && attributes.get('type') !== 'application/ld+json';
      if (isRun && text && 'value' in text) scripts.push(text.value);
    }
    if ('childNodes' in node) node.childNodes.forEach(find);
  };
  find(parse(html));
  return scripts;
}

/** Texts and those attributes a visitor sees or hears. */
function* shownTexts({ root }: BuiltPage): Generator<string> {
  for (const element of root.querySelectorAll('*')) {
    const isShown = !['SCRIPT', 'STYLE'].includes(element.tagName);
    if (isShown) for (const node of element.childNodes) if (node.nodeType === NodeType.TEXT_NODE) yield node.text;
    for (const name of ['alt', 'title', 'aria-label', 'content', 'href', 'src', 'datetime']) {
      yield element.getAttribute(name) ?? '';
    }
  }
}
