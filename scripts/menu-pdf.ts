import { fail } from '#brand/errors/fail.ts';
import { runMenuPdfCommand } from '#deploy/print/menu-pdf-command.ts';
import { findBrowser } from './find-browser.ts';

/** `npm run menu-pdf`: exit code 0 when all menus are printed, 1 when there is no menu or no browser, 2 when the command line is wrong. */
runMenuPdfCommand({ args: process.argv.slice(2), environment: process.env, findBrowser }).then(
  (code) => process.exit(code),
  fail,
);
