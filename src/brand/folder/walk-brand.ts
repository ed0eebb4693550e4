import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';
import { LoadError } from '../errors/load-error.ts';
import { realPathBelow } from '../files/ordinary-file.ts';
import { describeProblems } from '../errors/problems.ts';

/** Something in a brand's folder. `path` has forward slashes and begins below the folder. */
export type BrandEntry =
  | { kind: 'file'; path: string; real: string; stats: Stats }
  | { kind: 'folder'; path: string }
  /** An entry that a build does not read: a pipe, a link out of the folder, or (`leadsTo`) another name of a folder that is listed already. */
  | { kind: 'other'; path: string; leadsTo?: string };

/** Five times the pictures that a brand may have. */
const MAX_ENTRIES = 50_000;

/** The entries of a brand's folder. Throws a LoadError where there are more than `max`. */
export function entriesOfBrand(folder: string, max = MAX_ENTRIES): BrandEntry[] {
  const entries = walkBrand(folder, max + 1);
  if (entries.length <= max) return entries;
  const problem = `has more than ${max} files and folders. Leave in it what the site needs.`;
  throw new LoadError(describeProblems(folder, [problem]));
}

/**
 * The entries of a brand's folder, without hidden names but `.well-known`. Links are followed if they stay in the folder. Each folder is entered once, even if
 * many links lead to it: twenty folders with two links each would give a million paths. It stops after `max` entries.
 */
export function walkBrand(folder: string, max = MAX_ENTRIES): BrandEntry[] {
  const root = realpathSync.native(folder);
  const entered = new Set<string>();
  const entries: BrandEntry[] = [];
  const enter = (real: string, below: string): void => {
    entered.add(real);
    for (const child of listVisible(real)) {
      if (entries.length >= max) return;
      const path = below + child.name;
      const target = child.isSymbolicLink() ? targetOf(root, join(real, child.name)) : join(real, child.name);
      const stats = target === undefined ? undefined : lstatSync(target, { throwIfNoEntry: false });
      if (target === undefined || stats === undefined) entries.push({ kind: 'other', path });
      else if (stats.isFile()) entries.push({ kind: 'file', path, real: target, stats });
      else if (!stats.isDirectory()) entries.push({ kind: 'other', path });
      else if (entered.has(target)) entries.push({ kind: 'other', path, leadsTo: relative(root, target) });
      else {
        entries.push({ kind: 'folder', path });
        enter(target, `${path}/`);
      }
    }
  };
  readdirSync(root); // Throws where it is no folder.
  enter(root, '');
  return entries;
}

/** RFC 8615: files that others look for at a known path. */
const WELL_KNOWN = '.well-known';

function listVisible(folder: string): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith('.') || name === WELL_KNOWN,
    );
    return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return []; // Deleted since it was listed, or not readable.
  }
}

/** Undefined for a link that leads nowhere, in a circle, or out of the folder. */
function targetOf(root: string, link: string): string | undefined {
  try {
    return realPathBelow(root, link);
  } catch {
    return undefined;
  }
}
