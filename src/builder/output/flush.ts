import { type FileHandle, open } from 'node:fs/promises';

/** Flushes files, and the entries of folders, to the disk. The disk writes its journal once for many files that wait. A file that is gone needs no flush. */
export async function flushSideBySide(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(flush));
}

async function flush(path: string): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    await file.sync();
  } catch (error) {
    // Some disks can't flush on request (EINVAL, EPERM: Windows and some network disks).
    if ((error as NodeJS.ErrnoException).code === 'EIO') throw error;
  } finally {
    await file?.close();
  }
}
