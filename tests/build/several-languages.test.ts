import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, type Node } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { runInspectCommand } from '#deploy/inspect/inspect-command.ts';
import { keyOf, textsOfBrand } from '#content/translation/translations.ts';
import { type BuiltPage, readPages, runBuild } from '../support/build/build.ts';
import { sharedFolder, temporaryFolder } from '../support/build/folders.ts';
import { siteOf } from '../support/build/read-brand.ts';
import { publishWith } from '../support/deploy/run-deploy.ts';
import { ROOT } from '../support/project.ts';

/** The own language, one that lacks two texts, one that lacks all. */
const LANGUAGES = ['en-CA', 'fr-CA', 'es-US'];
const ORIGIN = 'https://kumoramen.example';
const UNTRANSLATED = ['Is anything halal?', 'Do you really not take tips?'];
/** Words of ours in Spanish, too. */
const IN_SPANISH = new Set(['Catering']);
/** Names are words of no language, keywords are not shown. */
const NAMES = new Set(['area', 'company', 'location', 'name', 'keyword', 'wording']);

describe('a site in several languages', () => {
  const [brands, out] = [sharedFolder(), sharedFolder()];
  const folder = join(out, 'kumo-ramen');
  let printed = '';
  let pages: BuiltPage[] = [];
  /** The texts of the brand that are no names. */
  let own: string[] = [];
  const at = (path: string): BuiltPage => {
    const found = pages.find((page) => page.path === path);
    if (!found) throw new Error(`There is no page at ${path}.`);
    return found;
  };
  const inFrench = (): BuiltPage[] => pages.filter(({ path }) => path.startsWith('/fr/'));

  beforeAll(() => {
    const brand = join(brands, 'kumo-ramen');
    cpSync(join(ROOT, 'brands/kumo-ramen'), brand, { recursive: true });
    const { language: _, ...website } = JSON.parse(readFileSync(join(brand, 'website.json'), 'utf8')) as object & {
      language?: string;
    };
    writeFileSync(join(brand, 'website.json'), JSON.stringify({ ...website, languages: LANGUAGES }));
    const texts = textsOfBrand(siteOf(website));
    const translations = texts.map(({ text, kind }) => [keyOf(text), `${mirrored(text)}${kind === 'tag' ? ' Ł' : ''}`]);
    const known = translations.filter(([key = '']) => !UNTRANSLATED.includes(key));
    writeFileSync(join(brand, 'translations.fr-CA.json'), JSON.stringify(Object.fromEntries(known)));
    own = texts.flatMap(({ text, kind }) => (NAMES.has(kind) ? [] : keyOf(text)));
    printed = JSON.stringify(runBuild('--brands-dir', brands, '--out-dir', out).report);
    pages = readPages(folder);
  }, 120_000);

  test('has each page in each language, at the words of its own', () => {
    const own = pages.filter(({ path }) => !/^\/(?:fr|es)\//.test(path) && path !== '/404.html');
    expect(inFrench()).toHaveLength(own.length);
    expect(pages.filter(({ path }) => path.startsWith('/es/'))).toHaveLength(own.length);
    for (const path of ['/fr/', '/fr/emplois/', '/fr/adresse/kumo-queen-west/', '/es/empleo/']) at(path);
    expect(inFrench().filter(({ html }) => !html.includes('<html lang="fr-CA"'))).toEqual([]);
  });

  test('links each page to the same page in the languages that lack at most a quarter, and back', () => {
    for (const page of [...pages.filter(({ path }) => path !== '/404.html')]) {
      const alternates = alternatesOf(page);
      if (page.html.includes('content="noindex"')) {
        expect([page.path, alternates]).toEqual([page.path, []]);
        continue;
      }
      expect([page.path, ...alternates.map(([tag]) => tag)]).toEqual([page.path, 'en-CA', 'fr-CA', 'x-default']);
      expect(alternates[2]?.[1]).toBe(alternates[0]?.[1]);
      for (const [, path = ''] of alternates) expect(alternatesOf(at(path))).toEqual(alternates);
      expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${page.path}">`);
    }
    expect(at('/fr/adresse/kumo-queen-west/').html).toMatch(
      /<a [^>]*href="\/location\/kumo-queen-west\/"[^>]*hreflang="en-CA"/,
    );
    expect(at('/').html).toContain('<meta property="og:locale:alternate" content="fr_CA">');
  });

  test('keeps a language that lacks more than a quarter from search engines and links, and says what it lacks', () => {
    const spanish = pages.filter(({ path }) => path.startsWith('/es/'));
    expect(spanish.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'))).toEqual([]);
    const linked = pages.filter(({ path, html }) => !path.startsWith('/es/') && html.includes('/es/'));
    expect(linked.map(({ path }) => path)).toEqual([]);
    expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/es/');
    expect(existsSync(join(folder, 'es/llms.txt'))).toBe(false);
    expect(printed).toMatch(/(\d+) of \1 texts have no Spanish \(United States\): /);
  });

  test('marks each text without a translation with its language, wherever it stands', () => {
    const found = new Set<string>();
    const unmarked = new Set<string>();
    for (const page of pages.filter(({ path }) => path.startsWith('/es/'))) {
      for (const { text, lang, place } of textNodesOf(page)) {
        // The services on the cards of locations, which a script prints, too, have no mark.
        if (!own.includes(text) || IN_SPANISH.has(text) || page.path === '/es/restaurantes/') continue;
        found.add(text);
        if (lang !== 'en-CA') unmarked.add(`${page.path} ${place}: ${text}`);
      }
    }
    expect([...unmarked]).toEqual([]);
    expect(found.size).toBeGreaterThan(own.length * 0.75);
  });

  test('says in build, inspect and publish what a linked language lacks', async () => {
    const said = /2 of \d+ texts have no Canadian French: ".*", ".*"; at \d+ Canadian French leaves the search engines/;
    expect(printed.replaceAll('\\"', '"')).toMatch(said);
    const folders = ['--brands-dir', brands, '--out-dir', out];
    let inspected = '';
    const write = (text: string, onWritten?: () => void): void => {
      inspected += text;
      onWritten?.();
    };
    const args = ['--brand', 'kumo-ramen', '--no-browser', ...folders];
    await runInspectCommand({ args, environment: {}, findBrowser: () => undefined, stdout: { write } });
    expect(inspected).toMatch(said);
    const { stdout } = await publishWith({}, '--brand', 'kumo-ramen', ...folders, '--to', `dir:${temporaryFolder()}`);
    expect(stdout).toMatch(said);
  });

  test('leads from no page to one of another language, but for the links that say so', () => {
    for (const page of inFrench()) {
      const strays = linksOf(page).filter(
        ({ href, hreflang }) => /^\/(?!fr\/|_|site\.|favicon)/.test(href) && hreflang === undefined,
      );
      expect([page.path, ...strays.map(({ href }) => href)]).toEqual([page.path]);
    }
  });

  test('has a page behind each of its links', () => {
    const gone = pages.flatMap((page) =>
      linksOf(page)
        .map(({ href }) => href.replace(/[?#].*$/, ''))
        .filter(
          (href) => href.startsWith('/') && !existsSync(join(folder, href.endsWith('/') ? `${href}index.html` : href)),
        )
        .map((href) => `${page.path} → ${href}`),
    );
    expect(gone).toEqual([]);
  });

  test('has the same places on a page in each language, so that a link keeps them', () => {
    for (const [own, french] of [
      ['/menu/toronto-kumo-queen-west/', '/fr/menu/toronto-kumo-queen-west/'],
      ['/', '/fr/'],
      ['/careers/', '/fr/emplois/'],
    ] as const)
      expect(idsOf(at(french))).toEqual(idsOf(at(own)));
  });

  test('says nothing of the brand in the language of another page', () => {
    const { menus } = siteOf(JSON.parse(readFileSync(join(brands, 'kumo-ramen/website.json'), 'utf8')) as object);
    const names = menus.flatMap(({ categories }) =>
      categories.flatMap(({ items }) => items.map(({ description }) => description)),
    );
    const long = names.filter((text) => text !== undefined && text.length > 20) as string[];
    expect(long.length).toBeGreaterThan(5);
    for (const { path, html } of inFrench())
      expect([path, ...long.filter((text) => html.includes(text))]).toEqual([path]);
    expect(long.every((text) => pages.some(({ html }) => html.includes(text.slice(0, 20))))).toBe(true);
  });

  test('says its language to programs: structured data, llms.txt, sitemap', () => {
    expect(at('/fr/').html).toContain('"inLanguage":"fr-CA"');
    expect(at('/fr/menu/toronto-kumo-queen-west/').html).toContain('"inLanguage":"fr-CA"');
    expect(at('/fr/adresse/kumo-queen-west/').html).toContain(`"hasMenu":"${ORIGIN}/fr/menu/toronto-kumo-queen-west/`);
    expect(readFileSync(join(folder, 'fr/llms.txt'), 'utf8')).toContain(`${ORIGIN}/fr/emplois/`);
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`<loc>${ORIGIN}/fr/emplois/</loc>`);
    expect(sitemap).toContain(`<loc>${ORIGIN}/careers/</loc>`);
  });

  test('has fonts with the letters of its translations', () => {
    expect(globSync('_brand/*-latin-ext-*.woff2', { cwd: folder })).not.toEqual([]);
  });

  test('has one page for what is missing, in all its languages', () => {
    const { html } = at('/404.html');
    expect(html).toContain('Oops! Page not found');
    expect(html).toMatch(/<li lang="fr-CA">/);
    expect(html).toContain('href="/fr/"');
    expect(html).toContain('/fr/adresse/');
  });

  test('has cards whose code opens the form in their language', () => {
    expect(at('/fr/avis/qr/kumo-queen-west/').html).toContain(`${ORIGIN}/fr/avis/?id=`);
    expect(at('/feedback/qr/kumo-queen-west/').html).toContain(`${ORIGIN}/feedback/?id=`);
  });
});

interface TextNode {
  text: string;
  /** That which holds for it. */
  lang: string | undefined;
  /** The element around it. */
  place: string;
}

function textNodesOf({ root }: BuiltPage): TextNode[] {
  const visit = (node: Node, lang: string | undefined, place: string): TextNode[] => {
    if (!(node instanceof HTMLElement)) return [{ text: keyOf(node.text), lang, place }];
    if (/^(?:script|style|template|head)$/i.test(node.tagName ?? '')) return [];
    const inner = node.getAttribute('lang') ?? lang;
    return node.childNodes.flatMap((child) => visit(child, inner, `${node.tagName}.${node.getAttribute('class')}`));
  };
  return visit(root, undefined, '');
}

/** Words of no language, another one for each: "Noodle maker" is "eldooN rekam". */
const mirrored = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => [...word].reverse().join(''));

interface LinkOnPage {
  href: string;
  hreflang?: string | undefined;
}

function linksOf({ html }: BuiltPage): LinkOnPage[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1];
    return href === undefined ? [] : [{ href, hreflang: /\bhreflang="([^"]*)"/.exec(tag)?.[1] }];
  });
}

const alternatesOf = ({ html }: BuiltPage): [tag: string, path: string][] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)">/g)].map(
    ([, tag = '', path = '']) => [tag, path],
  );

const idsOf = ({ root }: BuiltPage): string[] => root.querySelectorAll('[id]').map(({ id }) => id);
