import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '#brand/report/report.ts';

/** Where the set-up of the tests put what it made for all of them; every process that runs tests inherits the variable. */
export const PREPARED = 'FRONT_OF_HOUSE_PREPARED';

/** The brands of `tests/brands` that can be built. */
export const FIXTURES = ['kitchen-sink', 'minimal', 'empty', 'hostile', 'other-scripts', 'levant-house'];

/** The folder of a sample or test brand as it would be published: builtBrand('nonna-pia') */
export function builtBrand(slug: string): string {
  return join(preparedFolder(), 'sites', slug);
}

/** What the build said of the sample brands, and of the test brands. */
export function builtReport(kind: 'samples' | 'fixtures'): Report {
  return JSON.parse(readFileSync(join(preparedFolder(), `${kind}.json`), 'utf8')) as Report;
}

/** A data folder of the embedded backend with nothing in it but its tables. Making one takes seconds, copying it does not. */
export function preparedDataDir(): string | undefined {
  const folder = process.env[PREPARED];
  return folder === undefined ? undefined : join(folder, 'backend');
}

function preparedFolder(): string {
  const folder = process.env[PREPARED];
  if (folder === undefined)
    throw new Error(`${PREPARED} is not set: run the tests with npm test, vitest or playwright.`);
  return folder;
}
