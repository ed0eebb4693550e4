import { resolve } from 'node:path';
import { STEPS } from '#deploy/workflow/workflow-command.ts';
import { findBrowser } from './find-browser.ts';

/** `node scripts/workflow.ts STEP [FOLDER]`: what the workflows in `.github` do besides building and publishing. */
async function main([name = '', folder = 'dist']: string[]): Promise<void> {
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (!step) throw new Error(`There is no step "${name}", only ${Object.keys(STEPS).join(', ')}.`);
  await step(resolve(import.meta.dirname, '..'), process.env, folder, findBrowser);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // GitHub shows it on the page of the run.
  process.stderr.write(`::error::${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
