import type { Environment } from '../folder/brand-file.ts';
import { valueOption } from './cli.ts';
import { UsageError } from '../errors/usage-error.ts';

export const QUEUE = valueOption('--queue <url>', 'the PostgreSQL in which several builders share a queue', readQueue);

/** The database address from the command line, else from the environment, where other users of the machine can't see it. */
export function queueOf(typed: string | undefined, environment: Environment): string | undefined {
  const named = environment['QUEUE_URL']?.trim() ?? '';
  return typed ?? (named === '' ? undefined : readQueue(named));
}

function readQueue(written: string): string {
  if (/^postgres(?:ql)?:\/\/./.test(written) && URL.canParse(written)) return written;
  // What was written may have a password.
  throw new UsageError(
    'The queue is no address of a database. Write --queue postgres://user:password@host:5432/database.',
  );
}
