import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/** The hash of a commit. Throws when there is none of that name. */
export function findCommit(root: string, ref: string): string {
  const { status, stdout } = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (status !== 0) throw new Error(`There is no commit "${ref}" to measure against.`);
  return stdout.trim();
}

/** Another commit of this repository, with our packages: the folder to run its scripts in. */
export function checkOut({ root, folder, atEnd }: Workspace, commit: string): string {
  const tree = join(folder, 'before');
  mkdirSync(folder, { recursive: true });
  atEnd(() => git(root, 'worktree', 'remove', '--force', tree));
  // "--force": a run that was killed may have left its name with git.
  const { status, stderr } = git(root, 'worktree', 'add', '--force', '--detach', tree, commit);
  if (status !== 0) throw new Error(`git could not check out ${commit}.\n${stderr}`);
  linkPackages(root, tree);
  return tree;
}

/**
 * Each package is a link of its own, and `run.mjs` is told that all are there: were the whole folder a link, it could install that
 * commit's packages in the place of ours.
 */
function linkPackages(root: string, tree: string): void {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!NOT_PACKAGES.test(name)) symlinkSync(join(from, name), join(to, name));
  const lock = statSync(join(tree, 'package-lock.json'));
  writeFileSync(join(to, '.front-of-house'), `${lock.size} ${lock.mtimeMs}`);
}

/** Caches and notes are everybody's own. */
const NOT_PACKAGES = /^\./;

const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
