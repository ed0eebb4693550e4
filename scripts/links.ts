import { fail } from '#brand/errors/fail.ts';
import { runLinksCommand } from '#link-check/links-command.ts';

/** `npm run links`: exit code 0 when no link is dead, 1 when one is, 2 when the command line is wrong. */
runLinksCommand({ args: process.argv.slice(2), environment: process.env }).then((code) => process.exit(code), fail);
