import { fail } from '#brand/errors/fail.ts';
import { runListingsCommand } from '#listings/listings-command.ts';

/** `npm run listings`: exit code 0 when the files are written, or a profile says the same; 1 when it says something else; 2 when the command line is wrong. */
runListingsCommand({ args: process.argv.slice(2), environment: process.env }).then((code) => process.exit(code), fail);
