import { resolve } from 'node:path';
import { fail } from '../src/builder/cli/fail.ts';
import { stopOnSignal } from '../src/builder/run/stop.ts';
import { startBuilder } from '../src/live/live-command.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `npm run builder`: stays up, hears of changes, builds and publishes. Exit code 0 when it was stopped, 1 when it can't run, 2 when the command line is wrong. */
startBuilder({
  root: ROOT,
  cacheDir: resolve(ROOT, '.cache'),
  args: process.argv.slice(2),
  environment: { ...process.env },
}).then(({ close }) => stopOnSignal(close), fail);
