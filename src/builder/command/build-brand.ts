import { join } from 'node:path';
import { indexedRoutesOf, robotsTxt, sitemapXml } from '../../domain/site-files/sitemap.ts';
import { recipientsOf } from '../../domain/feedback/feedback-start.ts';
import { headersText } from '../../domain/site-files/headers.ts';
import { llmsTxt } from '../../domain/site-files/llms.ts';
import { routesOf } from '../../domain/pages/routes.ts';
import type { Site } from '../../model/site.ts';
import { assetFiles, findAssets, keptAssetFiles, publicFiles } from '../print/assets.ts';
import { findBrandWarnings } from '../load/brands.ts';
import { illustrate } from '../pictures/illustrate.ts';
import { hashInputs } from '../load/inputs.ts';
import { load } from '../load/load.ts';
import { datePages, hashPage } from '../print/page-dates.ts';
import { publish } from '../publish/publish.ts';
import { read } from '../read/read.ts';
import { fileOf, type Renderer, renderPage } from '../print/render.ts';
import { addSiteData } from '../print/site-data.ts';
import { readState, type State } from '../publish/state.ts';
import { tidyIslands } from '../../astro/tidy-islands.ts';
import { loadCodeCheck } from '../read/custom-code.ts';
import { findTimeZones } from '../read/time-zones.ts';
import type { Brand, BrandReport, OutputFile, Warning } from '../types.ts';
import { linkVoiceStyles } from '../../astro/voice-styles.ts';

/** What building any brand needs. */
export interface BrandContext {
  renderer: Renderer;
  outDir: string;
  cacheDir: string;
  packagesDir: string;
  /** Key and client folder of the compiled renderer. */
  compiled: { key: string; clientDir: string };
  buildDate: string;
  /** Leave brands alone whose inputs are those of the output that is there. */
  changedOnly: boolean;
  /** Hears when a step is done, for whoever measures. */
  onStep?: (step: Step) => void;
}

export type Step = 'load' | 'read' | 'illustrate' | 'render' | 'publish';

/** Load, read, illustrate, render, publish. Never throws: what goes wrong fails this brand, and its report says why. */
export async function buildBrand(brand: Brand, context: BrandContext): Promise<BrandReport> {
  const start = performance.now();
  const { slug } = brand;
  const milliseconds = () => performance.now() - start;
  let warnings: Warning[] = [];
  try {
    const last = readState(context.outDir, slug);
    const configuration = await load(brand);
    const inputs = hashInputs(brand, configuration, context.compiled.key, last?.inputs);
    if (context.changedOnly && last?.inputs.hash === inputs.hash) {
      const pages = Object.keys(last.pages).length;
      return { slug, status: 'unchanged', pages, milliseconds: milliseconds(), warnings: last.warnings };
    }
    context.onStep?.('load');
    const readResult = read(configuration, brand, context.buildDate, await loadCodeCheck(configuration));
    warnings = [...findBrandWarnings(brand), ...readResult.warnings];
    const located = await findTimeZones(readResult.site);
    context.onStep?.('read');
    const illustrated = await illustrate(located, readResult.pictures, brand, context.cacheDir, context.packagesDir);
    warnings.push(...illustrated.warnings);
    context.onStep?.('illustrate');
    const { site, files: data } = addSiteData(illustrated.site);
    const output = makeOutput(
      site,
      { illustrations: illustrated.files, data },
      context,
      join(context.outDir, slug),
      last,
    );
    const state = () => ({ inputs, ...output.describe(), recipients: recipientsOf(site), warnings });
    await publish(context.outDir, slug, output.files, state);
    context.onStep?.('publish');
    const pages = output.pages();
    return { slug, status: 'built', pages, milliseconds: milliseconds(), warnings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'An unknown error occurred';
    return { slug, status: 'failed', pages: 0, milliseconds: milliseconds(), error: reason, warnings };
  }
}

/** The files of a brand as they come into being, and what is known of them when the last one has. */
function makeOutput(
  site: Site,
  { illustrations, data }: { illustrations: OutputFile[]; data: OutputFile[] },
  context: BrandContext,
  siteDir: string,
  last?: State,
) {
  const hashes = new Map<string, string>();
  const assets = new Set<string>();
  const { clientDir } = context.compiled;
  const dates = () => datePages(hashes, last, context.buildDate);
  const named = () => [...assets, ...data.map(({ path }) => path)].sort();

  async function* files(): AsyncGenerator<OutputFile> {
    for (const route of routesOf(site)) {
      const printed = await renderPage(context.renderer, site, route);
      const html = tidyIslands(linkVoiceStyles(printed, site.look.voice));
      const path = fileOf(route);
      hashes.set(path, hashPage(html));
      for (const asset of findAssets([html], clientDir, site.look.voice)) assets.add(asset);
      yield { path, bytes: html };
    }
    context.onStep?.('render');
    yield* discoveryFiles(site, dates());
    yield* illustrations;
    yield* publicFiles(clientDir);
    yield* data;
    yield* assetFiles([...assets].sort(), clientDir);
    yield* keptAssetFiles(last?.assets ?? [], named(), siteDir);
  }

  return {
    files: files(),
    pages: () => hashes.size,
    describe: () => ({ pages: dates(), assets: named() }),
  };
}

/** What search engines, assistants and hosts read. */
function* discoveryFiles(site: Site, dates: State['pages']): Generator<OutputFile> {
  const entries = indexedRoutesOf(site).map((route) => ({
    path: route.path,
    lastmod: dates[fileOf(route)]?.changed ?? site.buildDate,
  }));
  yield { path: 'sitemap.xml', bytes: sitemapXml(site.origin, entries) };
  yield { path: 'robots.txt', bytes: robotsTxt(site) };
  yield { path: 'llms.txt', bytes: llmsTxt(site) };
  yield { path: '_headers', bytes: headersText(site) };
}
