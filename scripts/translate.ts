import { fail } from '#brand/errors/fail.ts';
import { runTranslateCommand } from '#import/translate/translate-command.ts';

/** `npm run translate`: exit code 0 when the file is written, 1 when the brand or its file can't be read, 2 when the command line or the table is wrong. */
runTranslateCommand({ args: process.argv.slice(2), environment: process.env, print: console.log })
  .then((code) => (process.exitCode = code))
  .catch(fail);
