import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DevSite, makeDevSite } from '../src/builder/pipeline/dev-site.ts';
import { contentOf } from '../src/domain/pages/content.ts';
import type { Route } from '../src/domain/pages/routes.ts';
import type { Site } from '../src/model/site.ts';
import { linkFolder } from './copy-brand.ts';
import { type Cost, measureNodeAndPeak, runNode } from './measure.ts';

/** The same pages as an ordinary Astro project: static output, one brand, `astro build`, none of what lies in `src/astro`. */
export interface PlainAstro {
  /** What the next build prints. */
  prepare: (ready: DevSite) => void;
  /** Milliseconds. */
  build: () => number;
  /** The folder it fills. */
  outDir: string;
}

/** What pages find in `Astro.locals`. */
const localsOf = (site: Site, route: Route) => ({ content: contentOf(site, route) });

/** `folder` has to lie below `root`, whose packages it uses. */
export function makePlainAstro(root: string, folder: string): PlainAstro {
  copyProject(root, folder, 'ready.ts');
  for (const page of globSync('**/*[[]*.astro', { cwd: join(folder, 'src/pages') })) addStaticPaths(folder, page);
  return {
    prepare: (ready) => prepare(folder, ready),
    build: () => runNode(astroArgs(root), { cwd: folder, env: ENVIRONMENT }).milliseconds,
    outDir: join(folder, 'dist'),
  };
}

/** The pages of many brands out of one `astro build`: `getStaticPaths` names the brands, each of which has a folder in the output. */
export interface PlainAstroOfMany {
  /** Builds the first `count` of the brands. Rejects when another number of pages comes out. */
  build: (count: number, note: string) => Promise<Cost & { pages: number }>;
}

/**
 * Only pages: pictures, which Astro would copy and we link, are left out, and so is whatever else is in a site. What the pages say is
 * written down once, before anything is measured; each build has a new folder for its output.
 */
export async function makePlainAstroOfMany(
  root: string,
  folder: string,
  { brandsDir, slugs, counts }: { brandsDir: string; slugs: string[]; counts: number[] },
): Promise<PlainAstroOfMany> {
  copyProject(root, folder, 'ready-brands.ts');
  moveBelowBrand(join(folder, 'src/pages'));
  for (const page of globSync('**/*.astro', { cwd: join(folder, 'src/pages') })) addStaticPaths(folder, page);
  const all = join(folder, 'ready');
  const pagesOf = new Map<string, number>();
  for (const slug of slugs) {
    const ready = await readySite(root, brandsDir, slug);
    writeReady(join(all, slug), ready);
    pagesOf.set(slug, ready.routes.size);
  }
  for (const count of counts) {
    for (const slug of slugs.slice(0, count)) linkFolder(join(all, slug), join(folder, `ready-${count}`, slug));
  }
  let builds = 0;
  return {
    build: async (count, note) => {
      const pages = slugs.slice(0, count).reduce((sum, slug) => sum + (pagesOf.get(slug) ?? 0), 0);
      builds += 1;
      const outDir = join(folder, `dist-${builds}`);
      const env = { ...ENVIRONMENT, READY: `ready-${count}` };
      const cost = await measureNodeAndPeak([...astroArgs(root), '--outDir', outDir], note, { cwd: folder, env });
      const printed = globSync('**/*.html', { cwd: outDir }).length;
      if (printed !== pages) throw new Error(`astro build printed ${printed} pages instead of ${pages}.`);
      return { ...cost, pages };
    },
  };
}

/** All that the build does but printing pages. */
export function readySite(
  root: string,
  brandsDir: string,
  slug: string,
  { environment = process.env, buildDate = new Date().toISOString().slice(0, 10) } = {},
): Promise<DevSite> {
  const cacheDir = join(root, '.cache');
  return makeDevSite({ brandsDir, slug, environment, cacheDir, root, buildDate });
}

const ENVIRONMENT = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

const astroArgs = (root: string): string[] => [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'];

function copyProject(root: string, folder: string, ready: string): void {
  rmSync(folder, { recursive: true, force: true });
  const [sources, plain] = [join(root, 'src'), join(root, 'bench/plain')];
  cpSync(sources, join(folder, 'src'), { recursive: true, filter: (path) => path !== join(sources, 'astro') });
  copyFileSync(join(plain, ready), join(folder, 'src/ready.ts'));
  copyFileSync(join(plain, 'middleware.ts'), join(folder, 'src/middleware.ts'));
  copyFileSync(join(plain, 'astro.config.mjs'), join(folder, 'astro.config.mjs'));
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
}

/** `pages/menu/index.astro` becomes `pages/[brand]/menu/index.astro`, one folder further away from what it imports. */
function moveBelowBrand(pages: string): void {
  const moved = `${pages}-moved`;
  renameSync(pages, moved);
  mkdirSync(pages);
  renameSync(moved, join(pages, '[brand]'));
  for (const page of globSync('**/*.astro', { cwd: pages })) {
    const file = join(pages, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=\bfrom ')(?=\.\.\/)/g, '../'));
  }
}

/** A file a page, and which file a path has. */
function writeReady(folder: string, { site, routes }: DevSite): void {
  mkdirSync(folder, { recursive: true });
  const files = Array.from(routes.values(), (route, index) => ({ route, file: `${index}.json` }));
  for (const { route, file } of files) writeFileSync(join(folder, file), JSON.stringify(localsOf(site, route)));
  const paths = Object.fromEntries(files.map(({ route, file }) => [route.path, file]));
  writeFileSync(join(folder, 'paths.json'), JSON.stringify(paths));
}

/** A page of several paths has to list them where nobody asks for them one by one. */
function addStaticPaths(folder: string, page: string): void {
  const file = join(folder, 'src/pages', page);
  const name = page.replaceAll('\\', '/').replace(/\.astro$/, '');
  const lines = [
    '---',
    "import { pathsOf } from '/src/ready.ts';",
    `export const getStaticPaths = () => pathsOf('${name}');`,
    '',
  ];
  writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', lines.join('\n')));
}

function prepare(folder: string, { site, routes, files }: DevSite): void {
  withholdPagesBut(folder, [...routes.keys()]);
  const ready = Array.from(routes, ([path, route]) => [path, localsOf(site, route)]);
  writeFileSync(join(folder, 'ready.json'), JSON.stringify(Object.fromEntries(ready)));
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  for (const file of files.values()) {
    const target = join(folder, 'public', file.path);
    mkdirSync(dirname(target), { recursive: true });
    if ('from' in file) copyFileSync(file.from, target);
    else writeFileSync(target, file.bytes);
  }
}

/**
 * A static build prints every page it has, those of other brands too. Such a page becomes one of many paths, of which there are none: it
 * stays in the project, where stylesheets are cut by what all the pages share.
 */
function withholdPagesBut(folder: string, paths: string[]): void {
  for (const page of globSync('*.astro', { cwd: join(folder, 'src/pages') })) {
    const name = page.replace(/\.astro$/, '');
    if (name.includes('[') || paths.includes(name === 'index' ? '/' : `/${name}/`)) continue;
    const withheld = `${name}-[none].astro`;
    renameSync(join(folder, 'src/pages', page), join(folder, 'src/pages', withheld));
    addStaticPaths(folder, withheld);
  }
}
