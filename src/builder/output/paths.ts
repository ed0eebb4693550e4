/** The paths of a site's files, without regard to capitals: not every disk tells them apart. */
export interface Paths {
  add: (path: string) => void;
  has: (path: string) => boolean;
  /** Whether a file can have this path: no file has it, no folder, and no file is in place of a folder that leads to it. */
  isFree: (path: string) => boolean;
}

export function makePaths(): Paths {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add: (path) => {
      files.add(path.toLowerCase());
      for (const folder of foldersOf(path.toLowerCase())) folders.add(folder);
    },
    has: (path) => files.has(path.toLowerCase()),
    isFree: (path) => {
      const own = path.toLowerCase();
      return !files.has(own) && !folders.has(own) && !foldersOf(own).some((folder) => files.has(folder));
    },
  };
}

/** `foldersOf('a/b/c.pdf') // ['a', 'a/b']` */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
