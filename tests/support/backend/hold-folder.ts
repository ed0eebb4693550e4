/** A process to kill: takes the lock of a folder and keeps it. `node hold-folder.ts FOLDER` says `held` or `refused`. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockFolder } from '#brand/files/folder-lock.ts';

const isHeld = lockFolder(process.argv[2] ?? '') !== undefined;
// A lock that nothing in the program refers to must survive garbage collection.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
process.stdout.write(isHeld ? 'held' : 'refused');
if (isHeld) setInterval(() => {}, 60_000);
