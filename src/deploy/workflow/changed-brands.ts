import { execFileSync } from 'node:child_process';
import { brandsOfGroups, GROUPS } from '#brand/folder/group-file.ts';
import { foldersIn } from './brand-folders.ts';

/** Folders of brands whose files have changed, or all of them where the code has. */
export interface Changed {
  slugs: string[];
  isAll: boolean;
}

/** Files that no site is made from. */
const APART =
  /^(docs|tests|bench|visual-regression|supabase|\.github|\.ci)\/|^[^/]+\.md$|^LICENSE$|^\.(?!npmrc|nvmrc)[^/]+$/;
const BRAND = /^brands\/([^/]+)\//;
const GROUP = new RegExp(`^brands/${GROUPS}/([^/]+)\\.json$`);

/** What has changed from one commit to another. Without the first, for a new branch or one that was moved, all. */
export function changedBrands(root: string, from: string, to: string): Changed {
  const all = { slugs: foldersIn(`${root}/brands`), isAll: true };
  if (!isCommit(root, from)) return all;
  const paths = git(root, 'diff', '--name-only', '--no-renames', '-z', `${from}..${to}`).split('\0');
  const made = paths.filter((path) => path !== '' && !APART.test(path));
  if (made.some((path) => !BRAND.test(path))) return all;
  const touched = new Set(made.map((path) => BRAND.exec(path)?.[1]));
  const groups = new Set(made.flatMap((path) => GROUP.exec(path)?.[1] ?? []));
  const sharing = new Set(groups.size === 0 ? [] : brandsOfGroups(`${root}/brands`, all.slugs, groups));
  return { slugs: all.slugs.filter((slug) => touched.has(slug) || sharing.has(slug)), isAll: false };
}

function isCommit(root: string, name: string): boolean {
  if (!/^[0-9a-f]{40}$/.test(name) || /^0+$/.test(name)) return false;
  try {
    git(root, 'cat-file', '-e', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
