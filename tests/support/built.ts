import { join } from 'node:path';

/** Where the browser tests' global setup put the sample brands it built; every worker inherits the variable. */
export const BUILT_BRANDS = 'FRONT_OF_HOUSE_BUILT_BRANDS';

/** The folder of a sample brand as it would be published: builtBrand('nonna-pia') */
export function builtBrand(slug: string): string {
  const folder = process.env[BUILT_BRANDS];
  if (folder === undefined) throw new Error(`${BUILT_BRANDS} is not set: run the browser tests with npm test.`);
  return join(folder, slug);
}
