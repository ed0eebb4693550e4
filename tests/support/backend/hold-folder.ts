/** A process to kill: takes the lock of a folder and keeps it. `node hold-folder.ts FOLDER` says `held` or `refused`. */
import { lockFolder } from '#brand/files/folder-lock.ts';

const lock = lockFolder(process.argv[2] ?? '');
process.stdout.write(lock === undefined ? 'refused' : 'held');
if (lock !== undefined) setInterval(() => {}, 60_000);
