import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSafeName } from '#schema/values/safe-name.ts';
import { hashOfFile } from '../files/file-note.ts';
import type { CopiedFile, Warning } from '#schema/warning.ts';
import type { HashOfFile } from './brand-folder.ts';
import { type BrandEntry, entriesOfBrand } from './walk-brand.ts';

/** The folder, in a brand's folder and in that of the project, whose files are published as they are. */
export const PUBLIC = 'public';

/** Files to publish as they are: `path` is where. */
export interface PublicFiles {
  files: CopiedFile[];
  warnings: Warning[];
}

const MEGABYTE = 1024 * 1024;
/** Cloudflare Pages takes no larger file: https://developers.cloudflare.com/pages/platform/limits/ */
export const MAX_BYTES = 25 * MEGABYTE;
const MAX_BYTES_TOGETHER = 250 * MEGABYTE;
const MAX_FILES = 2000;
const MAX_PATH = 400;

/** The files that the build writes for hosts, and its own folders. Hosts would run or obey others, such as `_worker.js`. */
const FOR_HOSTS = /^_/;

/**
 * The files that a site publishes as they are: those of the brand's `public/`, and those of the project's (`shared`), which all brands have. A file of
 * the brand wins over one of the project. Hidden files are left out, but not those of `.well-known/`.
 */
export function findPublicFiles(folder: string, shared: PublicFiles, hashOf: HashOfFile): PublicFiles {
  const own = filesIn(join(folder, PUBLIC), '', hashOf);
  const names = new Set(own.files.map(({ path }) => path.toLowerCase()));
  return {
    files: [...own.files, ...shared.files.filter(({ path }) => !names.has(path.toLowerCase()))],
    warnings: [...own.warnings, ...shared.warnings],
  };
}

/** The files of the project's `public/`. `root`: the folder of the project. */
export const findSharedFiles = (root: string): PublicFiles =>
  filesIn(join(root, PUBLIC), 'lies in the folder of all brands, and ', hashOfFile);

function filesIn(folder: string, whose: string, hashOf: HashOfFile): PublicFiles {
  const found: PublicFiles = { files: [], warnings: [] };
  const names = new Map<string, string>();
  let bytes = 0;
  for (const entry of existsSync(folder) ? entriesOfBrand(folder) : []) {
    if (entry.kind === 'folder' || entry.path.endsWith('~')) continue; // Editors keep older versions as `menu.html~`.
    const problem = problemOf(entry, names, bytes);
    if (problem === undefined && entry.kind === 'file') {
      names.set(entry.path.toLowerCase(), entry.path);
      bytes += entry.stats.size;
      found.files.push({ path: entry.path, from: entry.real, hash: hashOf(entry.real) });
    } else found.warnings.push(publicWarning(entry.path, `${whose}${problem}. It is not published.`));
  }
  return found;
}

type Entry = Exclude<BrandEntry, { kind: 'folder' }>;

/** What is wrong with a file, beside those that are published: their names by the same in small letters, and their size together. */
function problemOf(entry: Entry, names: ReadonlyMap<string, string>, bytes: number): string | undefined {
  const { path } = entry;
  if (entry.kind === 'other')
    return entry.leadsTo === undefined
      ? 'is a link that leads out of the folder or nowhere, or no ordinary file'
      : 'is another name of a folder whose files are published already';
  if (FOR_HOSTS.test(path)) return `has a name that only the build and the host may use${ADVICE[path] ?? ''}`;
  if (path.length > MAX_PATH || !path.split('/').every(isSafeName))
    return 'has a name that not every host can serve. Use letters, digits, hyphens and dots';
  if (entry.stats.size > MAX_BYTES) return `has more than ${MAX_BYTES / MEGABYTE} MB`;
  const twin = names.get(path.toLowerCase());
  if (twin !== undefined) return `has the name of "${twin}" in other capitals, which not every host can tell apart`;
  if (names.size < MAX_FILES && bytes + entry.stats.size <= MAX_BYTES_TOGETHER) return undefined;
  return `is one too many: a site may have ${MAX_FILES} such files, of ${MAX_BYTES_TOGETHER / MEGABYTE} MB together`;
}

const ADVICE: Record<string, string> = {
  _redirects: '. Write its lines as "redirects" in brand.json',
  _headers: '. What a page may load is said by "contentSecurityPolicy" in brand.json',
};

/** A warning about a file of `public/`. */
export const publicWarning = (path: string, message: string): Warning => ({ path: `${PUBLIC}:${path}`, message });
