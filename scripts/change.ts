import { resolve } from 'node:path';
import { fail } from '#brand/errors/fail.ts';
import { dataDirOf } from '#brand/network/embedded.ts';
import { runChangeCommand } from '#changes/many/change-command.ts';
import { publishedFolder } from '#publishing/live/note-deploy.ts';
import { openPublished } from '#publishing/live/published.ts';

const ROOT = resolve(import.meta.dirname, '..');
const published = openPublished(publishedFolder(dataDirOf(ROOT, process.env)));

/** `npm run change`: exit code 0 when all is written, 1 when a brand could not be changed, 2 when the command line is wrong or nobody can be asked, 130 when declined. */
runChangeCommand({
  args: process.argv.slice(2),
  environment: process.env,
  ...(process.stdin.isTTY && process.stdout.isTTY && { terminal: {} }),
  print: console.log,
  publishedOf: (slug) => published.read(slug).live?.written,
}).then((code) => process.exit(code), fail);
