import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { readState } from '#builder/output/state.ts';
import { type BuiltPage, readPages } from '../support/build/build.ts';
import { builtBrand, builtReport } from '../support/build/built.ts';
import { htmlErrors } from '../support/build/html-rules.ts';
import { findBrokenLinks } from '../support/build/links.ts';
import { kindsOf } from '../support/browser/page-choice.ts';
import { filesAtOnce, weightOf } from '../support/browser/weight.ts';
import { inEnglish, languageOf } from '../support/build/languages.ts';

/** What every brand has: the rows of the route table, but those of one location. */
const ROUTES = [
  '/',
  '/menu/',
  '/locations/',
  '/catering/',
  '/offers/',
  '/careers/',
  '/contact/',
  '/media-inquiries/',
  '/terms-and-conditions/',
  '/privacy-policy/',
  '/accessibility-statement/',
  '/feedback/',
];
const OF_ONE_LOCATION = /^\/(?:location|menu|feedback\/qr)\/./;
const OF_ALLERGENS = /^\/allergens\//;
/** No search engine keeps them. */
const isHidden = (path: string): boolean =>
  /^\/(?:404\.html$|feedback\/qr\/|allergens\/qr\/|menu\/(?:board|qr)\/)/.test(inEnglish(path));

test('all four brands build, and nothing in their configurations needs a warning', () => {
  const warnings = builtReport('samples').brands.map(({ slug, status, warnings }) => [
    slug,
    status,
    // Without a backend of their own the samples call the preview's.
    warnings.filter(({ path }) => path !== 'brand.json:supabaseUrl'),
  ]);
  expect(warnings).toEqual([
    ['comal-rosa', 'built', []],
    ['kumo-ramen', 'built', []],
    ['night-owl-burgers', 'built', []],
    ['nonna-pia', 'built', []],
  ]);
});

describe.each([
  {
    slug: 'nonna-pia',
    look: 'carte',
    languages: ['en-CA', 'fr-CA'],
    origin: 'https://nonnapia.example',
    locations: 0,
    boards: ['/menu/board/'],
    ownRoutes: [],
  },
  {
    slug: 'comal-rosa',
    look: 'mercado',
    languages: ['en-CA'],
    origin: 'https://comalrosa.example',
    locations: 0,
    boards: ['/menu/board/'],
    ownRoutes: [],
    without: ['/careers/'],
  },
  {
    slug: 'kumo-ramen',
    look: 'noren',
    languages: ['en-CA', 'fr-CA'],
    origin: 'https://kumoramen.example',
    locations: 8,
    boards: ['/menu/board/', '/menu/board/toronto-kumo-annex/'],
    tables: ['/allergens/', '/allergens/qr/', '/allergens/qr/toronto-kumo-annex/', '/allergens/toronto-kumo-annex/'],
    ownRoutes: ['/franchise/'],
  },
  {
    slug: 'night-owl-burgers',
    look: 'marquee',
    languages: ['en-CA'],
    origin: 'https://nightowlburgers.example',
    locations: 6,
    boards: ['/menu/board/'],
    ownRoutes: ['/franchise/'],
  },
])('$slug', ({ slug, look, languages, origin, locations, boards, tables = [], ownRoutes, without = [] }) => {
  const folder = () => builtBrand(slug);
  let pages: BuiltPage[];
  beforeAll(() => {
    pages = readPages(folder());
  });

  test('its card says times by the clock of the brand, else of its first location', () => {
    expect(readState(join(folder(), '..'), slug)?.card.zone).toBe('America/Toronto');
  });

  test('a page with a clock says when the clocks of its zones change', () => {
    const clocks = pages.filter(({ path, html }) => html.includes(' data-times=') || inEnglish(path) === '/catering/');
    expect(clocks.length).toBeGreaterThan(1);
    for (const { path, html } of clocks) {
      const zones = [...html.matchAll(/&quot;(?:zone|timezone)&quot;:(?:\[0,)?&quot;([^&]+)&quot;/g)].map(
        ([, zone]) => zone,
      );
      const [, written = ''] = / data-zones="([^"]*)"/.exec(html) ?? [];
      expect([path, written.split(',').map((table) => table.split(' ')[0])]).toEqual([
        path,
        expect.arrayContaining(zones.length === 0 ? [expect.any(String)] : zones),
      ]);
    }
  });

  test.each(languages)('every page that applies is there, in %s', (language) => {
    const shown = pages.filter((page) => page.path !== '/404.html' && languageOf(page) === language);
    const paths = shown.map(({ path }) => inEnglish(path));
    expect(paths.filter((path) => OF_ALLERGENS.test(path)).sort()).toEqual(tables);
    expect(paths.filter((path) => !OF_ONE_LOCATION.test(path) && !OF_ALLERGENS.test(path)).sort()).toEqual(
      [...ROUTES, ...ownRoutes].filter((path) => !without.includes(path)).sort(),
    );
    expect(paths.filter((path) => path.startsWith('/location/'))).toHaveLength(locations);
    expect(paths.filter((path) => /^\/menu\/(?!board\/|qr\/)./.test(path))).toHaveLength(locations);
    expect(paths.filter((path) => path.startsWith('/menu/board/'))).toEqual(boards);
    expect(paths.filter((path) => path.startsWith('/menu/qr/'))).toHaveLength(locations || 1);
    expect(paths.filter((path) => path.startsWith('/feedback/qr/'))).toHaveLength(locations || 1);
  });

  test('there are no pages in other languages, and one page for what is missing', () => {
    expect([...new Set(pages.map(languageOf))].sort()).toEqual(languages);
    expect(pages.filter(({ path }) => path.includes('404')).map(({ path }) => path)).toEqual(['/404.html']);
  });

  test('every internal link leads somewhere', () => {
    expect(findBrokenLinks(folder(), origin, pages)).toEqual([]);
  });

  test('every page has its own title and description, one h1, and a canonical address', () => {
    const named = pages.filter(({ path }) => path !== '/404.html');
    const facts = named.map(({ root, path, html }) => ({
      path,
      // "Menu" is the same word in two languages.
      language: languageOf({ html }),
      title: root.querySelector('title')?.text,
      description: root.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      headings: root.querySelectorAll('h1').length,
    }));
    expect(new Set(facts.map(({ language, title }) => `${language} ${title}`)).size).toBe(named.length);
    expect(new Set(facts.map(({ language, description }) => `${language} ${description}`)).size).toBe(named.length);
    expect(facts.map(({ canonical }) => canonical)).toEqual(
      named.map(({ path }) => (isHidden(path) ? undefined : origin + path)),
    );
    expect(facts.filter(({ headings }) => headings !== 1)).toEqual([]);
  });

  test('the sitemap lists every page but those that say noindex', () => {
    const listed = [...readFileSync(join(folder(), 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
    const shown = pages.filter(({ path }) => !isHidden(path));
    expect(listed.map(([, url]) => url).sort()).toEqual(shown.map(({ path }) => origin + path).sort());
  });

  test('nothing stands after the end of the document, where html-validate does not look', () => {
    const ending = pages.filter(({ html }) => !html.trimEnd().endsWith('</html>'));
    expect(ending.map(({ path }) => path)).toEqual([]);
  });

  test('nothing leads a visitor to cards and boards', () => {
    const texts = pages.map(({ path, html }) => [path, html] as const);
    const overview = ['llms.txt', readFileSync(join(folder(), 'llms.txt'), 'utf8')] as const;
    const leading = [...texts, overview].filter(([, text]) => /\/(?:feedback|avis|menu)\/(?:qr|board)\//.test(text));
    expect(leading.map(([path]) => path)).toEqual([]);
  });

  test('html-validate finds nothing on a page of each kind', async () => {
    const found: string[] = [];
    for (const { path, html } of pages.filter(({ path }) => kindsOf(slug).includes(path))) {
      found.push(...(await htmlErrors(html)).map((error) => `${path} ${error}`));
    }
    expect(found).toEqual([]);
  });

  test('no page is heavier than its budget', () => {
    const tooHeavy = pages.flatMap((page) => {
      const budget = budgetOf(slug, inEnglish(page.path));
      const weight = weightOf(page, folder());
      return (['html', 'css', 'javascript', 'islands'] as const)
        .filter((kind) => weight[kind] > budget[kind] * 1024)
        .map((kind) => `${page.path} has ${weight[kind]} bytes of ${kind}, more than ${budget[kind]} KiB`);
    });
    expect(tooHeavy).toEqual([]);
  });

  test('home is no heavier than its budget, as a host that compresses well sends it', () => {
    const homes = pages.filter(({ path }) => inEnglish(path) === '/');
    expect(homes).toHaveLength(languages.length);
    for (const { path, html, root } of homes) {
      const linked = root.querySelectorAll('link[rel="stylesheet"]');
      const sheets = linked.map((link) => readFileSync(join(folder(), link.getAttribute('href') ?? '')));
      const bytes = [html, ...sheets].reduce((sum, file) => sum + brotliCompressSync(file).byteLength, 0);
      expect(bytes, path).toBeLessThanOrEqual(budgets.firstView[slug as keyof typeof budgets.firstView] * 1024);
    }
  });

  test('home links the stylesheet of the look and that of the brand, other pages also what home does not show', () => {
    const linked = pages.map(({ path, root }) => ({
      path: inEnglish(path),
      links: root
        .querySelectorAll('link[rel="stylesheet"]')
        .map((link) => [link.getAttribute('href')?.slice(1), link.getAttribute('media')].filter(Boolean).join(' ')),
    }));
    const files = globSync('{_astro,_brand}/*.css', { cwd: folder() });
    const [ofAll, ofPages, ofBrand, ofPaper, ofBooklets, ofBoards, ...others] = [
      new RegExp(`^_astro/${look}\\.[\\w-]+\\.css$`),
      new RegExp(`^_astro/${look}-pages\\.[\\w-]+\\.css$`),
      /^_brand\/theme\.[\w-]+\.css$/,
      /^_astro\/menu-paper\.[\w-]+\.css$/,
      /^_astro\/allergen-paper\.[\w-]+\.css$/,
      /^_astro\/menu-board\.[\w-]+\.css$/,
    ].flatMap((pattern) => files.filter((file) => pattern.test(file)));
    expect([files.length, others]).toEqual([6, []]);
    for (const { path, links } of linked) {
      const isBoard = path.startsWith('/menu/board/');
      const isMenu = path.startsWith('/menu/') && !isHidden(path);
      const isTable = path.startsWith('/allergens/') && !path.includes('/qr/');
      expect([path, ...links]).toEqual([
        path,
        ofAll,
        ...(path === '/' || isBoard ? [] : [ofPages]),
        ofBrand,
        ...(isBoard ? [ofBoards] : []),
        ...(isMenu ? [`${ofPaper} print`] : []),
        ...(isTable ? [`${ofBooklets} print`] : []),
      ]);
    }
  });

  test('home has no class that only the stylesheet of the other pages knows', () => {
    const [onPages = '', onAll = ''] = globSync('_astro/{serif,geometric,grotesk}*.css', { cwd: folder() })
      .sort()
      .map((path) => readFileSync(join(folder(), path), 'utf8'));
    const isIn = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
    const classes = new Set(
      pages
        .filter(({ path }) => inEnglish(path) === '/')
        .flatMap(({ html }) => html.match(/(?<= class="[^"]*)[^\s"]+/g) ?? []),
    );
    const names = [...classes].filter((name) => /^[a-z][a-z\d-]*$/.test(name));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => isIn(onPages, name) && !isIn(onAll, name))).toEqual([]);
  });

  test('classes are published as they are written', () => {
    const home = pages.find(({ path }) => path === '/');
    expect(home?.root.querySelector('main .button.button-large')).not.toBeNull();
  });

  test('each custom element of a page has its script in the page', () => {
    const defined = new Map<string, string[]>();
    for (const file of globSync('_astro/*.js', { cwd: folder() })) {
      const code = readFileSync(join(folder(), file), 'utf8');
      for (const [, name = ''] of code.matchAll(/customElements\.define\([`"']([\w-]+)/g))
        defined.set(name, [...(defined.get(name) ?? []), `/${file}`]);
    }
    const missing = pages.flatMap((page) => {
      const files = filesAtOnce(page, folder());
      const names = [...page.root.querySelectorAll('*')].map(({ rawTagName }) => rawTagName.toLowerCase());
      const ours = new Set(names.filter((name) => name.includes('-') && !name.startsWith('astro-')));
      return [...ours]
        .filter((name) => !defined.get(name)?.some((file) => files.has(file)))
        .map((name) => `${page.path} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('only home of a brand with animations has the script of what moves', () => {
    const moving = pages.filter(({ html }) => html.includes('src="/_astro/Motion.'));
    const homes = pages.filter(({ path }) => inEnglish(path) === '/');
    expect(moving).toEqual(slug === 'nonna-pia' ? [] : homes);
  });

  test('the fonts are no heavier than their budget', () => {
    const fonts = globSync('_brand/*.woff2', { cwd: folder() });
    const bytes = fonts.reduce((sum, path) => sum + statSync(join(folder(), path)).size, 0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgets.fonts[slug as keyof typeof budgets.fonts] * 1024);
  });

  test('what stays when the page changes has no name that only the page knows', () => {
    const around = pages.flatMap(({ path, root }) =>
      root.querySelectorAll('body > :not(#page):not(script)').map((element) => `${path} ${element.classNames}`),
    );
    expect(around.filter((text) => /\s_/.test(text))).toEqual([]);
  });

  test('no page but those with a form, and the finder of several locations, brings React', () => {
    const withIslands = pages.filter(({ html }) => html.includes('<astro-island'));
    const forms = ['/careers/', '/catering/', '/feedback/', '/media-inquiries/', ...ownRoutes].filter(
      (path) => !without.includes(path),
    );
    const expected = locations > 0 ? [...forms, '/locations/'] : forms;
    for (const language of languages) {
      const paths = withIslands.filter((page) => languageOf(page) === language).map(({ path }) => inEnglish(path));
      expect(paths.sort()).toEqual(expected.sort());
    }
    expect(existsSync(join(folder(), '_astro'))).toBe(true);
  });

  test('the finder fetches a list that is there, and never changes under its name', () => {
    const page = pages.find(({ path }) => path === '/locations/');
    const [, list] = /(_data\/locations\.[0-9a-f]{10}\.json)/.exec(page?.html ?? '') ?? [];
    if (locations === 0) return expect(list).toBeUndefined();
    const data = JSON.parse(readFileSync(join(folder(), list ?? ''), 'utf8')) as { locations: unknown[] };
    expect(data.locations).toHaveLength(locations);
    expect(readFileSync(join(folder(), '_headers'), 'utf8')).toMatch(/\/_data\/\*\n {2}Cache-Control: .*immutable/);
  });

  test('structured data parses and stays within 8,000 characters', () => {
    for (const { root, path } of pages) {
      const scripts = root.querySelectorAll('script[type="application/ld+json"]');
      if (isHidden(path)) continue;
      expect(scripts).toHaveLength(1);
      const text = scripts[0]?.text ?? '';
      expect(text.length).toBeLessThanOrEqual(8000);
      expect(JSON.parse(text)).toHaveProperty(['@context'], 'https://schema.org');
    }
  });
});

function budgetOf(slug: string, path: string) {
  if (path === '/')
    return { ...budgets.content, ...budgets.home, ...(slug === 'nonna-pia' && budgets['home of nonna-pia']) };
  if (path === '/locations/') return { ...budgets.content, ...budgets.finder };
  if (path === '/feedback/') return { ...budgets.content, ...budgets.feedback };
  const form = (['catering', 'careers', 'media-inquiries', 'franchise'] as const).find((name) => path === `/${name}/`);
  if (form) return { ...budgets.content, ...budgets[form] };
  return { ...budgets.content, ...(path.startsWith('/menu/') && budgets.menu) };
}
