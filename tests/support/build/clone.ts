import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compiledFolder, sourceKey } from '#builder/compile/source-key.ts';
import { projectFiles, ROOT } from '../project.ts';
import { builtBrand, preparedDataDir } from './built.ts';

export interface Clone {
  root: string;
  remove: () => void;
}

/**
 * The project in a folder of its own, as git would clone it if all were committed. What its first command would take half a minute for is there:
 * packages, the compiled pages, the sites of `brands`, and the tables of the backend. All of it is what the repository's own commands have made.
 */
export function cloneProject(brands: string[]): Clone {
  const clone = copyProject();
  const copy = (from: string, path: string): void => cpSync(from, join(clone.root, path), { recursive: true });
  for (const slug of brands) copy(builtBrand(slug), join('dist', slug));
  copy(join(dirname(builtBrand('.state')), '.state'), 'dist/.state');
  copy(preparedDataDir() ?? '', '.data/backend');
  return clone;
}

/** The same without what is made from brands: the files, links to the packages, and the compiled pages. */
export function copyProject(): Clone {
  const root = mkdtempSync(join(tmpdir(), 'front-of-house-clone-'));
  const files = projectFiles();
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(root, folder), { recursive: true });
  for (const path of files) copyFileSync(join(ROOT, path), join(root, path));
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(isPackages)) {
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  const compiled = join(compiledFolder(join(ROOT, '.cache')), sourceKey(ROOT, join(ROOT, '.cache')));
  cpSync(compiled, join(root, compiled.slice(ROOT.length)), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The packages and the note of what is installed; not what tools leave there. */
const isPackages = (name: string): boolean => !name.startsWith('.') || name === '.package-lock.json' || name === '.bin';
