import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DevSite, makeDevSite } from '#builder/dev-site.ts';
import { contentOf } from '#content/content.ts';
import { PATHS, pathsOf, type Route } from '#core/routes/routes.ts';
import type { Paths, Site } from '#schema/site.ts';

/** The same pages as an ordinary Astro project: static output, one brand, `astro build`, none of what lies in `src/site/astro`. */
export interface PlainAstro {
  /** What the next build prints. */
  prepare: (ready: DevSite) => void;
  /** Throws what Astro says when it fails. */
  build: () => void;
  /** The folder it fills. */
  outDir: string;
}

/** What pages find in `Astro.locals`. */
const localsOf = (site: Site, route: Route) => ({ content: contentOf(site, route), paths: pathsOf(site) });

/** `folder` has to lie below `root`, whose packages it uses. */
export function makePlainAstro(root: string, folder: string): PlainAstro {
  copyProject(root, folder);
  for (const page of globSync('**/*[[]*.astro', { cwd: join(folder, 'src/site/pages') })) addStaticPaths(folder, page);
  return {
    prepare: (ready) => prepare(folder, ready),
    build: () => runAstro(root, folder),
    outDir: join(folder, 'dist'),
  };
}

/** All that the build does but printing pages. */
export function readySite(
  root: string,
  brandsDir: string,
  slug: string,
  { environment = process.env, builtAt = new Date().toISOString().slice(0, 10) } = {},
): Promise<DevSite> {
  const cacheDir = join(root, '.cache');
  return makeDevSite({ brandsDir, slug, environment, cacheDir, root, builtAt });
}

function runAstro(root: string, folder: string): void {
  const args = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'];
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, args, { cwd: folder, env });
}

function copyProject(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const [sources, plain] = [join(root, 'src'), join(import.meta.dirname, 'project')];
  cpSync(sources, join(folder, 'src'), { recursive: true, filter: (path) => path !== join(sources, 'site/astro') });
  for (const file of ['ready.ts', 'middleware.ts']) {
    copyFileSync(join(plain, file), join(folder, 'src/site', file));
  }
  copyFileSync(join(plain, 'config.mjs'), join(folder, 'astro.config.mjs'));
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
}

/** A page of several paths has to list them where nobody asks for them one by one. */
function addStaticPaths(folder: string, page: string): void {
  const file = join(folder, 'src/site/pages', page);
  const name = page.replaceAll('\\', '/').replace(/\.astro$/, '');
  const lines = [
    '---',
    "import { pathsOf } from '/src/site/ready.ts';",
    `export const getStaticPaths = () => pathsOf('${name}');`,
    '',
  ];
  writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', lines.join('\n')));
}

function prepare(folder: string, { routes, files }: DevSite): void {
  const paths = [...routes.keys()];
  for (const site of new Set(Array.from(routes.values(), ({ site }) => site)))
    if (site.paths !== undefined) addPagesAt(folder, site.paths, paths);
  withholdPagesBut(folder, paths);
  const ready = Array.from(routes, ([path, { site, route }]) => [path, localsOf(site, route)]);
  writeFileSync(join(folder, 'ready.json'), JSON.stringify(Object.fromEntries(ready)));
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  for (const file of files.values()) {
    const target = join(folder, 'public', file.path);
    mkdirSync(dirname(target), { recursive: true });
    if ('from' in file) copyFileSync(file.from, target);
    else writeFileSync(target, file.bytes);
  }
}

/** At the paths of another language a page is one of ours: `fr/emplois.astro` is `careers.astro`. */
function addPagesAt(folder: string, paths: Paths, wanted: string[]): void {
  const pages = join(folder, 'src/site/pages');
  for (const file of globSync('**/*.astro', { cwd: join(import.meta.dirname, '../../../src/site/pages') })) {
    const page = file.replaceAll('\\', '/').replace(/\.astro$/, '');
    const copy = pageAt(paths, page);
    if (copy === undefined || !(copy.includes('[') || wanted.includes(pathOfPage(copy)))) continue;
    mkdirSync(dirname(join(pages, copy)), { recursive: true });
    writeFileSync(
      join(pages, `${copy}.astro`),
      `---\nimport Page from '/src/site/pages/${page}.astro';\n---\n\n<Page />\n`,
    );
    if (copy.includes('[')) addStaticPaths(folder, `${copy}.astro`);
  }
}

/** `pageAt(pathsIn('fr-CA', '/fr'), 'menu/[location]') // 'fr/menu/[location]'` */
function pageAt(paths: Paths, page: string): string | undefined {
  const names = Object.keys(PATHS) as (keyof Paths)[];
  const name = page === 'index' ? 'home' : names.find((name) => name !== 'home' && `/${page}/`.startsWith(PATHS[name]));
  if (name === undefined) return undefined;
  const rest = `/${page}`.slice(PATHS[name].length);
  return `${paths[name]}${rest}`.replaceAll(/^\/|\/$/g, '');
}

const pathOfPage = (page: string): string => `/${page}/`.replace(/index\/$/, '');

/**
 * A static build prints every page it has, those of other brands too. Such a page becomes one of many paths, of which there are none: it
 * stays in the project, where stylesheets are cut by what all the pages share.
 */
function withholdPagesBut(folder: string, paths: string[]): void {
  for (const page of globSync('*.astro', { cwd: join(folder, 'src/site/pages') })) {
    const name = page.replace(/\.astro$/, '');
    if (name.includes('[') || paths.includes(pathOfPage(name))) continue;
    const withheld = `${name}-[none].astro`;
    renameSync(join(folder, 'src/site/pages', page), join(folder, 'src/site/pages', withheld));
    addStaticPaths(folder, withheld);
  }
}
