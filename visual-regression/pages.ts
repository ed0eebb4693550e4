import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../tests/support/build/build.ts';
import { FIXTURES } from '../tests/support/build/built.ts';
import { ROOT } from '../tests/support/project.ts';
import type { Selection } from './taken.ts';

/** Pages that a brand has one of for each location. */
const OF_LOCATIONS = /(?<=^\/(?:fr\/)?(?:location|adresse|menu|feedback\/qr|avis\/qr)\/).+/;

export const SAMPLES = readdirSync(join(ROOT, 'brands')).sort();

export function brandsOf({ brands }: Pick<Selection, 'brands'>): string[] {
  return [...SAMPLES, ...FIXTURES].filter((brand) => brands.length === 0 || brands.includes(brand));
}

/** Which pages of a built brand are looked at: of the pages of locations the first and the last, unless all are wanted. */
export function pathsOf(site: string, selection: Selection): string[] {
  const kinds = Map.groupBy(
    readPages(site).map(({ path }) => path),
    (path) => path.replace(OF_LOCATIONS, '…'),
  );
  const chosen = [...kinds.values()].flatMap((paths) =>
    selection.isAll ? paths : paths.filter((_, index) => index === 0 || index === paths.length - 1),
  );
  return chosen.filter((path) => isWantedPath(path, selection));
}

/** A pattern is a path with `*` for whatever: `/menu/*`. */
export function isWantedPath(path: string, { pages }: Pick<Selection, 'pages'>): boolean {
  return pages.length === 0 || pages.some((pattern) => toExpression(pattern).test(path));
}

function toExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
