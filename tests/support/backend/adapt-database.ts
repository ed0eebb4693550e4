import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';

/** What a test calls a minute lasts this many minutes of a slow machine. */
const SLOWER = 1000;

/** Makes the database of an embedded backend fit for tests. */
export async function adaptDatabase(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'));
  await believeCallers(database);
  await slowTheClockOfLimits(database);
  await database.close();
}

/** Whom a caller names last in `X-Forwarded-For` is believed, as if there were a gateway of ours in front: a test is many visitors. */
async function believeCallers(database: PGlite): Promise<void> {
  await database.query('update private.visitor_address set hop = 2');
}

/**
 * Calls are counted by a clock that hardly moves. By the real one a flood of a minute would be none on a machine that is too busy to take
 * the calls of that flood within the minute.
 */
async function slowTheClockOfLimits(database: PGlite): Promise<void> {
  await database.exec(`
    create function private.slow_clock() returns timestamptz language sql as
    $$ select at + (now() - at) / ${SLOWER} from (values (timestamptz '${new Date().toISOString()}')) as start (at) $$;
    alter table private.rate_hits alter column started_at set default private.slow_clock();`);
  const { rows } = await database.query<{ source: string }>(
    `select pg_get_functiondef('private.count_hit'::regproc) as source`,
  );
  const [{ source } = { source: '' }] = rows;
  if (!source.includes('now()')) throw new Error('private.count_hit asks for no time, so its clock cannot be slowed.');
  await database.exec(source.replaceAll('now()', 'private.slow_clock()'));
}
