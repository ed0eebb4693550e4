import { availableParallelism } from 'node:os';
import { isIP } from 'node:net';
import {
  BRANDS,
  BRANDS_DIR,
  checkSlug,
  JOBS,
  listOption,
  makeCommand,
  OUT_DIR,
  parseOptions,
  PORT,
  readFolders,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { targetOf, TO } from '#deploy/command/deploy-arguments.ts';
import { QUEUE, queueOf } from '#brand/cli/queue-option.ts';
import type { Target } from '#deploy/targets/target.ts';

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
  /** How many processes build. */
  jobs: number;
  /** The database in which several builders share a queue. */
  queue?: string;
  /** Where a proxy with a login has the inbox, without a path. */
  inboxOrigin?: string;
  /** The header in which that proxy says who asks. */
  inboxUserHeader?: string;
  /** The brands whose delivery of leads is tried each week. */
  testWeekly: string[];
}

const DEFAULT_PORT = 4190;
const MAX_POLL_S = 86_400;

/** The arguments of `npm run builder`. */
export function parseLiveArguments(args: string[], environment: Environment = {}): LiveArguments {
  const command = makeCommand('builder', 'Stays up, hears of changes, builds what changed and publishes it.', [
    '--to s3://my-bucket/sites',
    '--to dir:/srv/www --poll 60 --jobs 2',
  ])
    .addOption(TO)
    .addOption(BRANDS)
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .addOption(PORT)
    .addOption(
      valueOption('--listen <address>', 'the address of this machine to listen on', readAddress).default('127.0.0.1'),
    )
    .addOption(valueOption('--poll <seconds>', 'how often backends are asked; 0 for never', readSeconds))
    .addOption(JOBS)
    .addOption(QUEUE)
    .addOption(
      valueOption(
        '--inbox-origin <url>',
        'where a proxy with a login has /inbox/; INBOX_URL names it, too',
        readOrigin,
      ),
    )
    .addOption(
      valueOption('--inbox-user-header <name>', 'the header in which that proxy says who asks', readHeaderName),
    )
    .addOption(
      listOption(
        '--test-weekly <slug>',
        'a brand to which a marked submission is sent each Monday; may be given several times',
        checkSlug,
      ).default([], 'none'),
    );
  type Options = Folders & {
    to?: string;
    brand: string[];
    port?: number;
    listen: string;
    poll?: number;
    jobs?: number;
    queue?: string;
    inboxOrigin?: string;
    inboxUserHeader?: string;
    testWeekly: string[];
  };
  const {
    to,
    brand,
    port,
    listen,
    poll,
    jobs = availableParallelism(),
    queue: typed,
    inboxOrigin = originOf(environment['INBOX_URL']),
    inboxUserHeader,
    testWeekly,
    ...folders
  } = parseOptions<Options>(command, args);
  const queue = queueOf(typed, environment);
  if (queue !== undefined && brand.length > 0) {
    throw new UsageError('With a queue every builder builds all brands. Leave out --brand.');
  }
  return {
    ...readFolders(folders),
    slugs: brand,
    target: targetOf('builder', to),
    to: to ?? '',
    port: port ?? DEFAULT_PORT,
    address: listen,
    ...(poll !== undefined && { pollS: poll }),
    jobs,
    testWeekly,
    ...(queue !== undefined && { queue }),
    ...(inboxOrigin !== undefined && { inboxOrigin }),
    ...(inboxUserHeader !== undefined && { inboxUserHeader }),
  };
}

function readAddress(written: string): string {
  if (isIP(written) > 0) return written;
  throw new UsageError(
    `"${written}" is no address of this machine. Write 127.0.0.1, or 0.0.0.0 to be reached from others.`,
  );
}

function readOrigin(written: string): string {
  const origin = originOf(written);
  if (origin !== undefined) return origin;
  throw new UsageError(`"${written}" is no address of a proxy. Write it like https://inbox.agency.example.`);
}

/** What is no web address names no proxy: who sends mails says so of INBOX_URL. */
function originOf(written: string | undefined): string | undefined {
  const isWeb = written !== undefined && URL.canParse(written) && /^https?:$/.test(new URL(written).protocol);
  return isWeb ? new URL(written).origin : undefined;
}

function readHeaderName(written: string): string {
  if (/^[A-Za-z][\w-]*$/.test(written)) return written;
  throw new UsageError(`"${written}" is no name of a header. Write it like X-Forwarded-User.`);
}

function readSeconds(written: string): number {
  const seconds = Number(written);
  if (/^\d+$/.test(written) && seconds <= MAX_POLL_S) return seconds;
  throw new UsageError(`"${written}" is no time. Write whole seconds up to ${MAX_POLL_S}, or 0 for never.`);
}
