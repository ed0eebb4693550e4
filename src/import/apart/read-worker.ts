import { UsageError } from '#brand/errors/usage-error.ts';
import { READERS } from './readers.ts';
import type { ReadOutcome, ReadRequest } from './read-apart.ts';

process.on('message', (question: ReadRequest) => void work(question));
// Without the process that asks there is nothing to do.
process.on('disconnect', () => process.exit());

async function work({ reader, values }: ReadRequest): Promise<void> {
  const read = READERS[reader] as (...values: unknown[]) => unknown;
  let answer: ReadOutcome;
  try {
    answer = { value: await read(...values) };
  } catch (error) {
    const { message, stack = message } = error as Error;
    answer = error instanceof UsageError ? { problem: message } : { fault: stack };
  }
  process.send?.(answer);
}
