import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '#brand/cli/folders.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { shortenPath } from '#brand/errors/problems.ts';

/** The brands that are named, or all that have a built site. */
export function findSlugs({ brandsDir, outDir }: Folders, environment: Environment, named: string[]): string[] {
  const slugs = findBrands(brandsDir, environment, named).map(({ slug }) => slug);
  if (named.length > 0) return slugs;
  const built = slugs.filter((slug) => existsSync(join(outDir, slug, 'index.html')));
  if (built.length > 0) return built;
  throw new Error(`There is no built site in ${shortenPath(outDir)}. Run: npm run build`);
}
