import type { Environment } from '#brand/folder/brand-file.ts';
import { makeCommand, parseOptions } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Output } from '#brand/report/progress.ts';
import { escapeControls } from '#brand/report/report.ts';
import { judgeHealth } from './health.ts';
import { QUEUE, queueOf } from '#brand/cli/queue-option.ts';
import { overviewOf } from './reporter.ts';
import { openSharedQueue } from './shared-queue.ts';

export interface StatusCommand {
  args: string[];
  environment: Environment;
  stdout?: Output;
}

/** `npm run builder -- status`: says how the queue of several builders is. Returns the exit code: 0 where all is well, else 1. */
export async function runStatusCommand({ args, environment, stdout = process.stdout }: StatusCommand): Promise<number> {
  const command = makeCommand('builder', 'Says which brands wait, are at work, and fail in a queue of builders.', [
    'status --queue postgres://user@host/database',
  ]).addOption(QUEUE);
  const url = queueOf(parseOptions<{ queue?: string }>(command, args).queue, environment);
  if (url === undefined) throw new UsageError('status needs a queue, like --queue postgres://user@host/database.');
  const queue = await openSharedQueue({ url, processes: 0, tell: () => {} });
  try {
    const [state, now] = [await queue.state(), Date.now()];
    const health = judgeHealth(state, now);
    const lines = overviewOf({ health, state, now }).split('\n');
    stdout.write(lines.map(escapeControls).join('\n'));
    return health.isWell ? 0 : 1;
  } finally {
    await queue.stop(0);
  }
}
