import { fail } from '#brand/errors/fail.ts';
import { runChangesCommand } from '#changes/changes-command.ts';

/** `npm run changes`: exit code 0 when all is well, 1 when a brand can't be read or with `--check` something will not fit, 2 when the command line is wrong. */
runChangesCommand({
  args: process.argv.slice(2),
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
}).then((code) => (process.exitCode = code), fail);
