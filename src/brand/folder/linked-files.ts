import { lstatSync } from 'node:fs';
import { extname, join } from 'node:path';
import { shortenPath } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { CopiedFile, NamedFile, ReadSite, Warning } from '#schema/warning.ts';
import { isBelow, realPathBelow } from '../files/ordinary-file.ts';
import type { HashOfFile } from './brand-folder.ts';
import { MAX_BYTES, PUBLIC } from './public-files.ts';

interface Linked {
  /** The parts of the site that have links, without those to files that are not there. */
  links: Pick<ReadSite, 'fileLink' | 'locations'>;
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
  return { links: withoutFiles(site, missing), files: [...files.values()], warnings };
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

function withoutFiles({ fileLink, locations }: ReadSite, missing: ReadonlySet<string>): Linked['links'] {
  const isThere = (link: string | undefined): boolean => link !== undefined && !missing.has(link);
  return {
    fileLink: isThere(fileLink) ? fileLink : undefined,
    locations: locations.map((location) => {
      if (location.fileLink === undefined || isThere(location.fileLink)) return location;
      const { fileLink: _, ...rest } = location;
      return rest;
    }),
  };
}
