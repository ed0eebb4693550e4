import {
  BRAND,
  BRANDS,
  BRANDS_DIR,
  makeCommand,
  OUT_DIR,
  parseOptions,
  readFolders,
  requireSlug,
  text,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { readTarget, type Target, TARGET_FORMS } from '../targets/target.ts';

export const TO = valueOption('--to <target>', `where sites are served: ${TARGET_FORMS}`, text);

/** The arguments of `npm run publish`. Without `slugs`: all brands that have a built site. */
export function parsePublishArguments(args: string[]) {
  const command = makeCommand('publish', 'Brings built sites to where they are served, and sends only what changed.', [
    '--to s3://my-bucket/sites',
    '--to dir:/srv/www --brand saffron-lane --dry-run',
  ])
    .addOption(BRANDS)
    .addOption(TO)
    .addOption(OUT_DIR)
    .addOption(BRANDS_DIR)
    .option('--dry-run', 'say what would be sent and deleted, and change nothing')
    .option('--inspected', 'keep back what inspect has not found in order')
    .option('--future', 'publish also what was built with --at for another time')
    .option('--json', 'print the table for programs');
  type Options = Folders & {
    brand: string[];
    to?: string;
    dryRun: boolean;
    inspected: boolean;
    future: boolean;
    json: boolean;
  };
  const { brand, to, dryRun, inspected, future, json, ...folders } = parseOptions<Options>(command, args);
  return {
    ...readFolders(folders),
    slugs: brand,
    target: targetOf('publish', to),
    to: to ?? '',
    isDryRun: dryRun,
    isInspected: inspected,
    isFuture: future,
    isJson: json,
  };
}

/** The arguments of `npm run rollback`. */
export function parseRollbackArguments(args: string[]) {
  const command = makeCommand('rollback', 'Brings back what was published before.', [
    '--brand saffron-lane --to s3://my-bucket/sites',
  ])
    .addOption(BRAND)
    .addOption(TO);
  const { brand, to } = parseOptions<{ brand?: string; to?: string }>(command, args);
  return { slug: requireSlug('rollback', brand), target: targetOf('rollback', to), to: to ?? '' };
}

export function targetOf(command: string, written: string | undefined): Target {
  if (written === undefined) throw new UsageError(`${command} needs a target, like --to s3://my-bucket/sites.`);
  return readTarget(written);
}
