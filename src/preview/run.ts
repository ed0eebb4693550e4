import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewArguments } from './preview-arguments.ts';
import { checkPlaces } from '#brand/cli/folders.ts';
import { findBrands, listBrandFolders } from '#brand/folder/brands.ts';
import { addressOf } from './serving/addresses.ts';
import { adminAddressOf } from './serving/admin-host.ts';
import { startBackend } from './backend/backend.ts';
import { dataDirOf } from '#brand/network/embedded.ts';
import { openConfigurations } from './backend/brand-websites.ts';
import { deliverOwnLeads } from './backend/leads.ts';
import { makeEditor } from '#editor/file/editor.ts';
import { type LooksOptions, makeLooks } from './looks/looks.ts';
import { openCounts } from './counts/routes.ts';
import type { BrandAt } from './serving/site-at.ts';
import { type Preview, startPreview } from './preview.ts';
import { openPublishing } from './publishing.ts';
import { stopOnSignal } from '#brand/cli/stop.ts';
import { brandTeller, runDescriber } from './building/describe-run.ts';
import { compile } from '#builder/compile/compile.ts';
import { sourceKey } from '#builder/compile/source-key.ts';
import { processesFor } from '#builder/run/pool.ts';
import { type Build, openWarmBuild, type WarmBuildOptions } from '#builder/run/warm-build.ts';
import { withQuickPictures } from './building/quick-pictures.ts';

export interface RunOptions extends Omit<WarmBuildOptions, 'brandsDir' | 'outDir' | 'onCompile' | 'processes'> {
  given: PreviewArguments;
  print: (text: string) => void;
  /** The program of a browser that this machine has, which draws the looks of a brand. */
  findBrowser: () => string | undefined;
  /** Prints the addresses only after the first build; otherwise at once. */
  isPatient: boolean;
}

/** What a build held comes back only when its process ends. The next one starts in a fraction of a second. */
const IDLE_MS = 10_000;

/** Previews until the process is stopped. */
export async function runPreview({ given, print, isPatient, findBrowser, ...options }: RunOptions): Promise<void> {
  const { brandsDir, outDir, slug, port, at, allowPrivatePictures } = given;
  if (slug !== undefined) findBrands(brandsDir, options.environment, [slug]); // Throws for one that does not exist.
  const slugs = slug === undefined ? listBrandFolders(brandsDir) : [slug];
  checkPlaces(given, slugs);
  const { root, environment } = options;
  const dataDir = dataDirOf(root, environment);
  const publishing = openPublishing({ ...options, given, slugs, dataDir, print });
  const backend = startBackend({ root, dataDir, environment, onProblem: print });
  const configurations = openConfigurations(backend, { brandsDir, environment, onProblem: print });
  const { build, buildAt, onEncoded, close } = openBuilds({
    ...options,
    brandsDir,
    outDir,
    ...(at !== undefined && { at }),
    hasBackend: true,
    processes: processesFor(slugs.length),
    idleMs: IDLE_MS,
    allowPrivatePictures,
    onCompile: () => print('Compiling the pages, once, which takes about ten seconds…'),
  });
  const describeRun = runDescriber(brandsDir);
  const { builtAt } = options;
  const minute = (): string => (typeof builtAt === 'string' ? builtAt : builtAt());
  let startedAt = performance.now();
  const preview = await startPreview({
    brandsDir,
    outDir,
    brand: slug,
    at,
    port,
    backend,
    brandIdOf: configurations.brandIdOf,
    countsOf: openCounts({ brandsDir, environment, call: backend.call }),
    ...(given.editor !== 'off' && {
      editor: makeEditor(brandsDir, { historyDir: join(dataDir, 'edits'), environment }),
    }),
    ...(publishing && { openPublisher: publishing.open }),
    now: () => Date.parse(minute()),
    sitesAt: { build: buildAt, folder: join(options.cacheDir, 'at') },
    openLooks: (onChange) => makeLooks(looksOptionsOf(given, findBrowser, options), onChange),
    environment,
    build: (slugs, onBrand) => {
      startedAt = performance.now();
      const tell = brandTeller(slugs.length, print);
      return build(slugs, (report) => {
        onBrand(report);
        tell(report);
      });
    },
    onBuilt: (brands) => {
      print(describeRun(brands, performance.now() - startedAt));
      void configurations.store(brands.filter(({ status }) => status !== 'failed').map((report) => report.slug));
    },
  });
  const leads = deliverOwnLeads(backend, environment, print);
  backend.notePort(preview.port);
  onEncoded((slug) => void preview.rebuild(slug));
  stopOnSignal(async () => {
    await preview.close();
    await leads.close();
    await Promise.all([close(), publishing?.close()]);
    await backend.close();
  });
  const model = describeModel(environment);
  if (model !== undefined) print(model);
  if (given.to !== undefined) print(`Publish, in the editor and on the dashboard, sends to ${given.to}.`);
  const describe = () => describeAddresses(preview, slug);
  if (!isPatient) print(describe());
  else await preview.firstBuild.then(() => print(describe()));
}

/** Whose processes are its own, so that what changes is built meanwhile. */
function looksOptionsOf(
  { brandsDir, allowPrivatePictures }: PreviewArguments,
  findBrowser: RunOptions['findBrowser'],
  {
    root,
    cacheDir,
    environment,
    timeLimitMs,
    builtAt,
  }: Omit<RunOptions, 'given' | 'print' | 'isPatient' | 'findBrowser'>,
): LooksOptions {
  const now = (): string => (typeof builtAt === 'string' ? builtAt : builtAt());
  const today = (): string => now().slice(0, 'YYYY-MM-DD'.length);
  return {
    brandsDir,
    cacheDir: join(cacheDir, 'looks'),
    codeKey: () => `${sourceKey(root, cacheDir)} ${today()}`,
    findBrowser,
    draw: async (slug, program, onDrawn) => {
      const [brand] = findBrands(brandsDir, environment, [slug]);
      if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
      // Only who looks at looks needs the browser's library.
      const { drawLooks } = await import('#lookbook/draw-looks.ts');
      const compiled = await compile(root, cacheDir);
      const options = { brand, root, cacheDir, compiled, builtAt: now(), program, allowPrivatePictures };
      return drawLooks({ ...options, ...(timeLimitMs !== undefined && { timeLimitMs }) }, onDrawn);
    },
  };
}

/** Processes that build at once, and one that encodes good pictures when nothing else wants the processor. */
function openBuilds(options: WarmBuildOptions) {
  let tell = (_slug: string): void => {};
  const onEncoded = (hear: (slug: string) => void): void => void (tell = hear);
  const thrownAway = join(options.cacheDir, 'encoding');
  const warm = openWarmBuild(options);
  const behind = openWarmBuild({ ...options, outDir: thrownAway, processes: 1, niceness: 10 });
  const build = withQuickPictures({
    build: (slugs, onBrand) => warm.build(slugs, onBrand, { pictureEffort: 'preview' }),
    buildFull: warm.build,
    encode: behind.build,
    onEncoded: (slug) => tell(slug),
  });
  // The brand of now does not wait for that of another time.
  const beside = openWarmBuild({ ...options, processes: 1 });
  const buildAt = ({ slug, at }: BrandAt, outDir: string): ReturnType<Build> =>
    beside.build([slug], () => {}, { at, outDir, pictureEffort: 'preview' });
  const close = async (): Promise<void> => {
    await Promise.all([warm.close(), behind.close(), beside.close()]);
    rmSync(thrownAway, { recursive: true, force: true });
  };
  return { build, buildAt, close, onEncoded };
}

/** What a preview says that sends guests' questions to a model; undefined where it sends nothing. */
export function describeModel(environment: Record<string, string | undefined>): string | undefined {
  const { OPENROUTER_API_KEY: key, OPENROUTER_URL: address } = environment;
  if (!key) return undefined;
  return `A model reads the questions to the assistant: they are sent to ${address || 'openrouter.ai'} (OPENROUTER_API_KEY).`;
}

/**
 *     http://localhost:4173/  every brand
 *       http://kumo-ramen.localhost:4173/
 */
export function describeAddresses({ port, slugs }: Pick<Preview, 'port' | 'slugs'>, brand?: string): string {
  if (brand !== undefined) {
    const own = adminAddressOf(port, brand);
    return `\n${brand}: ${addressOf(port)}\n  its build, warnings and submissions: ${own}\nStop with Ctrl+C.`;
  }
  const brands = slugs()
    .slice(0, LISTED)
    .map((slug) => `  ${addressOf(port, slug)}`);
  const rest = slugs().length - brands.length;
  const more = rest > 0 ? [`  and ${rest} more`] : [];
  return ['', `All brands: ${addressOf(port)}`, ...brands, ...more, 'Stop with Ctrl+C.'].join('\n');
}

/** At most this many addresses are printed. The dashboard lists all of them. */
const LISTED = 12;
