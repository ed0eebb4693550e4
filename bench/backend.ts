import { setFlagsFromString } from 'node:v8';
import { startEmbedded } from '../tests/support/backend/backend.ts';

// The embedded backend in a process of its own, so that its processor time can be told apart. It prints on one line how to call it.
const [folder, url = '', secret = ''] = process.argv.slice(2);
const starting = startEmbedded(folder, { CHANGES_WEBHOOK_URL: url, CHANGES_WEBHOOK_SECRET: secret });
// The preview compiles its database once, to save memory. A busy one is compiled for speed.
for (const flag of ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering']) setFlagsFromString(flag);
const backend = await starting;
console.log(JSON.stringify({ url: backend.url, publishableKey: backend.publishableKey, secretKey: backend.secretKey }));
process.once('SIGTERM', () => void backend.close().then(() => process.exit(0)));
