import { join } from 'node:path';
import { nextChangeOf } from '../../domain/changes/next-change.ts';
import { recipientsOf } from '../../domain/forms/form-locations.ts';
import { hostNeedsOf } from '../../domain/site-files/headers.ts';
import { hostFiles } from '../../domain/site-files/host-files.ts';
import type { HostNeeds, Redirect } from '../../domain/site-files/hosts/host.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { entryOf } from '../../domain/site-files/sitemap.ts';
import type { Host } from '../../model/brand.ts';
import { findBrandWarnings } from '../brand/brands.ts';
import type { Compiled } from '../compile/source-key.ts';
import { hashInputs } from '../brand/inputs.ts';
import { LoadError } from '../brand/load-error.ts';
import { publicFacts } from '../brand/public-files.ts';
import { load } from '../brand/load.ts';
import { compiledFiles, isAskedLater, keptAssetFiles } from '../print/assets.ts';
import { frameOf, partsOf } from '../print/page-parts.ts';
import { type PagePrinter, printPages } from '../print/print-pages.ts';
import type { Renderer } from '../print/render.ts';
import { sheetKindOf, stylesOf } from '../print/styles.ts';
import { publish, SupersededError } from '../output/publish.ts';
import { isIntact, type KnownFiles } from '../output/published-files.ts';
import { identityOf, knownFilesOf, readState, type State } from '../output/state.ts';
import type { PictureEffort } from '../pictures/original.ts';
import { pictureEffort } from '../pictures/sizes.ts';
import { makePaths } from '../output/paths.ts';
import { addWarning, type CappedWarnings } from '../report/capped-warnings.ts';
import { changesSince, packSite } from '../report/changes.ts';
import { locateWarnings } from '../report/locate-warnings.ts';
import type { Brand, BrandReport, OutputFile } from '../types.ts';
import { publicFilesBeside, redirectsBeside } from './own-files.ts';
import { type SiteIndex, siteFiles } from './site-files.ts';
import { type PreparedSite, prepareSite } from './prepare.ts';

/** The options that are the same for all brands of a build. */
export interface BuildContext {
  outDir: string;
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  compiled: Compiled;
  buildDate: string;
  /** Whether pictures may come from this machine and its network. */
  allowPrivatePictures?: boolean | undefined;
  /** Missing: `full`. */
  pictureEffort?: PictureEffort | undefined;
  /** Skip brands whose inputs have not changed since their output was built. */
  changedOnly: boolean;
  /** Whether the server of the sites is also the backend of brands that name none. */
  hasBackend?: boolean | undefined;
  /** Whether this process builds again and again. Who started it has cleared up the output folder. */
  staysUp?: boolean | undefined;
}

export interface BrandContext extends BuildContext {
  renderer: Renderer;
  /** Called after each step, to measure times. */
  onStep?: ((step: Step) => void) | undefined;
}

export type Step = 'load' | 'read' | 'illustrate' | 'print' | 'publish';

/** Loads a configuration. Files are read when the brand is built; a backend may have been asked before that. */
export type Load = () => Promise<unknown>;

/** Load, read, illustrate, print, publish. Never throws: an error fails this brand only, and its report says why. */
export async function buildBrand(
  brand: Brand,
  context: BrandContext,
  loadConfiguration: Load = () => load(brand),
): Promise<BrandReport> {
  const start = performance.now();
  // These warnings depend on how the brand is built, so they are found each time and never stored in the state.
  const lacking = findBrandWarnings(brand, context.hasBackend);
  const said: CappedWarnings = { warnings: [] };
  const report = (rest: Outcome): BrandReport => ({
    slug: brand.slug,
    pages: 0,
    printed: [],
    kept: 0,
    ...said,
    ...rest,
    warnings: [...lacking, ...(rest.warnings ?? said.warnings)],
    milliseconds: performance.now() - start,
  });
  try {
    return report(await buildAgainst(publishedSite(brand, context), brand, context, loadConfiguration, said));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'An unknown error occurred';
    return report({ status: 'failed', error: reason, ...(isTransient(error) && { cause: 'environment' }) });
  }
}

/** An error of the system has a code: the disk is full, too many files are open. */
function isTransient(error: unknown): boolean {
  return error instanceof LoadError ? error.isTransient : error instanceof Error && 'code' in error;
}

/** What the output depends on besides the brand: the compiled code, the files that all brands have, and the options of the build. */
function settingsOf({ compiled, root, allowPrivatePictures = false }: BuildContext): unknown {
  return [compiled.key, publicFacts(root), allowPrivatePictures, pictureEffort() === 'quick'];
}

/** Whether every file of the site is there as it was published. */
function isWhole({ slug }: Brand, { outDir }: Pick<BrandContext, 'outDir'>, last: State): boolean {
  const known = knownFilesOf(outDir, slug, last);
  return Object.keys(known.files).every((path) => isIntact(join(outDir, slug), path, known));
}

/** Whether a build of these inputs on this day would make the same pages. */
function isUpToDate(
  { inputs, nextChange, hasProvisionalPictures }: State,
  hash: string | undefined,
  { buildDate, pictureEffort: effort }: Pick<BrandContext, 'buildDate' | 'pictureEffort'>,
): boolean {
  const isGoodEnough = effort === 'preview' || hasProvisionalPictures !== true;
  return isGoodEnough && inputs.hash === hash && buildDate < nextChange;
}

function unchanged({
  pages,
  nextChange,
  hasProvisionalPictures,
}: State): Pick<BrandReport, 'status' | 'pages' | 'kept' | 'nextChange' | 'hasProvisionalPictures'> {
  const count = Object.keys(pages).length;
  return {
    status: 'unchanged',
    pages: count,
    kept: count,
    nextChange,
    ...omitUndefined({ hasProvisionalPictures }),
  };
}

/** The part of a report that the steps of a build decide. */
type Outcome = Partial<BrandReport> & Pick<BrandReport, 'status'>;

/** The site in the output folder: its identity and its state. */
interface Published {
  basis?: string | undefined;
  last?: State | undefined;
}

function publishedSite({ slug }: Brand, { outDir }: Pick<BrandContext, 'outDir'>): Published {
  const basis = identityOf(join(outDir, slug));
  return { basis, last: basis === undefined ? undefined : readState(outDir, slug) };
}

async function buildAgainst(
  { basis, last }: Published,
  brand: Brand,
  context: BrandContext,
  loadConfiguration: Load,
  said: CappedWarnings,
): Promise<Outcome> {
  const { outDir, compiled, changedOnly, staysUp, onStep } = context;
  const isFile = brand.source === 'file';
  // The inputs contain the text of a file, so an unchanged file does not have to be parsed again.
  let configuration = isFile ? undefined : await loadConfiguration();
  const inputs = hashInputs(brand, configuration, settingsOf(context), last?.inputs);
  if (changedOnly && last && isUpToDate(last, inputs.hash, context) && isWhole(brand, context, last)) {
    return { ...unchanged(last), ...saidOf(last) };
  }
  if (isFile) configuration = await loadConfiguration();
  onStep?.('load');
  const prepared = await prepareSite(brand, configuration, {
    ...context,
    sharedStyles: (kind) => stylesOf(compiled.clientDir, kind).shared,
    onWarning: (warning) => addWarning(said, warning),
  });
  said.unusedKeys = prepared.unusedKeys;
  const output = makeOutput(prepared, { ...context, brand, last, said });
  const nextChange = nextChangeOf(prepared.site);
  const provisional = prepared.hasProvisionalPictures ? { hasProvisionalPictures: true as const } : {};
  const describe = (): Omit<State, 'files'> => {
    said.warnings = locateWarnings(said.warnings, brand);
    return {
      inputs,
      ...output.pages.describe(),
      assets: output.assets,
      redirects: output.redirects,
      recipients: recipientsOf(prepared.site),
      nextChange,
      site: packSite(prepared.site, compiled.key),
      ...provisional,
      ...said,
    };
  };
  try {
    const publication = {
      files: output.files(),
      describe,
      basis: last && basis,
      known: output.known,
      staysUp,
    };
    await publish(outDir, brand.slug, publication);
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
    said.warnings.length = 0;
    delete said.moreWarnings;
    return buildAgainst({}, brand, context, loadConfiguration, said);
  }
  onStep?.('publish');
  const { printed, kept } = output.pages;
  const changes = changesSince(last?.site, prepared.site, compiled.key);
  return {
    status: 'built',
    pages: printed.length + kept,
    printed,
    kept,
    nextChange,
    ...provisional,
    ...(changes !== '' && { changes }),
  };
}

function saidOf({ warnings, moreWarnings, unusedKeys }: State): CappedWarnings {
  return { warnings, ...omitUndefined({ moreWarnings, unusedKeys }) };
}

interface Output {
  pages: PagePrinter;
  assets: string[];
  /** Complete when all files are made. */
  redirects: Redirect[];
  files: () => AsyncGenerator<OutputFile>;
  known: KnownFiles | undefined;
}

/** All files of a site, each made when it is asked for. */
function makeOutput(
  { site, code, illustrations, data, publicFiles }: PreparedSite,
  context: BrandContext & { brand: Brand; last: State | undefined; said: CappedWarnings },
): Output {
  const { outDir, brand, last, said, compiled, onStep } = context;
  const siteDir = join(outDir, brand.slug);
  const index: SiteIndex = { entries: [], frames: new Set() };
  const known = last && knownFilesOf(outDir, brand.slug, last);
  const isStillThere = (path: string): boolean => isIntact(siteDir, path, known);
  const pages = printPages(site, { ...context, siteDir, isIntact: isStillThere }, (content) => {
    index.entries.push(entryOf(content));
    index.frames.add(frameOf(content));
    if (content.page === 'menu') index.menu = content.body;
  });
  const compiledPaths = compiledFiles(compiled.clientDir, sheetKindOf(site));
  const assets = [...compiledPaths, ...data.map(({ path }) => path)].filter(isAskedLater).sort();

  const redirects: Redirect[] = [];

  async function* madeFiles(): AsyncGenerator<OutputFile> {
    yield* pages.files();
    onStep?.('print');
    yield* siteFiles(site, index, pages);
    yield* illustrations;
    yield* data;
    for (const path of compiledPaths) yield { path, from: join(compiled.clientDir, path) };
    yield* keptAssetFiles(last?.assets ?? [], assets, siteDir, isStillThere);
  }

  async function* files(): AsyncGenerator<OutputFile> {
    const paths = makePaths();
    for await (const file of madeFiles()) {
      paths.add(file.path);
      yield file;
    }
    yield* publicFilesBeside(paths, publicFiles, said);
    yield* redirectsBeside(paths, brand, redirects, said);
    const parts = partsOf(site, code, index.frames);
    yield* filesForHost(brand.host, hostNeedsOf(site, parts, redirects), said);
  }

  return { pages, assets, redirects, files, known };
}

/** The files that the host of the site reads. */
function filesForHost(host: Host, needs: HostNeeds, said: CappedWarnings): OutputFile[] {
  const { files, problems } = hostFiles(host, needs);
  for (const message of problems) addWarning(said, { path: 'brand.json:host', message });
  return files;
}
