import { lstatSync } from 'node:fs';
import { extname, join } from 'node:path';
import { shortenPath } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { CopiedFile, NamedFile, ReadSite, Warning } from '#schema/warning.ts';
import { isBelow, realPathBelow } from '../files/ordinary-file.ts';
import type { HashOfFile } from './brand-folder.ts';
import { MAX_BYTES, PUBLIC } from './public-files.ts';

interface Linked {
  /** The site without links to files that are not there. */
  site: ReadSite;
  /** The linked files that lie beside `website.json`. */
  files: CopiedFile[];
  warnings: Warning[];
}

/** Finds the files that a configuration links to: among those of `public/`, or beside `website.json`. */
export function linkFiles(
  site: ReadSite,
  named: readonly NamedFile[],
  folder: string,
  publicFiles: readonly CopiedFile[],
  hashOf: HashOfFile,
): Linked {
  const published = new Set(publicFiles.map(({ path }) => path));
  const files = new Map<string, CopiedFile>();
  const missing = new Set<string>();
  const warnings: Warning[] = [];
  for (const { href, path: place, isBeside } of named) {
    const path = decodeURIComponent(new URL(href, 'https://site.invalid').pathname.slice(1));
    if (published.has(path) || (!isBeside && extname(path) === '')) continue;
    const from = isBeside ? fileBeside(folder, path) : undefined;
    if (from !== undefined) {
      files.set(path, { path, from, hash: hashOf(from) });
      continue;
    }
    missing.add(href);
    const places = [...(isBeside ? [path] : []), `${PUBLIC}/${path}`].map((one) => shortenPath(join(folder, one)));
    const message = `${quoteValue(isBeside ? path : href)} is not there: no file of at most ${MAX_BYTES / 1024 / 1024} MB is ${places.join(' or ')}. It is left out.`;
    warnings.push({ path: place, message });
  }
  return { site: missing.size === 0 ? site : withoutFiles(site, missing), files: [...files.values()], warnings };
}

/** The real path of an ordinary file below the folder. */
function fileBeside(folder: string, path: string): string | undefined {
  if (!isBelow(folder, join(folder, path))) return undefined;
  try {
    const real = realPathBelow(folder, join(folder, path));
    const stats = lstatSync(real);
    return stats.isFile() && stats.size <= MAX_BYTES ? real : undefined;
  } catch {
    return undefined; // Nothing there, or a link out of the folder.
  }
}

function withoutFiles(site: ReadSite, missing: ReadonlySet<string>): ReadSite {
  const without = <Place extends { fileLink?: string }>(place: Place): Place => {
    if (place.fileLink === undefined || !missing.has(place.fileLink)) return place;
    const { fileLink: _, ...rest } = place;
    return rest as Place;
  };
  return { ...without(site), locations: site.locations.map(without) };
}
