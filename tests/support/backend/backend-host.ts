/** A process to kill: the embedded backend on a folder. `node backend-host.ts DATA_DIR` prints its address when it is ready. */
import { startEmbedded } from './backend.ts';

const { url, secretKey } = await startEmbedded(process.argv[2]);
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`);
