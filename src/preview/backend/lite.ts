import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { storeFilesIn } from './files.ts';
import { PUBLISHABLE_KEY, type Secrets } from '#brand/network/embedded.ts';
import { applyMigrations, PLATFORM } from './migrations.ts';

export interface LiteOptions extends Secrets {
  dataDir: string;
  /** The folder with `migrations/`. */
  supabaseDir: string;
}

export interface Lite {
  /** Answers a request below `/rest/v1`, `/auth/v1` or `/storage/v1`, body and all. */
  fetch: (request: Request) => Promise<Response>;
  /** Whether a changed configuration waits to be announced. */
  isChangeDue: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Postgres takes 128 MB unless told otherwise, and touches all of it, for a database of a few. */
const SHARED_BUFFERS = '8MB';
const FORGET_EVERY_MS = 60 * 60 * 1000;

/** Lies beside the database when all of it is there. */
const MADE = 'database.made';

export const isMade = (dataDir: string): boolean => existsSync(join(dataDir, MADE));

/** Supabase without a server: Data API, Auth and Storage over Postgres in WebAssembly. */
export async function openLite({ dataDir, supabaseDir, secretKey, jwtSecret }: LiteOptions): Promise<Lite> {
  setExperimental('storage', true);
  const folder = join(dataDir, 'database');
  // A first start that was killed leaves an incomplete database. It can't have any rows yet.
  if (!isMade(dataDir)) rmSync(folder, { recursive: true, force: true });
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const connection = await createPgliteConnection({ url: folder, pgliteOptions: { startParams } });
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secretKey,
      jwt_secret: jwtSecret,
    },
    storage: { enabled: true, file_size_limit: '10MiB' },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = storeFilesIn(join(dataDir, 'files'));
  // Otherwise Lite would, at the first request, grant every role everything in each schema with row level security, and undo what the
  // migrations have revoked.
  Reflect.set(connection, 'rlsState', 'active');
  connection.normalizeDbError = (error) => asPostgrest(error);
  const quietly = keepQuiet();
  await quietly(() => app.ensureSystemSchema());
  await connection.driver.exec(PLATFORM);
  await applyMigrations(connection.driver, join(supabaseDir, 'migrations'), dataDir);
  await forgetArraysOfRows(connection.driver);
  writeFileSync(join(dataDir, MADE), '');
  const inTurn = takeTurns();
  const forget = () => inTurn(() => connection.driver.query('select private.forget()'));
  await forget();
  // A hosted project has a clock for this.
  const clock = setInterval(() => void forget().catch(console.error), FORGET_EVERY_MS).unref();

  return {
    // There is one connection, and Lite would mix two transactions on it: one visitor would get the other's role.
    fetch: (request) =>
      inTurn(async () => {
        const headers = JSON.stringify(Object.fromEntries(request.headers));
        // As the Data API does; Lite sets them for functions only, and triggers read them too.
        await connection.driver.query("select set_config('request.headers', $1, false)", [headers]);
        const answer = await quietly(() => app.fetch(request, { peerAddress: null }));
        return new Response(answer.body === null ? null : await answer.arrayBuffer(), answer);
      }),
    async isChangeDue() {
      const query = () => connection.driver.query<{ due: boolean }>('select private.is_change_due() as due');
      return (await inTurn(query)).rows[0]?.due === true;
    },
    close() {
      clearInterval(clock);
      return inTurn(() => connection.close());
    },
  };
}

/**
 * PGlite copies the list of its parsers for each query. Two thirds of them parse arrays of composite types: Postgres makes such a type for each
 * table and view. No query here returns one.
 */
async function forgetArraysOfRows(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ array: number }>("select typarray as array from pg_type where typtype = 'c'");
  const arrays = new Set(rows.map(({ array }) => String(array)));
  const isWanted = ([type]: [string, unknown]): boolean => !arrays.has(type);
  database.parsers = Object.fromEntries(Object.entries(database.parsers).filter(isWanted));
  database.serializers = Object.fromEntries(Object.entries(database.serializers).filter(isWanted));
}

/**
 * A row that breaks a check is the sender's mistake, which PostgREST answers with 400 and Lite with 500. Lite does respect an
 * error in the form in which functions set a status.
 */
function asPostgrest(error: unknown): unknown {
  const { code, message, detail } = error as { code?: unknown; message?: unknown; detail?: unknown };
  if (code !== '23514') return error;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}

/** Runs one at a time, in the order of the calls. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

/**
 * Lite prints every error of the database with its stack, a refused row too. Only those of a 500 are printed here: other answers
 * say what was wrong.
 */
function keepQuiet(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  const heard = new AsyncLocalStorage<unknown[][]>();
  const print = console.error.bind(console);
  const hear = (...args: unknown[]): void => {
    const store = heard.getStore();
    if (store === undefined) print(...args);
    else store.push(args);
  };
  console.error = hear;
  console.warn = hear;
  return (work) =>
    heard.run([], async () => {
      const result = await work();
      if (result instanceof Response && result.status >= 500) heard.getStore()?.forEach((args) => print(...args));
      return result;
    });
}
