import { fail } from '#brand/errors/fail.ts';
import { runRollbackCommand } from '#deploy/command/deploy-command.ts';
import { noteDone } from './note-done.ts';

/** `npm run rollback`: exit code 0 when the site before is back, 1 when it is not, 2 when the command line is wrong. */
runRollbackCommand({ args: process.argv.slice(2), environment: process.env, onDone: noteDone }).then(
  (code) => process.exit(code),
  fail,
);
