/** The folder of a site's place in which a publish keeps its manifest and what `rollback` needs. */
export const OWN_FOLDER = '.front-of-house';

const MAX_LENGTH = 1000;
/** Matches an empty part, `.` or `..`, and characters that separate parts elsewhere or end a line. */
const UNSAFE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\u0000-\u001f\u007f]/;

/** Whether a path, which may come from outside, stays below the folder that it is joined to. */
export const isBelowPath = (path: string): boolean => path.length <= MAX_LENGTH && !UNSAFE.test(path);

/** Whether it is also the path of a file of a site: not one of our own notes. */
export function isSafePath(path: string): boolean {
  return isBelowPath(path) && path.split('/')[0]?.toLowerCase() !== OWN_FOLDER;
}
