import { textsOf } from '#i18n/texts.ts';
import { join } from 'node:path';
import { hostNeedsOf } from '../site-files/headers.ts';
import { hostFiles } from '../site-files/host-files.ts';
import type { Redirect } from '#schema/brand-folder/host.ts';
import { entryOf } from '../site-files/sitemap.ts';
import { isAsNoted } from '#brand/files/file-note.ts';
import { makePaths } from '../output/paths.ts';
import { compiledFiles, isAskedLater, keptAssetFiles } from '../compile/assets.ts';
import { frameOf, partsOf } from './page-parts.ts';
import { type PagePrinter, printPages, type PrintOptions } from './render-pages.ts';
import type { Site } from '#schema/site.ts';
import type { CopiedFile, OutputFile, Warning } from '#schema/warning.ts';
import type { OpenBrand } from '../prepare/open-brand.ts';
import { publicFilesBeside, redirectsBeside } from './own-files.ts';
import type { PreparedSite } from '../prepare/prepare.ts';
import { type SiteIndex, siteFiles } from './site-files.ts';

export interface OutputOptions extends Omit<PrintOptions, 'last' | 'keep'> {
  outDir: string;
}

/** The other members are complete when all files are made. */
export interface Output {
  files: () => AsyncGenerator<OutputFile>;
  pages: PagePrinter;
  assets: string[];
  redirects: Redirect[];
  warnings: Warning[];
}

/** All files of a site, each made when it is asked for. */
export function makeOutput(
  { brand, last }: OpenBrand,
  { site, translations, code, optimizedPictures, data, publicFiles }: PreparedSite,
  { outDir, ...context }: OutputOptions,
): Output {
  const siteDir = join(outDir, brand.slug);
  const keep = (path: string): CopiedFile | undefined => {
    const note = last && Object.hasOwn(last.files, path) ? last.files[path] : undefined;
    const from = join(siteDir, path);
    return note && isAsNoted(from, note) ? { path, from, hash: note.hash } : undefined;
  };
  const sites = [site, ...translations];
  const frames = new Set<string | undefined>();
  const indexes = new Map<Site, SiteIndex>(sites.map((each) => [each, { entries: [] }]));
  const pages = printPages(sites, { ...context, last, keep }, (content, printed) => {
    const index = indexes.get(printed);
    index?.entries.push(entryOf(content));
    if (index && content.page === 'menu') index.menu = content.body;
    frames.add(frameOf(content));
  });
  const compiled = compiledFiles(context.compiled.clientDir, site);
  const assets = [...compiled, ...data]
    .map(({ path }) => path)
    .filter(isAskedLater)
    .sort();
  const redirects: Redirect[] = [];
  const warnings: Warning[] = [];

  async function* madeFiles(): AsyncGenerator<OutputFile> {
    yield* pages.files();
    yield* siteFiles(indexes, pages);
    yield* optimizedPictures;
    yield* data;
    yield* compiled;
    yield* keptAssetFiles(last?.assets ?? [], assets, keep);
  }

  async function* files(): AsyncGenerator<OutputFile> {
    const paths = makePaths();
    for await (const file of madeFiles()) {
      paths.add(file.path);
      yield file;
    }
    const own = publicFilesBeside(paths, publicFiles);
    const forwarding = redirectsBeside(paths, brand, textsOf(site));
    for (const redirect of forwarding.redirects) redirects.push(redirect);
    const needs = hostNeedsOf(site, partsOf(site, code, frames), redirects);
    const host = hostFiles(brand.host, needs);
    const problems = host.problems.map((message) => ({ path: 'brand.json:host', message }));
    for (const warning of [...own.warnings, ...forwarding.warnings, ...problems]) warnings.push(warning);
    yield* [...own.files, ...forwarding.files, ...host.files];
  }

  return { files, pages, assets, redirects, warnings };
}
