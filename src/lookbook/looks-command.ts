import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import {
  BRAND,
  BRANDS_DIR,
  makeCommand,
  parseOptions,
  PRIVATE_PICTURES,
  readFolders,
  requireSlug,
  text,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { timeLimitOf } from '#brand/cli/time-limit.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import type { Output } from '#brand/report/progress.ts';
import { durationOf, escapeControls } from '#brand/report/report.ts';
import { compile } from '#builder/compile/compile.ts';
import { startBrowser } from '#deploy/browser/in-site.ts';
import { LOOK_NAMES } from '#schema/looks.ts';
import { drawLooks, type DrawnLook } from './draw-looks.ts';
import { drawSheet, markOf } from './sheet.ts';

export interface LooksCommand {
  /** The repository's folder. */
  root: string;
  cacheDir: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** The program of a browser that this machine has. */
  findBrowser: () => string | undefined;
  /** `stdout` gets what was written, `stderr` the progress. */
  stdout?: Output;
  stderr?: Output;
}

export const NO_BROWSER =
  'No Chromium was found, which draws the pictures. Install Chromium or Chrome, or name its program in CHROMIUM_PATH.';

/** The arguments of `npm run looks`. */
export function parseLooksArguments(args: string[]): Folders & { slug: string; allowPrivatePictures: boolean } {
  const command = makeCommand('looks', 'Draws the home of a brand in all looks, on one picture.', [
    '--brand saffron-lane',
    '--brand saffron-lane --brands-dir ../clients --out-dir ../pictures',
  ])
    .addOption(BRAND)
    .addOption(BRANDS_DIR)
    .addOption(valueOption('--out-dir <folder>', 'the folder of the pictures', text).default('looks'))
    .addOption(PRIVATE_PICTURES);
  type Options = Folders & { brand?: string; allowPrivatePictures: boolean };
  const { brand, allowPrivatePictures, ...folders } = parseOptions<Options>(command, args);
  return { ...readFolders(folders), slug: requireSlug('looks', brand), allowPrivatePictures };
}

/**
 * `npm run looks` from its arguments to its exit code: 1 where there is no browser. Throws a UsageError where the arguments are wrong, and an Error where the
 * brand can't be built.
 */
export async function runLooksCommand(command: LooksCommand): Promise<0 | 1> {
  const { root, cacheDir, args, environment, findBrowser, stdout = process.stdout, stderr = process.stderr } = command;
  const { slug, brandsDir, outDir, allowPrivatePictures } = parseLooksArguments(args);
  const builtAt = buildInstantOf(environment);
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
  const program = findBrowser();
  if (program === undefined) {
    stderr.write(`${NO_BROWSER}\n`);
    return 1;
  }
  const compiled = await compile(root, cacheDir, { onStart: () => void stderr.write('Compiling the pages, once…\n') });
  const start = performance.now();
  const drawn: DrawnLook[] = [];
  const timeLimitMs = timeLimitOf(environment);
  const folder = join(outDir, slug);
  const options = { brand, root, cacheDir, compiled, builtAt, allowPrivatePictures, timeLimitMs, program };
  const own = await drawLooks(options, (each, its) => {
    drawn.push(each);
    mkdirSync(folder, { recursive: true });
    writeWhole(join(folder, `${each.look}-first.jpg`), each.first);
    writeWhole(join(folder, `${each.look}.jpg`), each.whole);
    const mark = markOf(each.look, its);
    stderr.write(escapeControls(`${drawn.length}/${LOOK_NAMES.length} ${each.look}${mark && `, ${mark}`}`) + '\n');
  });
  const sheet = join(outDir, `${slug}.jpg`);
  const browser = await startBrowser(program);
  try {
    writeWhole(sheet, await drawSheet(browser, { brand: slug, drawn, own, root }));
  } finally {
    await browser.close();
  }
  const end = `${slug} is set in ${own.name}, ${markOf(own.name, own)}. All looks, in ${durationOf(performance.now() - start)}:`;
  const lines = [end, `  ${shortenPath(sheet)}`, `  each first screen and whole page in ${shortenPath(folder)}`];
  await new Promise<void>((resolve) => stdout.write(`${lines.map(escapeControls).join('\n')}\n`, () => resolve()));
  return 0;
}
