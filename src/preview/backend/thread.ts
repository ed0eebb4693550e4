import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { COMPILE_ONCE } from './compile-once.ts';
import type { RequestMessage, ResponseMessage } from './messages.ts';
import type { BackendWorkerOptions, FromMain, FromWorker } from './worker.ts';

export interface Thread {
  /** Rejects when the backend could not start or has ended. */
  ask: (request: RequestMessage) => Promise<ResponseMessage>;
  ready: Promise<unknown>;
  isOpen: () => boolean;
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (response: ResponseMessage) => void;
  reject: (error: Error) => void;
}

/** How long the database may take to close. If it is killed, nothing acknowledged is lost. */
const CLOSE_LIMIT_MS = 5000;

/** The embedded backend's thread, seen from the one that serves. */
export function openThread(options: BackendWorkerOptions): Thread {
  const waiting = new Map<number, Waiting>();
  const { promise: ready, resolve: becomeReady, reject: failToStart } = Promise.withResolvers<'ready'>();
  const { promise: closed, resolve: becomeClosed } = Promise.withResolvers<'closed'>();
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: options,
    env: { ...process.env, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
  });
  let count = 0;
  let ended: Error | undefined;
  ready.catch(() => {}); // Every call rejects with the reason.

  function end(error: Error): void {
    ended ??= error;
    failToStart(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    becomeClosed('closed');
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') becomeReady('ready');
    else if (message.kind === 'failed') end(new Error(`The embedded backend could not start: ${message.message}`));
    else if (message.kind === 'closed') becomeClosed('closed');
    else {
      waiting.get(message.id)?.resolve(message.response);
      waiting.delete(message.id);
    }
  });
  worker.on('error', (error) => end(new Error(`The embedded backend ended: ${(error as Error).message}`)));
  worker.on('exit', () => end(new Error('The embedded backend has ended. Start the preview again.')));

  async function ask(request: RequestMessage): Promise<ResponseMessage> {
    await ready;
    if (ended !== undefined) throw ended;
    return new Promise((resolve, reject) => {
      const id = count++;
      waiting.set(id, { resolve, reject });
      tell({ kind: 'ask', id, request });
    });
  }

  function tell(message: FromMain): void {
    worker.postMessage(message);
  }

  async function close(): Promise<void> {
    ended ??= new Error('The backend is closed.');
    tell({ kind: 'close' });
    const timer = setTimeout(() => becomeClosed('closed'), CLOSE_LIMIT_MS);
    await closed;
    clearTimeout(timer);
    await worker.terminate();
  }

  return { ask, ready, isOpen: () => ended === undefined, close };
}
