import { resolve } from 'node:path';
import { fail } from '#brand/errors/fail.ts';
import { runLooksCommand } from '#lookbook/looks-command.ts';
import { findBrowser } from './find-browser.ts';

const ROOT = resolve(import.meta.dirname, '..');

// A command that is stopped ends the processes that build, and deletes what they have built.
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const)
  process.once(signal, () => process.exit(128 + number));

/** `npm run looks`: exit code 0 when the pictures are there, 1 without a browser or a site, 2 when the command line is wrong. */
runLooksCommand({
  root: ROOT,
  cacheDir: resolve(ROOT, '.cache'),
  args: process.argv.slice(2),
  environment: process.env,
  findBrowser,
}).then((code) => process.exit(code), fail);
