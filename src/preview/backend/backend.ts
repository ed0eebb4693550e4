import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { type FolderLock, lockFolder } from '#brand/files/folder-lock.ts';
import { addressFile, PUBLISHABLE_KEY, readSecrets, type Secrets } from '#brand/network/embedded.ts';
import { makeGateway, makeRefusal } from './gateway.ts';
import { openThread } from './thread.ts';

export interface BackendOptions {
  /** The folder with `supabase/`. */
  root: string;
  /** Where everything is kept. */
  dataDir: string;
  /** Replaces the secret key in the data folder. */
  secretKey?: string;
  /** Where the secrets of functions are: `CHANGES_…`, whom `announce-changes` tells, and `OPENROUTER_…`, the model that reads for the assistant. Others are ignored. */
  environment?: Record<string, string | undefined>;
  /** Called once with the reason when there is no backend. */
  onProblem?: (sentence: string) => void;
}

export interface Backend extends Secrets {
  /** Answers requests below `/rest/v1`, `/functions/v1`, `/auth/v1` and `/storage/v1`. */
  listener: RequestListener;
  publishableKey: string;
  /** The same without HTTP, with the secret key. `call('/rest/v1/brand_websites', { method: 'POST', … })` */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Whether it may still answer: false without a backend, after a failure, and once it is closed. */
  isOpen: () => boolean;
  /** Says in the folder on which port of this machine `listener` answers, for `addressOfOther`. */
  notePort: (port: number) => void;
  close: () => Promise<void>;
}

/**
 * The project in `supabase/` as a part of this process. It starts in the background, and calls before it is ready wait. When
 * it can't start, because the disk is full or another process has the data folder, every answer says so.
 */
export function startBackend(options: BackendOptions): Backend {
  const { dataDir, onProblem = () => {} } = options;
  let lock: FolderLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o700); // An existing folder may be readable by others.
    lock = lockFolder(dataDir);
    if (lock !== undefined) return open(options, lock);
    const sentence = `Another preview has the backend's data in ${dataDir}, so there is no backend here. Stop it and start this again, or set FRONT_OF_HOUSE_DATA to another folder.`;
    return makeRefusing(sentence, onProblem);
  } catch (error) {
    lock?.release();
    const reason = error instanceof Error ? error.message : String(error);
    return makeRefusing(`The embedded backend could not start: ${reason}`, onProblem);
  }
}

function open(
  { root, dataDir, secretKey, environment = {}, onProblem = () => {} }: BackendOptions,
  lock: FolderLock,
): Backend {
  rmSync(addressFile(dataDir), { force: true }); // Of a process that was killed; this one has the lock.
  const secrets = { ...readSecrets(dataDir), ...(secretKey !== undefined && { secretKey }) };
  const functionSecrets = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => /^(?:CHANGES|OPENROUTER)_/.test(entry[0]) && Boolean(entry[1]),
    ),
  );
  const thread = openThread({ dataDir, supabaseDir: join(root, 'supabase'), functionSecrets, ...secrets });
  thread.ready.catch((error: Error) => onProblem(error.message));

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://localhost${path}`, init);
    request.headers.set('apikey', secrets.secretKey);
    const { url, method } = request;
    const body = init.body === undefined ? undefined : new Uint8Array(await request.arrayBuffer());
    const response = await thread.ask({ url, method, headers: [...request.headers], body });
    return new Response(response.body.length === 0 ? null : response.body, response);
  }

  async function ownerOf(id: string): Promise<string | undefined> {
    const body = JSON.stringify({ restaurant: id });
    const headers = { 'Content-Type': 'application/json' };
    const response = await call('/rest/v1/rpc/brand_of_restaurant', { method: 'POST', headers, body });
    if (!response.ok) return undefined; // No text that the database can store: nobody owns it.
    const [row] = (await response.json()) as { brand_id: string }[];
    return row?.brand_id;
  }

  async function close(): Promise<void> {
    rmSync(addressFile(dataDir), { force: true });
    await thread.close();
    lock.release();
  }

  return {
    ...secrets,
    publishableKey: PUBLISHABLE_KEY,
    listener: makeGateway(thread.ask, ownerOf),
    call,
    isOpen: thread.isOpen,
    notePort: (port) => writeFileSync(addressFile(dataDir), `http://127.0.0.1:${port}`),
    close,
  };
}

function makeRefusing(sentence: string, onProblem: (sentence: string) => void): Backend {
  onProblem(sentence);
  return {
    secretKey: '',
    jwtSecret: '',
    publishableKey: PUBLISHABLE_KEY,
    listener: makeRefusal(sentence),
    call: () => Promise.reject(new Error(sentence)),
    isOpen: () => false,
    notePort: () => {},
    close: () => Promise.resolve(),
  };
}
