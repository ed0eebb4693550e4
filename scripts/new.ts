import { resolve } from 'node:path';
import { fail } from '../src/builder/cli/fail.ts';
import { newBrand } from '../src/builder/new-brand/new-brand.ts';

/** `npm run new`: exit code 0 when the brand is written, 2 when the command line is wrong or the brand exists, 130 when cancelled. */
newBrand({
  root: resolve(import.meta.dirname, '..'),
  args: process.argv.slice(2),
  environment: process.env,
  terminal: process.stdin.isTTY && process.stdout.isTTY ? {} : undefined,
  print: console.log,
}).catch(fail);
