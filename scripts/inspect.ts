import { fail } from '#brand/errors/fail.ts';
import { runInspectCommand } from '#deploy/inspect/inspect-command.ts';
import { findBrowser } from './find-browser.ts';

/** `npm run inspect`: exit code 0 when all sites are in order, 1 when one is not, 2 when the command line is wrong. */
runInspectCommand({ args: process.argv.slice(2), environment: process.env, findBrowser }).then(
  (code) => process.exit(code),
  fail,
);
