import { resolve } from 'node:path';
import { fail } from '#brand/errors/fail.ts';
import { newCommand } from '#import/new-command.ts';

/** `npm run new`: exit code 0 when the brand is written, 2 when the command line is wrong, the brand exists or the source can't be used, 130 when cancelled. */
newCommand({
  root: resolve(import.meta.dirname, '..'),
  args: process.argv.slice(2),
  environment: process.env,
  terminal: process.stdin.isTTY && process.stdout.isTTY ? {} : undefined,
  print: console.log,
}).catch(fail);
