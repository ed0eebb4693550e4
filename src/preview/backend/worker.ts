/** The thread of the embedded backend: the database and the functions keep a thread busy, and the preview answers meanwhile. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runNode } from '#brand/cli/run-node.ts';
import { type Functions, openFunctions } from './functions.ts';
import { isMade, type Lite, openLite, type LiteOptions } from './lite.ts';
import { COMPILE_ONCE } from './compile-once.ts';
import { fromMessage, type RequestMessage, toMessage, type ResponseMessage } from './messages.ts';

export interface BackendWorkerOptions extends LiteOptions {
  /** The secrets of functions: without any `CHANGES_…` nobody is told of changes, without `OPENROUTER_API_KEY` no model reads for the assistant. */
  functionSecrets: Record<string, string>;
}

export type FromMain = { kind: 'ask'; id: number; request: RequestMessage } | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; response: ResponseMessage }
  | { kind: 'closed' };

/** What the functions take for their project's address. It never leaves this thread. */
const PROJECT_URL = 'http://embedded-backend.localhost';
const ANNOUNCE_EVERY_MS = 200;

const options = workerData as BackendWorkerOptions;
const isAnnounced = Object.keys(options.functionSecrets).some((name) => name.startsWith('CHANGES_'));
/** What was begun before still ends; nothing new is asked of a database that is being closed. */
let isClosing = false;
const started = start();
parentPort?.on('message', (message: FromMain) => void hear(message));
started.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    parentPort?.close();
  },
);

async function start() {
  await makeDatabase(options);
  const lite = await openLite(options);
  const outside = globalThis.fetch;
  // A function calls its own project by HTTP. Here that is a call in the same thread.
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).origin === PROJECT_URL ? lite.fetch(request) : outside(request);
  };
  const functions = openFunctions(join(options.supabaseDir, 'functions'), {
    SUPABASE_URL: PROJECT_URL,
    SUPABASE_SERVICE_ROLE_KEY: options.secretKey,
    ...options.functionSecrets,
  });
  if (isAnnounced) setInterval(() => void announce(lite, functions), ANNOUNCE_EVERY_MS).unref();
  return { lite, functions };
}

/** In a process that ends: see make-database.ts. */
async function makeDatabase({ dataDir, supabaseDir }: LiteOptions): Promise<void> {
  if (isMade(dataDir)) return;
  const script = join(import.meta.dirname, 'make-database.ts');
  await runNode(supabaseDir, [...COMPILE_ONCE, script, dataDir, supabaseDir]);
}

/** A hosted project has a clock for this. */
async function announce(lite: Lite, functions: Functions): Promise<void> {
  if (isClosing) return;
  try {
    if (!(await lite.isChangeDue())) return;
    const headers = { Authorization: `Bearer ${options.secretKey}` };
    await functions(new Request(`${PROJECT_URL}/functions/v1/announce-changes`, { method: 'POST', headers }));
  } catch (error) {
    if (!isClosing) console.error(error);
  }
}

async function hear(message: FromMain): Promise<void> {
  const parts = await started.catch(() => undefined);
  if (parts === undefined) return;
  if (message.kind === 'close') {
    isClosing = true;
    await parts.lite.close();
    tell({ kind: 'closed' });
    parentPort?.close();
    return;
  }
  const { id, request } = message;
  tell({ kind: 'answer', id, response: await answer(parts, request) });
}

async function answer({ lite, functions }: Awaited<typeof started>, message: RequestMessage): Promise<ResponseMessage> {
  try {
    const request = fromMessage(message);
    const isFunction = new URL(request.url).pathname.startsWith('/functions/v1/');
    const reply = await toMessage(await (isFunction ? functions(request) : lite.fetch(request)));
    // Who hears of a change need not wait for the clock.
    if (request.method !== 'GET' && isOfConfigurations(request) && isAnnounced) void announce(lite, functions);
    return reply;
  } catch (error) {
    console.error(error);
    return toMessage(Response.json({ message: 'The embedded backend failed.' }, { status: 500 }));
  }
}

const isOfConfigurations = ({ url }: Request): boolean => new URL(url).pathname === '/rest/v1/brand_websites';

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
