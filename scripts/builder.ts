import { resolve } from 'node:path';
import { fail } from '#brand/errors/fail.ts';
import { stopOnSignal } from '#brand/cli/stop.ts';

const ROOT = resolve(import.meta.dirname, '..');
const [word, ...rest] = process.argv.slice(2);

/** `npm run builder`: stays up, hears of changes, builds and publishes. Exit code 0 when it was stopped, 1 when it can't run, 2 when the command line is wrong. */
async function stayUp(): Promise<void> {
  const { startBuilder } = await import('#live/live-command.ts');
  const { close } = await startBuilder({
    root: ROOT,
    cacheDir: resolve(ROOT, '.cache'),
    args: process.argv.slice(2),
    environment: { ...process.env },
  });
  stopOnSignal(close);
}

/** `npm run builder -- status`: exit code 0 when all is well, 1 when it is not, 2 when the command line is wrong. */
async function tellStatus(): Promise<void> {
  const { runStatusCommand } = await import('#live/status-command.ts');
  process.exit(await runStatusCommand({ args: rest, environment: process.env }));
}

/** `npm run builder -- test-delivery`: exit code 0 when everybody has got it, 1 when it stopped, 2 when the command line or the environment is wrong. */
async function testDelivery(): Promise<void> {
  const { runTestCommand } = await import('#live/test-command.ts');
  process.exit(await runTestCommand({ root: ROOT, args: rest, environment: process.env }));
}

(word === 'status' ? tellStatus() : word === 'test-delivery' ? testDelivery() : stayUp()).catch(fail);
