import { join } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { checkPlaces } from '#brand/cli/folders.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { withOwnBrandId } from '#brand/folder/brand-owner.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { dueConfiguration, learnClocks } from '#changes/due-configuration.ts';
import { readState } from '#builder/output/state.ts';
import { lockSite } from '#builder/output/write-site.ts';
import { read } from '#reader/read.ts';
import type { Output } from '#brand/report/progress.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { countOf } from '#brand/report/report.ts';
import type { Brand } from '#schema/warning.ts';
import { type ExportArguments, parseExportArguments } from './export-arguments.ts';
import { readCounts } from '../counts/read-counts.ts';
import { openSubmissions, type SubmissionBackend } from './backends.ts';
import { type Contents, contentsOf } from './contents.ts';
import { readSubmissions } from './read-submissions.ts';
import { checkTarget } from './target.ts';
import { writeZip } from './zip-file.ts';

export interface ExportCommand {
  /** The repository's folder. */
  root: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** `npm run build` with these arguments; its report goes to the output. */
  build: (args: string[], output: Output) => Promise<number>;
  stdout?: Output;
  stderr?: Output;
}

/**
 * `npm run export` from its arguments to its exit code: 1 when the brand could not be built. Throws a UsageError where the arguments are wrong, and another
 * Error where something can't be read or written; the zip that was there stays.
 */
export async function runExportCommand(command: ExportCommand): Promise<number> {
  const { args, root, environment, build, stdout = process.stdout, stderr = process.stderr } = command;
  const given = parseExportArguments(args);
  const { slug, target, brandsDir } = given;
  const [brand] = findBrands(brandsDir, environment, [slug]);
  checkPlaces(given, [slug]);
  checkTarget(target, given);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
  if (!(await buildQuietly(given, build, stderr))) {
    stderr.write(`"${slug}" could not be built, so nothing was exported.\n`);
    return 1;
  }
  const backend = openSubmissions(brand, { root, environment });
  try {
    const { files, bytes } = await exportBrand(brand, given, backend, buildInstantOf(environment));
    stdout.write(`${shortenPath(target)}: ${countOf(files, 'file')}, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`);
    if ('missing' in backend) stderr.write(`What visitors sent is not included. ${backend.missing}\n`);
    return 0;
  } finally {
    if ('close' in backend) await backend.close();
  }
}

/** Builds what is not built, or not from the configuration as it is. What a build says is only shown where it fails. */
async function buildQuietly(given: ExportArguments, build: ExportCommand['build'], stderr: Output): Promise<boolean> {
  const { slug, brandsDir, outDir, host, allowPrivatePictures } = given;
  let said = '';
  const output: Output = {
    write: (text, onWritten) => {
      said += text;
      onWritten?.();
    },
  };
  const args = ['--brand', slug, '--brands-dir', brandsDir, '--out-dir', outDir, '--changed'];
  if (host !== undefined) args.push('--host', host);
  if (allowPrivatePictures) args.push('--allow-private-pictures');
  const isBuilt = (await build(args, output)) === 0;
  if (!isBuilt) stderr.write(said);
  return isBuilt;
}

async function exportBrand(
  brand: Brand,
  { outDir, target }: ExportArguments,
  backend: SubmissionBackend,
  builtAt: string,
): Promise<{ files: number; bytes: number }> {
  const siteDir = join(outDir, brand.slug);
  const written = await loadWritten(brand);
  await learnClocks(written, builtAt, brand);
  const due = dueConfiguration(brand, written, builtAt);
  const { configuration } = withOwnBrandId(brand, due.configuration);
  const { site } = read(configuration, brand, builtAt);
  const lock = await lockSite(outDir, brand.slug); // A preview may build it meanwhile, and waits until its files are read.
  try {
    const state = readState(outDir, brand.slug);
    if (state === undefined) throw new Error(`The site of "${brand.slug}" is gone. Export it again.`);
    const submissions: Contents['submissions'] =
      'missing' in backend
        ? backend
        : {
            tables: await readSubmissions(backend.call, state.recipients, brand.brandId),
            counts: await readCounts(backend.call, brand.brandId),
            call: backend.call,
          };
    const siteFiles = Object.keys(state.files).sort();
    return await writeZip(target, contentsOf({ brand, siteDir, siteFiles, written, site, submissions }));
  } finally {
    lock.release();
  }
}
