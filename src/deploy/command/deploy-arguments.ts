import { foldersOf, readOptions, slugOf, slugsOf } from '../../builder/command/arguments.ts';
import type { Folders } from '../../builder/command/folders.ts';
import { UsageError } from '../../builder/command/usage-error.ts';
import { readTarget, type Target } from '../targets/target.ts';

export interface PublishArguments extends Folders {
  /** Empty: all brands that have a built site. */
  slugs: string[];
  target: Target;
  isDryRun: boolean;
  /** Whether a site in which `inspect` has found problems is kept back. */
  isInspected: boolean;
  isJson: boolean;
}

export interface RollbackArguments {
  slug: string;
  target: Target;
}

const EXAMPLES = { to: '--to s3://my-bucket/sites' };

/** `--brand SLUG… --to TARGET --out-dir DIR --brands-dir DIR --dry-run --inspected --json` */
export function parsePublishArguments(args: string[]): PublishArguments {
  const given = readOptions(
    'publish',
    args,
    ['brand', 'to', 'out-dir', 'brands-dir'],
    ['dry-run', 'inspected', 'json'],
    EXAMPLES,
  );
  return {
    ...foldersOf(given),
    slugs: slugsOf(given),
    target: targetOf('publish', given.all('to').at(-1)),
    isDryRun: given.has('dry-run'),
    isInspected: given.has('inspected'),
    isJson: given.has('json'),
  };
}

/** `--brand SLUG --to TARGET` */
export function parseRollbackArguments(args: string[]): RollbackArguments {
  const given = readOptions('rollback', args, ['brand', 'to'], [], EXAMPLES);
  const { slug } = slugOf(given);
  if (slug === undefined) throw new UsageError('rollback needs a brand, like --brand saffron-lane.');
  return { slug, target: targetOf('rollback', given.all('to').at(-1)) };
}

export function targetOf(command: string, written: string | undefined): Target {
  if (written === undefined) throw new UsageError(`${command} needs a target, like ${EXAMPLES.to}.`);
  return readTarget(written);
}
