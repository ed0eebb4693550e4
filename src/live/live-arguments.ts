import { isIP } from 'node:net';
import { foldersOf, type Given, jobsOf, portOf, readOptions, slugsOf } from '../builder/command/arguments.ts';
import type { Folders } from '../builder/command/folders.ts';
import { UsageError } from '../builder/command/usage-error.ts';
import { targetOf } from '../deploy/command/deploy-arguments.ts';
import type { Target } from '../deploy/targets/target.ts';

export interface LiveArguments extends Folders {
  /** Empty: all brands, also those that come later. */
  slugs: string[];
  target: Target;
  /** The target as it was written. */
  to: string;
  port: number;
  /** The address of this machine at which it can be reached. */
  address: string;
  /** How often backends are asked, in seconds; 0: never. Missing: it depends on whether they tell by themselves. */
  pollS?: number;
  jobs: number;
}

const EXAMPLES = { to: '--to s3://my-bucket/sites', poll: '--poll 60', listen: '--listen 127.0.0.1' };
const DEFAULT_PORT = 4190;
const MAX_POLL_S = 86_400;

/** `--to TARGET --brand SLUG… --brands-dir DIR --out-dir DIR --port N --listen ADDRESS --poll SECONDS --jobs N` */
export function parseLiveArguments(args: string[]): LiveArguments {
  const options = ['to', 'brand', 'brands-dir', 'out-dir', 'port', 'listen', 'poll', 'jobs'];
  const given = readOptions('builder', args, options, [], EXAMPLES);
  const to = given.all('to').at(-1);
  return {
    ...foldersOf(given),
    slugs: slugsOf(given),
    target: targetOf('builder', to),
    to: to ?? '',
    port: portOf(given).port ?? DEFAULT_PORT,
    address: addressOf(given),
    ...pollOf(given),
    jobs: jobsOf(given),
  };
}

function addressOf(given: Given): string {
  const written = given.all('listen').at(-1) ?? '127.0.0.1';
  if (isIP(written) > 0) return written;
  throw new UsageError(
    `"${written}" is no address of this machine. Write 127.0.0.1, or 0.0.0.0 to be reached from others.`,
  );
}

function pollOf(given: Given): { pollS?: number } {
  const written = given.all('poll').at(-1);
  if (written === undefined) return {};
  const seconds = Number(written);
  if (/^\d+$/.test(written) && seconds <= MAX_POLL_S) return { pollS: seconds };
  throw new UsageError(`"${written}" is no time. Write whole seconds up to ${MAX_POLL_S}, or 0 for never.`);
}
