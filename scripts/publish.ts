import { fail } from '#brand/errors/fail.ts';
import { runPublishCommand } from '#deploy/command/deploy-command.ts';
import { noteDone } from './note-done.ts';

/** `npm run publish`: exit code 0 when all is published, 1 when a brand failed, 2 when the command line is wrong. */
runPublishCommand({ args: process.argv.slice(2), environment: process.env, onDone: noteDone }).then(
  (code) => process.exit(code),
  fail,
);
