import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shortenPath } from '#brand/errors/problems.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { markOf } from '../targets/deploy-mark.ts';

/** What `inspect` has found, for `publish --inspected` and for whoever sums it up. */
export const INSPECTION = 'inspection.json';

const schema = z.object({
  brands: z.array(z.object({ slug: z.string(), mark: z.string(), problems: z.array(z.string()) })),
});

/** Throws an Error where a site has problems, or is not the one that was inspected. */
export type CheckInspected = (site: BuiltSite) => void;

export function readInspection(outDir: string): CheckInspected {
  const { brands } = read(join(outDir, INSPECTION));
  return (site) => {
    const found = brands.find(({ slug }) => slug === site.slug);
    if (found?.mark !== markOf(site)) {
      throw new Error(`This site was not inspected. Run: npm run inspect -- --brand ${site.slug}`);
    }
    if (found.problems.length === 0) return;
    const [first] = found.problems;
    const more = found.problems.length > 1 ? ` (and ${found.problems.length - 1} more)` : '';
    throw new Error(`It has problems, so it is not published: ${first}${more}.`);
  };
}

function read(path: string): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${shortenPath(path)} can't be read. Run: npm run inspect`);
  }
}
