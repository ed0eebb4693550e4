import { resolve } from 'node:path';
import { fail } from '#brand/errors/fail.ts';
import { runImportCommand } from '#import/all/import-command.ts';

/** `npm run import`: exit code 0 when all brands are written or there, 1 when a restaurant failed, 2 when the command line or the list is wrong. */
runImportCommand({ root: resolve(import.meta.dirname, '..'), args: process.argv.slice(2), print: console.log })
  .then((code) => (process.exitCode = code))
  .catch(fail);
