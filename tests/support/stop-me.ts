/** A server to stop: `node stop-me.ts FILE` writes a file when it has been closed. */
import { writeFileSync } from 'node:fs';
import { stopOnSignal } from '#brand/cli/stop.ts';

stopOnSignal(async () => writeFileSync(process.argv[2] ?? '', 'closed'));
setInterval(() => {}, 60_000);
process.stdout.write('running');
