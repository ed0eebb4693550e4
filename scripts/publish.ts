import { fail } from '#brand/errors/fail.ts';
import { runPublishCommand } from '#deploy/command/deploy-command.ts';

/** `npm run publish`: exit code 0 when all is published, 1 when a brand failed, 2 when the command line is wrong. */
runPublishCommand({ args: process.argv.slice(2), environment: process.env }).then((code) => process.exit(code), fail);
