import { stagingOrigin } from '#brand/network/preview-origin.ts';
import {
  BRANDS_DIR,
  BRANDS,
  HOST,
  JOBS,
  makeCommand,
  OUT_DIR,
  parseOptions,
  PRIVATE_PICTURES,
  readFolders,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Host } from '#schema/brand-folder/brand.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { QUEUE } from '#brand/cli/queue-option.ts';
import { parseShard, type Shard } from '#brand/cli/shard.ts';
import { instantOfTime } from '#changes/clocks.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

export interface BuildArguments extends Folders {
  /** Empty: all brands. */
  slugs: string[];
  /** All brands, where it is missing. */
  shard?: Shard;
  changed: boolean;
  /** The time of which the site is built, on the clock of each brand, in place of now. */
  at?: string;
  /** How many processes build at the same time. Missing: one for each forty brands, at most one a core. */
  jobs?: number;
  json: boolean;
  /** Whether a warning of a brand ends the command with 1. */
  strict: boolean;
  /** Overrides the host in each brand.json. */
  host?: Host;
  /** The address of a preview, with `{slug}` for the brand. */
  staging?: string;
  allowPrivatePictures: boolean;
  /** The queue of builders that are to build instead. */
  queue?: string;
}

/** Where sites of another time lie, unless `--out-dir` names a folder. */
export const OTHER_TIME_DIR = 'dist-at';

export const AT = valueOption(
  '--at <time>',
  'the sites as they will be then, on the clock of each brand; into dist-at',
  readAt,
);

/** The arguments of `npm run build`. */
export function parseBuildArguments(args: string[]): BuildArguments {
  const command = makeCommand('build', 'Builds the sites of brands, each a folder that can be published as it is.', [
    '',
    '--brand saffron-lane --changed',
    '--brands-dir ../clients --out-dir ../sites --json',
  ])
    .addOption(BRANDS)
    .addOption(valueOption('--shard <i/n>', 'one of n parts of the brands, for several machines', parseShard))
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .option('--changed', 'leave alone what has not changed')
    .addOption(AT)
    .option('--strict', 'end with 1 when a brand has a warning')
    .addOption(JOBS)
    .addOption(HOST)
    .addOption(
      valueOption('--staging <url>', 'build for a preview at that address, with {slug} for the brand', readStaging),
    )
    .option('--json', 'print the report, alone, on standard output')
    .addOption(PRIVATE_PICTURES)
    .addOption(QUEUE);
  const { brand: slugs, ...options } = parseOptions<Omit<BuildArguments, 'slugs'> & { brand: string[] }>(command, args);
  // What is built for a day to come is not what anybody publishes today, so it does not take the place of that.
  const isElsewhere = options.at !== undefined && command.getOptionValueSource('outDir') === 'default';
  return { ...options, ...readFolders(isElsewhere ? { ...options, outDir: OTHER_TIME_DIR } : options), slugs };
}

function readAt(written: string): string {
  if (instantOfTime(written, undefined) !== undefined) return written;
  throw new UsageError(`"${written}" is no time. Write it like --at 2026-12-24T18:00, or a date alone.`);
}

function readStaging(staging: string): string {
  if (stagingOrigin(staging, 'a-slug') !== undefined) return staging;
  throw new UsageError(
    `"${staging}" is no address for previews. Write a web address without a path, like --staging https://{slug}.previews.example.`,
  );
}
