import { fail } from '#brand/errors/fail.ts';
import { runChangeCommand } from '#changes/many/change-command.ts';

/** `npm run change`: exit code 0 when all is written, 1 when a brand could not be changed, 2 when the command line is wrong or nobody can be asked, 130 when declined. */
runChangeCommand({
  args: process.argv.slice(2),
  environment: process.env,
  ...(process.stdin.isTTY && process.stdout.isTTY && { terminal: {} }),
  print: console.log,
}).then((code) => process.exit(code), fail);
